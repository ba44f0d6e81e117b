import { unitsPerPercent } from "../formula/caps.ts";
import { type Formula, odourShares } from "../formula/formula.ts";
import { indexOf, typicalUse } from "../palette/columns.ts";
import { type MaterialId, type Note, type Notes, positions } from "../types.ts";
import { at } from "../vector.ts";

/** A perfume is named after nothing that has less than this part of its odour's power, a sixth of its loudness. An estimate. */
const namedFrom = 0.025;

/** ... and nothing of which there is less than this part of its usual share, but what somebody named in a text. */
const ofUsual = 0.9;
/** What was named there is heard from so much of the odour's power on, where there is so much more than usual of it. */
const namedInTextFrom = 0.012;
const muchOfUsual = 1.1;

/** So many notes are left to choose from, or those of less than is usual may be chosen too. */
const enoughNames = 4;

/** The notes that are too faint for a perfume to be named after them; none where all are. */
export function faintIn(notes: Notes, formula: Pick<Formula, "materials" | "units">): MaterialId[] {
  const odour = odourShares(formula);
  const isFaint = ({ material, words = [] }: Note, least: number): boolean => {
    const index = indexOf.get(material) ?? -1;
    const power = odour.get(index) ?? 0;
    const usual = (formula.units[formula.materials.indexOf(index)] ?? 0) / unitsPerPercent / at(typicalUse, index);
    if (words.length > 0) return power < (usual >= muchOfUsual ? namedInTextFrom : namedFrom);
    return power < namedFrom || usual < least;
  };
  const shown = positions.flatMap((position) => notes[position]);
  const faintBelow = (least: number) => shown.filter((note) => isFaint(note, least)).map(({ material }) => material);
  const [strict, loose] = [faintBelow(ofUsual), faintBelow(0)];
  if (shown.length - strict.length >= enoughNames) return strict;
  return loose.length < shown.length ? loose : [];
}
