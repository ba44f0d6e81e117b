import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { Waiting } from "../../backend/admin/waiting.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, LanguageForm, SkipLink } from "../../ui/index.ts";
import styles from "./admin-shell.module.css";
import { formatWaiting } from "./format-waiting.ts";
import { Toast } from "./toast.tsx";

/** The menu: the day's work by itself, the rest in groups, whose pages are shown on a line of their own within the group. */
const menu = [
  { text: "nav.dashboard", pages: [{ to: "/", text: "nav.dashboard" }] },
  { text: "nav.orders", pages: [{ to: "/orders", text: "nav.orders" }] },
  { text: "nav.letters", pages: [{ to: "/letters", text: "nav.letters" }] },
  { text: "nav.house", pages: [{ to: "/house", text: "nav.house" }] },
  {
    text: "nav.people",
    pages: [
      { to: "/leads", text: "nav.leads" },
      { to: "/subscribers", text: "nav.subscribers" },
    ],
  },
  {
    text: "nav.collection",
    pages: [
      { to: "/results", text: "nav.results" },
      { to: "/perfumes", text: "nav.perfumes" },
      { to: "/questions", text: "nav.questions" },
    ],
  },
  {
    text: "nav.system",
    pages: [
      { to: "/countries", text: "nav.countries" },
      { to: "/admins", text: "nav.admins" },
      { to: "/security", text: "nav.security" },
      { to: "/sessions", text: "nav.sessions" },
      { to: "/log", text: "nav.log" },
      { to: "/speed", text: "nav.speed" },
    ],
  },
] as const;

/** Whether an address is a page's or below it; the first page has none below. */
const isWithin = (pathname: string, to: string) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));

/** What waits for a press under each entry of the menu: no order that waits for its day or its money. */
function countsOf({ to_confirm, held, refund, return_requested, messages }: Waiting) {
  return { "/orders": to_confirm + held + refund + return_requested, "/letters": messages };
}

type AdminShellProps = { email: string | null; waiting: Waiting | null; children: ReactNode };

/** The header of every page of the admin app. Visitors who are not signed in see the brand and the languages only. */
export function AdminShell({ email, waiting, children }: AdminShellProps) {
  const { t } = useTranslation("admin");
  const { pathname, search } = useLocation();
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
        {email && <Menu waiting={waiting} />}
      </header>
      <Toast />
      {children}
    </>
  );
}

/** Links alone, so that it works without a script: a group leads to its first page, beside which stand the others. */
function Menu({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const counts: Record<string, number> = waiting ? countsOf(waiting) : {};
  const open = menu.find(({ pages }) => pages.some(({ to }) => isWithin(pathname, to)));
  return (
    <nav aria-label={t("menu")}>
      <p className={styles.nav}>
        {menu.map((group) => {
          const { to } = group.pages[0];
          const current = group === open && (group.pages.length > 1 || pathname !== to ? "true" : "page");
          return (
            <Link key={to} to={to} aria-current={current || undefined} className={styles.navLink}>
              {counts[to] ? `${t(group.text)} (${formatWaiting(counts[to])})` : t(group.text)}
            </Link>
          );
        })}
      </p>
      {open && open.pages.length > 1 && (
        <p className={classNames(styles.nav, styles.group)}>
          {open.pages.map(({ to, text }) => (
            <NavLink key={to} to={to} className={styles.navLink}>
              {t(text)}
            </NavLink>
          ))}
        </p>
      )}
    </nav>
  );
}
