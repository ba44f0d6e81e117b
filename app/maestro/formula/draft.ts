import type { Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { type Choice, choose, grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { rake } from "./rake.ts";
import type { Personal } from "./seed.ts";
import { settle } from "./settle.ts";
import { emptyProblem, maxRows, maxVariables, solve } from "./solve.ts";
import { ceilings, ceilingsOf, count, familyOf, impactOf, positionOf } from "./stock.ts";

/** A formula in units of 1 / grid %: `units[k]` of `materials[k]`, the sum being exactly 100 %. */
export type Draft = { size: number; materials: Int32Array; units: Int32Array; dosage: number };

export function emptyDraft(): Draft {
  return { size: 0, materials: new Int32Array(maxVariables), units: new Int32Array(maxVariables), dosage: 0 };
}

/** How dear a family's distance from the target is: the variance of its share of the whole odour. */
const familyVariance = 2e-4;
/** The family that leads does so by at least this share of the whole odour. */
const lead = 0.012;
const impactScale = 450;

const choice: Choice = {
  size: 0,
  materials: new Int32Array(maxVariables),
  pour: new Float64Array(maxVariables),
  cap: new Float64Array(maxVariables),
};
const problem = emptyProblem();
const parts = new Int32Array(3);
const used = new Float64Array(ceilings.length);
const cosineRows = new Int32Array(3);
const toward = new Float64Array(maxVariables);
const presences = new Float64Array(families.length);
const noBonus = new Float64Array(count);

/** Parts of the pyramid in units, summing to exactly 100 %. */
export function partsOf(pyramid: Float64Array, into: Int32Array): void {
  into[0] = Math.round(at(pyramid, 0) * 100 * grid);
  into[2] = Math.round(at(pyramid, 2) * 100 * grid);
  into[1] = 100 * grid - whole(into, 0) - whole(into, 2);
}

function row(b: number, mu: number, atMost: number): number {
  const j = problem.rows++;
  problem.b[j] = b;
  problem.mu[j] = mu;
  problem.atMost[j] = atMost;
  problem.y[j] = 0;
  for (let k = 0; k < problem.variables; k++) problem.a[k * maxRows + j] = 0;
  return j;
}

/** Sum of impact x share of family f equals its target of the whole (linear, since shares of a sum are compared). */
function familyRows(target: Target): void {
  for (let f = 0; f < families.length; f++) {
    const j = row(0, familyVariance, 0);
    for (let k = 0; k < problem.variables; k++) {
      const i = whole(choice.materials, k);
      const own = whole(familyOf, i) === f ? 1 : 0;
      problem.a[k * maxRows + j] = (at(impactOf, i) * (own - at(target.families, f))) / impactScale;
    }
  }
}

/** Presence (share x impact) of a family in the last solution. */
function presence(f: number): number {
  let sum = 0;
  for (let k = 0; k < problem.variables; k++) {
    const i = whole(choice.materials, k);
    if (whole(familyOf, i) === f) sum += at(problem.x, k) * at(impactOf, i);
  }
  return sum;
}

/**
 * Where a family that nobody asked for would lead: the family asked for that is nearest to leading shall come before
 * it, by `lead` of the whole odour. Answers whether a row was needed.
 */
function leadRows(target: Target): boolean {
  let leader = -1;
  let most = 0;
  let odour = 0;
  for (let f = 0; f < families.length; f++) {
    const own = presence(f);
    odour += own;
    if (at(target.asked, f) !== 1 || own <= most) continue;
    most = own;
    leader = f;
  }
  if (leader < 0) return false;
  let needed = false;
  for (let f = 0; f < families.length; f++) {
    if (at(target.asked, f) === 1 || presence(f) + lead * odour <= most) continue;
    needed = true;
    const j = row(0, 1e-6, 1);
    for (let k = 0; k < problem.variables; k++) {
      const i = whole(choice.materials, k);
      const family = whole(familyOf, i);
      const side = (family === f ? 1 : 0) - (family === leader ? 1 : 0) + 1.2 * lead;
      problem.a[k * maxRows + j] = (at(impactOf, i) * side) / impactScale;
    }
  }
  return needed;
}

/** Adds the ceilings that the shares of the last solution exceed; answers whether there were any. */
function ceilingRows(dosage: number): boolean {
  used.fill(0);
  for (let k = 0; k < problem.variables; k++) {
    const i = whole(choice.materials, k);
    const under = ceilingsOf[i];
    if (!under) continue;
    for (let c = 0; c < under.length; c++) {
      const j = whole(under, c);
      const ceiling = ceilings[j];
      if (ceiling) used[j] = at(used, j) + (at(problem.x, k) * at(ceiling.content, i) * dosage) / (1e4 * ceiling.max);
    }
  }
  let exceeded = false;
  for (let c = 0; c < used.length; c++) {
    const ceiling = ceilings[c];
    if (!ceiling || at(used, c) <= 1 + 1e-6 || problem.rows >= maxRows) continue;
    exceeded = true;
    const j = row(0.9995, 1e-9, 1);
    for (let k = 0; k < problem.variables; k++) {
      const content = at(ceiling.content, whole(choice.materials, k));
      problem.a[k * maxRows + j] = (content * dosage) / (1e4 * ceiling.max);
    }
  }
  return exceeded;
}

/** Another formula to be related to: `bonus` per material to be chosen again, `pull` (0 to 1) towards its shares. */
export type Kin = { bonus: Float64Array; share: Float64Array; families: Float64Array; pull: number };

/** Where the cosine with the kin leaves these bounds (well inside what is promised), a row leads it back. */
const kinLeast = 0.58;
const kinMost = 0.78;

/**
 * A cosine with the kin as a linear row: x1 x / (|x1| |x|) with |x| of the last solution, where it leaves its bounds.
 * The rows' coefficients x1 are in `toward`, the product and the norms of the last solution are given.
 */
function cosineRow(kind: number, product: number, norm: number): boolean {
  const cosine = product / norm;
  if (cosine >= kinLeast - 0.03 && cosine <= kinMost + 0.03) return false;
  const side = cosine < kinLeast ? -1 : 1;
  // A cosine has one row: the later round sets it anew, with the norms it has found.
  const known = whole(cosineRows, kind);
  const j = known >= 0 ? known : row(0, 1e-4, 1);
  cosineRows[kind] = j;
  problem.b[j] = side * (cosine < kinLeast ? kinLeast : kinMost);
  for (let k = 0; k < problem.variables; k++) problem.a[k * maxRows + j] = (side * at(toward, k)) / norm;
  return true;
}

/** Kinship by materials: vectors of shares, or (`weighted`) of shares x impact. */
function materialRow(kin: Kin, weighted: boolean): boolean {
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
  return cosineRow(weighted ? 1 : 0, product, Math.sqrt(own * other));
}

/** Kinship by families: vectors of share x impact per family. */
function kinFamilyRow(kin: Kin): boolean {
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
  return cosineRow(2, product, Math.sqrt(own * other));
}

/**
 * One formula: materials chosen, the convex problem solved (ceilings and the lead join it only where they bind), and
 * the solution set on the weighing grid so that every limit and every total holds exactly.
 */
export function draft(target: Target, own: Personal, kin: Kin | null, into: Draft): void {
  choose(target, own, kin === null ? noBonus : kin.bonus, choice);
  problem.variables = choice.size;
  problem.rows = 0;
  cosineRows.fill(-1);
  partsOf(target.pyramid, parts);
  if (kin !== null) {
    for (let k = 0; k < choice.size; k++) {
      const own = (1 - kin.pull) * at(choice.pour, k);
      choice.pour[k] = Math.min(own + kin.pull * at(kin.share, whole(choice.materials, k)), at(choice.cap, k));
    }
  }
  rake(choice, target.families, parts);
  for (let k = 0; k < choice.size; k++) {
    const cap = at(choice.cap, k);
    const pour = at(choice.pour, k);
    problem.r[k] = pour;
    problem.v[k] = Math.max(pour, 0.12 * cap, 0.05);
    problem.hi[k] = cap;
    problem.lo[k] = Math.min(0.5 * cap, 0.04);
  }
  for (let position = 0; position < 3; position++) {
    const j = row(whole(parts, position) / grid, 1e-9, 0);
    for (let k = 0; k < choice.size; k++) {
      problem.a[k * maxRows + j] = whole(positionOf, whole(choice.materials, k)) === position ? 1 : 0;
    }
  }
  familyRows(target);
  solve(problem);
  for (let round = 0; round < 4; round++) {
    let needed = ceilingRows(target.dosage);
    if (round < 2 && leadRows(target)) needed = true;
    if (kin !== null && round < 3) {
      if (materialRow(kin, false)) needed = true;
      if (materialRow(kin, true)) needed = true;
      if (kinFamilyRow(kin)) needed = true;
    }
    if (!needed) break;
    solve(problem);
  }
  into.size = choice.size;
  into.dosage = target.dosage;
  into.materials.set(choice.materials);
  settle(choice, problem.x, parts, target.dosage, into.units);
}
