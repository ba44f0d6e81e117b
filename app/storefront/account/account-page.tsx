import type { ReactNode } from "react";
import { Head } from "../../document/head.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Stack, Text } from "../../ui/index.ts";
import styles from "./account-page.module.css";

type AccountPageProps = {
  title: string;
  heading: string;
  lead?: string;
  description?: string;
  /** The form has errors: the document's title is prefixed with that. */
  refused?: boolean;
  /** As wide as other pages, and not a form. */
  wide?: boolean;
  children: ReactNode;
};

/** The layout that sign-up, login and confirmation share. */
export function AccountPage({ title, heading, lead, description, refused, wide = false, children }: AccountPageProps) {
  const { t } = useTranslation("errors");
  return (
    <div className={styles.page}>
      <Page width={wide ? "wide" : "form"}>
        <Head title={refused ? t("title_prefix", { title }) : title} description={description} />
        <Stack gap={6}>
          <Stack gap={4} as="header">
            <Heading level={1} size={3}>
              {heading}
            </Heading>
            {lead && <Text tone="soft">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
      </Page>
    </div>
  );
}
