import type { Contour, Curve, Point } from "./curves.ts";
import { engraverDrawing } from "./engraver.ts";
import { faviconDrawing } from "./favicon.ts";
import type { Drawing, Mark } from "./marks.ts";
import { screenDrawing } from "./screen.ts";
import type { Seal } from "./seal.ts";

/**
 * For what a seal is drawn: `screen` from 64 px on; `engraver` for 8 mm and for less than 64 px, with no line below
 * 0.15 mm; `favicon` for 16 px.
 */
export const cuts = ["screen", "engraver", "favicon"] as const;
export type Cut = (typeof cuts)[number];

const drawings: Record<Cut, (seal: Seal) => Drawing> = {
  screen: screenDrawing,
  engraver: engraverDrawing,
  favicon: faviconDrawing,
};

/** The marks of a seal in a cut. */
export const drawingOf = (seal: Seal, cut: Cut): Drawing => drawings[cut](seal);

const digits = (value: number) =>
  value
    .toFixed(1)
    .replace(/\.0$/, "")
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0?$/, "0");

/** Numbers as a path has them: a sign parts them where there is one. */
const numbers = (values: readonly number[]) => values.map(digits).join(" ").replaceAll(" -", "-");

/** Straight where the control lies in the middle of the chord. */
function isStraight({ from, control, to }: Curve): boolean {
  return Math.abs(from[0] + to[0] - 2 * control[0]) < 0.1 && Math.abs(from[1] + to[1] - 2 * control[1]) < 0.1;
}

function pathOf(contours: readonly Contour[], isClosed: boolean): string {
  return contours
    .map((contour) => {
      const start: Point = contour[0]?.from ?? [0, 0];
      const curves = contour.map((curve) =>
        isStraight(curve) ? `L${numbers(curve.to)}` : `Q${numbers([...curve.control, ...curve.to])}`,
      );
      return `M${numbers(start)}${curves.join("")}${isClosed ? "Z" : ""}`;
    })
    .join("");
}

/** Dashes of a circle of 800: a tooth of 3 at every tenth, or at those that are long. */
function teeth({ radius, width, long }: Extract<Mark, { kind: "teeth" }>): string {
  const at = long.flatMap((isLong, place) => (isLong ? [place] : []));
  const dashes = at.map((place, k) => `3 ${((at[k + 1] ?? (at[0] ?? 0) + long.length) - place) * 10 - 3}`).join(" ");
  const offset = at[0] ? ` stroke-dashoffset="${-10 * at[0]}"` : "";
  const drawn = `<circle r="${radius}" stroke-width="${width}" pathLength="800" transform="rotate(-90)"`;
  if (long.length > 0 && at.length === 0) return "";
  return `${drawn} stroke-dasharray="${dashes || "3 7"}"${offset}/>`;
}

function markup(mark: Mark): string {
  switch (mark.kind) {
    case "ring":
      return `<circle r="${digits(mark.radius)}" stroke-width="${digits(mark.width)}"/>`;
    case "teeth":
      return teeth(mark);
    case "line":
      return `<path d="${pathOf(mark.contours, false)}" stroke-width="${digits(mark.width)}"/>`;
    case "area": {
      const edge = mark.edge > 0 ? `stroke-width="${digits(mark.edge)}"` : `stroke="none"`;
      return `<path d="${pathOf(mark.contours, true)}" fill="currentColor" fill-rule="evenodd" ${edge}/>`;
    }
    case "pearl": {
      const [x, y] = mark.centre.map(digits);
      return `<circle cx="${x}" cy="${y}" r="${digits(mark.radius)}" fill="currentColor" stroke="none"/>`;
    }
  }
}

/** Drawn once, then that twice, and so on: eight times with three copies. */
function turned(marks: readonly Mark[], id: string): string {
  if (marks.length === 0) return "";
  const [one, two, four] = [`${id}a`, `${id}b`, `${id}c`];
  const copy = (of: string, degrees: number) => `<use href="#${of}" transform="rotate(${degrees})"/>`;
  const drawn = `<g id="${one}">${marks.map(markup).join("")}</g>${copy(one, 45)}`;
  return `<g id="${four}"><g id="${two}">${drawn}</g>${copy(two, 90)}</g>${copy(four, 180)}`;
}

/** How long a seal is drawn, in seconds, and the length of a stroke by then, in its own units. */
const drawnIn = 1.6;
const stroke = 230;

/** What draws a seal of this half width: each line from its beginning on, and all of it from the rim inwards. */
function drawing(half: number) {
  const changes = (attribute: string, from: number, to: number) =>
    `<animate attributeName="${attribute}" values="${from};${to}" keyTimes="0;1" keySplines=".4 0 .3 1" calcMode="spline" dur="${drawnIn}s"/>`;
  return {
    mask: `<mask id="rim"><circle r="${half}" fill="none" stroke="#fff" stroke-width="${2 * half}">${changes("stroke-width", 0, 2 * half)}</circle></mask>`,
    strokes: `<set attributeName="stroke-dasharray" to="${stroke}" dur="${drawnIn}s"/>${changes("stroke-dashoffset", stroke, 0)}`,
  };
}

/**
 * A seal in a colour of CSS, as an SVG image of its own: no styles, no scripts, nothing to load.
 * @param isDrawn before one's eyes; else it is there at once
 */
export function drawSeal(seal: Seal, cut: Cut, colour: string, isDrawn = false): string {
  const { half, once, eightfold } = drawingOf(seal, cut);
  const id = `seal-${cut.charAt(0)}${seal.hash
    .slice(0, 2)
    .map((word) => word.toString(36))
    .join("")}`;
  const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
  const { mask, strokes } = isDrawn ? drawing(half) : { mask: "", strokes: "" };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="${colour}">${mask}<g fill="none" stroke="currentColor" stroke-linejoin="round"${isDrawn ? ' mask="url(#rim)"' : ""}>${strokes}${once.map(markup).join("")}${turned(eightfold, id)}</g></svg>`;
}
