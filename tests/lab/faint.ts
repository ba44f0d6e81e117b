import { unitsPerPercent } from "../../app/maestro/formula/caps.ts";
import { indicesOf } from "../../app/maestro/palette/columns.ts";
import type { Composition, Variant } from "../../app/maestro/types.ts";
import { faintIn } from "../../app/maestro/words/faint.ts";

const faintOf = ({ notes, formula }: Variant) =>
  faintIn(notes, {
    materials: indicesOf(formula.map(({ material }) => material)),
    units: formula.map(({ pct_concentrate }) => Math.round(pct_concentrate * unitsPerPercent)),
  });

/** The notes of each perfume that it is not named after. */
export const faintNotes = ({ premiere, deuxieme }: Composition) => ({
  premiere: faintOf(premiere),
  deuxieme: faintOf(deuxieme),
});
