import { redirect, useSearchParams } from "react-router";
import { asItWas, sent } from "../../forms/offline.ts";
import { localPath } from "../../http/local-path.ts";
import { visitorContext } from "../../http/session.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { HashNotice } from "../../storefront/account/hash-notice.tsx";
import { Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import type { Route } from "./+types/login";
import { askForLink, askForRecovery, setPassword, signIn } from "./login.server.ts";
import { ForgotForm, MagicForm, PasswordForm } from "./login-forms.tsx";
import { isMode, loginAddress, type Mode } from "./modes.ts";
import { RecoveryForm } from "./recovery-form.tsx";

const actions = { password: signIn, magic: askForLink, forgot: askForRecovery, recovery: setPassword };

function modeOf(query: URLSearchParams): Mode {
  const mode = query.get("mode");
  return isMode(mode) ? mode : "password";
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { role, recovery } = context.get(visitorContext);
  const next = localPath(url.searchParams.get("next"), "");
  if (role === "admin" && modeOf(url.searchParams) !== "recovery") throw redirect(next || "/");
  return { next, mayReset: recovery === true };
}

/** The mode is in the address, so each form posts to its own. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const next = localPath(url.searchParams.get("next"), "");
  return actions[modeOf(url.searchParams)]({ form: await request.formData(), request, context, next });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, asItWas);
}

export default function Login({ loaderData: { next, mayReset }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const done = query.has("sent") || query.has("updated");
  const error = query.get("error");
  const address = (to: Mode) => loginAddress({ mode: to, next });
  const form = { key: mode, result: actionData, action: address(mode) };
  const place = mode === "password" || mode === "magic" ? "login" : mode;
  return (
    <Room
      width="form"
      title={t(`${place}.title`)}
      heading={t(`${place}.heading`)}
      lead={mode === "recovery" ? undefined : t(`${place === "forgot" ? "forgot" : "login"}.lead`)}
      refused={actionData !== undefined && !done}
    >
      <HashNotice />
      {error && !actionData && <Problems form={[error]} />}
      {place === "login" && (
        <Tabs
          label={t("login.tabs")}
          tabs={[
            { to: address("password"), text: t("login.password"), current: mode === "password" },
            { to: address("magic"), text: t("login.magic"), current: mode === "magic" },
          ]}
        />
      )}
      <Stack gap={5}>
        {query.has("sent") && (
          <Notice tone="success">
            <p>{t(mode === "forgot" ? "forgot.sent" : "login.magic_sent")}</p>
          </Notice>
        )}
        {mode === "password" && <PasswordForm {...form} key={form.key} />}
        {mode === "magic" && <MagicForm {...form} key={form.key} />}
        {mode === "forgot" && <ForgotForm {...form} key={form.key} />}
        {mode === "recovery" && (
          <RecoveryForm {...form} key={form.key} mayReset={mayReset} done={query.has("updated")} />
        )}
      </Stack>
      {mode === "password" && (
        <Text>
          <a href={address("forgot")}>{t("login.forgot")}</a>
        </Text>
      )}
      {place !== "login" && (
        <Text>
          <a href="/login">{t("login.back")}</a>
        </Text>
      )}
    </Room>
  );
}
