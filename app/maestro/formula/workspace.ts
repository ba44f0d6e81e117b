import { materialCount } from "../palette/columns.ts";
import { standards } from "../palette/standards.ts";
import { families } from "../types.ts";
import type { VectorSource } from "../vector.ts";
import { createProgram, maxVariables, type QuadraticProgram } from "./quadratic-program.ts";
import { createSelection, type Selection } from "./selection.ts";

/**
 * The vectors in which formulas are computed, made once per composition and written over by each formula. `originalUnits`,
 * `originalShares` and `bonus` hold within one flanker, `blend` and `logFamily` within the attempts at one target,
 * `selection` and `program` within one attempt, `score`, `most` and both deficits while its materials are chosen, and
 * `units` and what belongs to them while it is rounded. The rest means nothing after the function that wrote it.
 */
export type Workspace = {
  selection: Selection;
  program: QuadraticProgram;
  /**
   * Per material of the palette: the blend of the nearest structures (% of the concentrate), the selection score, and
   * the highest share (%) that the answers and the original allow unless the material is remembered.
   */
  blend: Float64Array;
  score: Float64Array;
  most: Float64Array;
  /** Per material: a flanker's original in units of the weighing grid and in %, and its bonus on the selection score. */
  originalUnits: Float64Array;
  originalShares: Float64Array;
  bonus: Float64Array;
  /**
   * Per family: ln of its target share over an equal share, the share of the odour still missing, and what that adds to
   * a material's score.
   */
  logFamily: Float64Array;
  deficit: Float64Array;
  deficitScore: Float64Array;
  /** Per family: share x impact. */
  presence: Float64Array;
  /**
   * Per selected material: the coefficients of a constraint, its units of the weighing grid, the most of them, and the
   * remainder of rounding.
   */
  coefficients: Float64Array;
  units: Int32Array;
  capUnits: Int32Array;
  remainder: Float64Array;
  /** Per standard: the part of its limit that is used up, 1 being all. */
  limitUse: Float64Array;
};

/** A workspace of zeroes. */
export function createWorkspace(source: VectorSource): Workspace {
  const { floats, integers } = source;
  return {
    selection: createSelection(source),
    program: createProgram(source),
    blend: floats(materialCount),
    score: floats(materialCount),
    most: floats(materialCount),
    originalUnits: floats(materialCount),
    originalShares: floats(materialCount),
    bonus: floats(materialCount),
    logFamily: floats(families.length),
    deficit: floats(families.length),
    deficitScore: floats(families.length),
    presence: floats(families.length),
    coefficients: floats(maxVariables),
    units: integers(maxVariables),
    capUnits: integers(maxVariables),
    remainder: floats(maxVariables),
    limitUse: floats(standards.length),
  };
}
