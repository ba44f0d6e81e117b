import { familyOf, impactOf } from "../palette/columns.ts";
import { materials } from "../palette/materials.ts";
import { type FormulaLine, families } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { unitsPerPercent } from "./selection.ts";

/** A formula: `units[k]` of the weighing grid of `materials[k]` (indices into the palette), 100 % in all. */
export type Formula = {
  materials: readonly number[];
  units: readonly number[];
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  /**
   * Whether the solver converged with all constraints kept and rounding moved no share by more than a little. It moves
   * one further where a part of the pyramid cannot be filled, because the rest is then poured elsewhere.
   */
  solved: boolean;
};

/** The lines of a formula as people read them: ids and % w/w of the concentrate, the largest share first. */
export function formulaLines(formula: Formula): FormulaLine[] {
  return formula.materials
    .flatMap((index, k): FormulaLine[] => {
      const material = materials[index];
      if (!material) return [];
      const share = (formula.units[k] ?? 0) / unitsPerPercent;
      return [{ material: material.id, pct_concentrate: share, position: material.position }];
    })
    .sort((one, other) => other.pct_concentrate - one.pct_concentrate);
}

/** The share of the odour (share x impact) of each material of a formula, sum 1. */
export function odourShares({ materials, units }: Formula): Map<number, number> {
  const presences = materials.map((index, k) => (units[k] ?? 0) * at(impactOf, index));
  const odour = presences.reduce((sum, presence) => sum + presence, 0);
  return new Map(materials.map((index, k) => [index, (presences[k] ?? 0) / odour]));
}

/** Share of the odour (share x impact) per family, in the order of `families`, sum 1. */
export function familyShares({ materials, units }: Formula): Float64Array {
  const shares = new Float64Array(families.length);
  let odour = 0;
  for (let k = 0; k < materials.length; k++) {
    const i = materials[k] ?? 0;
    const f = intAt(familyOf, i);
    const presence = (units[k] ?? 0) * at(impactOf, i);
    shares[f] = at(shares, f) + presence;
    odour += presence;
  }
  for (let f = 0; f < families.length; f++) shares[f] = at(shares, f) / odour;
  return shares;
}

/** Index of the largest element; the first of several. */
export function indexOfLargest(vector: Readonly<Float64Array>): number {
  let largest = 0;
  for (let i = 1; i < vector.length; i++) if (at(vector, i) > at(vector, largest)) largest = i;
  return largest;
}
