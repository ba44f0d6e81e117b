import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  /** Pulses, to show that work goes on. */
  active?: boolean;
  className?: string;
};

export function ProgressBar({ value, max = 100, label, active = false, className }: ProgressBarProps): ReactElement {
  return (
    <progress
      className={classNames(styles.bar, className)}
      value={value}
      max={max}
      aria-label={label}
      data-active={active || undefined}
    />
  );
}
