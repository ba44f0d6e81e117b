import { impactOf, materialCount, maxUse, typicalUse } from "../palette/columns.ts";
import { loweredMax, powerfulFrom, powerfulMultiple, raisedMax } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { maxInProduct } from "../palette/standards.ts";
import { positions } from "../types.ts";
import { at, intAt, type VectorSource } from "../vector.ts";
import { maxVariables } from "./quadratic-program.ts";
import { maxStructureShare } from "./structures.ts";

/** The weighing grid: a share is a whole number of units of 1 / unitsPerPercent % (0.01 %) of the concentrate. */
export const unitsPerPercent = 100;

/**
 * Sum of share x impact of a usual concentrate; an estimate. Constraints on the odour are divided by it, so that all
 * constraints are of one scale.
 */
export const usualOdour = 450;

/** The materials chosen for a formula. Elements from `size` on mean nothing. */
export type Selection = {
  size: number;
  /** Indices into the palette, and of each its part of the pyramid, family and impact. */
  materials: Int32Array;
  part: Int32Array;
  family: Int32Array;
  impact: Float64Array;
  /** What structure, habit and variation would dose, before any constraint; % of the concentrate. */
  reference: Float64Array;
  /** The highest share, % of the concentrate, on the weighing grid. */
  cap: Float64Array;
  /** The least share of what the formula must hold, % of the concentrate; 0 for the others. */
  least: Float64Array;
  /**
   * Once all are chosen: the places of the materials in these vectors, part by part of the pyramid, and where in that order
   * each part begins and the last one ends.
   */
  byPart: Int32Array;
  partFrom: Int32Array;
};

/** An empty selection, with room for the most materials. */
export function createSelection({ floats, integers }: VectorSource): Selection {
  return {
    size: 0,
    materials: integers(maxVariables),
    part: integers(maxVariables),
    family: integers(maxVariables),
    impact: floats(maxVariables),
    reference: floats(maxVariables),
    cap: floats(maxVariables),
    least: floats(maxVariables),
    byPart: integers(maxVariables),
    partFrom: integers(positions.length + 1),
  };
}

/** Orders the materials by part of the pyramid, once all are chosen. */
export function orderByPart({ size, part, byPart, partFrom }: Selection): void {
  let ordered = 0;
  for (let position = 0; position < positions.length; position++) {
    partFrom[position] = ordered;
    for (let k = 0; k < size; k++) if (intAt(part, k) === position) byPart[ordered++] = k;
  }
  partFrom[positions.length] = ordered;
}

/** Whether a material is so powerful that a few times its usual share would be all that is smelled. */
export const isPowerful: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) >= powerfulFrom ? 1 : 0,
);

/**
 * The highest share that composing takes of each material, % of the concentrate, within its maximum use level: of a
 * powerful one a small multiple of its usual share; of the others six times that (for those used in bulk, twice it and
 * ten more), half as much again as a structure takes, or what is known of its habit, and never more than its ceiling.
 */
export const habitualMax: Readonly<Float64Array> = Float64Array.from(maxUse, (max, i) => {
  const typical = at(typicalUse, i);
  const id = materials[i]?.id;
  const most = Math.min(max, (id ? loweredMax[id] : undefined) ?? max);
  if (intAt(isPowerful, i) === 1) return Math.min(most, powerfulMultiple * typical);
  const known = id ? (raisedMax[id] ?? 0) : 0;
  return Math.min(most, Math.max(Math.min(6 * typical, 10 + 2 * typical), 1.5 * at(maxStructureShare, i), known));
});

/**
 * The cap of one material, % of the concentrate, rounded down to the weighing grid: what habit and every limit (IFRA's
 * and the EU's) allow it alone.
 * @param dosage % w/w of the finished perfume
 */
export function capOf(material: number, dosage: number): number {
  const cap = Math.min(at(habitualMax, material), (at(maxInProduct, material) * 100) / dosage);
  return Math.floor(cap * unitsPerPercent + 1e-9) / unitsPerPercent;
}

/** What a dead trace is at most: this part of the usual share, and in any case so much (% of the concentrate). */
const deadPart = 0.26;
const surelyDead = 0.03;

/** The share (% of the concentrate) below which a material is a dead trace. */
export const deadBelow: Readonly<Float64Array> = typicalUse.map((typical) => Math.max(surelyDead, deadPart * typical));
