import { erasePerson, type LeadRow, listLeads } from "../../backend/office/leads.ts";
import { sent } from "../../forms/offline.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Pager, pageOf } from "../frame/pager.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { AskFirst } from "../frame/row-action.tsx";
import { SearchForm, wantedOf } from "../frame/search-form.tsx";
import { change, officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/leads";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = { search: wantedOf(url.searchParams), page: pageOf(url.searchParams) };
  return reading(context, () => listLeads(officeBackend(context, request), asked), { rows: [], total: 0 });
}

/** Erases whoever asked for it, with all that is kept under the address. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const email = String((await request.formData()).get("email") ?? "");
  return change({
    context,
    url,
    done: "deleted",
    known: { "23514": "erase_admin" },
    work: () => erasePerson(officeBackend(context, request), email),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (_, reason) => ({ problems: [reason] }));
}

export default function Leads({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room
      title={t("leads.title")}
      lead={t("leads.lead")}
      refused={actionData !== undefined}
      actions={<a href="/leads.csv">{t("common.export")}</a>}
    >
      <Problems form={failed ? ["failed"] : actionData?.problems} />
      <SearchForm label={t("leads.search")} />
      <Text tone="soft">{t("leads.count", { count: value.total })}</Text>
      <DataTable<LeadRow>
        label={t("leads.title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("leads.name"), cell: (row) => <bdi>{`${row.first_name} ${row.last_name}`}</bdi> },
          { title: t("common.email"), cell: (row) => <bdi>{row.email}</bdi> },
          { title: t("leads.phone"), cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
          { title: t("leads.country"), cell: (row) => row.country_code },
          { title: t("common.language"), cell: (row) => row.lang },
          { title: t("common.date"), cell: (row) => <Moment iso={row.created_at} /> },
          {
            title: t("common.actions"),
            cell: ({ email }) => (
              <AskFirst
                summary={t("leads.erase")}
                warning={t("leads.erase_hint", { email })}
                intent="erase"
                values={{ email }}
              >
                {t("common.delete")}
              </AskFirst>
            ),
          },
        ]}
      />
      <Pager total={value.total} />
    </Room>
  );
}
