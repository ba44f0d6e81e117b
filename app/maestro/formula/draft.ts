import type { Target } from "../profile/target.ts";
import { type Choice, choose, grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { type Kin, kinRows, noKinRows, pullToKin } from "./kin.ts";
import { rake } from "./rake.ts";
import { ceilingRows, familyRows, leadRows, partRows } from "./rows.ts";
import type { Personal } from "./seed.ts";
import { settle } from "./settle.ts";
import { emptyProblem, maxVariables, solve } from "./solve.ts";
import { count } from "./stock.ts";

/** A formula in units of 1 / grid %: `units[k]` of `materials[k]`, the sum being exactly 100 %. */
export type Draft = { size: number; materials: Int32Array; units: Int32Array; dosage: number };

export function emptyDraft(): Draft {
  return { size: 0, materials: new Int32Array(maxVariables), units: new Int32Array(maxVariables), dosage: 0 };
}

/** What is in a formula is in it with at least this share (%), or with half its cap: it can still be weighed. */
const leastShare = 0.04;

const choice: Choice = {
  size: 0,
  materials: new Int32Array(maxVariables),
  pour: new Float64Array(maxVariables),
  cap: new Float64Array(maxVariables),
};
const problem = emptyProblem();
const parts = new Int32Array(3);
const noBonus = new Float64Array(count);

/** Parts of the pyramid in units, summing to exactly 100 %. */
function partsOf(pyramid: Float64Array, into: Int32Array): void {
  into[0] = Math.round(at(pyramid, 0) * 100 * grid);
  into[2] = Math.round(at(pyramid, 2) * 100 * grid);
  into[1] = 100 * grid - whole(into, 0) - whole(into, 2);
}

/**
 * One formula: materials chosen, the convex problem solved (ceilings and the lead join it only where they bind), and
 * the solution set on the weighing grid so that every limit and every total holds exactly.
 */
export function draft(target: Target, own: Personal, kin: Kin | null, into: Draft): void {
  choose(target, own, kin === null ? noBonus : kin.bonus, choice);
  partsOf(target.pyramid, parts);
  if (kin !== null) pullToKin(choice, kin);
  rake(choice, target.families, parts);
  noKinRows();
  problem.variables = choice.size;
  problem.rows = 0;
  for (let k = 0; k < choice.size; k++) {
    const cap = at(choice.cap, k);
    const pour = at(choice.pour, k);
    problem.r[k] = pour;
    problem.v[k] = Math.max(pour, 0.12 * cap, 0.05);
    problem.hi[k] = cap;
    problem.lo[k] = Math.min(0.5 * cap, leastShare);
  }
  partRows(problem, choice, parts);
  familyRows(problem, choice, target);
  solve(problem);
  for (let round = 0; round < 4; round++) {
    let needed = ceilingRows(problem, choice, target.dosage);
    if (round < 2 && leadRows(problem, choice, target)) needed = true;
    if (kin !== null && round < 3 && kinRows(problem, choice, kin)) needed = true;
    if (!needed) break;
    solve(problem);
  }
  into.size = choice.size;
  into.dosage = target.dosage;
  into.materials.set(choice.materials);
  settle(choice, problem.x, parts, target.dosage, into.units);
}
