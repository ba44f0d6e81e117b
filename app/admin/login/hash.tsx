import { confirmHash } from "../../auth/confirm-link.server.ts";
import { HashSignIn, useHashTokens } from "../../auth/hash-sign-in.tsx";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/hash";
import { admitAdmin } from "./admit-admin.server.ts";
import { RefusedLink } from "./refused-link.tsx";

export const handle = { namespaces: ["sessions"], public: true } satisfies Handle;

/** Tokens from the hash of an address, which the client's script brings here, once the button is pressed. */
export function action({ request, context }: Route.ActionArgs) {
  return confirmHash({ request, context }, (signedIn) => admitAdmin(context, request, signedIn, "/"));
}

export default function Hash({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const found = useHashTokens();
  const tokens = actionData?.fields ?? found;
  if (actionData?.failure === "refused" || tokens?.length === 0) return <RefusedLink />;
  return (
    <AdminPage width="form" title={t("confirm.title")} heading={t("confirm.heading")}>
      <SignInNotice failure={actionData?.failure} wait={actionData?.wait} unreachable={t("confirm.unreachable")} />
      {tokens ? (
        <HashSignIn tokens={tokens} button={t("confirm.button")}>
          <Text tone="soft">{t("confirm.body")}</Text>
        </HashSignIn>
      ) : (
        <noscript>
          <Text>
            {t("confirm.failed_body")} <a href="/login?mode=magic">{t("confirm.again")}</a>
          </Text>
        </noscript>
      )}
    </AdminPage>
  );
}
