import type { Remark } from "../../maestro/compounding/handled.ts";

/** What a perfumer is reminded of at the scale; the rest is said of the whole perfume, as what may change. */
export const shownRemarks = [
  "warm",
  "melt",
  "waxes",
  "viscous",
  "cut",
  "strong",
  "gloves",
  "iron",
  "light",
  "cold",
  "grade",
  "cites",
  "precursor",
] as const satisfies readonly Remark[];
