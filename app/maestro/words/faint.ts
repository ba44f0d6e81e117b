import { type Formula, odourShares } from "../formula/formula.ts";
import { indexOf } from "../palette/columns.ts";
import { type MaterialId, type Notes, positions } from "../types.ts";

/** A perfume is named after nothing that has less than this part of its odour's power, a sixth of its loudness. An estimate. */
const namedFrom = 0.025;

/** The notes that are too faint for a perfume to be named after them; none where all are. */
export function faintIn(notes: Notes, formula: Pick<Formula, "materials" | "units">): MaterialId[] {
  const odour = odourShares(formula);
  const shown = positions.flatMap((position) => notes[position].map(({ material }) => material));
  const faint = shown.filter((material) => (odour.get(indexOf.get(material) ?? -1) ?? 0) < namedFrom);
  return faint.length < shown.length ? faint : [];
}
