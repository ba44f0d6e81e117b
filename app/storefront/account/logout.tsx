import { redirectSignedOut } from "../../auth/sign-out.server.ts";
import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import type { Route } from "./+types/logout";
import { AccountPage } from "./account-page.tsx";

export const handle = { noindex: true, openWhileClosed: true } satisfies Handle;

export function action({ request, context }: Route.ActionArgs) {
  return redirectSignedOut(context, request, "/home");
}

/** The header's button posts here; this is for visitors who open the URL itself. */
export default function Logout() {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("logout.title")} heading={t("logout.heading")}>
      <form method="post">
        <Button type="submit">{t("logout.button")}</Button>
      </form>
    </AccountPage>
  );
}
