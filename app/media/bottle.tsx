import { classNames } from "../ui/index.ts";
import styles from "./bottle.module.css";
import { findPicture, type Plate } from "./manifest.ts";
import { Picture } from "./picture.tsx";

type BottleProps = {
  /** A picture of the manifest; one that shows no bottle has no plate and stays bare. */
  name: string;
  alt: string;
  /** What stands on the plate; nothing leaves it bare. */
  engraved: string | null;
  /** Cut in gold, or printed. */
  gold?: boolean;
  sizes: string;
  priority?: boolean;
  className?: string;
};

const unrendered = { width: 720, height: 900, plate: undefined };
const middle: Plate = { x: 0.36, y: 0.52, w: 0.28, h: 0.14 };

/** A rendered bottle with a name on its plate. */
export function Bottle({ name, alt, engraved, gold = false, className, ...rest }: BottleProps) {
  const { width, height, plate = middle } = findPicture(name) ?? unrendered;
  const box = { x: plate.x * width, y: plate.y * height, w: plate.w * width, h: plate.h * height };
  return (
    <span className={classNames(styles.bottle, className)}>
      <Picture name={name} alt={alt} {...rest} />
      {engraved && (
        <svg className={styles.plate} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <text
            className={gold ? styles.gold : styles.print}
            x={box.x + box.w / 2}
            y={box.y + box.h / 2}
            fontSize={sizeFor(engraved, box)}
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

/** Letters as large as the plate allows. */
function sizeFor(text: string, box: { w: number; h: number }): number {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.round(Math.min(box.h * 0.6, (box.w * 0.88) / Math.max(width, 1.2)));
}

/** About how wide a letter of the display faces is, as a share of its size. */
function widthOf(letter: string): number {
  if (/\p{M}|\u200d/u.test(letter)) return 0;
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.3;
  return /\p{Lu}|[mwшщжюфыمسشصض]/u.test(letter) ? 0.7 : 0.46;
}
