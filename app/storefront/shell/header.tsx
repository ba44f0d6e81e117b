import { memo } from "react";
import { useLocation } from "react-router";
import { languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon, Logo } from "../../ui/index.ts";
import { AccountMenu } from "./account.tsx";
import styles from "./header.module.css";
import menuStyles from "./menu.module.css";
import { discoverLinks, helpLinks, houseLinks } from "./sections.ts";
import { CurrencySwitcher, LanguageSwitcher } from "./switcher.tsx";
import type { ShellVisitor } from "./visitor.ts";

const [collections, maestro, inspiration, tips, vault] = discoverLinks;
const [delivery] = helpLinks;
/** The header's line. */
const sections = [{ to: "/home", text: "nav.home" }, collections, maestro, inspiration, vault] as const;
const others = [
  { to: "/maestro-journey", text: "nav.journey" },
  { to: "/maestro-vault", text: "nav.vault" },
  { to: "/why-athar", text: "nav.why" },
  tips,
  ...houseLinks,
  delivery,
] as const;

/**
 * Narrow: a sheet behind a button, with links, account, language and currency. Wide: the shop's sections in the header's own
 * line, the other links behind a button, language and currency behind another. The menus are native popovers: Escape, a press outside and the return of
 * focus are the browser's, script or no script. Not rendered again with each state of a navigation: a slow telephone
 * feels it between two questions.
 */
export const Header = memo(function Header({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <header className={styles.header}>
      <a href="/home" className={styles.logo} aria-label={t("common:brand")}>
        <Logo>{t("common:brand")}</Logo>
      </a>
      <button type="button" className={styles.burger} popoverTarget="menu" aria-label={t("menu")}>
        <Icon name="menu" className={styles.openIcon} />
        <Icon name="close" className={styles.closeIcon} />
      </button>
      <div id="menu" popover="auto" className={styles.sheet}>
        <Nav />
        <AccountMenu visitor={visitor} />
        <PreferencesMenu visitor={visitor} />
      </div>
      <a href="/own" className={styles.cart}>
        {t("cart")} <span id="cart-count">{visitor.cart || ""}</span>
      </a>
    </header>
  );
});

function Nav() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const link =
    (className: string | undefined) =>
    ({ to, text }: (typeof sections | typeof others)[number]) => (
      <a key={to} href={to} className={className} aria-current={pathname === to ? "page" : undefined}>
        {t(text)}
      </a>
    );
  return (
    <nav className={styles.nav} aria-label={t("nav.label")}>
      {sections.map(link(styles.navLink))}
      <div className={menuStyles.menu}>
        <button type="button" className={menuStyles.trigger} popoverTarget="more">
          {t("more")}
          <Icon name="chevron" className={menuStyles.chevron} />
        </button>
        <div id="more" popover="auto" className={menuStyles.panel}>
          {others.map(link(menuStyles.item))}
        </div>
      </div>
    </nav>
  );
}

function PreferencesMenu({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const { name } = languageFacts[language];
  return (
    <div className={menuStyles.menu}>
      <button
        type="button"
        className={menuStyles.trigger}
        popoverTarget="preferences-menu"
        aria-label={visitor.preferences}
      >
        {name} <span aria-hidden="true">·</span> <bdi lang="en">{visitor.currency}</bdi>
        <Icon name="chevron" className={menuStyles.chevron} />
      </button>
      <div id="preferences-menu" popover="auto" className={menuStyles.panel}>
        <div className={menuStyles.group}>
          <p className={menuStyles.groupTitle}>{t("language")}</p>
          <LanguageSwitcher />
        </div>
        <div className={menuStyles.group}>
          <p className={menuStyles.groupTitle}>{t("currency")}</p>
          <CurrencySwitcher current={visitor.currency} />
        </div>
        <a href="/delivery/country">{visitor.destination}</a>
      </div>
    </div>
  );
}
