import type { Family } from "../types.ts";
import { bandsOf } from "./bands.ts";
import type { Course } from "./course.ts";
import type { River } from "./river.ts";

/** A river runs from left to right, or down beside words on a phone; by night, or by day. */
const shapes = { wide: { along: 1180, across: 330 }, tall: { along: 640, across: 176 } } as const;
type Shape = keyof typeof shapes;

const byNight: Record<Family, string> = {
  woody: "#c08f60",
  oriental: "#e08a5c",
  floral: "#e3a0b8",
  citrus: "#e6c65a",
  musk: "#cfc4b4",
  aquatic: "#7fc2cf",
};
const byDay: Record<Family, string> = {
  woody: "#7a4f2a",
  oriental: "#9c3b1f",
  floral: "#9a3f63",
  citrus: "#806200",
  musk: "#6d6258",
  aquatic: "#1f6b7a",
};

/** The families' colours of a light (the tokens `--woody` and so on), and its ground (`--ground`), whose colour parts the bands. */
const night = { colours: byNight, opacity: ".88", ground: "#12100e" };
const day = { colours: byDay, opacity: ".56", ground: "#f4ecdf" };

const cuts = {
  wide: { shape: "wide", light: night },
  tall: { shape: "tall", light: night },
  "day-wide": { shape: "wide", light: day },
  "day-tall": { shape: "tall", light: day },
} as const satisfies Record<string, { shape: Shape; light: typeof night }>;
export type RiverCut = keyof typeof cuts;

export const isRiverCut = (name: string): name is RiverCut => Object.hasOwn(cuts, name);

const digits = (value: number) => value.toFixed(1).replace(/\.0$/, "");

/** Writes points of a cut: along the river, then across it. */
type Pen = (along: number, across: number) => string;

function penOf(shape: Shape): Pen {
  const { along: length } = shapes[shape];
  return (along, across) => {
    const [x, y] = [digits(along * length), digits(across)];
    return shape === "wide" ? `${x} ${y}` : `${y} ${x}`;
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
  const { shape, light } = cuts[cut];
  const { along, across } = shapes[shape];
  const bands = bandsOf(river, across);
  const pen = penOf(shape);
  const areas = bands.map(({ family, upper, lower }) => {
    const back = lower.toReversed();
    const path = `M${start(upper, pen)}${curves(upper, pen)}L${start(back, pen)}${curves(back, pen)}Z`;
    return `<path fill="${light.colours[family]}" d="${path}"/>`;
  });
  const threads = bands.flatMap((band) => band.threads.map((thread) => `M${start(thread, pen)}${curves(thread, pen)}`));
  const [width, height] = shape === "wide" ? [along, across] : [across, along];
  // The trace is lost in the air.
  const [right, down] = shape === "wide" ? [1, 0] : [0, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<linearGradient id="air" x2="${right}" y2="${down}"><stop stop-color="#fff"/><stop offset=".86" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<mask id="lost"><path fill="url(#air)" d="M0 0H${width}V${height}H0"/></mask>`,
    `<g mask="url(#lost)" stroke="${light.ground}"><g stroke-width="1.4" fill-opacity="${light.opacity}">${areas.join("")}</g>`,
    `<path fill="none" stroke-opacity=".38" stroke-width=".8" d="${threads.join("")}"/></g></svg>`,
  ].join("");
}
