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

/** How far the lead of a family that was requested alone is lowered: not at all (0), a little (1) or more (2). */
export type Relaxation = 0 | 1 | 2;

/**
 * The variance (mu) of a family's share of the odour: its constraint is soft, so that the other families need not be
 * exact.
 */
const familyVariance = 2e-4;
/**
 * What a requested family must have: at least `share` of the odour, and at least `timesNext` times the share of every
 * family that was not requested.
 */
type Lead = { share: number; timesNext: number };
const leadOfSeveral: Lead = { share: 0.08, timesNext: 1 };
const leadAlone: Record<Relaxation, Lead> = {
  0: { share: 0.4, timesNext: 1.5 },
  // Few aquatic materials bear a high dosage, so the palette cannot always give a full lead; these are asked for
  // instead.
  1: { share: 0.34, timesNext: 1.15 },
  2: { share: 0.2, timesNext: 1 },
};
/**
 * A solution passes only if it exceeds the leads above by `roundingReserve` (share of the odour), because rounding
 * takes some of it away. A constraint that is added asks for `odourReserve`, which is more, so that its solution
 * passes.
 */
const roundingReserve = 5e-4;
const odourReserve = 3e-3;
/**
 * At least `fruitShare` of a requested citrus family's odour comes from citrus fruits. Rounding may take `fruitReserve`
 * of it, so the constraint asks for that much more.
 */
const fruitShare = 0.5;
const fruitReserve = 0.015;
/** With fewer of its oils left than this, no more fruit is asked of citrus than there is. */
const fewestOils = 3;
const { citrus } = familyIndex;
const isFruit: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (hesperidic.includes(id) ? 1 : 0));
/** The constraint of a standard stops at this part of what a formula may have of it, so that rounding does not exceed it. */
const standardReserve = 0.9995;

/**
 * Fixes the share of each part of the pyramid. `parts` are in units of the weighing grid (0.01 % of the concentrate).
 */
export function addPyramidConstraints({ program, selection }: Workspace, parts: Readonly<Int32Array>): void {
  for (let position = 0; position < positions.length; position++) {
    const j = addConstraint(program, "equal", intAt(parts, position) / unitsPerPercent, 1e-9);
    for (let k = 0; k < program.variables; k++) {
      if (intAt(selection.part, k) === position) setCoefficient(program, k, j, 1);
    }
  }
}

/**
 * Asks for each family's target share of the odour. The constraint is linear because it sets presence - share x whole
 * odour to 0. In a first perfume for which families were requested, the share of every other family is only an upper
 * bound; a flanker is pulled up to it as well, so that it turns to another profile.
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

/** Writes share x impact per family of the last solution into `presence` and returns the sum over all families. */
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
 * Makes the presence of family `own` at least `times` that of family `other`. If both are the same family, makes it at
 * least that part (0 to 1) of the whole odour.
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
 * The outcome of checking the last solution against lazy constraints. "kept": it satisfies all of them. "added": it
 * broke some, and these are now in the program. "out of reach": it broke one that is already in the program or finds no
 * room there, so no solution with these materials will satisfy it.
 */
type LazyOutcome = "kept" | "added" | "out of reach";

/**
 * The constraints of requested families that are in a program, by number: `f * families.length + g`, or
 * `fruitConstraint`.
 */
export type RequestedConstraints = Set<number>;

const fruitConstraint = families.length * families.length;

/**
 * Adds the constraints of requested families that the last solution breaks: each of them can be smelled, none has less
 * of the odour than a family that was not requested, and one that was requested alone leads by far.
 * @param added the numbers of the constraints in the program; this function adds to it
 */
export function addRequestedConstraints(
  workspace: Workspace,
  target: Target,
  relaxation: Relaxation,
  added: RequestedConstraints,
): LazyOutcome {
  if (target.requestedCount === 0) return "kept";
  const { program, presence } = workspace;
  const full = leadOf(target, relaxation);
  const odour = measurePresence(workspace);
  let outcome: LazyOutcome = "kept";
  for (let f = 0; f < families.length; f++) {
    if (at(target.requested, f) !== 1) continue;
    const share = full.share * at(target.lead, f);
    const timesNext = full.timesNext * at(target.lead, f);
    // The pair (f, f) is the constraint on the family's own share; the pair (f, g) is the one on its lead over family
    // g.
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

/**
 * Whether a constraint can be added: it is not in the program yet, and there is room for it. If so, records its number.
 */
function admits({ constraints }: Workspace["program"], added: RequestedConstraints, number: number): boolean {
  if (added.has(number) || constraints >= maxConstraints) return false;
  added.add(number);
  return true;
}

/**
 * How much share x impact must move to citrus fruits until they make up half of a requested citrus family. It is 0 or
 * less where nothing is lacking, where citrus was not requested and where little of it or of its oils is left.
 */
function lackOfFruit({ program, selection }: Workspace, { requested, lead, refusedMaterials }: Target): number {
  if (at(requested, citrus) !== 1 || at(lead, citrus) < 1) return 0;
  if (citrusOilIndices.filter((i) => !refusedMaterials.includes(i)).length < fewestOils) return 0;
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

/**
 * What 1 % of a material adds to the fruit that the citrus family lacks, in share x impact: a fruit takes away from it,
 * any other citrus material adds to it, and materials of other families count 0.
 */
function fruitLack({ family, impact, materials }: Selection, k: number, share: number): number {
  if (intAt(family, k) !== citrus) return 0;
  return at(impact, k) * (share - intAt(isFruit, intAt(materials, k)));
}

/**
 * Adds a constraint for every standard whose limit the last solution exceeds at `dosage` (% w/w of the finished
 * perfume), counting all materials together. Returns whether it added one.
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
    const j = addConstraint(program, "at most", standardReserve, 1e-9);
    for (let k = 0; k < program.variables; k++) {
      setCoefficient(program, k, j, at(standard.use, intAt(selection.materials, k)) * (dosage / 100));
    }
  }
  return added;
}

/**
 * How far a formula falls short of the lead that the requested families must have: the missing shares of the odour,
 * summed. `shares` is the formula's share of the odour per family.
 */
export function missingLead(shares: Readonly<Float64Array>, target: Target, relaxation: Relaxation): number {
  const { requested, requestedCount, lead } = target;
  let next = 0;
  for (let f = 0; f < shares.length; f++) if (at(requested, f) !== 1) next = Math.max(next, at(shares, f));
  const { share, timesNext } = leadOf(target, relaxation);
  // Where several families were requested, each is only compared with those that were not; none has a least share.
  const least = Math.max(requestedCount === 1 ? share : 0, timesNext * next);
  let missing = 0;
  for (let f = 0; f < shares.length; f++) {
    missing += at(requested, f) * Math.max(0, least * at(lead, f) - at(shares, f));
  }
  return missing;
}
