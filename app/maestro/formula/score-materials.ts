import {
  availabilityOf,
  facetOf,
  facets,
  familyIndex,
  familyOf,
  impactOf,
  indicesOf,
  materialCount,
  requestedAvailabilityOf,
  typicalUse,
} from "../palette/columns.ts";
import { extenders, hesperidic, orientalPoles, unrequestedMax } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { dollarsPerKg } from "../palette/prices.ts";
import type { Target } from "../profile/target.ts";
import { mapRecord } from "../record.ts";
import type { Facet } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Concessions } from "./concessions.ts";
import { habitualMax, isPowerful } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** What a material's score is made of, all natural logarithms: weights, and what standing in the blend adds to habit. */
const scoreWeight = { habit: 0.34, family: 0.8, facet: 2.15, deviate: 0.7 } as const;
const blendBonus = 1.2;
/** What a family's missing share of the odour is weighted by in the scores of its materials. */
const deficitWeight = { requested: 12, other: 8 } as const;
/** A filler: impact up to which a material is quiet, and the share (%) from which it carries a part of the pyramid. */
const quietImpact = 4;
const fillerShare = 18;
/** From this impact on a material is loud; up to the other it is transparent, and no share of it drowns another. */
const loudImpact = 7;
const transparentImpact = 3;
/** The part of a flanker's own bound (`timesUsual`) that holds for unrequested families; an estimate. */
const unrequestedInFlanker = 0.75;
/** What speaks for and against the poles of a requested oriental perfume. */
const poleScore = 1.6;
/** What speaks for the citrus fruits of a requested citrus. */
const fruitScore = 1;
/** What speaks for every material of a requested family where these are insisted upon. */
const requestedBonus = 2.5;
/** $ per kg; most of the palette costs less. */
const usualPrice = 200;
/** What speaks against a material for every e-fold that it is dearer than most. */
const priceWeight = 0.15;
/** What an impact below that speaks for a material, per step, where the background has to be quiet. */
const quietWeight = 0.6;
const { aquatic, oriental, citrus } = familyIndex;
const hesperidicIndices = indicesOf(hesperidic);
const poleIndices = mapRecord(orientalPoles, indicesOf);
/** The facets by which the answers lean to what is sweet, to incense or to spices: indices into `facets`. */
const poleFacets = mapRecord(
  { sweet: ["vanilla", "gourmand", "tonka"], incense: ["incense", "resin", "smoky"], spice: ["spice"] },
  (names: readonly Facet[]) => names.map((name) => facets.indexOf(name)),
);
const isExtender: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (extenders.includes(id) ? 1 : 0));
/** Whether a material is quiet and fills a part of the pyramid. */
export const isFiller: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitualMax, i) >= fillerShare ? 1 : 0,
);

/** ln of a material's price over what most cost, $ per kg; 0 for those that cost no more. */
const logPrice: Readonly<Float64Array> = Float64Array.from(materials, ({ id }) =>
  Math.max(0, Math.log(Math.sqrt(dollarsPerKg[id][0] * dollarsPerKg[id][1]) / usualPrice)),
);
/** % of the concentrate, per material; no bound where nothing stands. */
const unrequestedMost: Readonly<Float64Array> = Float64Array.from(
  materials,
  ({ id }) => unrequestedMax[id] ?? Number.POSITIVE_INFINITY,
);
const logTypical: Readonly<Float64Array> = Float64Array.from(typicalUse, (typical, i) =>
  Math.log(0.5 * typical * at(impactOf, i)),
);

/** Whether a memory names the material itself, and not one of several that it may be poured as. */
const isCalled = ({ rememberedMaterials }: Target, material: number) =>
  rememberedMaterials.some((list) => list.length === 1 && list[0] === material);

/**
 * Score of every material: habit (in the blend or typically), family, facet, the session's deviate, a flanker's bonus.
 */
export function scoreMaterials(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  { shift, insistsOnRequested }: Concessions,
): void {
  const { blend, score, logFamily } = workspace;
  // Aquatic materials alone lead only at full strength, over the quietest of backgrounds.
  const quietNeeded = target.aquaticAlone;
  for (let i = 0; i < materialCount; i++) {
    const availability = at(target.requested, intAt(familyOf, i)) === 1 ? requestedAvailabilityOf : availabilityOf;
    const isWithheld = at(variation.availability, i) >= at(availability, i) && !isCalled(target, i);
    if (isWithheld && !(quietNeeded && intAt(isFiller, i) === 1)) {
      score[i] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const share = at(blend, i);
    const habit = share > 0 ? Math.log(share * at(impactOf, i)) + blendBonus : at(logTypical, i);
    score[i] =
      scoreWeight.habit * habit +
      scoreWeight.family * at(logFamily, intAt(familyOf, i)) +
      scoreWeight.facet * at(target.facets, intAt(facetOf, i)) +
      scoreWeight.deviate * at(variation.selection, (i + shift) % materialCount) +
      (similarity ? at(similarity.bonus, i) : 0) -
      priceWeight * at(logPrice, i) +
      (insistsOnRequested ? requestedBonus * at(target.requested, intAt(familyOf, i)) : 0) +
      (quietNeeded && !similarity && intAt(familyOf, i) !== aquatic
        ? quietWeight * (quietImpact - at(impactOf, i))
        : 0);
  }
  for (const i of target.refusedMaterials) score[i] = Number.NEGATIVE_INFINITY;
}

/** What a family's deficit adds to the score of its materials; more where the family was requested. */
export function scoreDeficit({ deficit, deficitScore }: Workspace, target: Target, family: number): void {
  const missing = at(deficit, family);
  const weight = at(target.requested, family) === 1 ? deficitWeight.requested : deficitWeight.other;
  deficitScore[family] = missing > 0 ? weight * missing : missing;
}

/**
 * From which impact on a first perfume's materials of unrequested families are bounded, and by how many times their usual
 * share: where others were requested all but those that are transparent, and where none was what is loud.
 */
function unrequestedBound(
  target: Target,
  { unrequestedTimes, loudTimes }: Concessions,
): { from: number; times: number } {
  if (target.requestedCount === 0) return { from: loudImpact, times: loudTimes };
  return { from: (target.aquaticAlone ? quietImpact : transparentImpact) + 1, times: unrequestedTimes };
}

/**
 * What was not requested is poured to a few times its usual share at most, in a flanker what was requested too, unless
 * the original has more; and what is powerful to less. Where aquatic was requested alone, what is quiet may be more: it
 * is the background.
 */
export function boundShares(
  target: Target,
  similarity: Similarity | null,
  { most }: Workspace,
  concessions: Concessions,
): void {
  most.fill(100);
  const { aquaticAlone } = target;
  const bound = unrequestedBound(target, concessions);
  const { unrequestedMaxTimes } = concessions;
  const hasRequested = target.requestedCount > 0;
  for (let i = 0; i < materialCount; i++) {
    const family = intAt(familyOf, i);
    const impact = at(impactOf, i);
    const isUnrequested = at(target.requested, family) !== 1;
    let times = intAt(isPowerful, i) === 1 ? concessions.powerfulTimes : Number.POSITIVE_INFINITY;
    if (similarity && !(aquaticAlone && (family === aquatic || impact <= quietImpact))) {
      const others = concessions.timesUsual * (isUnrequested && hasRequested ? unrequestedInFlanker : 1);
      times = Math.min(times, intAt(isExtender, i) === 1 ? 1 : others);
    } else if (!similarity && impact >= bound.from && isUnrequested) {
      times = Math.min(times, bound.times);
    }
    let usual = times * at(typicalUse, i);
    if (isUnrequested && hasRequested) usual = Math.min(usual, unrequestedMaxTimes * at(unrequestedMost, i));
    most[i] = similarity ? Math.max(at(similarity.original.shares, i), usual) : usual;
  }
}

/** A requested citrus is citrus fruit before it is lavender or pepper. */
export function favourFruit({ requested }: Target, { score }: Workspace): void {
  if (at(requested, citrus) !== 1) return;
  for (const i of hesperidicIndices) score[i] = at(score, i) + fruitScore;
}

/**
 * A requested oriental knows incense from vanilla: the pole that the answers lean to is favoured, the other one put
 * aside, where no more than the usual share of it is poured unless it is remembered. So are spices where the
 * answers lean to what is sweet rather than to them.
 */
export function decidePole(target: Target, { score, most }: Workspace): void {
  if (at(target.requested, oriental) !== 1) return;
  const lean = (indices: readonly number[]) =>
    indices.reduce((sum, facet) => sum + at(target.facets, facet), 0) / indices.length;
  const sweetness = lean(poleFacets.sweet);
  const towardsIncense = lean(poleFacets.incense) >= sweetness;
  const { incense, vanilla, sweets, spices } = poleIndices;
  const isSpiced = lean(poleFacets.spice) >= sweetness;
  const [near, aside] = towardsIncense
    ? [incense, [...vanilla, ...sweets]]
    : [vanilla, isSpiced ? incense : [...incense, ...spices]];
  for (const i of near) score[i] = at(score, i) + poleScore;
  for (const i of aside) {
    score[i] = at(score, i) - poleScore;
    most[i] = Math.min(at(most, i), at(typicalUse, i));
  }
}
