import { citrusOilIndices, familyIndex } from "../palette/columns.ts";
import { hesperidic } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { addUse, standards } from "../palette/standards.ts";
import type { Target } from "../profile/target.ts";
import { families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { addConstraint, maxConstraints, setCoefficient } from "./quadratic-program.ts";
import { type Selection, unitsPerPercent, usualOdour } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

/** How much smaller the lead of a family requested alone may be: not at all, a little, and more. */
export type Relaxation = 0 | 1 | 2;

/** Softness of the families' constraints: the variance of a family's share of the odour. */
const familyVariance = 2e-4;
/**
 * The least share of the odour of a requested family, and how many times the share of any unrequested one it has: of one
 * of several, and of one requested alone.
 */
type Lead = { share: number; timesNext: number };
const leadOfSeveral: Lead = { share: 0.08, timesNext: 1 };
const leadAlone: Record<Relaxation, Lead> = {
  0: { share: 0.4, timesNext: 1.5 },
  // What is still asked of it where the palette cannot give that: few aquatic materials bear a high dosage.
  1: { share: 0.34, timesNext: 1.15 },
  2: { share: 0.2, timesNext: 1 },
};
/** What a solution has to hold above these, since rounding takes some, and what one that misses it is asked for. */
const roundingReserve = 5e-4;
const odourReserve = 3e-3;
/** The least part that citrus fruits have in the odour of a requested citrus, and what rounding may take of it. */
const fruitShare = 0.5;
const fruitReserve = 0.015;
const { citrus } = familyIndex;
const isFruit: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (hesperidic.includes(id) ? 1 : 0));
/** A lazy constraint keeps to a little less than its limit, so that rounding does not exceed it. */
const limitReserve = 0.9995;

/** Each part of the pyramid has exactly its share. `parts`: in units of the weighing grid. */
export function addPyramidConstraints({ program, selection }: Workspace, parts: Readonly<Int32Array>): void {
  for (let position = 0; position < positions.length; position++) {
    const j = addConstraint(program, "equal", intAt(parts, position) / unitsPerPercent, 1e-9);
    for (let k = 0; k < program.variables; k++) {
      if (intAt(selection.part, k) === position) setCoefficient(program, k, j, 1);
    }
  }
}

/**
 * Each family has about its share of the odour. Linear, because presence - share x whole odour is set to 0. Where
 * families were requested, the others of a first perfume have at most their share: only a flanker is pulled up to it.
 */
export function addFamilyConstraints({ program, selection }: Workspace, target: Target, isFlanker: boolean): void {
  const capped = !isFlanker && target.requestedCount > 0;
  for (let f = 0; f < families.length; f++) {
    const kind = capped && at(target.requested, f) !== 1 ? "at most" : "equal";
    const j = addConstraint(program, kind, 0, familyVariance);
    program.isShare[j] = 1;
    program.share[j] = at(target.families, f);
    for (let k = 0; k < program.variables; k++) {
      if (intAt(selection.family, k) === f) setCoefficient(program, k, j, at(selection.impact, k) / usualOdour);
    }
  }
}

/** Share x impact per family in the last solution, into `presence`; returns their sum. */
function measurePresence({ program, selection, presence }: Workspace): number {
  presence.fill(0);
  for (let k = 0; k < program.variables; k++) {
    const f = intAt(selection.family, k);
    presence[f] = at(presence, f) + at(program.x, k) * at(selection.impact, k);
  }
  let odour = 0;
  for (let f = 0; f < families.length; f++) odour += at(presence, f);
  return odour;
}

/** The lead that each requested family shall have. */
const leadOf = ({ requestedCount }: Target, relaxation: Relaxation): Lead =>
  requestedCount === 1 ? leadAlone[relaxation] : leadOfSeveral;

/**
 * The presence of `own` is at least `times` that of `other`; where they are one family, at least that part of the whole odour.
 */
function addPresenceConstraint({ program, selection }: Workspace, own: number, other: number, times: number): void {
  const j = addConstraint(program, "at most", 0, 1e-8);
  for (let k = 0; k < program.variables; k++) {
    const family = intAt(selection.family, k);
    const isCounted = own === other || family === other;
    const weight = odourReserve + (isCounted ? times : 0) - (family === own ? 1 : 0);
    setCoefficient(program, k, j, (at(selection.impact, k) * weight) / usualOdour);
  }
}

/**
 * What the last solution makes of lazy constraints: it keeps them all, some that it breaks have been added, or it breaks
 * one that stood in the program already (or has no room there), which no solution of this selection keeps.
 */
type LazyOutcome = "kept" | "added" | "out of reach";

/** The constraints of requested families that stand in a program: the number of each, see `addRequestedConstraints`. */
export type RequestedConstraints = Set<number>;

const fruitConstraint = families.length * families.length;

/**
 * Lazy constraints: every requested family can be smelled; one that was requested alone leads by far, and no other
 * family comes before one of several.
 * @param added it adds to them
 */
export function addRequestedConstraints(
  workspace: Workspace,
  target: Target,
  relaxation: Relaxation,
  added: RequestedConstraints,
): LazyOutcome {
  if (target.requestedCount === 0) return "kept";
  const { program, presence } = workspace;
  const { share, timesNext } = leadOf(target, relaxation);
  const odour = measurePresence(workspace);
  let outcome: LazyOutcome = "kept";
  for (let f = 0; f < families.length; f++) {
    if (at(target.requested, f) !== 1) continue;
    // A family against itself stands for its share, and against another for its lead over that.
    for (let g = 0; g < families.length; g++) {
      const isShare = g === f;
      if (!isShare && at(target.requested, g) === 1) continue;
      const missing = isShare
        ? (share + roundingReserve) * odour - at(presence, f)
        : roundingReserve * odour + timesNext * at(presence, g) - at(presence, f);
      if (missing <= 0) continue;
      if (!admits(program, added, f * families.length + g)) return "out of reach";
      addPresenceConstraint(workspace, f, g, isShare ? share : timesNext);
      outcome = "added";
    }
  }
  if (lackOfFruit(workspace, target) <= 0) return outcome;
  if (!admits(program, added, fruitConstraint)) return "out of reach";
  addFruitConstraint(workspace);
  return "added";
}

/** Whether a constraint can be added: it does not stand in the program yet, and there is room. Notes it as added. */
function admits({ constraints }: Workspace["program"], added: RequestedConstraints, number: number): boolean {
  if (added.has(number) || constraints >= maxConstraints) return false;
  added.add(number);
  return true;
}

/**
 * What a requested citrus lacks so that half of it or more is citrus fruit, in share x impact; 0 or less where it lacks
 * nothing or its oils were refused.
 */
function lackOfFruit({ program, selection }: Workspace, { requested, refusedMaterials }: Target): number {
  if (at(requested, citrus) !== 1 || citrusOilIndices.every((i) => refusedMaterials.includes(i))) return 0;
  let lacking = 0;
  for (let k = 0; k < program.variables; k++) lacking += at(program.x, k) * fruitLack(selection, k, fruitShare);
  return lacking - roundingReserve * usualOdour;
}

function addFruitConstraint({ program, selection }: Workspace): void {
  const j = addConstraint(program, "at most", 0, 1e-8);
  for (let k = 0; k < program.variables; k++) {
    setCoefficient(program, k, j, fruitLack(selection, k, fruitShare + fruitReserve) / usualOdour);
  }
}

/** What 1 % of a material of the citrus family adds to the fruit that it lacks; 0 for other families. */
function fruitLack({ family, impact, materials }: Selection, k: number, share: number): number {
  if (intAt(family, k) !== citrus) return 0;
  return at(impact, k) * (share - intAt(isFruit, intAt(materials, k)));
}

/**
 * Lazy constraints: the standards that the last solution exceeds at `dosage` (% w/w of the finished perfume), all
 * materials together. Returns whether one was added.
 */
export function addExceededStandards({ program, selection, limitUse }: Workspace, dosage: number): boolean {
  limitUse.fill(0);
  for (let k = 0; k < program.variables; k++) {
    addUse(limitUse, intAt(selection.materials, k), at(program.x, k) * (dosage / 100));
  }
  let added = false;
  for (let s = 0; s < limitUse.length; s++) {
    const standard = standards[s];
    if (!standard || at(limitUse, s) <= 1 + 1e-6 || program.constraints >= maxConstraints) continue;
    added = true;
    const j = addConstraint(program, "at most", limitReserve, 1e-9);
    for (let k = 0; k < program.variables; k++) {
      setCoefficient(program, k, j, at(standard.use, intAt(selection.materials, k)) * (dosage / 100));
    }
  }
  return added;
}

/**
 * How much (share of the odour) a formula lacks so that the requested families come before all others, and by far
 * where one was. `shares`: what each family has of its odour.
 */
export function missingLead(shares: Readonly<Float64Array>, target: Target, relaxation: Relaxation): number {
  const { requested, requestedCount } = target;
  let next = 0;
  for (let f = 0; f < shares.length; f++) if (at(requested, f) !== 1) next = Math.max(next, at(shares, f));
  const { share, timesNext } = leadOf(target, relaxation);
  // Of several none has a lead but over the unrequested families.
  const least = Math.max(requestedCount === 1 ? share : 0, timesNext * next);
  let missing = 0;
  for (let f = 0; f < shares.length; f++) missing += at(requested, f) * Math.max(0, least - at(shares, f));
  return missing;
}
