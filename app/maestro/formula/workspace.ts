import { standards } from "../palette/standards.ts";
import type { VectorSource } from "../vector.ts";
import { createProgram, maxVariables, type Program } from "./projection.ts";

/** The vectors in which formulas are computed, made once per composition and written over by each formula. */
export type Workspace = {
  /** The materials of the program's variables, indices into the palette. */
  selection: Int32Array;
  program: Program;
  /** Per standard: the part of what a formula may have of its limit that is used up. */
  limitUse: Float64Array;
  /** Per variable: its units of the weighing grid, the most and the least of them, and the remainder of rounding. */
  units: Int32Array;
  mostUnits: Int32Array;
  leastUnits: Int32Array;
  remainder: Float64Array;
};

/** A workspace of zeroes. */
export function createWorkspace(source: VectorSource): Workspace {
  const { floats, integers } = source;
  return {
    selection: integers(maxVariables),
    program: createProgram(source),
    limitUse: floats(standards.length),
    units: integers(maxVariables),
    mostUnits: integers(maxVariables),
    leastUnits: integers(maxVariables),
    remainder: floats(maxVariables),
  };
}
