import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loginPath } from "./modes.ts";

type RefusedLinkProps = {
  /** The link was to lead to a new password. */
  recovery?: boolean;
  /** Auth did not answer, so the link may be good. */
  unreachable?: boolean;
};

/** What a link of a letter comes to that did not sign in, with the way to a new letter of its kind. */
export function RefusedLink({ recovery = false, unreachable = false }: RefusedLinkProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      width="form"
      title={t("confirm.title")}
      heading={t(unreachable ? "confirm.heading" : "confirm.failed_heading")}
      lead={t(unreachable ? "confirm.unreachable" : "confirm.failed_body")}
    >
      <p>
        <a href={loginPath({ mode: recovery ? "forgot" : "magic" })}>{t("confirm.again")}</a>
      </p>
    </AdminPage>
  );
}
