import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../house/icons.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  /** Of those that share a name only one is open. */
  name?: string;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open = false, name, className, children }: DisclosureProps): ReactElement {
  return (
    <details className={classNames(styles.disclosure, className)} open={open} {...(name && { name })}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

type DialogProps = { id: string; title: ReactNode; close: string; children: ReactNode };

/** A native dialog; a `DialogButton` of the same id opens it without a script where the browser knows how. */
export function Dialog({ id, title, close, children }: DialogProps): ReactElement {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} closedby="any">
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
      <form method="dialog" className={styles.close}>
        <button type="submit" className={styles.closeButton} aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

type DialogButtonProps = { dialog: string; className?: string; children: ReactNode };

export function DialogButton({ dialog, className, children }: DialogButtonProps): ReactElement {
  const invokes = { command: "show-modal", commandfor: dialog };
  return (
    <button type="button" className={classNames(styles.opener, className)} {...invokes}>
      {children}
    </button>
  );
}
