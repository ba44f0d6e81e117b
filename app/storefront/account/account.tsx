import { data, redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { listOwnSessions } from "../../auth/end-sessions.server.ts";
import { answerSessionForm, sessionFields } from "../../auth/session-action.server.ts";
import { SessionListView } from "../../auth/session-list-view.tsx";
import { visitorContext } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { actAs } from "../../http/backend.ts";
import { shopOrigin } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { readForm } from "../../http/request/body.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Notice, Row, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/account";
import styles from "./account.module.css";
import { AccountPage } from "./account-page.tsx";
import { changeProfile } from "./change-profile.server.ts";
import { loginPath } from "./login-path.ts";
import { OwnOrders } from "./own-orders.tsx";
import { OwnPerfumes } from "./own-perfumes.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { readAccount } from "./read-account.server.ts";

export const handle = {
  light: "day",
  hydrate: true,
  namespaces: ["my_account", "account", "sessions"],
  noindex: true,
} satisfies Handle;

const fields = new Set([...sessionFields, "name", "language"]);

const timeField = z.iso.datetime({ offset: true });

const toLogin = loginPath({ next: "/account" });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { email, accessToken, session } = context.get(visitorContext);
  if (!email || !session) throw redirect(toLogin);
  // Elsewhere in the shop an admin acts as a guest; here they see what is theirs.
  actAs(context, { accessToken });
  const query = {
    userId: session.userId,
    language: languageOf(context),
    origin: shopOrigin(context),
    before: timeField.safeParse(url.searchParams.get("before")).data,
  };
  const [sessions, account] = await Promise.all([listOwnSessions(context), readAccount(context, query)]);
  return account ? { email, sessions, account } : data({ email, sessions, account }, serviceUnavailable);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { role, accessToken } = context.get(visitorContext);
  if (role === "guest") return redirect(toLogin, 303);
  actAs(context, { accessToken });
  const form = await readForm(request, fields);
  return form.get("intent") === "profile" ? changeProfile(context, form) : answerSessionForm(context, form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Account({ loaderData: { email, sessions, account }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["my_account", "account", "sessions"]);
  const done = useSearchParams()[0].get("done");
  const profileSent = actionData?.initialValue?.intent === "profile";
  const name = account?.profile?.name;
  return (
    <AccountPage
      title={t("account.title")}
      heading={name ? t("account.heading_named", { name: isolate(name) }) : t("account.heading")}
      lead={t("account:login.signed_in", { email })}
      refused={actionData !== undefined}
      wide
    >
      {!account && (
        <Notice tone="error">
          <p>{t("account.unavailable")}</p>
        </Notice>
      )}
      <Stack gap={7}>
        {account && (
          <Stack gap={4} as="section" id="perfumes">
            <Heading level={2} size={2}>
              {t("perfumes.title")}
            </Heading>
            <OwnPerfumes journeys={account.journeys} older={account.older} />
          </Stack>
        )}
        {account && (
          <Stack gap={4} as="section">
            <Heading level={2} size={2}>
              {t("orders.title")}
            </Heading>
            <OwnOrders orders={account.orders} />
          </Stack>
        )}
        <div className={styles.settings}>
          {account && (
            <Stack gap={4} as="section">
              <Heading level={2} size={2}>
                {t("account.details")}
              </Heading>
              {done === "profile" && !actionData && (
                <Notice tone="success">
                  <p>{t("account.details_done")}</p>
                </Notice>
              )}
              <ProfileForm profile={account.profile} result={profileSent ? actionData : undefined} />
            </Stack>
          )}
          <Stack gap={4} as="section">
            <Heading level={2} size={2}>
              {t("account.password")}
            </Heading>
            {done === "password" && (
              <Notice tone="success">
                <p>{t("account.password_done")}</p>
              </Notice>
            )}
            <Text tone="soft">{t("account.password_note")}</Text>
            <p>
              <ButtonLink to="/account/password" look="quiet">
                {t("account.password_link")}
              </ButtonLink>
            </p>
          </Stack>
          <Stack gap={4} as="section">
            <Heading level={2} size={2}>
              {t("sessions:title")}
            </Heading>
            <FormErrors form={profileSent ? [] : actionData?.error?.[""]} />
            <SessionListView sessions={sessions} />
          </Stack>
          <Stack gap={4} as="section">
            <Heading level={2} size={2}>
              {t("account.data")}
            </Heading>
            <Text tone="soft">{t("account.data_body")}</Text>
            <Row gap={4}>
              <a href="/my-data">{t("account.data_see")}</a>
              <a href="/my-data.json">{t("account.data_download")}</a>
              <a href="/my-data/erase">{t("account.data_erase")}</a>
            </Row>
          </Stack>
        </div>
      </Stack>
    </AccountPage>
  );
}
