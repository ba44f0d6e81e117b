import type { ReactElement } from "react";
import { classNames } from "../ui/class-names.ts";
import type { Look } from "./looks.ts";
import styles from "./smell.module.css";
import { type Light, smellUrl } from "./smell-url.ts";

type SmellProps = {
  /** What it is called: it stands beside the picture, and says what that shows. */
  name: string;
  /** Null where nothing is known of it: the house's star stands for it. */
  look: Look | null;
  light: Light;
  className?: string;
};

const glyphs: readonly Look[] = ["woody", "oriental", "floral", "citrus", "aquatic"];

/** A note as one sees it: its still life, or its family's glyph, with its name. */
export function Smell({ name, look, light, className }: SmellProps): ReactElement {
  return (
    <span className={classNames(styles.smell, className)}>
      {look === null || glyphs.includes(look) ? (
        <span className={styles.glyph} data-family={look} />
      ) : (
        <picture className={styles.picture}>
          <source
            type="image/avif"
            srcSet={`${smellUrl(look, light, 96, "avif")} 96w, ${smellUrl(look, light, 320, "avif")} 320w`}
            sizes="3rem"
          />
          <img src={smellUrl(look, light, 96, "webp")} alt="" width={96} height={96} loading="lazy" />
        </picture>
      )}
      <bdi>{name}</bdi>
    </span>
  );
}
