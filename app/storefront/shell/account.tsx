import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/index.ts";
import menuStyles from "./menu.module.css";
import type { Visitor } from "./visitor.ts";

/** The signed-in visitor's menu; a guest sees the way in. */
export function AccountMenu({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation("shell");
  if (visitor.role === "guest") {
    return (
      <a href="/login" className={menuStyles.opener}>
        {t("account.sign_in")}
      </a>
    );
  }
  return (
    <details className={menuStyles.menu} name="header" data-menu>
      <summary className={menuStyles.opener} aria-label={`${t("account.label")}: ${visitor.name}`}>
        <Icon name="person" />
        <bdi className={menuStyles.name}>{visitor.name}</bdi>
      </summary>
      <div className={menuStyles.panel}>
        <AccountLinks visitor={visitor} />
      </div>
    </details>
  );
}

/** The lines of the account menu, in the header's panel and in the mobile menu alike. */
export function AccountLinks({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation("shell");
  if (visitor.role === "guest") {
    return (
      <a href="/login" className={menuStyles.line}>
        {t("account.sign_in")}
      </a>
    );
  }
  return (
    <>
      {visitor.role === "admin" && (
        <a href="/admin" className={menuStyles.line}>
          {t("account.admin")}
        </a>
      )}
      <form method="post" action="/logout">
        <button type="submit" className={menuStyles.line}>
          {t("account.sign_out")}
        </button>
      </form>
    </>
  );
}
