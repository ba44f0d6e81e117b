import { maxUse, typicalUse } from "../palette/columns.ts";
import { maxInProduct } from "../palette/standards.ts";
import { at, type VectorSource } from "../vector.ts";
import { maxVariables } from "./solver.ts";
import { maxStructureShare } from "./structures.ts";

/** The weighing grid: a share is a whole number of units of 1 / unitsPerPercent % (0.01 %) of the concentrate. */
export const unitsPerPercent = 100;

/** The materials chosen for a formula. Elements from `size` on mean nothing. */
export type Selection = {
  size: number;
  /** Indices into the palette. */
  materials: Int32Array;
  /** What structure, habit and variation would dose, before any constraint; % of the concentrate. */
  reference: Float64Array;
  /** The highest share, % of the concentrate, on the weighing grid. */
  cap: Float64Array;
};

export function createSelection({ floats, integers }: VectorSource): Selection {
  return {
    size: 0,
    materials: integers(maxVariables),
    reference: floats(maxVariables),
    cap: floats(maxVariables),
  };
}

/**
 * The highest share that composing takes of each material, % of the concentrate: within its maximum use level, six
 * times its typical one (for those used in bulk, twice it and ten more), or half as much again as a structure takes.
 */
export const habitualMax: Readonly<Float64Array> = Float64Array.from(maxUse, (max, i) => {
  const typical = at(typicalUse, i);
  return Math.min(max, Math.max(Math.min(6 * typical, 10 + 2 * typical), 1.5 * at(maxStructureShare, i)));
});

/**
 * The cap of one material, % of the concentrate, rounded down to the weighing grid: what habit and every standard (IFRA
 * 51st Amendment, Category 4) allow it alone.
 * @param dosage % w/w of the finished perfume
 */
export function capOf(material: number, dosage: number): number {
  const cap = Math.min(at(habitualMax, material), (at(maxInProduct, material) * 100) / dosage);
  return Math.floor(cap * unitsPerPercent + 1e-9) / unitsPerPercent;
}
