import { Form } from "react-router";
import type { UnsentLetter } from "../../backend/admin/orders.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";

/** Letters that could not be sent; those about orders have a button that sends them again. */
export function UnsentLetters({ letters }: { letters: UnsentLetter[] }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  if (letters.length === 0) return null;
  return (
    <Stack gap={3} as="section" id="unsent">
      <Heading level={2} size={2}>
        {t("admin_orders:unsent.title")}
      </Heading>
      <Text tone="soft">{t("admin_orders:unsent.lead")}</Text>
      <DataTable
        label={t("admin_orders:unsent.title")}
        rows={letters}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t("admin_orders:number"),
            cell: ({ order, number }) => order && <a href={`/orders/${order}`}>{number}</a>,
          },
          {
            title: t("admin_orders:unsent.letter"),
            cell: ({ kind }) => t(`admin_orders:unsent.kinds.${kind ?? "account"}`),
          },
          { title: t("admin_orders:unsent.to"), cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t("common.date"), cell: ({ dead_at }) => <DateTime iso={dead_at} /> },
          {
            title: t("admin_orders:unsent.problem"),
            cell: ({ problem }) =>
              problem === "withheld" ? t("admin_orders:unsent.withheld") : <bdi lang="en">{problem}</bdi>,
          },
          {
            title: t("common.actions"),
            cell: ({ id, number, problem }) => {
              if (!number) return t("admin_orders:unsent.asked_anew");
              const send = t(`admin_orders:unsent.${problem === "withheld" ? "first" : "again"}`);
              return (
                <Form method="post">
                  <Button
                    type="submit"
                    name="letter"
                    value={id}
                    look="plain"
                    size="small"
                    aria-label={`${send}: ${number}`}
                  >
                    {send}
                  </Button>
                </Form>
              );
            },
          },
        ]}
      />
    </Stack>
  );
}
