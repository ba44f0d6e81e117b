import { Head } from "../../document/head.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Text } from "../../ui/index.ts";
import styles from "./legal-page.module.css";

/** When the legal texts last changed. */
const updated = new Date("2026-11-01T00:00:00Z");

type LegalPageProps = { title: string; description: string; sections: { title: string; body: string }[] };

export function LegalPage({ title, description, sections }: LegalPageProps) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const date = updated.toLocaleDateString(`${language}-u-nu-latn-ca-gregory`, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Page width="text" className={styles.page}>
      <Head title={title} description={description} />
      <Heading level={1}>{title}</Heading>
      <Text size="small" tone="faint">
        {t("updated", { date })}
      </Text>
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2} size={2}>
            {section.title}
          </Heading>
          <Text>{section.body}</Text>
        </section>
      ))}
    </Page>
  );
}
