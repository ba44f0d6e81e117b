import {
  availabilityOf,
  facetOf,
  familyOf,
  impactOf,
  materialCount,
  positionOf,
  typicalUse,
} from "../palette/columns.ts";
import type { Target } from "../profile/target.ts";
import { families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { capOf, habitualMax } from "./selection.ts";
import { blendNearest } from "./structures.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** A formula has at most this many materials. */
const maxMaterials = 44;
/** Materials per part of the pyramid: at least, and how many more for the whole concentrate. */
const materialsPerPart = [
  { least: 3, more: 8 },
  { least: 4, more: 8 },
  { least: 5, more: 8 },
] as const;
/** How much more than its share a part of the pyramid could hold within the caps of its materials. */
const capReserve = 1.6;
/** What a material's score is made of, all natural logarithms: weights, and what standing in the blend adds to habit. */
const scoreWeight = { habit: 0.34, family: 0.8, facet: 1.6, deviate: 0.7 } as const;
const blendBonus = 1.2;
/** What a family's missing share of the odour is weighted by in the scores of its materials. */
const deficitWeight = { requested: 12, other: 8 } as const;
/** What a reference share departs from the usual one by (weights of natural logarithms). */
const referenceWeight = { family: 0.6, facet: 1.1, deviate: 0.25 } as const;
/** Where a material is not in the blend, its usual share is this part of its typical use level. */
const shareOutsideBlend = 0.6;
/** Sum of share x impact of a usual concentrate, and the part of its cap that a material usually fills: estimates. */
const usualOdour = 450;
const usualFill = 0.45;
/** A filler: impact up to which a material is quiet, and the share (%) from which it carries a part of the pyramid. */
const quietImpact = 4;
const fillerShare = 18;

const isFiller: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitualMax, i) >= fillerShare ? 1 : 0,
);
const logTypical: Readonly<Float64Array> = Float64Array.from(typicalUse, (typical, i) =>
  Math.log(0.5 * typical * at(impactOf, i)),
);
const logHabitualMax: Readonly<Float64Array> = habitualMax.map((max) => Math.log(max));
const materialsByPosition: readonly Readonly<Int32Array>[] = positions.map((_, position) =>
  Int32Array.from({ length: materialCount }, (_, i) => i).filter((i) => intAt(positionOf, i) === position),
);

/** Score of every material: habit (in the blend or typically), family, facet, the session's deviate and `bonus`. */
function scoreMaterials(target: Target, variation: Variation, bonus: Readonly<Float64Array>, workspace: Workspace) {
  const { blend, score, logFamily } = workspace;
  for (let i = 0; i < materialCount; i++) {
    if (at(variation.availability, i) >= at(availabilityOf, i)) {
      score[i] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const share = at(blend, i);
    const habit = share > 0 ? Math.log(share * at(impactOf, i)) + blendBonus : at(logTypical, i);
    score[i] =
      scoreWeight.habit * habit +
      scoreWeight.family * at(logFamily, intAt(familyOf, i)) +
      scoreWeight.facet * at(target.facets, intAt(facetOf, i)) +
      scoreWeight.deviate * at(variation.selection, i) +
      at(bonus, i);
  }
}

/** What a family's deficit adds to the score of its materials; more where the family was asked for. */
function scoreDeficit({ deficit, deficitScore }: Workspace, target: Target, family: number): void {
  const missing = at(deficit, family);
  const weight = at(target.requested, family) === 1 ? deficitWeight.requested : deficitWeight.other;
  deficitScore[family] = missing > 0 ? weight * missing : missing;
}

/** The candidate with the highest score, or -1. `byCap` favours those with a high cap. */
function bestOf(
  candidates: Readonly<Int32Array>,
  { score, deficitScore }: Workspace,
  fillersOnly: boolean,
  byCap: boolean,
): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < candidates.length; k++) {
    const i = intAt(candidates, k);
    if (fillersOnly && intAt(isFiller, i) === 0) continue;
    const total = at(score, i) + at(deficitScore, intAt(familyOf, i)) + (byCap ? at(logHabitualMax, i) : 0);
    if (total > highest) {
      highest = total;
      best = i;
    }
  }
  return best;
}

/**
 * Adds the materials of one part of the pyramid to the selection: `count` of them, and more until their caps sum to
 * `capacity` (%). Heart and base begin with a filler: otherwise loud materials would have to fill the part, and no
 * requested family could be smelled beside them.
 */
function selectPart(
  candidates: Readonly<Int32Array>,
  count: number,
  capacity: number,
  target: Target,
  workspace: Workspace,
): void {
  const { selection, score, deficit } = workspace;
  let fillerFirst = false;
  for (let k = 0; k < candidates.length; k++) {
    const i = intAt(candidates, k);
    fillerFirst ||= intAt(positionOf, i) > 0 && intAt(isFiller, i) === 1 && at(score, i) > Number.NEGATIVE_INFINITY;
  }
  for (let f = 0; f < families.length; f++) scoreDeficit(workspace, target, f);
  let room = 0;
  for (
    let taken = 0;
    taken < candidates.length && (taken < count || room < capacity) && selection.size < maxMaterials;
    taken++
  ) {
    const best = bestOf(candidates, workspace, fillerFirst && taken === 0, taken >= count);
    if (best < 0) break;
    score[best] = Number.NEGATIVE_INFINITY;
    const cap = capOf(best, target.dosage);
    selection.materials[selection.size] = best;
    selection.cap[selection.size] = cap;
    selection.size++;
    room += cap;
    const family = intAt(familyOf, best);
    deficit[family] = at(deficit, family) - (usualFill * cap * at(impactOf, best)) / usualOdour;
    scoreDeficit(workspace, target, family);
  }
}

/** Sets the reference shares of the materials from `from` on, scaled to sum to `share` (%) and cut at their caps. */
function setReference(
  { selection, blend, logFamily }: Workspace,
  from: number,
  share: number,
  target: Target,
  variation: Variation,
): void {
  let sum = 0;
  for (let k = from; k < selection.size; k++) {
    const i = intAt(selection.materials, k);
    const usual = at(blend, i) > 0 ? at(blend, i) : shareOutsideBlend * at(typicalUse, i);
    const logFactor =
      referenceWeight.facet * at(target.facets, intAt(facetOf, i)) +
      referenceWeight.family * at(logFamily, intAt(familyOf, i)) +
      referenceWeight.deviate * at(variation.amount, i);
    const reference = usual * Math.exp(logFactor);
    selection.reference[k] = reference;
    sum += reference;
  }
  const scale = share / sum;
  for (let k = from; k < selection.size; k++) {
    selection.reference[k] = Math.min(at(selection.reference, k) * scale, at(selection.cap, k));
  }
}

/**
 * Chooses the materials of a formula and their reference shares into `workspace.selection`: greedily by score, part by
 * part of the pyramid, each family's score falling as its share of the odour fills up.
 * @param bonus is added to the scores, per material of the palette
 */
export function selectMaterials(
  target: Target,
  variation: Variation,
  bonus: Readonly<Float64Array>,
  workspace: Workspace,
): void {
  const { selection, blend, logFamily, deficit } = workspace;
  // The first selection deviates serve as one random number per structure.
  blendNearest(target, variation.selection, blend);
  for (let f = 0; f < families.length; f++) {
    logFamily[f] = Math.log(at(target.families, f) * families.length);
    deficit[f] = at(target.families, f);
  }
  scoreMaterials(target, variation, bonus, workspace);
  selection.size = 0;
  for (const [position, { least, more }] of materialsPerPart.entries()) {
    const candidates = materialsByPosition[position];
    if (!candidates) continue;
    const share = at(target.pyramid, position);
    const capacity = share * 100 * capReserve;
    const from = selection.size;
    selectPart(candidates, Math.round(least + more * share), capacity, target, workspace);
    setReference(workspace, from, capacity / capReserve, target, variation);
  }
}
