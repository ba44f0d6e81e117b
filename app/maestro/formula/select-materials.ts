import { facetOf, familyOf, materialsAt, typicalUse } from "../palette/columns.ts";
import type { Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Concessions } from "./concessions.ts";
import { roomIn, take, takeNeeded } from "./needed-materials.ts";
import { boundShares, decidePole, favourFruit, isFiller, scoreDeficit, scoreMaterials } from "./score-materials.ts";
import { habitualMax, orderByPart } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
import { blendNearest } from "./structures.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** A formula has at most this many materials. */
const maxMaterials = 44;
/**
 * The number of materials in each part of the pyramid (top, middle, base): `least`, and `more` x the part's share (0 to
 * 1).
 */
const materialsPerPart = [
  { least: 3, more: 8 },
  { least: 4, more: 8 },
  { least: 5, more: 8 },
] as const;
/**
 * The caps of the materials of a part of the pyramid sum to at least this many times its share, so that it can be
 * filled.
 */
const capReserve = { first: 1.6, flanker: 1.35 } as const;
/** Weights of what moves a reference share away from the usual one; all of them multiply natural logarithms. */
const referenceWeight = { family: 0.6, facet: 1.95, deviate: 0.25 } as const;
/** The usual share of a material that is not in the blend, as a part of its typical use level. */
const shareOutsideBlend = 0.6;
/** Added to `capReserve` for each material by which the selection is wider. */
const moreReserve = 0.4;

/**
 * The candidate with the highest score, or -1. With `byCap`, a candidate is favoured by the share that habit and
 * answers allow of it; the standards are not asked, since few of them bind.
 */
function bestOf(
  candidates: Readonly<Int32Array>,
  { score, deficitScore, most }: Workspace,
  fillersOnly: boolean,
  byCap: boolean,
): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < candidates.length; k++) {
    const i = intAt(candidates, k);
    if (at(score, i) === Number.NEGATIVE_INFINITY || (fillersOnly && intAt(isFiller, i) === 0)) continue;
    const total =
      at(score, i) +
      at(deficitScore, intAt(familyOf, i)) +
      (byCap ? Math.log(Math.min(at(most, i), at(habitualMax, i))) : 0);
    if (total > highest) {
      highest = total;
      best = i;
    }
  }
  return best;
}

/**
 * Adds the materials of one part of the pyramid to the selection, up to `count` of them, and more until their caps sum
 * to `capacity` (%). The base begins with a filler: otherwise loud materials would have to fill the part, and no
 * requested family could be smelled beside them.
 */
function selectPart(position: number, count: number, capacity: number, target: Target, workspace: Workspace): void {
  const { selection, score } = workspace;
  const candidates = materialsAt(position);
  let taken = 0;
  let fillers = 0;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(selection.part, k) !== position) continue;
    taken++;
    fillers += intAt(isFiller, intAt(selection.materials, k));
  }
  let fillerFirst = false;
  for (let k = 0; k < candidates.length && position > 0 && fillers === 0; k++) {
    const i = intAt(candidates, k);
    fillerFirst ||= intAt(isFiller, i) === 1 && at(score, i) > Number.NEGATIVE_INFINITY;
  }
  for (let f = 0; f < families.length; f++) scoreDeficit(workspace, target, f);
  let room = roomIn(workspace, position);
  for (; (taken < count || room < capacity) && selection.size < maxMaterials; taken++) {
    const best = bestOf(candidates, workspace, fillerFirst, taken >= count);
    if (best < 0) break;
    fillerFirst = false;
    take(best, 0, target, workspace);
    room += at(selection.cap, selection.size - 1);
    scoreDeficit(workspace, target, intAt(familyOf, best));
  }
}

/**
 * Sets the reference shares of one part of the pyramid: they are scaled to sum to `share` (% of the concentrate), then
 * limited to their caps.
 */
function setReference(
  { selection, blend, logFamily }: Workspace,
  part: number,
  share: number,
  target: Target,
  variation: Variation,
): void {
  let sum = 0;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(selection.part, k) !== part) continue;
    const i = intAt(selection.materials, k);
    const usual = at(blend, i) > 0 ? at(blend, i) : shareOutsideBlend * at(typicalUse, i);
    const logFactor =
      referenceWeight.facet * at(target.facets, intAt(facetOf, i)) +
      referenceWeight.family * at(logFamily, intAt(selection.family, k)) +
      referenceWeight.deviate * at(variation.amount, i);
    const reference = Math.max(at(selection.least, k), usual * Math.exp(logFactor));
    selection.reference[k] = reference;
    sum += reference;
  }
  const scale = share / sum;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(selection.part, k) !== part) continue;
    selection.reference[k] = Math.min(at(selection.reference, k) * scale, at(selection.cap, k));
  }
}

/** Reads from a target what is the same in all its attempts: the blend of structures and the families' log weights. */
export function readTarget(target: Target, variation: Variation, { blend, logFamily }: Workspace): void {
  // The first selection deviates serve as one random number per structure.
  blendNearest(target, variation.selection, blend);
  for (let f = 0; f < families.length; f++) logFamily[f] = Math.log(at(target.families, f) * families.length);
}

/**
 * Chooses the materials of a formula and their reference shares into `workspace.selection`: first what it must hold, then
 * greedily by score, part by part of the pyramid, each family's score falling as its share of the odour fills up. The
 * target has been read (`readTarget`).
 * @param similarity the formula that this one is a flanker of, if any
 */
export function selectMaterials(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  concessions: Concessions,
): void {
  const { selection, deficit } = workspace;
  deficit.set(target.families);
  scoreMaterials(target, variation, similarity, workspace, concessions);
  boundShares(target, similarity, workspace, concessions);
  favourFruit(target, workspace);
  decidePole(target, workspace);
  selection.size = 0;
  takeNeeded(target, similarity, workspace, concessions);
  const { widening } = concessions;
  for (const [position, { least, more }] of materialsPerPart.entries()) {
    const share = at(target.pyramid, position);
    const capacity = share * 100 * ((similarity ? capReserve.flanker : capReserve.first) + widening * moreReserve);
    selectPart(position, Math.round(least + more * share) + widening, capacity, target, workspace);
    setReference(workspace, position, share * 100, target, variation);
  }
  orderByPart(selection);
}
