import type { ReactNode } from "react";
import { Head } from "../../document/head.tsx";
import { Heading, Page, Text } from "../../ui/index.ts";
import styles from "./content-page.module.css";

type ContentPageProps = {
  title: string;
  description: string;
  lead?: string;
  width?: "text" | undefined;
  children: ReactNode;
};

/** A page with a heading and an optional introduction. */
export function ContentPage({ title, description, lead, width, children }: ContentPageProps) {
  return (
    <Page width={width}>
      <Head title={title} description={description} />
      <header className={styles.header}>
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
