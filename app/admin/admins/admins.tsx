import { z } from "zod";
import { type AdminRow, addAdmin, listAdmins, setAdminActive } from "../../backend/admin/admins.ts";
import { checkViolation, uniqueViolation } from "../../backend/postgres-errors.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { applyChange, loadOr } from "../shell/route-data.server.ts";
import { RowAction } from "../shell/row-action.tsx";
import type { Route } from "./+types/admins";
import { AddAdmin, addIntent } from "./add-admin.tsx";

const schema = z.object({ email: emailField, intent: z.enum([addIntent, "activate", "deactivate"]) });

export async function loader({ context }: Route.LoaderArgs) {
  return loadOr(context, () => listAdmins(backendOf(context)), []);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse();
  const { email, intent } = form.value;
  const backend = backendOf(context);
  return applyChange(context, form, {
    url,
    toast: intent === addIntent ? "added" : "stored",
    refusals: {
      [uniqueViolation]: adminError("admin_known"),
      [checkViolation]: intent === addIntent ? "email_invalid" : adminError("last_admin"),
    },
    change: () =>
      intent === addIntent ? addAdmin(backend, email) : setAdminActive(backend, email, intent === "activate"),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Admins({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage width="text" title={t("admins.title")} lead={t("admins.lead")} refused={actionData !== undefined}>
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <DataTable<AdminRow>
        label={t("admins.title")}
        rows={value}
        keyOf={({ email }) => email}
        columns={[
          { title: t("common.email"), cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
          {
            title: t("common.state"),
            cell: ({ is_active: active }) => (
              <Badge tone={active ? "gold" : "plain"}>{t(active ? "common.active" : "common.inactive")}</Badge>
            ),
          },
          {
            title: t("common.actions"),
            cell: ({ email, is_active: active }) => (
              <RowAction
                intent={active ? "deactivate" : "activate"}
                values={{ email }}
                name={`${t(active ? "common.deactivate" : "common.activate")}: ${email}`}
              >
                {t(active ? "common.deactivate" : "common.activate")}
              </RowAction>
            ),
          },
        ]}
      />
      <AddAdmin key={value.length} result={actionData?.initialValue?.intent === addIntent ? actionData : undefined} />
    </AdminPage>
  );
}
