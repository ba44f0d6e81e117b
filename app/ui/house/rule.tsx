import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./rule.module.css";
import { Star } from "./star.tsx";

type RuleProps = { plain?: boolean; className?: string };

/** A hairline with the khatim in it; `plain` leaves the star out. */
export function Rule({ plain = false, className }: RuleProps): ReactElement {
  if (plain) return <hr className={classNames(styles.plain, className)} />;
  return (
    <div className={classNames(styles.rule, className)} aria-hidden="true">
      <Star className={styles.star} />
    </div>
  );
}
