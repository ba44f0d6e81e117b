import { redirect } from "react-router";
import { HashSignIn } from "../../auth/hash-sign-in.tsx";
import { hashFields, signInByHash } from "../../auth/sign-in.server.ts";
import type { Handle } from "../../document/handle.ts";
import { readForm } from "../../http/request/body.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/hash";
import { admitAdmin } from "./admit-admin.server.ts";

export const handle = { namespaces: ["sessions"] } satisfies Handle;

/** Tokens from the hash of an address, which the client's script brings here, once the button is pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = await signInByHash(context, await readForm(request, hashFields));
  if (typeof signedIn !== "string") return admitAdmin(context, request, signedIn, "/");
  return redirect("/login?error=authentication_failed", 303);
}

export default function Hash() {
  const { t } = useTranslation("admin");
  const again = (
    <Text>
      {t("confirm.failed_body")} <a href="/login">{t("confirm.again")}</a>
    </Text>
  );
  return (
    <AdminPage width="form" title={t("confirm.title")} heading={t("confirm.heading")}>
      <HashSignIn incomplete={again} button={t("confirm.button")}>
        <Text tone="soft">{t("confirm.body")}</Text>
      </HashSignIn>
    </AdminPage>
  );
}
