import type { ReactElement } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./framed-picture.module.css";
import { Picture, type PictureProps } from "./picture.tsx";

/**
 * A picture that fills a frame with hard edges. The frame's shape is the class name's; `--zoom` keeps dark edges of the
 * picture's own outside.
 */
export function FramedPicture({ className, ...picture }: PictureProps): ReactElement {
  return (
    <span className={classNames(styles.frame, className)}>
      <Picture {...picture} />
    </span>
  );
}
