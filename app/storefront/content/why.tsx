import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Text } from "../../ui/index.ts";
import { ContentPage } from "./content-page.tsx";
import { ReasonIcon } from "./reason-icon.tsx";
import styles from "./why.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const reasons = ["unique", "first", "oils"] as const;

export default function Why() {
  const { t } = useTranslation("why");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ol className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <ReasonIcon reason={reason} />
            <Heading level={2} size={2}>
              {t(`${reason}.title`)}
            </Heading>
            <Text tone="soft">{t(`${reason}.body`)}</Text>
          </li>
        ))}
      </ol>
      <p className={styles.start}>
        <ButtonLink to="/maestro-journey">{t("start")}</ButtonLink>
      </p>
    </ContentPage>
  );
}
