import type { FormulaLine } from "../types.ts";
import { handlingOf } from "./handled.ts";

/** % of the concentrate that is resin, paste or wax, above which some of it settles in the cold. An estimate. */
const manyResins = 3;
/** Weeks in the dark, and with many resins. */
const weeks = 3;
const weeksWithResins = 5;

/** Between how many days any composed perfume macerates. */
export const macerationDays = { least: 7 * weeks, most: 7 * weeksWithResins } as const;

/** % of a concentrate that is resin, paste or wax. */
export function resinsOf(formula: readonly FormulaLine[]): number {
  return formula.reduce(
    (share, { material, pct_concentrate }) =>
      share + (["resin", "paste", "wax"].includes(handlingOf(material).form) ? pct_concentrate : 0),
    0,
  );
}

/** Whether a perfume holds so much resin that some of it settles in the cold. */
export function isHazy(formula: readonly FormulaLine[]): boolean {
  return resinsOf(formula) > manyResins;
}

/** How many weeks a perfume macerates in the dark. */
export function macerationWeeks(formula: readonly FormulaLine[]): number {
  return isHazy(formula) ? weeksWithResins : weeks;
}
