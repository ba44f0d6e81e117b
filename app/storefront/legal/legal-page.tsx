import { Head } from "../../document/head.tsx";
import { formatDay } from "../../i18n/format-day.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Text } from "../../ui/index.ts";
import styles from "./legal-page.module.css";

type Section = {
  title: string;
  body: string;
  items?: string[];
  /** The one thing to do here. */
  link?: { to: string; text: string };
};

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
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2} size={2}>
            {section.title}
          </Heading>
          <Text>{section.body}</Text>
          {section.link && (
            <p>
              <a href={section.link.to}>{section.link.text}</a>
            </p>
          )}
          {section.items && (
            <ul className={styles.items}>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Page>
  );
}
