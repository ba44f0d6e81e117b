import { useSearchParams } from "react-router";
import { asItWas, sent } from "../../forms/offline.ts";
import type { Handle } from "../../handle.ts";
import { localPath } from "../../http/local-path.ts";
import { visitorContext } from "../../http/session.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import type { Route } from "./+types/login";
import { AccountPage } from "./account-page.tsx";
import { HashNotice } from "./hash-notice.tsx";
import { askForLink, signIn } from "./login.server.ts";
import { MagicForm, PasswordForm } from "./login-forms.tsx";
import { useReturnToIdle } from "./use-return-to-idle.ts";

export const handle = { hydrate: true, texts: ["account"] } satisfies Handle;

export function loader({ context, url }: Route.LoaderArgs) {
  return { email: context.get(visitorContext).email, next: localPath(url.searchParams.get("next"), "") };
}

/** The tab is in the address, so each of the two forms posts to its own. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const next = localPath(url.searchParams.get("next"), "");
  return url.searchParams.get("tab") === "password"
    ? signIn({ form, request, context, next: next || "/home" })
    : askForLink({ form, request, context, next });
}

/** The address of a tab; the page to go on to is kept. */
function address(values: { tab?: string; next: string }): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return query ? `/login?${query}` : "/login";
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, asItWas);
}

export default function Login({ loaderData: { email, next }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const sent = query.has("sent");
  const tab = query.get("tab") === "password" ? "password" : "magic";
  const magic = address({ next });
  const password = address({ tab: "password", next });
  useReturnToIdle(sent, magic);
  return (
    <AccountPage
      title={t("login.title")}
      heading={t("login.heading")}
      description={t("login.description")}
      refused={actionData !== undefined && !sent}
    >
      {email && (
        <Notice>
          <p>{t("login.signed_in", { email })}</p>
        </Notice>
      )}
      <HashNotice />
      <Tabs
        label={t("login.tabs")}
        tabs={[
          { to: magic, text: t("login.magic"), current: tab === "magic" },
          { to: password, text: t("login.password"), current: tab === "password" },
        ]}
      />
      <Stack gap={5}>
        {sent && (
          <Notice tone="success" title={t("login.sent")}>
            <p>{t("login.sent_note")}</p>
          </Notice>
        )}
        {tab === "magic" ? (
          <MagicForm key={magic} result={actionData} action={magic} />
        ) : (
          <PasswordForm key={password} result={actionData} action={password} />
        )}
      </Stack>
      <Text tone="soft">
        {t("login.no_account")} <a href="/signup">{t("login.to_signup")}</a>
      </Text>
    </AccountPage>
  );
}
