import { confirmLead, findLeadToConfirm } from "../../backend/leads.ts";
import type { Handle } from "../../document/handle.ts";
import { backendOf } from "../../http/backend.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { linkTokenHash } from "../../mail/link-token.ts";
import { countryName } from "../../shop/names.ts";
import { Notice, Text } from "../../ui/index.ts";
import { linkToken, pressLink } from "../letter-link/letter-link.server.ts";
import { LetterLinkForm, LetterLinkNotice } from "../letter-link/letter-link-form.tsx";
import { Facts } from "../my-data/facts.tsx";
import type { Route } from "./+types/signup-confirm";
import { AccountPage } from "./account-page.tsx";

export const handle = { light: "day", noindex: true, opensFromEmail: true } satisfies Handle;

/** Shows what a sign-up said before its owner confirms it: anyone may have signed up with this address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { token } = linkToken(url);
  const hash = await linkTokenHash(token);
  const details = hash && (await findLeadToConfirm(backendOf(context), hash).catch(throwErrorPage));
  return { token, details };
}

export const action = (args: Route.ActionArgs) => pressLink(args, confirmLead);

export default function SignupConfirm({ loaderData: { token, details }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["signup_confirm", "account"]);
  const language = useLanguage();
  const outcome = actionData?.outcome ?? (details ? undefined : "unknown");
  return (
    <AccountPage title={t("title")} heading={t("heading")}>
      {outcome === "done" ? (
        <Notice tone="success" title={t("confirmed")} />
      ) : (
        <LetterLinkForm
          token={actionData?.token ?? token}
          button={t("button")}
          spent={actionData?.spent ?? outcome !== undefined}
        >
          {outcome && <LetterLinkNotice outcome={outcome} />}
          {details && (
            <>
              <Text tone="soft">{t("body")}</Text>
              <Facts
                facts={[
                  [t("name"), details.name],
                  [t("account:signup.email"), details.email],
                  [t("account:signup.country"), countryName(details.countryCode, language)],
                  [t("account:signup.phone"), details.phone],
                  [t("consent_given"), t(details.contactConsent ? "yes" : "no")],
                ]}
              />
            </>
          )}
        </LetterLinkForm>
      )}
    </AccountPage>
  );
}
