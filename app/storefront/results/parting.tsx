import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Page, Rule, Text } from "../../ui/index.ts";
import styles from "./parting.module.css";

/** The way back and what shipping costs. Back is the page before this one where the browser knows it. */
export function Parting() {
  const { t } = useTranslation(["results", "common"]);
  const back = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <Page as="footer" className={styles.parting}>
      <Rule />
      <Text tone="soft">{t("shipping")}</Text>
      <ButtonLink look="plain" to="/maestro-journey" onClick={back}>
        {t("common:back")}
      </ButtonLink>
    </Page>
  );
}
