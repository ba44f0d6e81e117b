import { useLocation } from "react-router";
import { languageNames } from "../../i18n/language-names.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Kept } from "../../kept.tsx";
import { Icon, Logo } from "../../ui/index.ts";
import { AccountLinks, AccountMenu } from "./account.tsx";
import styles from "./header.module.css";
import menuStyles from "./menu.module.css";
import { CurrencySwitcher, LanguageSwitcher } from "./switcher.tsx";
import type { Visitor } from "./visitor.ts";

const rooms = [
  { to: "/home", text: "nav.home" },
  { to: "/maestro-journey", text: "nav.journey" },
  { to: "/maestro-vault", text: "nav.vault" },
  { to: "/why-athar", text: "nav.why" },
] as const;

export function Header({ visitor }: { visitor: Visitor }) {
  const { pathname, search } = useLocation();
  const shared = visitor.role === "guest" ? `header ${visitor.currency} ${pathname}${search}` : undefined;
  return (
    <Kept as="header" by={shared} className={styles.header}>
      <Contents visitor={visitor} />
    </Kept>
  );
}

function Contents({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <>
      <a href="/home" className={styles.logo} aria-label={t("common:brand")}>
        <Logo>{t("common:brand")}</Logo>
      </a>
      <nav className={styles.nav} aria-label={t("nav.label")}>
        <Rooms className={styles.room} />
      </nav>
      <div className={styles.tools}>
        <Preferences visitor={visitor} />
        <AccountMenu visitor={visitor} />
      </div>
      <MobileMenu visitor={visitor} />
    </>
  );
}

function Rooms({ className }: { className: string | undefined }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return rooms.map(({ to, text }) => (
    <a key={to} href={to} className={className} {...(pathname === to && { "aria-current": "page" as const })}>
      {t(text)}
    </a>
  ));
}

/** Language and currency behind one word: the language spoken now. */
function Preferences({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation("shell");
  const spoken = languageNames[useLanguage()];
  return (
    <details className={menuStyles.menu} name="header" data-menu>
      <summary
        className={menuStyles.opener}
        aria-label={`${t("language")}, ${t("currency")}: ${spoken}, ${visitor.currency}`}
      >
        {spoken} <span aria-hidden="true">·</span> <bdi lang="en">{visitor.currency}</bdi>
        <Icon name="chevron" className={menuStyles.chevron} />
      </summary>
      <div className={menuStyles.panel}>
        <Choices visitor={visitor} />
      </div>
    </details>
  );
}

function Choices({ visitor }: { visitor: Visitor }) {
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

function MobileMenu({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation("shell");
  return (
    <details className={styles.mobile} name="header" data-menu>
      <summary className={styles.burger} aria-label={t("menu")}>
        <Icon name="menu" className={styles.openIcon} />
        <Icon name="close" className={styles.closeIcon} />
      </summary>
      <div className={styles.sheet}>
        <nav className={styles.sheetNav} aria-label={t("nav.label")}>
          <Rooms className={styles.sheetRoom} />
        </nav>
        {visitor.name && <bdi className={styles.sheetName}>{visitor.name}</bdi>}
        <div>
          <AccountLinks visitor={visitor} />
        </div>
        <Choices visitor={visitor} />
      </div>
    </details>
  );
}
