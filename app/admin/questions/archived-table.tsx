import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { RowAction } from "../shell/row-action.tsx";

type ArchivedRow = { id: string; label: string; kind?: string };

/** What was taken out, each with the button that puts it back; nothing where nothing was. */
export function ArchivedTable({ rows }: { rows: ArchivedRow[] }) {
  const { t } = useTranslation("admin");
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={2}>
        {t("questions.archived")}
      </Heading>
      <Text tone="soft">{t("questions.archived_hint")}</Text>
      <DataTable
        label={t("questions.archived")}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("questions.what"), kind: "prose", cell: ({ label }) => label },
          {
            title: t("common.actions"),
            cell: ({ id, kind, label }) => (
              <RowAction
                intent="restore"
                values={{ id, ...(kind && { kind }) }}
                name={`${t("questions.restore")}: ${label}`}
              >
                {t("questions.restore")}
              </RowAction>
            ),
          },
        ]}
      />
    </Stack>
  );
}
