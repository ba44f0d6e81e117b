import { z } from "zod";
import { erasePerson, type LeadRow, listLeads } from "../../backend/admin/leads.ts";
import { emptyCountedPage } from "../../backend/admin/listing.ts";
import { checkViolation } from "../../backend/postgres-errors.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { applyChange, loadOr } from "../shell/route-data.server.ts";
import { ConfirmedRowAction } from "../shell/row-action.tsx";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import type { Route } from "./+types/leads";

const schema = z.object({ email: z.string().max(limits.email) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { search: searchTermOf(url.searchParams), cursor: pageCursorOf(url.searchParams) };
  return loadOr(context, () => listLeads(backendOf(context), query), emptyCountedPage);
}

/** Erases a person on request: everything that is stored under the e-mail address. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse([adminError("refused")]);
  return applyChange(context, form, {
    url,
    toast: "deleted",
    refusals: { [checkViolation]: adminError("erase_admin") },
    change: () => erasePerson(backendOf(context), form.value.email),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** A lead may be contacted only once its owner has allowed it and confirmed that by the link of a letter. */
function contactKey(lead: LeadRow) {
  if (!lead.contact_consent_at) return "leads.contact_no";
  return lead.confirmed_at ? "leads.contact_yes" : "leads.contact_unconfirmed";
}

export default function Leads({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      title={t("leads.title")}
      lead={t("leads.lead")}
      refused={actionData !== undefined}
      actions={<a href="/leads.csv">{t("common.export")}</a>}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <SearchForm label={t("leads.search")} />
      <Text tone="soft">
        {value.more ? t("common.more_than", { number: value.total }) : t("leads.count", { count: value.total })}
      </Text>
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
          { title: t("leads.contact"), cell: (row) => t(contactKey(row)) },
          { title: t("common.date"), cell: (row) => <DateTime iso={row.created_at} /> },
          {
            title: t("common.actions"),
            cell: ({ email }) => (
              <ConfirmedRowAction
                summary={t("leads.erase")}
                warning={t("leads.erase_hint", { email })}
                intent="erase"
                values={{ email }}
              >
                {t("common.delete")}
              </ConfirmedRowAction>
            ),
          },
        ]}
      />
      <Pager page={value} />
    </AdminPage>
  );
}
