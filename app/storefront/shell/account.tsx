import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { Icon } from "../../ui/index.ts";
import menuStyles from "./menu.module.css";
import type { ShellVisitor } from "./visitor.ts";

/** The signed-in visitor's menu; guests get a link to the sign-in page. */
export function AccountMenu({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  if (visitor.role === "guest") {
    return (
      <a href="/login" className={menuStyles.link}>
        {t("account.sign_in")}
      </a>
    );
  }
  return (
    <div className={menuStyles.menu}>
      <button
        type="button"
        className={menuStyles.trigger}
        popoverTarget="account-menu"
        aria-label={visitor.name ? withColon(t("account.label"), visitor.name, language) : t("account.label")}
      >
        <Icon name="person" />
        <bdi className={menuStyles.name}>{visitor.name}</bdi>
      </button>
      <div id="account-menu" popover="auto" className={menuStyles.panel}>
        <bdi className={menuStyles.groupTitle}>{visitor.name}</bdi>
        <AccountLinks visitor={visitor} />
      </div>
    </div>
  );
}

function AccountLinks({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  return (
    <>
      {visitor.role === "admin" && (
        <a href="/admin" className={menuStyles.item}>
          {t("account.admin")}
        </a>
      )}
      <a href="/account" className={menuStyles.item}>
        {t("account.mine")}
      </a>
      <form method="post" action="/logout">
        <button type="submit" className={menuStyles.item}>
          {t("account.sign_out")}
        </button>
      </form>
    </>
  );
}
