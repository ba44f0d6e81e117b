import {
  citrusOilIndices,
  familyIndex,
  familyOf,
  impactOf,
  indicesOf,
  materialsOf,
  positionOf,
  typicalUse,
} from "../palette/columns.ts";
import { diffusive } from "../palette/habits.ts";
import type { Target } from "../profile/target.ts";
import { families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Concessions } from "./concessions.ts";
import { capOf, usualOdour } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
import type { Workspace } from "./workspace.ts";

/** The part of its cap that a material is expected to fill when it is chosen; an estimate. */
const usualFill = 0.45;
/**
 * Materials of requested families are chosen until `requestedFill` of their caps would supply the families' share of
 * the odour, or until the selection has `maxRequested` materials.
 */
const requestedFill = 0.7;
const maxRequested = 24;
/**
 * The least shares, % of the concentrate: of a citrus oil where citrus was requested, and in every formula of a musk
 * and of a diffusive material of the heart.
 */
const citrusOilShare = 3.2;
const muskShare = 2.5;
const heartShare = 1.5;
/**
 * The least share of a remembered material (one that the memory can be poured as). It is at least `clearTimesUsual`
 * times its usual share, and supplies at least `clearOdour` of the odour. A single remembered material supplies
 * `clearOdourAlone`; several divide that among them.
 */
const clearTimesUsual = 1.4;
const clearOdour = 0.018;
const clearOdourAlone = 0.045;
/**
 * The most of its part of the pyramid that the least share of a remembered material may take up: in general, and where
 * a flanker keeps a material that the first perfume has.
 */
const maxOfPart = 0.3;
const maxOfPartKept = 0.6;
const { citrus } = familyIndex;
const diffusiveIndices = indicesOf(diffusive);
const muskIndices = [...materialsOf(familyIndex.musk)];

/** The share (% of the concentrate) from which one of `count` remembered materials can be smelled among the others. */
function clearShareOf(material: number, count: number): number {
  const odour = Math.max(clearOdour, clearOdourAlone / count);
  return Math.max(clearTimesUsual * at(typicalUse, material), (odour * usualOdour) / at(impactOf, material));
}

/** Takes a material into the selection, to be poured with at least `least` % of the concentrate. */
export function take(material: number, least: number, target: Target, workspace: Workspace): void {
  const { selection, score, most, deficit } = workspace;
  score[material] = Number.NEGATIVE_INFINITY;
  const cap = Math.min(capOf(material, target.dosage), Math.max(least, at(most, material)));
  const k = selection.size++;
  const family = intAt(familyOf, material);
  selection.materials[k] = material;
  selection.part[k] = intAt(positionOf, material);
  selection.family[k] = family;
  selection.impact[k] = at(impactOf, material);
  selection.cap[k] = cap;
  selection.least[k] = Math.min(least, cap);
  deficit[family] = at(deficit, family) - (usualFill * cap * at(impactOf, material)) / usualOdour;
}

/** The material of a list with the highest score that is not chosen yet, or -1. */
function bestIn(list: readonly number[], { score }: Workspace): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const i of list) {
    if (at(score, i) <= highest) continue;
    highest = at(score, i);
    best = i;
  }
  return best;
}

/** The sum of the caps in one part of the pyramid, % of the concentrate: as much as the selection could fill of it. */
export function roomIn({ selection }: Workspace, position: number): number {
  let room = 0;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(selection.part, k) === position) room += at(selection.cap, k);
  }
  return room;
}

/** Writes the share x impact per family that the selection is expected to supply into `presence`. */
function countSupply({ selection, presence }: Workspace): void {
  presence.fill(0);
  for (let k = 0; k < selection.size; k++) {
    const family = intAt(selection.family, k);
    presence[family] = at(presence, family) + requestedFill * at(selection.cap, k) * at(selection.impact, k);
  }
}

/**
 * How much of each part of the pyramid the selection is expected to take up, % of the concentrate. A material counts
 * with its cap, but one that was taken for a least share will not fill its cap: it counts with twice that share at
 * most.
 */
function countTaken({ selection }: Workspace): Float64Array {
  const taken = new Float64Array(positions.length);
  for (let k = 0; k < selection.size; k++) {
    const part = intAt(selection.part, k);
    const least = at(selection.least, k);
    const cap = at(selection.cap, k);
    taken[part] = at(taken, part) + (least > 0 ? Math.min(cap, 2 * least) : cap);
  }
  return taken;
}

/**
 * The requested family that lacks the largest part of its share of the odour, or -1 if none lacks any. Families that
 * are `exhausted` do not count.
 */
function neediestFamily(target: Target, { presence }: Workspace, exhausted: ReadonlySet<number>): number {
  let neediest = -1;
  let most = 0;
  for (let f = 0; f < families.length; f++) {
    if (at(target.requested, f) !== 1 || exhausted.has(f)) continue;
    const lack = 1 - at(presence, f) / (at(target.families, f) * usualOdour);
    if (lack <= most) continue;
    most = lack;
    neediest = f;
  }
  return neediest;
}

/**
 * The material of a family with the highest score that is not chosen yet and whose part of the pyramid has room, or -1.
 */
function bestWithRoom(
  family: number,
  taken: Readonly<Float64Array>,
  { pyramid }: Target,
  { score }: Workspace,
): number {
  const candidates = materialsOf(family);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < candidates.length; k++) {
    const i = intAt(candidates, k);
    const part = intAt(positionOf, i);
    if (at(score, i) <= highest || requestedFill * at(taken, part) >= 100 * at(pyramid, part)) continue;
    highest = at(score, i);
    best = i;
  }
  return best;
}

/**
 * Takes materials of the requested families until they can supply their share of the odour. This comes before the parts
 * of the pyramid are filled: a family that exists in one part only would find no place there once others have filled
 * it.
 */
function takeRequested(target: Target, workspace: Workspace): void {
  if (target.requestedCount === 0) return;
  const { selection, presence } = workspace;
  countSupply(workspace);
  const taken = countTaken(workspace);
  const exhausted = new Set<number>();
  while (selection.size < maxRequested) {
    const family = neediestFamily(target, workspace, exhausted);
    if (family < 0) return;
    const best = bestWithRoom(family, taken, target, workspace);
    if (best < 0) {
      exhausted.add(family);
      continue;
    }
    take(best, 0, target, workspace);
    const cap = at(selection.cap, selection.size - 1);
    const part = intAt(positionOf, best);
    taken[part] = at(taken, part) + cap;
    presence[family] = at(presence, family) + requestedFill * cap * at(impactOf, best);
  }
}

/** The material of a list that is not chosen yet and makes up most of the original's odour, or -1. */
function loudestIn(list: readonly number[], { original }: Similarity, { score }: Workspace): number {
  let loudest = -1;
  let most = 0;
  for (const i of list) {
    const presence = at(original.shares, i) * at(impactOf, i);
    if (at(score, i) === Number.NEGATIVE_INFINITY || presence <= most) continue;
    most = presence;
    loudest = i;
  }
  return loudest;
}

/**
 * Takes one material for everything that is remembered, with a share from which it can be smelled. A flanker takes the
 * one that the original has, with no smaller share.
 */
function takeRemembered(
  target: Target,
  similarity: Similarity | null,
  workspace: Workspace,
  { clarity, likeness }: Concessions,
): void {
  for (const materials of target.rememberedMaterials) {
    const kept = similarity ? loudestIn(materials, similarity, workspace) : -1;
    const best = kept < 0 ? bestIn(materials, workspace) : kept;
    if (best < 0) continue;
    const share = similarity ? at(similarity.original.shares, best) : 0;
    const least = Math.max(clarity * clearShareOf(best, target.rememberedMaterials.length), likeness * share);
    const bearable = (kept < 0 ? maxOfPart : maxOfPartKept) * 100 * at(target.pyramid, intAt(positionOf, best));
    workspace.most[best] = 100;
    take(best, Math.min(least, bearable), target, workspace);
  }
}

/** Takes what a formula must hold: what is remembered, a musk, a diffusive heart, the requested families. */
export function takeNeeded(
  target: Target,
  similarity: Similarity | null,
  workspace: Workspace,
  concessions: Concessions,
): void {
  takeRemembered(target, similarity, workspace, concessions);
  if (at(target.requested, citrus) === 1) {
    const oil = bestIn(citrusOilIndices, workspace);
    if (oil >= 0) take(oil, citrusOilShare, target, workspace);
  }
  const musk = bestIn(muskIndices, workspace);
  if (musk >= 0) take(musk, muskShare, target, workspace);
  const heart = bestIn(diffusiveIndices, workspace);
  if (heart >= 0) take(heart, heartShare, target, workspace);
  takeRequested(target, workspace);
}
