import { redirectDocument } from "react-router";
import { endSession } from "../../auth/sign-out.server.ts";
import type { Handle } from "../../document/handle.ts";
import { clearStorage } from "../../http/response/security-headers.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import { forgetOwnedJourney } from "../journey-state/journey-owner.server.ts";
import type { Route } from "./+types/logout";
import { AccountPage } from "./account-page.tsx";

export const handle = { light: "day", noindex: true, openWhileClosed: true } satisfies Handle;

/** What goes with the account leaves the browser with it, and what was typed and not sent; a journey that nobody has stays the browser's. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers({ "Set-Cookie": await endSession(context, request), ...clearStorage });
  const forgotten = await forgetOwnedJourney(context);
  if (forgotten) headers.append("Set-Cookie", forgotten);
  return redirectDocument("/home", { status: 303, headers });
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
