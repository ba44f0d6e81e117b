import { redirect } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import type { Route } from "./+types/password";
import { AccountPage } from "./account-page.tsx";
import { changePassword } from "./change-password.server.ts";
import { loginPath } from "./login-path.ts";
import { PasswordChangeForm } from "./password-change-form.tsx";

export const handle = { light: "day", hydrate: true, namespaces: ["my_account"], noindex: true } satisfies Handle;

const toLogin = loginPath({ next: "/account/password" });

export function loader({ context }: Route.LoaderArgs) {
  const { role, recovery } = context.get(visitorContext);
  if (role === "guest") throw redirect(toLogin);
  return { mayReset: recovery === true };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(visitorContext).role === "guest") return redirect(toLogin, 303);
  return changePassword({ request, context });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Password({ loaderData: { mayReset }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("my_account");
  return (
    <AccountPage
      title={t("account.password")}
      heading={t("account.password_heading")}
      lead={t(mayReset ? "account.password_free" : "account.password_hint")}
      refused={actionData !== undefined}
    >
      <PasswordChangeForm mayReset={mayReset} result={actionData} />
      {!mayReset && (
        <Text>
          <a href="/login/forgot">{t("account.password_letter")}</a>
        </Text>
      )}
      <Text>
        <a href="/account">{t("account.back")}</a>
      </Text>
    </AccountPage>
  );
}
