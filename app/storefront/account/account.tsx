import { redirect, useSearchParams } from "react-router";
import { listSessions } from "../../auth/end-sessions.server.ts";
import { answerSessionForm, sessionFields } from "../../auth/session-action.server.ts";
import { SessionListView } from "../../auth/session-list-view.tsx";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { readForm } from "../../http/request/body.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Notice, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/account";
import { AccountPage } from "./account-page.tsx";
import { changePassword } from "./change-password.server.ts";
import { PasswordChangeForm } from "./password-change-form.tsx";

export const handle = { hydrate: true, namespaces: ["account", "sessions"] } satisfies Handle;

const fields = new Set([...sessionFields, "current", "password"]);

const toLogin = `/login?${new URLSearchParams({ next: "/account" })}`;

export async function loader({ context }: Route.LoaderArgs) {
  const { role, email, recovery } = context.get(visitorContext);
  if (role === "guest") throw redirect(toLogin);
  return { email, mayReset: recovery === true, sessions: await listSessions(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(visitorContext).role === "guest") return redirect(toLogin, 303);
  const form = await readForm(request, fields);
  return form.get("intent") === "password"
    ? changePassword({ request, context }, form)
    : answerSessionForm(context, form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Account({ loaderData: { email, mayReset, sessions }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["account", "sessions"]);
  const [query] = useSearchParams();
  const passwordSent = actionData?.initialValue?.intent === "password";
  return (
    <AccountPage
      title={t("account.title")}
      heading={t("account.heading")}
      lead={t("login.signed_in", { email })}
      refused={actionData !== undefined}
      noindex
    >
      <Stack gap={4} as="section">
        <Heading level={2} size={2}>
          {t("sessions:title")}
        </Heading>
        <FormErrors form={passwordSent ? [] : actionData?.error?.[""]} />
        <SessionListView sessions={sessions} />
      </Stack>
      <Stack gap={4} as="section">
        <Heading level={2} size={2}>
          {t("account.password")}
        </Heading>
        {query.get("done") === "password" && (
          <Notice tone="success">
            <p>{t("account.password_done")}</p>
          </Notice>
        )}
        <Text tone="soft">{t(mayReset ? "account.password_free" : "account.password_hint")}</Text>
        <PasswordChangeForm mayReset={mayReset} result={passwordSent ? actionData : undefined} />
      </Stack>
    </AccountPage>
  );
}
