import { emptyPage } from "../../backend/admin/listing.ts";
import { type LogEntry, listLog } from "../../backend/admin/log.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/log";
import { Changes } from "./changes.tsx";
import { isNamedTable } from "./tables.ts";

export const handle = { namespaces: ["admin_system"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadOr(context, () => listLog(backendOf(context), pageCursorOf(url.searchParams)), emptyPage);
}

export default function Log({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_system"]);
  const actions = {
    insert: t("log.insert"),
    update: t("log.update"),
    delete: t("log.remove"),
    export: t("log.export"),
    erase: t("log.erase"),
  };
  return (
    <AdminPage title={t("log.title")} lead={t("log.lead")}>
      {failed && <FormErrors form={[adminError("failed")]} />}
      <DataTable<LogEntry>
        label={t("log.title")}
        rows={value.rows}
        keyOf={({ id }) => String(id)}
        columns={[
          { title: t("common.date"), cell: ({ at }) => <DateTime iso={at} /> },
          { title: t("log.actor"), cell: ({ actor }) => <bdi>{actor}</bdi> },
          {
            title: t("log.what"),
            cell: ({ table_name: table, row_id }) => (
              <>
                {isNamedTable(table) ? t(`admin_system:tables.${table}`) : table} <bdi>{row_id.slice(0, 36)}</bdi>
              </>
            ),
          },
          {
            title: t("log.change"),
            cell: ({ action, changes }) =>
              Object.keys(changes).length > 0 ? (
                <Disclosure summary={actions[action]}>
                  <Changes changes={changes} />
                </Disclosure>
              ) : (
                actions[action]
              ),
          },
        ]}
      />
      <Pager page={value} />
    </AdminPage>
  );
}
