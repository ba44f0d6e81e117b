import { materialCount } from "../palette/columns.ts";
import type { Target } from "../profile/target.ts";
import { at } from "../vector.ts";
import {
  addExceededStandards,
  addFamilyConstraints,
  addLeadConstraints,
  addPyramidConstraints,
} from "./constraints.ts";
import type { Formula } from "./formula.ts";
import { fitProportionally } from "./proportional-fitting.ts";
import { roundToGrid } from "./rounding.ts";
import { selectMaterials } from "./select-materials.ts";
import { unitsPerPercent } from "./selection.ts";
import { addSimilarityConstraints, pullReference, type Similarity, type SimilarityConstraints } from "./similarity.ts";
import { solve } from "./solver.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** Every selected material has at least this share (%), or half its cap. */
const leastShare = 0.04;
/** Rounds in which lazy constraints may be added and the program solved again: all, similarity's, the lead's. */
const rounds = 4;
const similarityRounds = 3;
const leadRounds = 2;

const noBonus: Readonly<Float64Array> = new Float64Array(materialCount);

/** Units of the weighing grid per part of the pyramid, 100 % in all. */
function partsOf(pyramid: Readonly<Float64Array>): Int32Array {
  const top = Math.round(at(pyramid, 0) * 100 * unitsPerPercent);
  const base = Math.round(at(pyramid, 2) * 100 * unitsPerPercent);
  return Int32Array.of(top, 100 * unitsPerPercent - top - base, base);
}

/** Begins the program of a selection: variables, bounds and the constraints that every formula has. */
function startProgram(workspace: Workspace, target: Target, parts: Readonly<Int32Array>): void {
  const { program, selection } = workspace;
  program.variables = selection.size;
  program.constraints = 0;
  for (let k = 0; k < selection.size; k++) {
    const cap = at(selection.cap, k);
    const reference = at(selection.reference, k);
    program.reference[k] = reference;
    program.variance[k] = Math.max(reference, 0.12 * cap, 0.05);
    program.upper[k] = cap;
    program.lower[k] = Math.min(0.5 * cap, leastShare);
  }
  addPyramidConstraints(workspace, parts);
  addFamilyConstraints(workspace, target);
}

/**
 * One formula for a target: materials selected, reference shares fitted, the quadratic program solved, with the
 * constraints that rarely bind added only where its solution breaks them, and the solution rounded to the weighing grid.
 * @param similarity the formula to resemble, if any
 */
export function formulate(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
): Formula {
  const { program } = workspace;
  selectMaterials(target, variation, similarity?.bonus ?? noBonus, workspace);
  const parts = partsOf(target.pyramid);
  if (similarity) pullReference(workspace, similarity);
  fitProportionally(workspace, target.families, parts);
  startProgram(workspace, target, parts);
  solve(program);
  const constraints: SimilarityConstraints = {};
  for (let round = 0; round < rounds; round++) {
    let added = addExceededStandards(workspace, target.dosage);
    if (round < leadRounds && addLeadConstraints(workspace, target)) added = true;
    if (similarity && round < similarityRounds && addSimilarityConstraints(workspace, similarity, constraints)) {
      added = true;
    }
    if (!added) break;
    solve(program);
  }
  return roundToGrid(workspace, program.x, parts, target.dosage);
}
