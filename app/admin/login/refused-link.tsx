import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loginPath } from "./modes.ts";

type RefusedLinkProps = {
  /** The link was to lead to a new password. */
  recovery?: boolean;
  /** Who is signed in here already, and needs no other link to go on. */
  email?: string | null;
};

/** What a link of a letter comes to that did not sign in, with the way to a new letter of its kind. */
export function RefusedLink({ recovery = false, email }: RefusedLinkProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      width="form"
      title={t("confirm.title")}
      heading={t("confirm.failed_heading")}
      lead={t("confirm.failed_body")}
    >
      {email && (
        <Notice tone="success">
          <p>{t("confirm.signed_in", { email: isolate(email) })}</p>
          <p>
            <a href="/">{t("recovery.on")}</a>
          </p>
        </Notice>
      )}
      <p>
        <a href={loginPath({ mode: recovery ? "forgot" : "magic" })}>{t("confirm.again")}</a>
      </p>
    </AdminPage>
  );
}
