import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import { ContentPage } from "./content-page.tsx";
import styles from "./tips.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const tips = ["tip_1", "tip_2", "tip_3", "tip_4", "tip_5", "tip_6"] as const;

export default function Tips() {
  const { t } = useTranslation("tips");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ol className={styles.tips}>
        {tips.map((tip, position) => (
          <li key={tip}>
            <span className={styles.number} aria-hidden="true">
              {position + 1}
            </span>
            <Heading level={2} size={2}>
              {t(`${tip}.title`)}
            </Heading>
            <Text tone="soft">{t(`${tip}.body`)}</Text>
          </li>
        ))}
      </ol>
    </ContentPage>
  );
}
