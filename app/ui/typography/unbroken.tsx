import type { ReactElement } from "react";
import styles from "./unbroken.module.css";

/** A sentence with a part, such as an order's number, that no line breaks. */
export function Unbroken({ part, children }: { part: string; children: string }): ReactElement {
  const [before, ...after] = children.split(part);
  return (
    <>
      {before}
      {after.length > 0 && <span className={styles.unbroken}>{part}</span>}
      {after.join(part)}
    </>
  );
}
