import { Fragment } from "react";
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
  /** Engraved in gold on a dark plate, instead of printed on the label. */
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
  const [lines, size] = engraved ? fitLines(engraved, box) : ([null, 0] as const);
  return (
    <span className={classNames(styles.bottle, className)}>
      <Picture name={name} alt={alt} {...rest} />
      {lines && (
        <svg className={styles.plate} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {gold && <rect x={box.x} y={box.y} width={box.w} height={box.h} />}
          <text
            className={gold ? styles.gold : styles.printed}
            fontSize={size}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <tspan fontSize="0"> </tspan>}
                <tspan x={box.x + box.w / 2} y={box.y + box.h / 2 + (index - (lines.length - 1) / 2) * size * leading}>
                  {line}
                </tspan>
              </Fragment>
            ))}
          </text>
        </svg>
      )}
    </span>
  );
}

/** Between the lines, in em. */
const leading = 1.1;

/** A text in one line or two, whichever is larger on the plate, and its font size. */
function fitLines(text: string, { w, h }: { w: number; h: number }): [lines: string[], size: number] {
  let best: [string[], number] = [[], 0];
  for (let end = text.length; end > 0; end = text.lastIndexOf(" ", end - 1)) {
    const lines = [text.slice(0, end), text.slice(end + 1)].filter(Boolean);
    const width = Math.max(1.2, ...lines.map(widthOf));
    // Below the last line there is room for the tails of letters.
    const size = Math.round(Math.min(h * (lines[1] ? 0.34 : 0.56), (w * 0.88) / width));
    if (size > best[1]) best = [lines, size];
  }
  return best;
}

const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The approximate width of a letter in the display fonts, in em. */
function letterWidth(letter: string): number {
  if (/\p{M}|\u200d/u.test(letter)) return 0;
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.3;
  return /\p{Lu}|[mwшщжюфыمسشصض]/u.test(letter) ? 0.7 : 0.46;
}
