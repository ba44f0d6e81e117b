import { confirmHash } from "../../auth/confirm-link.server.ts";
import { HashSignIn, useHashTokens } from "../../auth/hash-sign-in.tsx";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Main, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/hash";
import { AccountPage } from "./account-page.tsx";
import { admitVisitor } from "./admit-visitor.server.ts";

export const handle = {
  light: "day",
  hydrate: true,
  namespaces: ["sign_in_link", "account", "sessions"],
  noindex: true,
} satisfies Handle;

/** Signs in by tokens of a URL's hash, which `client/hand-over-hash.ts` brings here, once the button is pressed. */
export function action({ request, context }: Route.ActionArgs) {
  return confirmHash({ request, context }, (signedIn) =>
    admitVisitor({ request, context }, signedIn, signedIn.recovery ? "/account/password" : "/home"),
  );
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
        <SignInNotice failure={actionData?.failure} wait={actionData?.wait} unreachable={t("unreachable")} />
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
