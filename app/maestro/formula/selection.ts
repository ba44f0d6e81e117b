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
 * The whole odour (sum of share in % x impact) of a usual concentrate; an estimate. Constraints on the odour are
 * divided by it, which brings all constraints to one scale.
 */
export const usualOdour = 450;

/** The materials chosen for a formula. Elements from `size` on mean nothing. */
export type Selection = {
  size: number;
  /** Indices into the palette, followed by the part of the pyramid, family and impact of each. */
  materials: Int32Array;
  part: Int32Array;
  family: Int32Array;
  impact: Float64Array;
  /** The share that structure, habit and variation suggest before any constraint; % of the concentrate. */
  reference: Float64Array;
  /** The highest share, % of the concentrate, on the weighing grid. */
  cap: Float64Array;
  /** The least share of a material that the formula must hold, % of the concentrate; 0 for the others. */
  least: Float64Array;
  /**
   * Filled once all materials are chosen. `byPart` holds their positions in the vectors above, ordered by part of the
   * pyramid; `partFrom` holds the index in `byPart` at which each part begins, and at its end the number of materials.
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
 * The highest share that a formula takes of each material, % of the concentrate, never above its maximum use level. A
 * powerful material stays within `powerfulMultiple` times its usual share. Any other may have the most of these: six
 * times its usual share (or ten more than twice it, if that is less), one and a half times what a structure takes, and
 * its `raisedMax`; `loweredMax` is never exceeded.
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

/**
 * A share is a dead trace if it is below `deadPart` of the usual share, or below `surelyDead` (% of the concentrate).
 */
const deadPart = 0.26;
const surelyDead = 0.03;

/** The share (% of the concentrate) below which a material is a dead trace. */
export const deadBelow: Readonly<Float64Array> = typicalUse.map((typical) => Math.max(surelyDead, deadPart * typical));
