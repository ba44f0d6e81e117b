import { Fragment } from "react";
import { direction } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { khatimPoints } from "../ui/graphics/khatim.ts";
import { classNames } from "../ui/index.ts";
import styles from "./bottle.module.css";
import { type Box, isPaper, layLabel } from "./label.ts";
import { findPicture } from "./manifest.ts";
import { Picture } from "./picture.tsx";

type PlateProps = {
  /** A name of the picture manifest. */
  name: string;
  /** The text on the bottle's plate. */
  engraved?: string | null;
  /** Engraved in gold on a dark plate, instead of printed on the label. */
  gold?: boolean;
  /** The code of its perfume's seal, and of the second of a pair; a bottle without a perfume has the star of the house. */
  seals?: readonly string[];
  className?: string;
};

type BottleProps = PlateProps & { alt: string; sizes: string; priority?: boolean };

/** A bottle with its seal and name on its plate. */
export function Bottle({ name, alt, engraved, gold, seals, className, ...rest }: BottleProps) {
  return (
    <span className={classNames(styles.bottle, className)}>
      <Picture name={name} alt={alt} {...rest} />
      <Plate name={name} engraved={engraved ?? null} gold={gold ?? false} seals={seals ?? []} />
    </span>
  );
}

const fallback = { width: 720, height: 900, plate: { x: 0.36, y: 0.52, w: 0.28, h: 0.14 } };

/** What stands on the plate of a bottle, over its picture, which fills the same box. */
export function Plate({ name, engraved = null, gold = false, seals = [], className }: PlateProps) {
  const rtl = direction(useLanguage()) === "rtl";
  const { width, height, plate = fallback.plate } = findPicture(name) ?? fallback;
  const box = { x: plate.x * width, y: plate.y * height, w: plate.w * width, h: plate.h * height };
  // A plate beside the middle is one of two vials, which mirror each other.
  const boxes = plate.x > 0.5 ? [{ ...box, x: width - box.x - box.w }, box] : [box];
  return (
    <svg
      className={classNames(styles.plate, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {boxes.map((one, place) => (
        <Engraving
          key={one.x}
          box={one}
          text={engraved}
          print={gold ? "gilt" : isPaper(one) ? "engraver" : "brass"}
          code={seals[place] ?? seals[0]}
          rtl={rtl}
        />
      ))}
    </svg>
  );
}

type EngravingProps = {
  box: Box;
  text: string | null;
  print: "gilt" | "engraver" | "brass";
  code: string | undefined;
  rtl: boolean;
};

/** Printed on paper, cut into brass, or gilded in a dark plate. */
function Engraving({ box, text, print, code, rtl }: EngravingProps) {
  const { seal, lines, size, x, y, leading } = layLabel(box, text, rtl);
  return (
    <g className={styles[print]} fontSize={box.h}>
      {print === "gilt" && <rect x={box.x} y={box.y} width={box.w} height={box.h} />}
      <g>
        {code ? (
          <image href={`/seals/${print}/${code}`} x={seal.x} y={seal.y} width={seal.side} height={seal.side} />
        ) : (
          <path
            transform={`translate(${seal.x} ${seal.y}) scale(${seal.side / 100})`}
            d={`M${khatimPoints(100, 48)}ZM${khatimPoints(100, 36)}ZM${khatimPoints(100, 20)}Z`}
          />
        )}
        <text fontSize={size} textAnchor="middle" dominantBaseline="central">
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <tspan fontSize="0"> </tspan>}
              <tspan x={x} y={y + index * leading}>
                {line}
              </tspan>
            </Fragment>
          ))}
        </text>
      </g>
    </g>
  );
}
