import { families } from "../types.ts";
import type { Choice } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { row } from "./rows.ts";
import { maxRows, maxVariables, type Problem } from "./solve.ts";
import { familyOf, impactOf } from "./stock.ts";

/** Another formula to be related to: `bonus` per material to be chosen again, `pull` (0 to 1) towards its shares. */
export type Kin = { bonus: Float64Array; share: Float64Array; families: Float64Array; pull: number };

/** Where the cosine with the kin leaves these bounds (well inside what is promised), a row leads it back. */
const kinLeast = 0.58;
const kinMost = 0.78;

/**
 * A cosine with the kin as a linear row: x1 x / (|x1| |x|) with |x| of the last solution, where it leaves its bounds.
 * The rows' coefficients x1 are in `toward`, the product and the norms of the last solution are given.
 */
function cosineRow(problem: Problem, kind: number, product: number, norm: number): boolean {
  const cosine = product / norm;
  if (cosine >= kinLeast - 0.03 && cosine <= kinMost + 0.03) return false;
  const side = cosine < kinLeast ? -1 : 1;
  // A cosine has one row: the later round sets it anew, with the norms it has found.
  const known = whole(cosineRows, kind);
  const j = known >= 0 ? known : row(problem, 0, 1e-4, 1);
  cosineRows[kind] = j;
  problem.b[j] = side * (cosine < kinLeast ? kinLeast : kinMost);
  for (let k = 0; k < problem.variables; k++) problem.a[k * maxRows + j] = (side * at(toward, k)) / norm;
  return true;
}

/** Kinship by materials: vectors of shares, or (`weighted`) of shares x impact. */
function materialRow(problem: Problem, choice: Choice, kin: Kin, weighted: boolean): boolean {
  let own = 0;
  let other = 0;
  let product = 0;
  for (let i = 0; i < kin.share.length; i++) {
    const value = at(kin.share, i) * (weighted ? at(impactOf, i) : 1);
    other += value * value;
  }
  for (let k = 0; k < problem.variables; k++) {
    const i = whole(choice.materials, k);
    const weight = weighted ? at(impactOf, i) : 1;
    const value = at(problem.x, k) * weight;
    toward[k] = at(kin.share, i) * weight * weight;
    own += value * value;
    product += at(problem.x, k) * at(toward, k);
  }
  return cosineRow(problem, weighted ? 1 : 0, product, Math.sqrt(own * other));
}

/** Kinship by families: vectors of share x impact per family. */
function familyRow(problem: Problem, choice: Choice, kin: Kin): boolean {
  presences.fill(0);
  let product = 0;
  for (let k = 0; k < problem.variables; k++) {
    const i = whole(choice.materials, k);
    const family = whole(familyOf, i);
    toward[k] = at(impactOf, i) * at(kin.families, family);
    presences[family] = at(presences, family) + at(problem.x, k) * at(impactOf, i);
    product += at(problem.x, k) * at(toward, k);
  }
  let own = 0;
  let other = 0;
  for (let f = 0; f < families.length; f++) {
    own += at(presences, f) * at(presences, f);
    other += at(kin.families, f) * at(kin.families, f);
  }
  return cosineRow(problem, 2, product, Math.sqrt(own * other));
}

const cosineRows = new Int32Array(3);
const toward = new Float64Array(maxVariables);
const presences = new Float64Array(families.length);

/** Forgets the rows of another problem. */
export function noKinRows(): void {
  cosineRows.fill(-1);
}

/** Adds or renews the rows that lead the last solution back among its kin; answers whether one was needed. */
export function kinRows(problem: Problem, choice: Choice, kin: Kin): boolean {
  const byShares = materialRow(problem, choice, kin, false);
  const byImpact = materialRow(problem, choice, kin, true);
  const byFamilies = familyRow(problem, choice, kin);
  return byShares || byImpact || byFamilies;
}

/** Moves what one would pour towards the kin's shares. */
export function pullToKin(choice: Choice, kin: Kin): void {
  for (let k = 0; k < choice.size; k++) {
    const own = (1 - kin.pull) * at(choice.pour, k);
    choice.pour[k] = Math.min(own + kin.pull * at(kin.share, whole(choice.materials, k)), at(choice.cap, k));
  }
}
