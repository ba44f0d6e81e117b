import type { ReactNode } from "react";
import { Head } from "../../head.tsx";
import { Heading, Page, Text } from "../../ui/index.ts";
import styles from "./plain-page.module.css";

type PlainPageProps = { title: string; description: string; lead?: string; children: ReactNode };

/** The opening that content pages share: the heading, one sentence, then what the page is for. */
export function PlainPage({ title, description, lead, children }: PlainPageProps) {
  return (
    <Page>
      <Head title={title} description={description} />
      <header className={styles.opening}>
        <Heading level={1}>{title}</Heading>
        {lead && (
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </Page>
  );
}
