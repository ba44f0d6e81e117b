import type { Target } from "../profile/target.ts";
import { at, intAt } from "../vector.ts";
import { type Concessions, firstConcessions, lastResort } from "./concessions.ts";
import {
  addExceededStandards,
  addFamilyConstraints,
  addPyramidConstraints,
  addRequestedConstraints,
  type Relaxation,
  type RequestedConstraints,
} from "./constraints.ts";
import type { Formula } from "./formula.ts";
import { fitProportionally } from "./proportional-fitting.ts";
import { clearConstraints } from "./quadratic-program.ts";
import { roundToGrid } from "./rounding.ts";
import { readTarget, selectMaterials } from "./select-materials.ts";
import { deadBelow, unitsPerPercent } from "./selection.ts";
import { addSimilarityConstraints, pullReference, type Similarity, type SimilarityConstraints } from "./similarity.ts";
import { residual, solve } from "./solver.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/**
 * How many times lazy constraints may be added and the program solved again. Constraints of similarity are added only
 * in the first of these rounds: they aim well inside the bounds that a flanker has to keep, so a small miss does no
 * harm.
 */
const rounds = 6;
const similarityRounds = 2;
/**
 * The variance of a share is its reference share, but at least `capVariance` of its cap and at least `leastVariance`
 * (%): a material with a small reference may still be moved.
 */
const capVariance = 0.12;
const leastVariance = 0.05;

/**
 * A program counts as solved if no constraint is missed by more than this: for a part of the pyramid, % of the
 * concentrate.
 */
const maxResidual = 0.01;

/** A share of at least this part of its cap is not a dead trace, however small it is. */
const aliveFrom = 0.5;

/**
 * Traces are dropped only while the caps of the other materials exceed their part of the pyramid by more than this (%).
 */
const minSpare = 2;

/** Units of the weighing grid per part of the pyramid, 100 % in all. */
function partsOf(pyramid: Readonly<Float64Array>): Int32Array {
  const top = Math.round(at(pyramid, 0) * 100 * unitsPerPercent);
  const base = Math.round(at(pyramid, 2) * 100 * unitsPerPercent);
  return Int32Array.of(top, 100 * unitsPerPercent - top - base, base);
}

/** Writes the program of a selection: its variables, their bounds and the constraints that every formula has. */
function startProgram(workspace: Workspace, target: Target, parts: Readonly<Int32Array>, isFlanker: boolean): void {
  const { program, selection } = workspace;
  program.variables = selection.size;
  clearConstraints(program);
  for (let k = 0; k < selection.size; k++) {
    const cap = at(selection.cap, k);
    const reference = at(selection.reference, k);
    program.reference[k] = reference;
    program.variance[k] = Math.max(reference, capVariance * cap, leastVariance);
    program.upper[k] = cap;
    program.lower[k] = at(selection.least, k);
  }
  addPyramidConstraints(workspace, parts);
  addFamilyConstraints(workspace, target, isFlanker);
}

/** The lazy constraints that have been added to a program. */
type LazyConstraints = { similarity: SimilarityConstraints; requested: RequestedConstraints };

/**
 * Solves the program, adds the rarely binding constraints that its solution breaks, and solves it again. Returns false
 * if some stay broken, and at once if the solver does not converge, because further constraints would not help it. A
 * part of the pyramid that cannot be filled goes unnoticed here, since every constraint is a little soft; only rounding
 * finds it.
 */
function solveLazily(
  workspace: Workspace,
  target: Target,
  similarity: Similarity | null,
  constraints: LazyConstraints,
  relaxation: Relaxation,
): boolean {
  solve(workspace.program);
  for (let round = 0; round < rounds; round++) {
    if (residual(workspace.program) >= maxResidual) return false;
    const exceeded = addExceededStandards(workspace, target.dosage);
    const lead = addRequestedConstraints(workspace, target, relaxation, constraints.requested);
    if (lead === "out of reach") return false;
    const unlike =
      similarity !== null &&
      round < similarityRounds &&
      addSimilarityConstraints(workspace, similarity, constraints.similarity);
    if (!exceeded && lead === "kept" && !unlike) return true;
    solve(workspace.program);
  }
  return false;
}

/**
 * Drops the materials whose share is a dead trace, as long as the others can fill their part of the pyramid. Every
 * material that stays is given the share below which it would be a trace as its lower bound.
 */
function dropTraces({ program, selection }: Workspace, parts: Readonly<Int32Array>): void {
  const spare = new Float64Array(parts.length);
  for (let part = 0; part < parts.length; part++) spare[part] = -intAt(parts, part) / unitsPerPercent;
  for (let k = 0; k < program.variables; k++) {
    const part = intAt(selection.part, k);
    spare[part] = at(spare, part) + at(selection.cap, k);
  }
  for (let k = 0; k < program.variables; k++) {
    const material = intAt(selection.materials, k);
    const part = intAt(selection.part, k);
    const cap = at(selection.cap, k);
    const dead = Math.min(at(deadBelow, material), aliveFrom * cap);
    const left = at(spare, part) - cap;
    const drops = at(program.x, k) < dead && at(selection.least, k) === 0 && left > minSpare;
    if (drops) {
      selection.cap[k] = 0;
      spare[part] = left;
    }
    program.upper[k] = at(selection.cap, k);
    program.lower[k] = drops ? 0 : Math.max(dead, at(selection.least, k));
  }
}

/** Chooses the materials of an attempt, fits their reference shares and begins their program. */
function startAttempt(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  parts: Readonly<Int32Array>,
  concessions: Concessions,
): void {
  selectMaterials(target, variation, similarity, workspace, concessions);
  if (similarity) pullReference(workspace, similarity, concessions.pull);
  fitProportionally(workspace, target.families, parts);
  startProgram(workspace, target, parts, similarity !== null);
}

/**
 * Solves the program, drops dead traces and solves it again. Returns whether the program came out with all constraints
 * kept.
 * @param givesUp whether to stop if the first solution fails: it does not show which materials are traces either
 */
function settle(
  workspace: Workspace,
  target: Target,
  similarity: Similarity | null,
  parts: Readonly<Int32Array>,
  relaxation: Relaxation,
  givesUp: boolean,
): boolean {
  const constraints: LazyConstraints = { similarity: {}, requested: new Set() };
  if (similarity) {
    // Nearly every flanker needs these constraints. The reference shares are near the solution, so adding them from
    // there saves one solve.
    workspace.program.x.set(workspace.program.reference);
    addSimilarityConstraints(workspace, similarity, constraints.similarity);
  }
  const solved = solveLazily(workspace, target, similarity, constraints, relaxation);
  if (!solved && givesUp) return false;
  dropTraces(workspace, parts);
  return solveLazily(workspace, target, similarity, constraints, relaxation);
}

/**
 * Composes a formula from one selection of materials and returns it whether or not it succeeded (see `solved`). The
 * reference shares are fitted, the quadratic program is solved, constraints that rarely bind are added where the
 * solution breaks them, dead traces are dropped, the program is solved again, and the solution is rounded to the
 * weighing grid.
 * @param similarity the formula to resemble, if any
 */
export function formulateOnce(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  concessions: Concessions,
): Formula {
  const parts = partsOf(target.pyramid);
  readTarget(target, variation, workspace);
  startAttempt(target, variation, similarity, workspace, parts, concessions);
  const settled = settle(workspace, target, similarity, parts, concessions.relaxation, false);
  const formula = roundToGrid(workspace, workspace.program.x, parts, target.dosage);
  return { ...formula, solved: settled && formula.solved };
}

/**
 * Composes the first perfume for a target. Materials are chosen again until the program is solved and rounding keeps
 * its solution; if no attempt succeeds, the formula of `lastResort` is returned as it is.
 */
export function formulateFirst(target: Target, variation: Variation, workspace: Workspace): Formula {
  const parts = partsOf(target.pyramid);
  readTarget(target, variation, workspace);
  for (const concessions of firstConcessions) {
    startAttempt(target, variation, null, workspace, parts, concessions);
    if (!settle(workspace, target, null, parts, concessions.relaxation, true)) continue;
    const formula = roundToGrid(workspace, workspace.program.x, parts, target.dosage);
    if (formula.solved) return formula;
  }
  return formulateOnce(target, variation, null, workspace, lastResort);
}
