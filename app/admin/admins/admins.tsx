import { data, Form } from "react-router";
import { z } from "zod";
import { type AdminRow, addAdmin, listAdmins, setAdminActive } from "../../backend/office/admins.ts";
import { emailField } from "../../forms/fields.ts";
import { sent } from "../../forms/offline.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Button, Field, Row, TextInput } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { RowAction } from "../frame/row-action.tsx";
import styles from "../frame/search-form.module.css";
import { change, officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/admins";

const schema = z.object({ email: emailField, intent: z.enum(["add", "activate", "deactivate"]) });

export async function loader({ request, context }: Route.LoaderArgs) {
  return reading(context, () => listAdmins(officeBackend(context, request)), []);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const posted = schema.safeParse(Object.fromEntries(form));
  if (!posted.success) {
    return data({ problems: ["email_invalid"], typed: String(form.get("email") ?? "") }, { status: 422 });
  }
  const { email, intent } = posted.data;
  const backend = officeBackend(context, request);
  return change({
    context,
    url,
    done: intent === "add" ? "added" : "stored",
    typed: intent === "add" ? email : undefined,
    known: { "23505": "admin_known", "23514": intent === "add" ? "email_invalid" : "last_admin" },
    work: () => (intent === "add" ? addAdmin(backend, email) : setAdminActive(backend, email, intent === "activate")),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (form, reason) => ({ problems: [reason], typed: String(form.get("email")) }));
}

export default function Admins({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room width="text" title={t("admins.title")} lead={t("admins.lead")} refused={actionData !== undefined}>
      <Problems form={failed ? ["failed"] : actionData?.problems} />
      <DataTable<AdminRow>
        label={t("admins.title")}
        rows={value}
        keyOf={({ email }) => email}
        columns={[
          { title: t("common.email"), cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t("common.date"), cell: ({ created_at }) => <Moment iso={created_at} /> },
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
      <Form method="post" key={value.length}>
        <Row gap={4} className={styles.line}>
          <Field id="new-admin" label={t("admins.add")}>
            <TextInput name="email" type="email" required autoComplete="off" defaultValue={actionData?.typed} />
          </Field>
          <Button type="submit" look="quiet" name="intent" value="add">
            {t("common.add")}
          </Button>
        </Row>
      </Form>
    </Room>
  );
}
