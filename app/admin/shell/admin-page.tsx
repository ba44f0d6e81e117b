import type { ReactNode } from "react";
import { Head } from "../../document/head.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Row, Stack, Text } from "../../ui/index.ts";

type AdminPageProps = {
  title: string;
  heading?: string;
  lead?: string;
  /** A form on the page was refused: the title begins with it. */
  refused?: boolean;
  width?: "wide" | "text" | "form";
  /** Links and buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The title, the heading and the layout of a page of the admin app. */
export function AdminPage({
  title,
  heading = title,
  lead,
  refused = false,
  width = "wide",
  actions,
  children,
}: AdminPageProps) {
  const { t } = useTranslation("errors");
  return (
    <Page width={width} data-refused={refused || undefined}>
      <Head title={refused ? t("title_prefix", { title }) : title} />
      <Stack gap={6}>
        <Stack gap={3} as="header">
          <Row gap={5}>
            <Heading level={1} size={3}>
              {heading}
            </Heading>
            {actions}
          </Row>
          {lead && <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
