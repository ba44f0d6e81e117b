import type { ReactElement } from "react";
import styles from "./rule.module.css";
import { Star } from "./star.tsx";

/** A hairline with the star in its middle. */
export function Rule(): ReactElement {
  return (
    <div className={styles.rule} aria-hidden="true">
      <Star className={styles.star} />
    </div>
  );
}
