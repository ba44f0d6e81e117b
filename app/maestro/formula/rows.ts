import type { Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { type Choice, grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { maxRows, type Problem } from "./solve.ts";
import { ceilings, ceilingsOf, familyOf, impactOf, positionOf } from "./stock.ts";

/** How dear a family's distance from the target is: the variance of its share of the whole odour. */
const familyVariance = 2e-4;
/** The family that leads does so by at least this share of the whole odour. */
const lead = 0.012;
/** Brings share x impact of a whole concentrate near 1, so that all rows are of a size. */
const impactScale = 450;

const used = new Float64Array(ceilings.length);

/** Adds an empty row to the problem: a x = b, or at most b; `mu` as in the problem. */
export function row(problem: Problem, b: number, mu: number, atMost: 0 | 1): number {
  const j = problem.rows++;
  problem.b[j] = b;
  problem.mu[j] = mu;
  problem.atMost[j] = atMost;
  problem.y[j] = 0;
  for (let k = 0; k < problem.variables; k++) problem.a[k * maxRows + j] = 0;
  return j;
}

/** Each part of the pyramid holds exactly its share. */
export function partRows(problem: Problem, choice: Choice, parts: Int32Array): void {
  for (let position = 0; position < 3; position++) {
    const j = row(problem, whole(parts, position) / grid, 1e-9, 0);
    for (let k = 0; k < problem.variables; k++) {
      problem.a[k * maxRows + j] = whole(positionOf, whole(choice.materials, k)) === position ? 1 : 0;
    }
  }
}

/** Sum of impact x share of family f equals its target of the whole (linear, since shares of a sum are compared). */
export function familyRows(problem: Problem, choice: Choice, target: Target): void {
  for (let f = 0; f < families.length; f++) {
    const j = row(problem, 0, familyVariance, 0);
    for (let k = 0; k < problem.variables; k++) {
      const i = whole(choice.materials, k);
      const own = whole(familyOf, i) === f ? 1 : 0;
      problem.a[k * maxRows + j] = (at(impactOf, i) * (own - at(target.families, f))) / impactScale;
    }
  }
}

/** Presence (share x impact) of a family in the last solution. */
function presence(problem: Problem, choice: Choice, f: number): number {
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
export function leadRows(problem: Problem, choice: Choice, target: Target): boolean {
  let leader = -1;
  let most = 0;
  let odour = 0;
  for (let f = 0; f < families.length; f++) {
    const own = presence(problem, choice, f);
    odour += own;
    if (at(target.asked, f) !== 1 || own <= most) continue;
    most = own;
    leader = f;
  }
  if (leader < 0) return false;
  let needed = false;
  for (let f = 0; f < families.length; f++) {
    if (at(target.asked, f) === 1 || presence(problem, choice, f) + lead * odour <= most) continue;
    needed = true;
    const j = row(problem, 0, 1e-6, 1);
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
export function ceilingRows(problem: Problem, choice: Choice, dosage: number): boolean {
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
    const j = row(problem, 0.9995, 1e-9, 1);
    for (let k = 0; k < problem.variables; k++) {
      const content = at(ceiling.content, whole(choice.materials, k));
      problem.a[k * maxRows + j] = (content * dosage) / (1e4 * ceiling.max);
    }
  }
  return exceeded;
}
