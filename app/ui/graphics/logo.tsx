import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./logo.module.css";
import { Star } from "./star.tsx";

type LogoProps = { children: ReactNode; className?: string };

/** The star and the brand name, in the page's script. */
export function Logo({ children, className }: LogoProps): ReactElement {
  return (
    <span className={classNames(styles.logo, className)}>
      <Star className={styles.star} />
      <span className={styles.name}>{children}</span>
    </span>
  );
}
