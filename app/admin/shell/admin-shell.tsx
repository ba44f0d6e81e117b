import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import type { Waiting } from "../../backend/admin/waiting.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { LanguageForm, SkipLink } from "../../ui/index.ts";
import styles from "./admin-shell.module.css";
import { formatWaiting } from "./format-waiting.ts";
import { Toast } from "./toast.tsx";

const navLinks = [
  { to: "/", text: "nav.dashboard" },
  { to: "/orders", text: "nav.orders" },
  { to: "/letters", text: "nav.letters" },
  { to: "/house", text: "nav.house" },
  { to: "/leads", text: "nav.leads" },
  { to: "/subscribers", text: "nav.subscribers" },
  { to: "/questions", text: "nav.questions" },
  { to: "/perfumes", text: "nav.perfumes" },
  { to: "/results", text: "nav.results" },
  { to: "/admins", text: "nav.admins" },
  { to: "/security", text: "nav.security" },
  { to: "/speed", text: "nav.speed" },
  { to: "/log", text: "nav.log" },
  { to: "/sessions", text: "nav.sessions" },
] as const;

/** What waits for a press under each entry of the menu: no order that waits for its day or its money. */
function countsOf({ to_confirm, held, refund, return_requested, messages }: Waiting) {
  return { "/orders": to_confirm + held + refund + return_requested, "/letters": messages };
}

type AdminShellProps = { email: string | null; waiting: Waiting | null; children: ReactNode };

/** The header of every page of the admin app. Visitors who are not signed in see the brand and the languages only. */
export function AdminShell({ email, waiting, children }: AdminShellProps) {
  const { t } = useTranslation("admin");
  const { pathname, search } = useLocation();
  const counts: Record<string, number> = waiting ? countsOf(waiting) : {};
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <header className={styles.header}>
        <div className={styles.line}>
          <p className={styles.brand}>{t("brand")}</p>
          <LanguageForm
            label={t("language")}
            next={`${pathname}${search}`}
            className={styles.languages}
            buttonClassName={styles.choice}
          />
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
          <nav aria-label={t("menu")} className={styles.nav}>
            {navLinks.map(({ to, text }) => (
              <NavLink key={to} to={to} end={to === "/"} className={styles.navLink}>
                {counts[to] ? `${t(text)} (${formatWaiting(counts[to])})` : t(text)}
              </NavLink>
            ))}
          </nav>
        )}
      </header>
      <Toast />
      {children}
    </>
  );
}
