import { redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { rememberAsked } from "../../auth/asked-here.ts";
import { EmailForm } from "../../auth/sign-in-forms.tsx";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { letterLimit } from "../../http/limits/rate-limit.ts";
import { waitKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Text } from "../../ui/index.ts";
import type { Route } from "./+types/forgot";
import { AccountPage } from "./account-page.tsx";
import { loginPath } from "./login-path.ts";
import { sendRecoveryLink } from "./send-link.ts";
import { UnsentNotice } from "./unsent-notice.tsx";

export const handle = {
  light: "day",
  hydrate: true,
  namespaces: ["my_account", "account"],
  noindex: true,
} satisfies Handle;

const schema = z.object({ email: emailField });

/** Enumeration-safe: a known and an unknown address get the same response in the same time. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const limit = await letterLimit(context, request, "recovery", email);
  if (limit === "refuse") return form.refuse([waitKey(context)], 429);
  const sent = limit === "send" ? await sendRecoveryLink(context, email) : "recent";
  if (!sent) return form.refuse(["unknown_error"], 503);
  return redirect(`/login/forgot?sent=${sent}`, {
    status: 303,
    headers: { "Set-Cookie": await rememberAsked(context, email) },
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["my_account", "account"]);
  const outcome = useSearchParams()[0].get("sent");
  const sent = outcome !== null;
  return (
    <AccountPage
      title={t("forgot.title")}
      heading={t("forgot.heading")}
      lead={sent ? undefined : t("forgot.lead")}
      refused={actionData !== undefined && !sent}
    >
      {outcome === "often" || outcome === "recent" ? (
        <UnsentNotice outcome={outcome} />
      ) : sent ? (
        <Notice tone="success" title={t("forgot.sent")}>
          <p>{t("forgot.sent_note")}</p>
        </Notice>
      ) : (
        <EmailForm
          id="forgot"
          action="/login/forgot"
          result={actionData}
          autoComplete="email"
          words={{ email: t("account:login.email"), submit: t("forgot.send"), submitting: t("account:login.sending") }}
        />
      )}
      <Text>
        <a href={loginPath({ tab: "password" })}>{t("forgot.back")}</a>
      </Text>
    </AccountPage>
  );
}
