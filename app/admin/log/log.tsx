import { type LogEntry, listLog } from "../../backend/office/log.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Pager, pageOf } from "../frame/pager.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/log";
import { Changes } from "./changes.tsx";
import { isLogged } from "./tables.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = { page: pageOf(url.searchParams) };
  return reading(context, () => listLog(officeBackend(context, request), asked), { rows: [], total: 0 });
}

export default function Log({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  const actions = { insert: t("log.insert"), update: t("log.update"), delete: t("log.remove") };
  return (
    <Room title={t("log.title")} lead={t("log.lead")}>
      {failed && <Problems form={["failed"]} />}
      <DataTable<LogEntry>
        label={t("log.title")}
        rows={value.rows}
        keyOf={({ id }) => String(id)}
        columns={[
          { title: t("common.date"), cell: ({ at }) => <Moment iso={at} /> },
          { title: t("log.actor"), cell: ({ actor }) => <bdi>{actor}</bdi> },
          {
            title: t("log.what"),
            cell: ({ table_name: table, row_id }) => (
              <>
                {isLogged(table) ? t(`tables.${table}`) : table} <bdi>{row_id.slice(0, 36)}</bdi>
              </>
            ),
          },
          {
            title: t("log.change"),
            cell: ({ action, changes }) => (
              <Disclosure summary={actions[action]}>
                <Changes changes={changes} />
              </Disclosure>
            ),
          },
        ]}
      />
      <Pager total={value.total} />
    </Room>
  );
}
