import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

type Described = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** One or several messages. */
  error?: string | readonly string[] | undefined;
  /** The translation of "optional"; required fields have no mark. */
  optional?: string;
  className?: string;
  children: ReactNode;
};

/**
 * One control with its label above and its hint and error below. The control itself carries `id`, `aria-invalid` and,
 * in `aria-describedby`, the ids of error and hint: `{id}-error`, `{id}-description` (as conform names them).
 */
export function Field({ id, label, optional, className, children, ...texts }: Described): ReactElement {
  const lines = linesOf(texts.error);
  return (
    <div className={classNames(styles.field, className)} data-invalid={lines.length > 0 || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      <Descriptions id={id} hint={texts.hint} lines={lines} />
    </div>
  );
}

type FieldGroupProps = Described & {
  /** `display` sets the legend like a heading. */
  legendLook?: "label" | "display";
};

/** Several controls that answer one question: a fieldset whose legend is the question. */
export function FieldGroup({
  id,
  label,
  optional,
  legendLook = "label",
  className,
  children,
  ...texts
}: FieldGroupProps): ReactElement {
  const lines = linesOf(texts.error);
  const describedBy = classNames(lines.length > 0 && `${id}-error`, Boolean(texts.hint) && `${id}-description`);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles.field, className)}
      data-invalid={lines.length > 0 || undefined}
      {...(describedBy && { "aria-describedby": describedBy })}
    >
      <legend className={legendLook === "display" ? styles.displayLegend : styles.label}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </legend>
      {texts.hint && (
        <p className={styles.hint} id={`${id}-description`}>
          {texts.hint}
        </p>
      )}
      {children}
      <Descriptions id={id} lines={lines} />
    </fieldset>
  );
}

function Descriptions({ id, hint, lines }: { id: string; hint?: ReactNode; lines: readonly string[] }): ReactElement {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-description`}>
          {hint}
        </p>
      )}
      {lines.length > 0 && (
        <div className={styles.error} id={`${id}-error`}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
}

function linesOf(error: Described["error"]): readonly string[] {
  if (!error) return [];
  return typeof error === "string" ? [error] : error;
}
