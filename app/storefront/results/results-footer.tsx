import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Page, Text } from "../../ui/index.ts";
import styles from "./results-footer.module.css";

/** What delivery costs and a Back link: to the previous page in the history, else to the journey. */
export function ResultsFooter({ delivery }: { delivery: string }) {
  const { t } = useTranslation("common");
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <Page as="footer" className={styles.footer}>
      <Text tone="soft">{delivery}</Text>
      <ButtonLink look="plain" to="/maestro-journey" onClick={goBack}>
        {t("back")}
      </ButtonLink>
    </Page>
  );
}
