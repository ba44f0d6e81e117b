import { redirect, useSearchParams } from "react-router";
import { HashNotice } from "../../auth/hash-notice.tsx";
import { linkErrors } from "../../auth/link-errors.server.ts";
import { EmailForm, PasswordForm } from "../../auth/sign-in-forms.tsx";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { languageOf } from "../../http/language.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/login";
import { requestMagicLink, requestRecovery, setPassword, signIn } from "./login.server.ts";
import { isMode, loginPath, type Mode } from "./modes.ts";
import { RecoveryForm } from "./recovery-form.tsx";

export const handle = { public: true } satisfies Handle;

const actions = { password: signIn, magic: requestMagicLink, forgot: requestRecovery, recovery: setPassword };

function modeOf(query: URLSearchParams): Mode {
  const mode = query.get("mode");
  return isMode(mode) ? mode : "password";
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role, recovery } = context.get(visitorContext);
  const next = localPath(url.searchParams.get("next"), "");
  if (role === "admin" && modeOf(url.searchParams) !== "recovery") throw redirect(next || "/");
  return { next, mayReset: recovery === true, linkErrors: await linkErrors(languageOf(context)) };
}

/** The mode is in the address, so each form posts to its own. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const next = localPath(url.searchParams.get("next"), "");
  return actions[modeOf(url.searchParams)]({ request, context, next });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Login({
  loaderData: { next, mayReset, linkErrors: errors },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const sent = query.get("sent");
  const unsent = sent === "often" || sent === "recent" ? sent : null;
  const done = sent !== null || query.has("updated");
  const error = query.get("error");
  const pathTo = (target: Mode) => loginPath({ mode: target, next });
  const form = { id: mode, result: actionData, action: pathTo(mode) };
  const email = { email: t("login.email"), submitting: t("login.sending") };
  const section = mode === "password" || mode === "magic" ? "login" : mode;
  return (
    <AdminPage
      width="form"
      title={t(`${section}.title`)}
      heading={t(`${section}.heading`)}
      lead={mode === "recovery" ? undefined : t(`${section === "forgot" ? "forgot" : "login"}.lead`)}
      refused={actionData !== undefined && !done}
    >
      <HashNotice errors={errors} says={t("login.link_says")} />
      {query.has("from-shop") && !actionData && (
        <Notice>
          <p>{t("login.from_shop")}</p>
        </Notice>
      )}
      {error && !actionData && <FormErrors form={[`admin:errors.${error}`]} />}
      {section === "login" && (
        <Tabs
          label={t("login.tabs")}
          tabs={[
            { to: pathTo("password"), text: t("login.password"), current: mode === "password" },
            { to: pathTo("magic"), text: t("login.magic"), current: mode === "magic" },
          ]}
        />
      )}
      <Stack gap={5}>
        {sent !== null && (
          <Notice tone={unsent ? "info" : "success"}>
            <p>{t(unsent ? `login.${unsent}` : mode === "forgot" ? "forgot.sent" : "login.magic_sent")}</p>
            <p>{t("login.interval")}</p>
          </Notice>
        )}
        {mode === "password" && (
          <PasswordForm
            {...form}
            key={mode}
            autoComplete="username"
            words={{
              email: t("login.email"),
              password: t("login.password_label"),
              submit: t("login.submit"),
              submitting: t("login.submitting"),
            }}
          />
        )}
        {mode === "magic" && (
          <EmailForm {...form} key={mode} autoComplete="username" words={{ ...email, submit: t("login.send") }}>
            <Text tone="soft">{t("login.magic_hint")}</Text>
          </EmailForm>
        )}
        {mode === "forgot" && (
          <EmailForm {...form} key={mode} autoComplete="username" words={{ ...email, submit: t("forgot.submit") }} />
        )}
        {mode === "recovery" && <RecoveryForm {...form} key={mode} mayReset={mayReset} done={query.has("updated")} />}
      </Stack>
      {mode === "password" && <Text tone="soft">{t("login.first")}</Text>}
      {mode === "password" && (
        <Text>
          <a href={pathTo("forgot")}>{t("login.forgot")}</a>
        </Text>
      )}
      {section !== "login" && (
        <Text>
          <a href="/login">{t("login.back")}</a>
        </Text>
      )}
    </AdminPage>
  );
}
