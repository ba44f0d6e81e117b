import type { Family } from "../types.ts";
import { bandsOf } from "./bands.ts";
import type { Course } from "./course.ts";
import type { River } from "./river.ts";

/** A river runs from left to right, or down beside words on a phone. */
const cuts = { wide: { along: 1180, across: 330 }, tall: { along: 640, across: 176 } } as const;
export type RiverCut = keyof typeof cuts;

export const isRiverCut = (name: string): name is RiverCut => Object.hasOwn(cuts, name);

/** For the ground of the night's pages (`--ground`), whose colour parts the bands. */
const colours: Record<Family, string> = {
  woody: "#c08f60",
  oriental: "#e08a5c",
  floral: "#e3a0b8",
  citrus: "#e6c65a",
  musk: "#cfc4b4",
  aquatic: "#7fc2cf",
};
const ground = "#12100e";

const digits = (value: number) => value.toFixed(1).replace(/\.0$/, "");

/** Writes points of a cut: along the river, then across it. */
type Pen = (along: number, across: number) => string;

function penOf(cut: RiverCut): Pen {
  const { along: length } = cuts[cut];
  return (along, across) => {
    const [x, y] = [digits(along * length), digits(across)];
    return cut === "wide" ? `${x} ${y}` : `${y} ${x}`;
  };
}

/** Cubic Bézier curves from the first place to the last; a course that is run through backwards gives those back. */
function curves(course: Course, pen: Pen): string {
  return course
    .slice(1)
    .map((to, index) => {
      const from = course[index] ?? to;
      const third = (to.at - from.at) / 3;
      const leaving = pen(from.at + third, from.value + third * from.slope);
      const arriving = pen(to.at - third, to.value - third * to.slope);
      return `C${leaving} ${arriving} ${pen(to.at, to.value)}`;
    })
    .join("");
}

/** Where a course begins, as a path has it. */
const start = (course: Course, pen: Pen) => course.slice(0, 1).map(({ at, value }) => pen(at, value));

/** A river as an SVG image of its own: no words, styles or scripts, nothing to load. It may be stretched. */
export function drawRiver(river: River, cut: RiverCut): string {
  const { along, across } = cuts[cut];
  const bands = bandsOf(river, across);
  const pen = penOf(cut);
  const areas = bands.map(({ family, upper, lower }) => {
    const back = lower.toReversed();
    const path = `M${start(upper, pen)}${curves(upper, pen)}L${start(back, pen)}${curves(back, pen)}Z`;
    return `<path fill="${colours[family]}" d="${path}"/>`;
  });
  const threads = bands.flatMap((band) => band.threads.map((thread) => `M${start(thread, pen)}${curves(thread, pen)}`));
  const [width, height] = cut === "wide" ? [along, across] : [across, along];
  // The trace is lost in the air.
  const [right, down] = cut === "wide" ? [1, 0] : [0, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<linearGradient id="air" x2="${right}" y2="${down}"><stop stop-color="#fff"/><stop offset=".86" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<mask id="lost"><path fill="url(#air)" d="M0 0H${width}V${height}H0"/></mask>`,
    `<g mask="url(#lost)" stroke="${ground}"><g stroke-width="1.4" fill-opacity=".88">${areas.join("")}</g>`,
    `<path fill="none" stroke-opacity=".38" stroke-width=".8" d="${threads.join("")}"/></g></svg>`,
  ].join("");
}
