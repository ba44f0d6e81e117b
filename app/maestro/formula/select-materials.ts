import {
  availabilityOf,
  facetOf,
  facets,
  familyOf,
  impactOf,
  indexOf,
  materialCount,
  positionOf,
  typicalUse,
} from "../palette/columns.ts";
import { citrusOils, diffusive, orientalPoles } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import type { Target } from "../profile/target.ts";
import { type Facet, families, type MaterialId, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { capOf, habitualMax } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
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
const capReserve = { first: 1.6, flanker: 1.35 } as const;
/** What a material's score is made of, all natural logarithms: weights, and what standing in the blend adds to habit. */
const scoreWeight = { habit: 0.34, family: 0.8, facet: 1.9, deviate: 0.7 } as const;
const blendBonus = 1.2;
/** What a family's missing share of the odour is weighted by in the scores of its materials. */
const deficitWeight = { requested: 12, other: 8 } as const;
/** What a reference share departs from the usual one by (weights of natural logarithms). */
const referenceWeight = { family: 0.6, facet: 1.7, deviate: 0.25 } as const;
/** Where a material is not in the blend, its usual share is this part of its typical use level. */
const shareOutsideBlend = 0.6;
/** Sum of share x impact of a usual concentrate, and the part of its cap that a material usually fills: estimates. */
const usualOdour = 450;
const usualFill = 0.45;
/** A filler: impact up to which a material is quiet, and the share (%) from which it carries a part of the pyramid. */
const quietImpact = 4;
const fillerShare = 18;

/** What speaks for and against the poles of an asked oriental perfume. */
const poleScore = 1.6;
/** Where a selection could not be solved, the next one takes other deviates and reserves more room. */
const attemptShift = 37;
const moreReserve = 0.4;
const widths = 4;
/** The part of its cap that an asked family's material is counted with, and the most materials taken for their sake. */
const askedFill = 0.7;
const maxAsked = 24;
/** The least share (% of the concentrate) of the citrus oil of an asked citrus, of the musk and the diffusive heart of all. */
const citrusOilShare = 3.2;
const muskShare = 2.5;
const heartShare = 1.5;

/** What a material that was wanted by name is poured with at least: times its usual share, and share of the odour. */
const clearTimesUsual = 1.2;
const clearOdour = 0.011;
/**
 * The most of its part of the pyramid that it takes up for that, the most where a flanker keeps it, and what of it is left
 * where nothing else can be solved.
 */
const mostOfPart = 0.3;
const mostOfPartKept = 0.5;
const fainterFrom = 5;
const fainter = 0.6;
/** What then speaks for every material of an asked family. */
const insistence = 2.5;

const indicesOf = (ids: readonly MaterialId[]) => ids.flatMap((id) => indexOf.get(id) ?? []);
const citrus = families.indexOf("citrus");
const aquatic = families.indexOf("aquatic");
const oriental = families.indexOf("oriental");
const citrusOilIndices = indicesOf(citrusOils);
const diffusiveIndices = indicesOf(diffusive);
const muskIndices = materials.flatMap(({ family }, i) => (family === "musk" ? [i] : []));
const poleIndices = { incense: indicesOf(orientalPoles.incense), vanilla: indicesOf(orientalPoles.vanilla) };
/** The share (% of the concentrate) from which a material is smelled in company: more than its usual one, and of the odour. */
const clearShare: Readonly<Float64Array> = typicalUse.map((typical, i) =>
  Math.max(clearTimesUsual * typical, (clearOdour * usualOdour) / at(impactOf, i)),
);
const noMaterials = new Int32Array(0);
/** What fills a room whatever the perfume: a flanker takes no more of it than usual, or than the original has. */
const roomFillers: readonly MaterialId[] = ["phenylethyl_alcohol", "galaxolide"];
const isRoomFiller: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (roomFillers.includes(id) ? 1 : 0));

/** What an impact below that speaks for a material, per step, where the background has to be quiet. */
const quietWeight = 0.6;

const isFiller: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitualMax, i) >= fillerShare ? 1 : 0,
);
const logTypical: Readonly<Float64Array> = Float64Array.from(typicalUse, (typical, i) =>
  Math.log(0.5 * typical * at(impactOf, i)),
);
const logHabitualMax: Readonly<Float64Array> = habitualMax.map((max) => Math.log(max));
const materialsByFamily: readonly Readonly<Int32Array>[] = families.map((_, family) =>
  Int32Array.from({ length: materialCount }, (_, i) => i).filter((i) => intAt(familyOf, i) === family),
);
const materialsByPosition: readonly Readonly<Int32Array>[] = positions.map((_, position) =>
  Int32Array.from({ length: materialCount }, (_, i) => i).filter((i) => intAt(positionOf, i) === position),
);

/**
 * Score of every material: habit (in the blend or typically), family, facet, the session's deviate and a flanker's bonus. Another
 * attempt takes the deviates of other materials, so that it chooses others.
 */
function scoreMaterials(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  attempt: number,
): void {
  const { blend, score, logFamily, bonus } = workspace;
  // The aquatic materials are few and thin: alone they lead only over the quietest of backgrounds.
  const quietNeeded = at(target.requested, aquatic) === 1 && target.requested.reduce((sum, asked) => sum + asked) === 1;
  for (let i = 0; i < materialCount; i++) {
    if (at(variation.availability, i) >= at(availabilityOf, i) && !(quietNeeded && intAt(isFiller, i) === 1)) {
      score[i] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const share = at(blend, i);
    const habit = share > 0 ? Math.log(share * at(impactOf, i)) + blendBonus : at(logTypical, i);
    score[i] =
      scoreWeight.habit * habit +
      scoreWeight.family * at(logFamily, intAt(familyOf, i)) +
      scoreWeight.facet * at(target.facets, intAt(facetOf, i)) +
      scoreWeight.deviate * at(variation.selection, (i + attempt * attemptShift) % materialCount) +
      (similarity ? at(bonus, i) : 0) +
      (attempt >= fainterFrom ? insistence * at(target.requested, intAt(familyOf, i)) : 0) +
      (quietNeeded && target.ceilings && intAt(familyOf, i) !== aquatic
        ? quietWeight * (quietImpact - at(impactOf, i))
        : 0);
  }
}

/** What a family's deficit adds to the score of its materials; more where the family was asked for. */
function scoreDeficit({ deficit, deficitScore }: Workspace, target: Target, family: number): void {
  const missing = at(deficit, family);
  const weight = at(target.requested, family) === 1 ? deficitWeight.requested : deficitWeight.other;
  deficitScore[family] = missing > 0 ? weight * missing : missing;
}

/** In a flanker nothing comes forward unasked to more than a few times its usual share, unless the original has more. */
function boundShares(similarity: Similarity | null, { most, logMost, originalShares }: Workspace): void {
  most.fill(100);
  logMost.set(logHabitualMax);
  if (!similarity) return;
  for (let i = 0; i < materialCount; i++) {
    const times = intAt(isRoomFiller, i) === 1 ? Math.min(1, similarity.timesUsual) : similarity.timesUsual;
    most[i] = Math.max(at(originalShares, i), times * at(typicalUse, i));
    logMost[i] = Math.log(Math.min(at(most, i), at(habitualMax, i)));
  }
}

/**
 * An asked oriental knows incense from vanilla: the pole that the answers lean to is favoured, the other one put aside,
 * where no more than the usual share of it is poured unless it was wanted by name.
 */
function decidePole(target: Target, { score, most }: Workspace): void {
  if (at(target.requested, oriental) !== 1) return;
  const lean = (names: readonly Facet[]) =>
    names.reduce((sum, name) => sum + at(target.facets, facets.indexOf(name)), 0) / names.length;
  const towardsIncense = lean(["incense", "resin", "smoky"]) >= lean(["vanilla", "gourmand", "tonka"]);
  const [near, aside] = towardsIncense
    ? [poleIndices.incense, poleIndices.vanilla]
    : [poleIndices.vanilla, poleIndices.incense];
  for (const i of near) score[i] = at(score, i) + poleScore;
  for (const i of aside) {
    score[i] = at(score, i) - poleScore;
    most[i] = Math.min(at(most, i), at(typicalUse, i));
  }
}

/** Takes a material into the selection, to be poured with at least `least` % of the concentrate. */
function take(material: number, least: number, target: Target, workspace: Workspace): void {
  const { selection, score, most, deficit } = workspace;
  score[material] = Number.NEGATIVE_INFINITY;
  const cap = Math.min(capOf(material, target.dosage), Math.max(least, at(most, material)));
  const k = selection.size++;
  selection.materials[k] = material;
  selection.cap[k] = cap;
  selection.least[k] = Math.min(least, cap);
  const family = intAt(familyOf, material);
  deficit[family] = at(deficit, family) - (usualFill * cap * at(impactOf, material)) / usualOdour;
}

/** The best of a list by score that is still free, or -1. */
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

/** How much (%) of one part of the pyramid the selection could fill. */
function roomIn({ selection }: Workspace, position: number): number {
  let room = 0;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(positionOf, intAt(selection.materials, k)) === position) room += at(selection.cap, k);
  }
  return room;
}

/**
 * Takes materials of the asked families until they can supply their share of the odour, whichever part of the pyramid
 * they stand in: a family that lives only above has lost its places once a part is filled with others.
 */
function takeAsked(target: Target, workspace: Workspace): void {
  const { selection, score, presence } = workspace;
  presence.fill(0);
  for (let k = 0; k < selection.size; k++) {
    const i = intAt(selection.materials, k);
    const family = intAt(familyOf, i);
    presence[family] = at(presence, family) + askedFill * at(selection.cap, k) * at(impactOf, i);
  }
  const closed = [0, 0, 0, 0, 0, 0];
  const room = positions.map((_, position) => roomIn(workspace, position));
  while (selection.size < maxAsked) {
    let family = -1;
    let lack = 0;
    for (let f = 0; f < families.length; f++) {
      if (at(target.requested, f) !== 1 || closed[f] === 1) continue;
      const missing = 1 - at(presence, f) / (at(target.families, f) * usualOdour);
      if (missing <= lack) continue;
      lack = missing;
      family = f;
    }
    if (family < 0) return;
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    const ofFamily = materialsByFamily[family] ?? noMaterials;
    for (let k = 0; k < ofFamily.length; k++) {
      const i = intAt(ofFamily, k);
      if (at(score, i) <= highest) continue;
      const position = intAt(positionOf, i);
      if (askedFill * (room[position] ?? 0) >= 100 * at(target.pyramid, position)) continue;
      highest = at(score, i);
      best = i;
    }
    if (best < 0) {
      closed[family] = 1;
      continue;
    }
    take(best, 0, target, workspace);
    const cap = at(selection.cap, selection.size - 1);
    const part = intAt(positionOf, best);
    room[part] = (room[part] ?? 0) + cap;
    presence[family] = at(presence, family) + askedFill * cap * at(impactOf, best);
  }
}

/** That material of a list that is still free and makes up most of the original's odour, or -1. */
function loudestIn(list: readonly number[], { score, originalShares }: Workspace): number {
  let loudest = -1;
  let most = 0;
  for (const i of list) {
    const presence = at(originalShares, i) * at(impactOf, i);
    if (at(score, i) === Number.NEGATIVE_INFINITY || presence <= most) continue;
    most = presence;
    loudest = i;
  }
  return loudest;
}

/** Takes what was wanted by name: clear to smell, and in a flanker what the original has of it, and no less. */
function takeWanted(target: Target, similarity: Similarity | null, workspace: Workspace, attempt: number): void {
  const clarity = attempt < fainterFrom ? 1 : fainter;
  for (const materials of target.wanted) {
    const kept = similarity ? loudestIn(materials, workspace) : -1;
    const best = kept < 0 ? bestIn(materials, workspace) : kept;
    if (best < 0) continue;
    const least = Math.max(clarity * at(clearShare, best), kept < 0 ? 0 : at(workspace.originalShares, kept));
    const bearable = (kept < 0 ? mostOfPart : mostOfPartKept) * 100 * at(target.pyramid, intAt(positionOf, best));
    workspace.most[best] = 100;
    take(best, Math.min(least, bearable), target, workspace);
  }
}

/** Takes what a formula must hold: what was wanted by name, a musk, a diffusive heart, the asked families. */
function takeNeeded(target: Target, similarity: Similarity | null, workspace: Workspace, attempt: number): void {
  takeWanted(target, similarity, workspace, attempt);
  if (at(target.requested, citrus) === 1) {
    const oil = bestIn(citrusOilIndices, workspace);
    if (oil >= 0) take(oil, citrusOilShare, target, workspace);
  }
  const musk = bestIn(muskIndices, workspace);
  if (musk >= 0) take(musk, muskShare, target, workspace);
  const heart = bestIn(diffusiveIndices, workspace);
  if (heart >= 0) take(heart, heartShare, target, workspace);
  takeAsked(target, workspace);
}

/** The candidate with the highest score, or -1. `byCap` favours those with a high cap. */
function bestOf(
  candidates: Readonly<Int32Array>,
  { score, deficitScore, logMost }: Workspace,
  fillersOnly: boolean,
  byCap: boolean,
): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < candidates.length; k++) {
    const i = intAt(candidates, k);
    if (fillersOnly && intAt(isFiller, i) === 0) continue;
    const total = at(score, i) + at(deficitScore, intAt(familyOf, i)) + (byCap ? at(logMost, i) : 0);
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
  const candidates = materialsByPosition[position] ?? noMaterials;
  let taken = 0;
  let fillers = 0;
  for (let k = 0; k < selection.size; k++) {
    const i = intAt(selection.materials, k);
    if (intAt(positionOf, i) !== position) continue;
    taken++;
    fillers += intAt(isFiller, i);
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

/** Sets the reference shares of one part of the pyramid, scaled to sum to `share` (%) and cut at their caps. */
function setReference(
  { selection, blend, logFamily }: Workspace,
  part: number,
  share: number,
  target: Target,
  variation: Variation,
): void {
  let sum = 0;
  for (let k = 0; k < selection.size; k++) {
    const i = intAt(selection.materials, k);
    if (intAt(positionOf, i) !== part) continue;
    const usual = at(blend, i) > 0 ? at(blend, i) : shareOutsideBlend * at(typicalUse, i);
    const logFactor =
      referenceWeight.facet * at(target.facets, intAt(facetOf, i)) +
      referenceWeight.family * at(logFamily, intAt(familyOf, i)) +
      referenceWeight.deviate * at(variation.amount, i);
    const reference = Math.max(at(selection.least, k), usual * Math.exp(logFactor));
    selection.reference[k] = reference;
    sum += reference;
  }
  const scale = share / sum;
  for (let k = 0; k < selection.size; k++) {
    if (intAt(positionOf, intAt(selection.materials, k)) !== part) continue;
    selection.reference[k] = Math.min(at(selection.reference, k) * scale, at(selection.cap, k));
  }
}

/**
 * Chooses the materials of a formula and their reference shares into `workspace.selection`: first what it must hold, then
 * greedily by score, part by part of the pyramid, each family's score falling as its share of the odour fills up.
 * @param similarity the formula that this one is a flanker of, if any
 * @param attempt 0, or higher to choose again where a selection could not be solved
 */
export function selectMaterials(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  attempt: number,
): void {
  const { selection, blend, logFamily, deficit } = workspace;
  // The first selection deviates serve as one random number per structure.
  blendNearest(target, variation.selection, blend);
  for (let f = 0; f < families.length; f++) {
    logFamily[f] = Math.log(at(target.families, f) * families.length);
    deficit[f] = at(target.families, f);
  }
  scoreMaterials(target, variation, similarity, workspace, attempt);
  boundShares(similarity, workspace);
  decidePole(target, workspace);
  selection.size = 0;
  takeNeeded(target, similarity, workspace, attempt);
  const wider = attempt % widths;
  for (const [position, { least, more }] of materialsPerPart.entries()) {
    const share = at(target.pyramid, position);
    const capacity = share * 100 * ((similarity ? capReserve.flanker : capReserve.first) + wider * moreReserve);
    selectPart(position, Math.round(least + more * share) + wider, capacity, target, workspace);
    setReference(workspace, position, share * 100, target, variation);
  }
}
