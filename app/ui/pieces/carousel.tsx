import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./carousel.module.css";

type CarouselProps = {
  label: string;
  /** From this width on all items stand side by side. */
  spread?: "never" | "large";
  className?: string;
  children: ReactNode;
};

/** A row to swipe through; each child is a list item. The keyboard scrolls it when it has the focus. */
export function Carousel({ label, spread = "large", className, children }: CarouselProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={classNames(styles.window, className)} aria-label={label} tabIndex={0} data-spread={spread}>
      <ul className={styles.row}>{children}</ul>
    </section>
  );
}
