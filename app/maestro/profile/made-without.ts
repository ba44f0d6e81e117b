import type { Formula } from "../formula/formula.ts";
import { unitsPerPercent } from "../formula/selection.ts";
import { allergens } from "../palette/allergens.ts";
import { indicesOf } from "../palette/columns.ts";
import { allergenShares, labelThreshold } from "../palette/labelled.ts";
import { goingWith } from "../reading/refused-materials.ts";
import type { ThingId } from "../types.ts";
import { at } from "../vector.ts";
import type { Brief } from "./brief.ts";
import type { Exclusion } from "./exclusions.ts";

/** Whether a finished formula holds none of a thing's materials, and of no entry as much as a label would name. */
function isFree({ materials, units, dosage }: Formula, { thing, entries }: Exclusion): boolean {
  const shares = allergenShares(
    materials,
    units.map((unit) => (unit / unitsPerPercent / 100) * dosage),
  );
  const holds = allergens.some(({ entry }, index) => entries.includes(entry) && at(shares, index) > labelThreshold);
  return !holds && !indicesOf(goingWith(thing)).some((index) => materials.includes(index));
}

/** What was chosen to be left out or is not borne, and none of the finished formulas holds: each once. */
export function madeWithout(
  { exclusions, told }: Pick<Brief, "exclusions" | "told">,
  formulas: readonly Formula[],
): ThingId[] {
  const asked = exclusions.filter(({ thing, theme }) =>
    told.some((one) => one.sense === "allergy" && one.thing === thing && one.theme === theme),
  );
  const free = asked.filter((exclusion) => formulas.every((formula) => isFree(formula, exclusion)));
  return [...new Set(free.map(({ thing }) => thing))];
}
