import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";

type BadgeProps = { tone?: "plain" | "gold" | "accent"; children: ReactNode; className?: string };

export function Badge({ tone = "plain", children, className }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
