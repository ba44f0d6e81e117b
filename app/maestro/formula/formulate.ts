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
 * Rounds in which lazy constraints may be added and the program solved again: all of them, and those of similarity, whose
 * bounds are well inside those that a flanker has to keep.
 */
const rounds = 6;
const similarityRounds = 2;
/** The variance of a share: its reference, and where that is little, this part of its cap, and in any case so much (%). */
const capVariance = 0.12;
const leastVariance = 0.05;

/** What a solution may leave of the dual's gradient (% of the concentrate in a part of the pyramid). */
const maxResidual = 0.01;

/** A share is no dead trace from this part of its cap on. */
const aliveFrom = 0.5;

/** By how much (%) the caps of what stays in a part of the pyramid exceed it when traces are dropped. */
const minSpare = 2;

/** Units of the weighing grid per part of the pyramid, 100 % in all. */
function partsOf(pyramid: Readonly<Float64Array>): Int32Array {
  const top = Math.round(at(pyramid, 0) * 100 * unitsPerPercent);
  const base = Math.round(at(pyramid, 2) * 100 * unitsPerPercent);
  return Int32Array.of(top, 100 * unitsPerPercent - top - base, base);
}

/** Begins the program of a selection: variables, bounds and the constraints that every formula has. */
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

/** The lazy constraints that stand in a program. */
type LazyConstraints = { similarity: SimilarityConstraints; requested: RequestedConstraints };

/**
 * Adds the constraints that rarely bind where a solution breaks them and solves again; false where some stay broken, and
 * at once where the solver does not come to rest: another constraint would not help it. It does come to rest where a part
 * of the pyramid cannot be filled, since every constraint is a little soft: only rounding finds that out.
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
 * Takes out what the solution leaves as a dead trace, as long as the others can fill their part of the pyramid; what stays
 * keeps at least the share from which it is no trace.
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
 * Solves the program, drops dead traces and solves it again; returns whether it settled. `givesUp`: a program that does
 * not settle at once is left as it is, since what it leaves says nothing about traces either.
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
    // Nearly every flanker needs them: led by the reference shares, which are near the solution, a solve is saved.
    workspace.program.x.set(workspace.program.reference);
    addSimilarityConstraints(workspace, similarity, constraints.similarity);
  }
  const solved = solveLazily(workspace, target, similarity, constraints, relaxation);
  if (!solved && givesUp) return false;
  dropTraces(workspace, parts);
  return solveLazily(workspace, target, similarity, constraints, relaxation);
}

/**
 * A formula from one selection of materials, whatever comes of it: reference shares fitted, the quadratic program solved,
 * with the constraints that rarely bind added only where its solution breaks them, dead traces dropped and the program
 * solved again, and the solution rounded to the weighing grid.
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
 * The first perfume for a target: materials are chosen again until their program settles and its solution is kept in
 * rounding, and the last selection is taken as it comes.
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
