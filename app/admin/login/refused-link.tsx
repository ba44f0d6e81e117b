import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loginPath } from "./modes.ts";

type RefusedLinkProps = {
  /** The link was to lead to a new password. */
  recovery?: boolean;
};

/** What a link of a letter comes to that did not sign in, with the way to a new letter of its kind. */
export function RefusedLink({ recovery = false }: RefusedLinkProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      width="form"
      title={t("confirm.title")}
      heading={t("confirm.failed_heading")}
      lead={t("confirm.failed_body")}
    >
      <p>
        <a href={loginPath({ mode: recovery ? "forgot" : "magic" })}>{t("confirm.again")}</a>
      </p>
    </AdminPage>
  );
}
