import { familyPowers, powerOf } from "../odour/loudness.ts";
import { materials } from "../palette/materials.ts";
import { type FormulaLine, families } from "../types.ts";
import { at } from "../vector.ts";
import { unitsPerPercent } from "./caps.ts";

/** A formula: `units[k]` of the weighing grid of `materials[k]` (indices into the palette), 100 % in all. */
export type Formula = {
  materials: readonly number[];
  units: readonly number[];
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  /** Whether everything that was asked of it is kept. */
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

/** The share of the odour's power (odour/loudness.ts) of each material of a formula, sum 1. */
export function odourShares({ materials, units }: Pick<Formula, "materials" | "units">): Map<number, number> {
  const powers = materials.map((index, k) => (units[k] ?? 0) * at(powerOf, index));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(materials.map((index, k) => [index, (powers[k] ?? 0) / total]));
}

/** The share of the odour's power per family, in the order of `families`, sum 1. */
export function familyShares(formula: Pick<Formula, "materials" | "units">): Float64Array {
  const powers = familyPowers(formula);
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (let f = 0; f < families.length; f++) powers[f] = at(powers, f) / total;
  return powers;
}
