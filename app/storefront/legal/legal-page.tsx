import { Head } from "../../document/head.tsx";
import { formatDay } from "../../i18n/format-day.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Text } from "../../ui/index.ts";
import styles from "../prose/prose.module.css";
import { type Section, Sections } from "../prose/prose.tsx";

type LegalPageProps = {
  title: string;
  description: string;
  /** When the text last changed. */
  updated: Date;
  sections: Section[];
};

export function LegalPage({ title, description, updated, sections }: LegalPageProps) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  return (
    <Page width="text" className={styles.page}>
      <Head title={title} description={description} />
      <Heading level={1}>{title}</Heading>
      <Text size="small" tone="faint">
        {t("updated", { date: formatDay(updated, language) })}
      </Text>
      <Sections sections={sections} />
    </Page>
  );
}
