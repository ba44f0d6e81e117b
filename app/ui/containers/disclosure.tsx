import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../graphics/icons.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open = false, className, children }: DisclosureProps): ReactElement {
  return (
    <details className={classNames(styles.disclosure, className)} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="plus" className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
