import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../graphics/icons.tsx";
import { Star } from "../graphics/star.tsx";
import styles from "./choices.module.css";

type InputProps = Omit<ComponentPropsWithRef<"input">, "type">;
type LabelledProps = InputProps & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className, ...rest }: LabelledProps): ReactElement {
  return (
    <label className={classNames(styles.line, className)}>
      <input type="checkbox" className={styles.input} {...rest} />
      <span className={styles.box}>
        <Icon name="check" className={styles.check} />
      </span>
      <LabelText label={label} hint={hint} />
    </label>
  );
}

function LabelText({ label, hint }: { label: ReactNode; hint: ReactNode }): ReactElement {
  return (
    <span>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}

type ChoiceProps = InputProps & { kind: "radio" | "checkbox"; label: ReactNode; hint?: ReactNode; picture?: ReactNode };

/** A radio button or check box as a card, with or without a picture. */
export function Choice({ kind, label, hint, picture, className, ...rest }: ChoiceProps): ReactElement {
  return (
    <label className={classNames(styles.tile, className)} data-light={picture && "night"}>
      <input type={kind} className={styles.input} {...rest} />
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.caption}>
        <Star className={styles.mark} />
        <LabelText label={label} hint={hint} />
      </span>
    </label>
  );
}

type SwatchProps = InputProps & { colour: string; label: ReactNode; kind?: "radio" | "checkbox" };

/** A colour to choose; `colour` is any SVG paint. */
export function Swatch({ colour, label, kind = "checkbox", className, ...rest }: SwatchProps): ReactElement {
  return (
    <label className={classNames(styles.swatch, className)}>
      <input type={kind} className={styles.input} {...rest} />
      <svg className={styles.drop} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="18" fill={colour} />
        <circle className={styles.ring} cx="24" cy="24" r="23" />
        <path className={styles.tick} d="m17 24.5 5 5 9.5-11" />
      </svg>
      <span>{label}</span>
    </label>
  );
}

/** Lays choices out in as many columns as fit. */
export function ChoiceGrid({ children, className }: { children: ReactNode; className?: string }): ReactElement {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}
