import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { useControlLinks } from "./field.tsx";
import styles from "./slider.module.css";

type SliderProps = Omit<ComponentPropsWithRef<"input">, "type" | "min" | "max" | "defaultValue"> & {
  min: number;
  max: number;
  /** Where it starts: the rounded midpoint unless told. */
  defaultValue?: number;
  /** What the two ends mean. */
  ends?: readonly [ReactNode, ReactNode];
};

/**
 * A native range with its value above the thumb. The value is shown once the page is live: a still number would lie,
 * and a style set by script, unlike a `style` attribute, passes the content security policy.
 */
export function Slider({ min, max, defaultValue, ends, className, onChange, ...rest }: SliderProps): ReactElement {
  const start = defaultValue ?? Math.round((min + max) / 2);
  const [value, setValue] = useState<number | null>(null);
  const links = useControlLinks();
  useEffect(() => setValue(start), [start]);
  return (
    <div className={classNames(styles.slider, className)}>
      <output
        className={styles.value}
        style={value === null ? undefined : { insetInlineStart: placeOf((value - min) / (max - min)) }}
        {...(links.id && { htmlFor: links.id })}
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
        {...links}
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

/** The middle of the thumb at `share` (0 to 1) of the track, which the thumb never leaves. */
function placeOf(share: number): string {
  return `calc(${share} * (100% - var(--thumb)) + var(--thumb) / 2)`;
}
