import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  value: number;
  max?: number;
  label: string /** Breathes while work goes on. */;
  live?: boolean;
  className?: string;
};

/** A hairline that fills in reading direction. */
export function ProgressBar({ value, max = 100, label, live = false, className }: ProgressBarProps): ReactElement {
  return (
    <progress
      className={classNames(styles.bar, className)}
      value={value}
      max={max}
      aria-label={label}
      data-live={live || undefined}
    />
  );
}
