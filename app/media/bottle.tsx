import { classNames } from "../ui/index.ts";
import styles from "./bottle.module.css";
import { findPicture, type Plate } from "./manifest.ts";
import { Picture } from "./picture.tsx";

type BottleProps = {
  /** A name of the picture manifest. */
  name: string;
  alt: string;
  /** The text on the bottle's plate. */
  engraved: string | null;
  /** Engraved in gold instead of printed. */
  gold?: boolean;
  sizes: string;
  priority?: boolean;
  className?: string;
};

const fallback = { width: 720, height: 900, plate: undefined };
const defaultPlate: Plate = { x: 0.36, y: 0.52, w: 0.28, h: 0.14 };

/** A bottle with a name on its plate. */
export function Bottle({ name, alt, engraved, gold = false, className, ...rest }: BottleProps) {
  const { width, height, plate = defaultPlate } = findPicture(name) ?? fallback;
  const box = { x: plate.x * width, y: plate.y * height, w: plate.w * width, h: plate.h * height };
  return (
    <span className={classNames(styles.bottle, className)}>
      <Picture name={name} alt={alt} {...rest} />
      {engraved && (
        <svg className={styles.plate} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <text
            className={gold ? styles.gold : styles.printed}
            x={box.x + box.w / 2}
            y={box.y + box.h / 2}
            fontSize={fontSize(engraved, box)}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {engraved}
          </text>
        </svg>
      )}
    </span>
  );
}

/** The largest font size that fits the plate. */
function fontSize(text: string, plate: { w: number; h: number }): number {
  const width = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.round(Math.min(plate.h * 0.6, (plate.w * 0.88) / Math.max(width, 1.2)));
}

/** The approximate width of a letter in the display fonts, in em. */
function letterWidth(letter: string): number {
  if (/\p{M}|\u200d/u.test(letter)) return 0;
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.3;
  return /\p{Lu}|[mwшщжюфыمسشصض]/u.test(letter) ? 0.7 : 0.46;
}
