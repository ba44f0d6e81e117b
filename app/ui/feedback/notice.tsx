import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Star } from "../house/star.tsx";
import styles from "./notice.module.css";

type NoticeProps = { tone?: "info" | "success" | "error"; title?: ReactNode; children?: ReactNode; className?: string };

/** A message in the flow of the page: an error interrupts a screen reader, the others wait their turn. */
export function Notice({ tone = "info", title, children, className }: NoticeProps): ReactElement {
  return (
    <div className={classNames(styles.notice, className)} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Star className={styles.star} filled={tone === "success"} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

type ErrorSummaryProps = { title: ReactNode; errors: readonly { href: string; text: string }[] };

/** What is wrong with a form, first on the page and focused, each line a link to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map(({ text }) => text).join();
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script the browser moves the focus here, as the summary promises
    <div ref={box} className={styles.notice} data-tone="error" role="alert" tabIndex={-1} autoFocus>
      <Star className={styles.star} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <ul>
          {errors.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * A short confirmation at the foot of the window for about three seconds, timed by the style sheet.
 * The live region stays in the page, so keep it mounted and hand it the message; `turn` shows the same words again.
 */
export function Toast({ children, turn = 0 }: { children?: ReactNode; turn?: number | string }): ReactElement {
  return (
    <div className={styles.toastRegion} role="status">
      {children && (
        <p key={turn} className={styles.toast} data-timed>
          <Star filled className={styles.star} />
          {children}
        </p>
      )}
    </div>
  );
}
