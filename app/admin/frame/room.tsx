import type { ReactNode } from "react";
import { Head } from "../../head.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Page, Row, Stack, Text } from "../../ui/index.ts";

type RoomProps = {
  title: string;
  heading?: string;
  lead?: string;
  /** A form on the page was refused: the title says so first. */
  refused?: boolean;
  width?: "wide" | "text" | "form";
  /** What can be done with the whole room, beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the office: its title, its heading, then its work. */
export function Room({ title, heading = title, lead, refused = false, width = "wide", actions, children }: RoomProps) {
  const { t } = useTranslation("errors");
  return (
    <Page width={width}>
      <Head title={refused ? t("title_prefix", { title }) : title} hidden />
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
