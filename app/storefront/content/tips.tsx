import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import { PlainPage } from "./plain-page.tsx";
import styles from "./tips.module.css";

const tips = ["tip_1", "tip_2", "tip_3", "tip_4", "tip_5", "tip_6"] as const;

export default function Tips() {
  const { t } = useTranslation("tips");
  return (
    <PlainPage title={t("title")} description={t("description")} lead={t("lead")}>
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
    </PlainPage>
  );
}
