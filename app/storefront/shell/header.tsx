import { useLocation } from "react-router";
import { languageNames } from "../../i18n/language-names.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon, Logo } from "../../ui/index.ts";
import { AccountLinks, AccountMenu } from "./account.tsx";
import styles from "./header.module.css";
import menuStyles from "./menu.module.css";
import { CurrencySwitcher, LanguageSwitcher } from "./switcher.tsx";
import type { ShellVisitor } from "./visitor.ts";

const navItems = [
  { to: "/home", text: "nav.home" },
  { to: "/maestro-journey", text: "nav.journey" },
  { to: "/maestro-vault", text: "nav.vault" },
  { to: "/why-athar", text: "nav.why" },
] as const;

/** The menus are native popovers: Escape, a press outside and the return of focus are the browser's, script or no script. */
export function Header({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <header className={styles.header}>
      <a href="/home" className={styles.logo} aria-label={t("common:brand")}>
        <Logo>{t("common:brand")}</Logo>
      </a>
      <nav className={styles.nav} aria-label={t("nav.label")}>
        <NavLinks className={styles.navLink} />
      </nav>
      <div className={styles.tools}>
        <PreferencesMenu visitor={visitor} />
        <AccountMenu visitor={visitor} />
      </div>
      <MobileMenu visitor={visitor} />
    </header>
  );
}

function NavLinks({ className }: { className: string | undefined }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return navItems.map(({ to, text }) => (
    <a key={to} href={to} className={className} {...(pathname === to && { "aria-current": "page" as const })}>
      {t(text)}
    </a>
  ));
}

/** Language and currency, behind a button that names the current ones. */
function PreferencesMenu({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  const language = languageNames[useLanguage()];
  return (
    <div className={menuStyles.menu}>
      <button
        type="button"
        className={menuStyles.trigger}
        popoverTarget="preferences-menu"
        aria-label={`${t("language")}, ${t("currency")}: ${language}, ${visitor.currency}`}
      >
        {language} <span aria-hidden="true">·</span> <bdi lang="en">{visitor.currency}</bdi>
        <Icon name="chevron" className={menuStyles.chevron} />
      </button>
      <div id="preferences-menu" popover="auto" className={menuStyles.panel}>
        <Preferences visitor={visitor} />
      </div>
    </div>
  );
}

function Preferences({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <div className={menuStyles.group}>
        <p className={menuStyles.groupTitle}>{t("language")}</p>
        <LanguageSwitcher />
      </div>
      <div className={menuStyles.group}>
        <p className={menuStyles.groupTitle}>{t("currency")}</p>
        <CurrencySwitcher current={visitor.currency} />
      </div>
    </>
  );
}

function MobileMenu({ visitor }: { visitor: ShellVisitor }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.mobile}>
      <button type="button" className={styles.burger} popoverTarget="mobile-menu" aria-label={t("menu")}>
        <Icon name="menu" className={styles.openIcon} />
        <Icon name="close" className={styles.closeIcon} />
      </button>
      <div id="mobile-menu" popover="auto" className={styles.sheet}>
        <nav className={styles.sheetNav} aria-label={t("nav.label")}>
          <NavLinks className={styles.sheetLink} />
        </nav>
        {visitor.name && <bdi className={styles.sheetName}>{visitor.name}</bdi>}
        <div>
          <AccountLinks visitor={visitor} />
        </div>
        <Preferences visitor={visitor} />
      </div>
    </div>
  );
}
