import type { ReactNode } from "react";
import { Head } from "../../head.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Stack, Text } from "../../ui/index.ts";

type AccountPageProps = {
  title: string;
  heading: string;
  lead?: string;
  description?: string;
  /** The form below was refused: the title says so first. */
  refused?: boolean;
  hidden?: boolean;
  children: ReactNode;
};

/** The narrow page that sign-up, login and confirmation share. */
export function AccountPage({ title, heading, lead, description, refused, hidden, children }: AccountPageProps) {
  const { t } = useTranslation("errors");
  return (
    <Page width="form">
      <Head title={refused ? t("title_prefix", { title }) : title} description={description} hidden={hidden} />
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
  );
}
