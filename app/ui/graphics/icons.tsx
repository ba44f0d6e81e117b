import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./icons.module.css";

const paths = {
  arrow: "M2 12h19m-6-6 6 6-6 6",
  chevron: "m5 9 7 7 7-7",
  check: "m4 12.5 5.5 5.5L20 6.5",
  plus: "M12 4v16M4 12h16",
  close: "m5 5 14 14M19 5 5 19",
  menu: "M3 8h18M3 16h18",
  person: "M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5Zm-8 8c.6-3.4 3.8-5 8-5s7.4 1.6 8 5",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5H4Zm11.5-.5a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  play: "M7 4.5v15l12-7.5L7 4.5Z",
  pause: "M8 5v14m8-14v14",
  microphone:
    "M12 3.5a2.75 2.75 0 0 0-2.75 2.75v5.5a2.75 2.75 0 0 0 5.5 0v-5.5A2.75 2.75 0 0 0 12 3.5ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3",
};

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string };

/** A line icon, hidden from assistive technology: it needs a text beside it or a labelled parent. */
export function Icon({ name, className }: IconProps): ReactElement {
  return (
    <svg
      className={classNames(styles.icon, name === "arrow" && styles.mirrored, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
