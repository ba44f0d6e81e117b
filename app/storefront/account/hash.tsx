import { confirmHash } from "../../auth/confirm-link.server.ts";
import { HashSignIn, useHashTokens } from "../../auth/hash-sign-in.tsx";
import { redirectSignedIn } from "../../auth/sign-in.server.ts";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Main, Stack, Text } from "../../ui/index.ts";
import { claimBrowserJourney } from "../journey-state/journey-owner.server.ts";
import type { Route } from "./+types/hash";
import { AccountPage } from "./account-page.tsx";

export const handle = {
  hydrate: true,
  namespaces: ["sign_in_link", "account", "sessions"],
  noindex: true,
} satisfies Handle;

/** Signs in by tokens of a URL's hash, which `client/hand-over-hash.ts` brings here, once the button is pressed. */
export function action({ request, context }: Route.ActionArgs) {
  return confirmHash({ request, context }, async (signedIn) => {
    const forgotten = await claimBrowserJourney(context);
    const response = await redirectSignedIn(
      context,
      request,
      signedIn,
      signedIn.recovery ? "/account/password" : "/home",
    );
    if (forgotten) response.headers.append("Set-Cookie", forgotten);
    return response;
  });
}

export default function Hash({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("sign_in_link");
  const found = useHashTokens();
  const tokens = actionData?.fields ?? found;
  const refused = actionData ? actionData.failure === "refused" : tokens?.length === 0;
  const again = (
    <Stack gap={5}>
      <Text tone="soft">{t("failed_body")}</Text>
      <p>
        <ButtonLink to="/login">{t("again")}</ButtonLink>
      </p>
    </Stack>
  );
  const heading = t(refused ? "failed_heading" : "heading");
  return (
    <Main>
      <AccountPage title={t("title")} heading={heading}>
        <SignInNotice failure={actionData?.failure} unreachable={t("unreachable")} />
        {refused && again}
        {!refused && !tokens && <noscript>{again}</noscript>}
        {!refused && tokens && (
          <HashSignIn tokens={tokens} button={t("button")}>
            <Text tone="soft">{t("body")}</Text>
          </HashSignIn>
        )}
      </AccountPage>
    </Main>
  );
}
