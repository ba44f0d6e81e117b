import { listOwnSessions } from "../../auth/end-sessions.server.ts";
import { answerSessionForm, sessionFields } from "../../auth/session-action.server.ts";
import { SessionListView } from "../../auth/session-list-view.tsx";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { readForm } from "../../http/request/body.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/sessions";

export const handle = { namespaces: ["sessions"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  return { sessions: await listOwnSessions(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerSessionForm(context, await readForm(request, sessionFields));
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** Where this admin is signed in, in the admin app and in the shop. */
export default function Sessions({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("sessions");
  return (
    <AdminPage title={t("title")} lead={t("lead")} refused={actionData !== undefined} width="text">
      <FormErrors form={actionData?.error?.[""]} />
      <SessionListView sessions={sessions} />
    </AdminPage>
  );
}
