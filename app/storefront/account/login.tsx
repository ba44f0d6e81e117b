import { useSearchParams } from "react-router";
import { HashNotice } from "../../auth/hash-notice.tsx";
import { linkErrors } from "../../auth/link-errors.server.ts";
import { EmailForm, PasswordForm } from "../../auth/sign-in-forms.tsx";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { languageOf } from "../../http/language.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Stack, Tabs, Text } from "../../ui/index.ts";
import type { Route } from "./+types/login";
import { AccountPage } from "./account-page.tsx";
import { AlreadySignedIn } from "./already-signed-in.tsx";
import { requestLink, signIn } from "./login.server.ts";
import { loginPath } from "./login-path.ts";
import { ResendNotice } from "./resend-notice.tsx";
import { SignedIn } from "./signed-in.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { useLastSent } from "./use-last-sent.ts";
import { useReturnToIdle } from "./use-return-to-idle.ts";

export const handle = {
  light: "day",
  hydrate: true,
  namespaces: ["account"],
  measured: true,
  noindex: true,
  openWhileClosed: true,
} satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    email: context.get(visitorContext).email,
    next: localPath(url.searchParams.get("next"), ""),
    linkErrors: await linkErrors(languageOf(context)),
  };
}

/** The tab is in the URL, so each of the two forms posts to its own. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const next = localPath(url.searchParams.get("next"), "");
  return url.searchParams.get("tab") === "password"
    ? signIn({ request, context, next: next || "/home" })
    : requestLink({ request, context, next });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Login({ loaderData: { email, next, linkErrors: errors }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const outcome = query.get("sent");
  const sent = outcome !== null;
  const tab = query.get("tab") === "password" ? "password" : "magic";
  const magic = loginPath({ next });
  const password = loginPath({ tab: "password", next });
  const form = { result: actionData, autoComplete: "email" } as const;
  const lastSent = useLastSent(outcome);
  useReturnToIdle(sent, magic);
  if (email && query.has("signed_in")) return <SignedIn email={email} next={next} />;
  if (email && !actionData) return <AlreadySignedIn email={email} next={next} />;
  return (
    <AccountPage
      title={t("login.title")}
      heading={t("login.heading")}
      description={t("login.description")}
      refused={actionData !== undefined && !sent}
    >
      <HashNotice errors={errors} />
      <Tabs
        label={t("login.tabs")}
        tabs={[
          { to: magic, text: t("login.magic"), current: tab === "magic" },
          { to: password, text: t("login.password"), current: tab === "password" },
        ]}
      />
      <Stack gap={5}>
        {lastSent?.outcome === "sent" && !sent && <ResendNotice what="link" form={lastSent.form} action={magic} />}
        {sent &&
          (outcome === "often" || outcome === "recent" ? (
            <UnsentNotice outcome={outcome} />
          ) : (
            <Notice tone="success" title={t("login.sent")}>
              <p>{t("login.sent_note")}</p>
            </Notice>
          ))}
        {tab === "magic" ? (
          <EmailForm
            key={magic}
            id="magic"
            action={magic}
            {...form}
            words={{ email: t("login.email"), submit: t("login.send"), submitting: t("login.sending") }}
          >
            <Text tone="soft">{t("login.magic_hint")}</Text>
          </EmailForm>
        ) : (
          <>
            <PasswordForm
              key={password}
              id="password"
              action={password}
              {...form}
              words={{
                email: t("login.email"),
                password: t("login.password_label"),
                submit: t("login.submit"),
                submitting: t("login.submitting"),
              }}
            />
            <Text>
              <a href="/login/forgot">{t("login.forgot")}</a>
            </Text>
          </>
        )}
      </Stack>
      <Text tone="soft">
        {t("login.no_account")} <a href="/signup">{t("login.to_signup")}</a>
      </Text>
    </AccountPage>
  );
}
