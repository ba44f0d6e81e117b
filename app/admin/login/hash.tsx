import { data } from "react-router";
import { HashSignIn, useHashTokens } from "../../auth/hash-sign-in.tsx";
import { hashFields, signInByHash } from "../../auth/sign-in.server.ts";
import type { Handle } from "../../document/handle.ts";
import { readForm } from "../../http/request/body.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/hash";
import { admitAdmin } from "./admit-admin.server.ts";
import { RefusedLink } from "./refused-link.tsx";

export const handle = { namespaces: ["sessions"], public: true } satisfies Handle;

/** Tokens from the hash of an address, which the client's script brings here, once the button is pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = await signInByHash(context, await readForm(request, hashFields));
  if (typeof signedIn !== "string") return admitAdmin(context, request, signedIn, "/");
  return data({ failure: signedIn }, { status: signedIn === "refused" ? 400 : 503 });
}

export default function Hash({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const tokens = useHashTokens();
  const failure = actionData?.failure ?? (tokens?.length === 0 ? "refused" : undefined);
  if (failure) return <RefusedLink unreachable={failure === "unreachable"} />;
  return (
    <AdminPage width="form" title={t("confirm.title")} heading={t("confirm.heading")}>
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
