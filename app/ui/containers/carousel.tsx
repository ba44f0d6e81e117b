import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./carousel.module.css";

type CarouselProps = {
  label: string;
  className?: string;
  children: ReactNode;
};

/** A row of list items to swipe through, a grid on large screens. Focusable, so that the keyboard can scroll it. */
export function Carousel({ label, className, children }: CarouselProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={classNames(styles.viewport, className)} aria-label={label} tabIndex={0}>
      <ul className={styles.row}>{children}</ul>
    </section>
  );
}
