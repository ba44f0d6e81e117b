import { visitorContext } from "../../auth/visitor.ts";
import { type AdminRow, listAdmins } from "../../backend/admin/admins.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Row } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { ConfirmedRowAction, RowAction } from "../shell/row-action.tsx";
import type { Route } from "./+types/admins";
import { AddAdmin } from "./add-admin.tsx";
import { changeAdmins } from "./change-admins.server.ts";
import { addIntent } from "./intents.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const admins = await loadOr(context, () => listAdmins(backendOf(context)), []);
  return { ...admins, own: context.get(visitorContext).email?.toLowerCase() };
}

export async function action(args: Route.ActionArgs) {
  return changeAdmins(args);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Admins({ loaderData: { value, failed, own }, actionData }: Route.ComponentProps) {
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
            cell: ({ is_active: active, proven_at: proven }) => (
              <Badge tone={active && proven ? "gold" : "plain"}>
                {t(active ? (proven ? "common.active" : "admins.invited") : "common.inactive")}
              </Badge>
            ),
          },
          {
            title: t("common.actions"),
            cell: ({ email, is_active: active, proven_at: proven }) => (
              <Row gap={3}>
                {active && !proven && (
                  <RowAction intent="invite" values={{ email }} name={`${t("admins.invite")}: ${email}`}>
                    {t("admins.invite")}
                  </RowAction>
                )}
                <RowAction
                  intent={active ? "deactivate" : "activate"}
                  values={{ email }}
                  name={`${t(active ? "common.deactivate" : "common.activate")}: ${email}`}
                >
                  {t(active ? "common.deactivate" : "common.activate")}
                </RowAction>
                {active && proven && email !== own && (
                  <ConfirmedRowAction
                    summary={t("admins.reset")}
                    warning={t("admins.reset_warning")}
                    intent="reset"
                    values={{ email }}
                    name={`${t("admins.reset_button")}: ${email}`}
                  >
                    {t("admins.reset_button")}
                  </ConfirmedRowAction>
                )}
                {email !== own && (
                  <ConfirmedRowAction
                    summary={t("admins.remove")}
                    warning={t("admins.remove_warning", { email })}
                    intent="remove"
                    values={{ email }}
                    name={`${t("admins.remove")}: ${email}`}
                  >
                    {t("admins.remove")}
                  </ConfirmedRowAction>
                )}
              </Row>
            ),
          },
        ]}
      />
      <AddAdmin key={value.length} result={actionData?.initialValue?.intent === addIntent ? actionData : undefined} />
    </AdminPage>
  );
}
