import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../graphics/icons.tsx";
import styles from "./navigation.module.css";

type NavItem = { to: string; text: ReactNode };
type TabsProps = { label: string; tabs: readonly (NavItem & { current: boolean })[]; className?: string };

/** Views of one page as links, so that they work without a script and can be reloaded and shared. */
export function Tabs({ label, tabs, className }: TabsProps): ReactElement {
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label}>
      {tabs.map(({ to, text, current }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          replace
          preventScrollReset
          {...(current && { "aria-current": "page" as const })}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

type BreadcrumbsProps = { label: string; trail: readonly NavItem[]; current: ReactNode };

export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ to, text }) => (
          <li key={to} className={styles.step}>
            <a href={to}>{text}</a>
            <Icon name="chevron" className={styles.separator} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
