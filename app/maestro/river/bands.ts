import { type Stage, stages } from "../evaporation/unfolding.ts";
import type { Family } from "../types.ts";
import { type Course, courseThrough, plus } from "./course.ts";
import type { River } from "./river.ts";

/** A family in the river: what lies between two edges, and threads that part it evenly. */
type Band = { family: Family; upper: Course; lower: Course; threads: Course[] };

/** What is light lies above, what is heavy below. */
export const bandOrder = ["citrus", "aquatic", "floral", "oriental", "woody", "musk"] as const satisfies Family[];

/** Where the stages lie along the river. */
const places: Record<Stage, number> = { opening: 0.1, heart: 0.47, trace: 0.85 };
/** Strengths such as 52, 8 and 3 become widths such as 3.8, 2 and 1.5: true ones would be a head and a hair. */
const growth = 0.34;
/** The width of a river of strength 1, of that of the drawing. */
const unit = 0.188;
/** Less is no band. */
const leastWidth = 1.2;
/** How much of the opening is there where the drawing begins, and of the trace where it ends. */
const sprayed = 0.94;
const left = 0.7;
/** How much of the width that the river loses it loses on its upper side: words stand above. */
const lean = 0.36;
/** How far apart threads lie at least where a band is widest. */
const threadGap = 0.035;

/** The course that has these values at the beginning, in the stages and at the end. */
function courseOf(from: number, values: Record<Stage, number>, to: number): Course {
  return courseThrough([[0, from], ...stages.map((stage) => [places[stage], values[stage]] as const), [1, to]]);
}

/** The same everywhere. */
const level = (value: number) => courseOf(value, { opening: value, heart: value, trace: value }, value);

/** How much of the room that the river leaves free lies above its opening. */
const above = 0.3;
/** The bends of its bed, in widths of the drawing. */
const bends = courseOf(0, { opening: 0, heart: 0.04, trace: -0.02 }, -0.05);

/** How wide each family is in each stage; those that are nowhere seen are left out. */
function widthsOf(river: River, across: number) {
  const widthIn = (stage: Stage, family: Family) => {
    const { strength, shares } = river[stage];
    const width = (unit * across * strength ** growth * shares[family]) / 100;
    return width < leastWidth ? 0 : width;
  };
  return bandOrder.flatMap((family) => {
    const widths = {
      opening: widthIn("opening", family),
      heart: widthIn("heart", family),
      trace: widthIn("trace", family),
    };
    const widest = Math.max(...Object.values(widths));
    return widest > 0
      ? [{ family, widest, width: courseOf(sprayed * widths.opening, widths, left * widths.trace) }]
      : [];
  });
}

/** The bands of a river from its upper side to its lower, in a drawing that is so wide across the river. */
export function bandsOf(river: River, across: number): Band[] {
  const widths = widthsOf(river, across);
  const whole = widths.reduce((sum, { width }) => plus(sum, width), level(0));
  const head = Math.max(...whole.map(({ value }) => value));
  const highest = above * (across - head);
  let upper = plus(plus(level(highest + lean * head), bends, across), whole, -lean);
  return widths.map(({ family, widest, width }) => {
    const threads = Math.floor(widest / (threadGap * across));
    const parts = Array.from({ length: threads }, (_, index) => (index + 1) / (threads + 1));
    const band = { family, upper, lower: plus(upper, width), threads: parts.map((part) => plus(upper, width, part)) };
    upper = band.lower;
    return band;
  });
}
