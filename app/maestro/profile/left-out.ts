import { unitsPerPercent } from "../formula/caps.ts";
import type { Formula } from "../formula/formula.ts";
import { allergens } from "../palette/allergens.ts";
import { indicesOf } from "../palette/columns.ts";
import { allergenShares, namedAbove } from "../palette/labelled.ts";
import { goingWithAll } from "../reading/refused-materials.ts";
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
  const holds = allergens.some(({ entry }, index) => entries.includes(entry) && at(shares, index) > namedAbove);
  return !holds && !indicesOf(goingWithAll(thing)).some((index) => materials.includes(index));
}

/**
 * What none of the finished formulas holds, each thing once: `kept` is what was chosen to be left out or is not borne,
 * `spared` what is disliked and the palette could have poured.
 */
export function leftOutOf(
  { exclusions, told }: Pick<Brief, "exclusions" | "told">,
  formulas: readonly Formula[],
): { kept: ThingId[]; spared: ThingId[] } {
  // Alcohol is no material of a formula, and in every bottle.
  const free = exclusions.filter(
    (exclusion) => exclusion.thing !== "alcohol" && formulas.every((formula) => isFree(formula, exclusion)),
  );
  const isIll = ({ thing, theme }: Exclusion) =>
    told.some((one) => one.sense === "allergy" && one.thing === thing && one.theme === theme);
  const kept = new Set(free.filter(isIll).map(({ thing }) => thing));
  const spared = free.filter(({ thing, materials }) => !kept.has(thing) && materials.length > 0);
  return { kept: [...kept], spared: [...new Set(spared.map(({ thing }) => thing))] };
}
