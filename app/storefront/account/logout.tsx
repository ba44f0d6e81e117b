import { leave } from "../../http/leave.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import type { Route } from "./+types/logout";
import { AccountPage } from "./account-page.tsx";

export function action({ request, context }: Route.ActionArgs) {
  return leave(context, request, "/home");
}

/** For who opens the address by hand; the header's button posts here. */
export default function Logout() {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("logout.title")} heading={t("logout.heading")} hidden>
      <form method="post">
        <Button type="submit">{t("logout.button")}</Button>
      </form>
    </AccountPage>
  );
}
