import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Star } from "../graphics/star.tsx";
import styles from "./notice.module.css";

type NoticeProps = {
  tone?: "info" | "success" | "error";
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** Takes the focus when it appears, and with it the window: whoever pressed a button far below sees it too. */
  focused?: boolean;
};

/** An inline message: screen readers announce errors at once, other tones when idle. */
export function Notice({ tone = "info", title, children, className, focused }: NoticeProps): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
  return (
    <div
      ref={notice}
      className={classNames(styles.notice, className)}
      data-tone={tone}
      role={tone === "error" ? "alert" : "status"}
      tabIndex={focused ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: without a script the browser moves the focus here
      autoFocus={focused}
    >
      <Star className={styles.star} filled={tone === "success"} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

type ErrorSummaryProps = { title: ReactNode; errors: readonly { href: string; text: string }[] };

/** The errors of a form, focused when they appear, each linked to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <Notice key={errors.map(({ text }) => text).join()} tone="error" title={title} focused>
      <ul>
        {errors.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type ToastProps = { children?: ReactNode; count?: number | string; atTop?: boolean };

/**
 * A confirmation at the bottom of the window, or at its top, for about three seconds, timed by the style sheet. The live region has to
 * stay mounted to be announced: pass it the message, and a new `count` to show the same message again.
 */
export function Toast({ children, count = 0, atTop }: ToastProps): ReactElement {
  return (
    <div className={styles.toastRegion} data-top={atTop || undefined} role="status">
      {children && (
        <p key={count} className={styles.toast} data-timed>
          <Star filled className={styles.star} />
          {children}
        </p>
      )}
    </div>
  );
}
