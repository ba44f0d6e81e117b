import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { languageNames } from "../../i18n/language-names.ts";
import { languages } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { SkipLink } from "../../ui/index.ts";
import { DoneToast } from "./done-toast.tsx";
import styles from "./frame.module.css";

const rooms = [
  { to: "/", text: "nav.dashboard" },
  { to: "/leads", text: "nav.leads" },
  { to: "/subscribers", text: "nav.subscribers" },
  { to: "/questions", text: "nav.questions" },
  { to: "/perfumes", text: "nav.perfumes" },
  { to: "/results", text: "nav.results" },
  { to: "/admins", text: "nav.admins" },
  { to: "/speed", text: "nav.speed" },
  { to: "/log", text: "nav.log" },
] as const;

/** The office's header round every room; whoever is not signed in sees the name and the languages only. */
export function Frame({ email, children }: { email: string | null; children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <header className={styles.header}>
        <div className={styles.line}>
          <p className={styles.brand}>{t("brand")}</p>
          <LanguageChoice />
          {email && (
            <form method="post" action="/logout" className={styles.account}>
              <bdi className={styles.email}>{email}</bdi>
              <button type="submit" className={styles.choice}>
                {t("sign_out")}
              </button>
            </form>
          )}
        </div>
        {email && (
          <nav aria-label={t("menu")} className={styles.rooms}>
            {rooms.map(({ to, text }) => (
              <NavLink key={to} to={to} end={to === "/"} className={styles.room}>
                {t(text)}
              </NavLink>
            ))}
          </nav>
        )}
      </header>
      {children}
      <DoneToast />
    </>
  );
}

/** A native form: a language is a new document. */
function LanguageChoice() {
  const { t } = useTranslation("admin");
  const { pathname, search } = useLocation();
  const current = useLanguage();
  return (
    <form method="post" action="/language" className={styles.languages} aria-label={t("language")}>
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={styles.choice}
          aria-pressed={language === current}
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  );
}
