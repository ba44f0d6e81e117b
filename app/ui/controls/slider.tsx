import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./slider.module.css";

type SliderProps = Omit<ComponentPropsWithRef<"input">, "type" | "min" | "max" | "defaultValue"> & {
  min: number;
  max: number;
  /** By default the rounded midpoint. */
  defaultValue?: number;
  /** The labels of the two ends. */
  ends?: readonly [ReactNode, ReactNode];
};

/**
 * A native range input with its value above the thumb. The value appears after hydration: without a script it could
 * not follow the thumb, and only styles set by script pass the content security policy, not `style` attributes.
 */
export function Slider({ min, max, defaultValue, ends, className, onChange, ...rest }: SliderProps): ReactElement {
  const start = defaultValue ?? Math.round((min + max) / 2);
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => setValue(start), [start]);
  return (
    <div className={classNames(styles.slider, className)}>
      <output
        className={styles.value}
        style={value === null ? undefined : { insetInlineStart: thumbPosition((value - min) / (max - min)) }}
        {...(rest.id && { htmlFor: rest.id })}
      >
        {value}
      </output>
      <input
        type="range"
        className={styles.range}
        min={min}
        max={max}
        defaultValue={start}
        {...rest}
        onChange={(event) => {
          setValue(event.currentTarget.valueAsNumber);
          onChange?.(event);
        }}
      />
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

/** The centre of the thumb at `share` (0 to 1); the thumb never overflows the track. */
function thumbPosition(share: number): string {
  return `calc(${share} * (100% - var(--thumb)) + var(--thumb) / 2)`;
}
