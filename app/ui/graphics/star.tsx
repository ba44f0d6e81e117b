import { type ReactElement, useId } from "react";
import { classNames } from "../class-names.ts";
import { khatimPoints } from "./khatim.ts";
import styles from "./star.module.css";

const outline = khatimPoints(100, 49);
/** Two stars, one in the other: one element, since a page may have many. */
const outlines = `M${outline}ZM${khatimPoints(100, 24)}Z`;

type StarProps = { className?: string; filled?: boolean };

/** The khatim, the brand's eight-pointed star, as an ornament: hidden from assistive technology. */
export function Star({ className, filled = false }: StarProps): ReactElement {
  return (
    <svg className={classNames(styles.star, className)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {filled ? <polygon className={styles.solid} points={outline} /> : <path className={styles.line} d={outlines} />}
    </svg>
  );
}

type StarProgressProps = { value: number; max: number; label: string };

/** Progress as a star that fills from the bottom. */
export function StarProgress({ value, max, label }: StarProgressProps): ReactElement {
  const clip = useId();
  const fraction = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <svg className={styles.star} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <clipPath id={clip}>
          <polygon points={khatimPoints(100, 45)} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect className={styles.level} x="0" y={100 - fraction * 100} width="100" height="100" />
        </g>
        <polygon className={styles.line} points={outline} />
      </svg>
    </span>
  );
}

type SpinnerProps = { label?: string; className?: string };

/** The two squares of the star rotate against each other; with reduced motion they stand still. */
export function Spinner({ label, className }: SpinnerProps): ReactElement {
  return (
    <span
      className={classNames(styles.spinner, className)}
      {...(label ? { role: "status" } : { "aria-hidden": true as const })}
    >
      <svg className={styles.star} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <rect className={styles.square} x="16" y="16" width="68" height="68" />
        <rect className={styles.turned} x="16" y="16" width="68" height="68" />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
