import { mapRecord } from "../../encoding/record.ts";
import { dollarsPerKg } from "../palette/aspects.ts";
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
import type { Target } from "../profile/target.ts";
import type { Facet } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Concessions } from "./concessions.ts";
import { habitualMax, isPowerful } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Weights of the parts of a material's score, which are natural logarithms. `blendBonus` is added to the habit of a
 * material that is in the blend of structures.
 */
const scoreWeight = { habit: 0.34, family: 0.8, facet: 2.15, deviate: 0.7 } as const;
const blendBonus = 1.2;
/** Factors on a family's missing share of the odour (0 to 1), which is added to the scores of its materials. */
const deficitWeight = { requested: 12, other: 8 } as const;
/**
 * A filler is a material of at most this impact that may have at least this share (% of the concentrate): it fills a
 * part of the pyramid without being loud.
 */
const quietImpact = 4;
const fillerShare = 18;
/**
 * A material of at least `loudImpact` is loud. One of at most `transparentImpact` is transparent: no share of it drowns
 * another material.
 */
const loudImpact = 7;
const transparentImpact = 3;
/** A factor on a flanker's bound (`timesUsual`) for materials of families that were not requested; an estimate. */
const unrequestedInFlanker = 0.75;
/** Added to the scores of one pole of a requested oriental perfume, and subtracted from those of the other (ln). */
const poleScore = 1.6;
/** Added to the scores of citrus fruits where citrus was requested (ln). */
const fruitScore = 1;
/** Added to the scores of all materials of requested families where an attempt insists on them (ln). */
const requestedBonus = 2.5;
/** $ per kg; most of the palette costs less, and a price up to this counts nothing. */
const usualPrice = 200;
/** Subtracted from a material's score for every e-fold of its price above `usualPrice`. */
const priceWeight = 0.15;
/**
 * Added to a material's score for each step of impact below `quietImpact`, and subtracted for each step above it, where
 * the background has to be quiet.
 */
const quietWeight = 0.6;
const { aquatic, oriental, citrus } = familyIndex;
const hesperidicIndices = indicesOf(hesperidic);
const poleIndices = mapRecord(orientalPoles, indicesOf);
/** The facets that show whether the answers lean to sweets, to incense or to spices: indices into `facets`. */
const poleFacets = mapRecord(
  { sweet: ["vanilla", "gourmand", "tonka"], incense: ["incense", "resin", "smoky"], spice: ["spice"] },
  (names: readonly Facet[]) => names.map((name) => facets.indexOf(name)),
);
const isExtender: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (extenders.includes(id) ? 1 : 0));
/** Whether a material is quiet and fills a part of the pyramid. */
export const isFiller: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitualMax, i) >= fillerShare ? 1 : 0,
);

/** ln of a material's price over `usualPrice`; 0 for a material that costs no more. */
const logPrice: Readonly<Float64Array> = Float64Array.from(materials, ({ id }) =>
  Math.max(0, Math.log(Math.sqrt(dollarsPerKg[id][0] * dollarsPerKg[id][1]) / usualPrice)),
);
/**
 * The highest share of each material while its family is not requested, % of the concentrate; infinite where none is
 * set.
 */
const unrequestedMost: Readonly<Float64Array> = Float64Array.from(
  materials,
  ({ id }) => unrequestedMax[id] ?? Number.POSITIVE_INFINITY,
);
const logTypical: Readonly<Float64Array> = Float64Array.from(typicalUse, (typical, i) =>
  Math.log(0.5 * typical * at(impactOf, i)),
);

/** Whether the memory names exactly this material, and not a smell that several materials can be poured as. */
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
 * The bound on materials of unrequested families in a first perfume: `times` their usual share, for materials of an
 * impact of `from` or more. Where families were requested it holds for all but transparent materials, and otherwise for
 * loud ones.
 */
function unrequestedBound(
  target: Target,
  { unrequestedTimes, loudTimes }: Concessions,
): { from: number; times: number } {
  if (target.requestedCount === 0) return { from: loudImpact, times: loudTimes };
  return { from: (target.aquaticAlone ? quietImpact : transparentImpact) + 1, times: unrequestedTimes };
}

/**
 * Writes the highest share of each material into `most`, % of the concentrate. A first perfume bounds what was not
 * requested to a few times its usual share; a flanker bounds everything so, but always allows what the original has.
 * Powerful materials are bounded more tightly. Where aquatic alone was requested, quiet materials are not bounded so,
 * because they are its background.
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

/**
 * Favours citrus fruits where citrus was requested: lavender and pepper belong to the family too, and are not called
 * citrus.
 */
export function favourFruit({ requested }: Target, { score }: Workspace): void {
  if (at(requested, citrus) !== 1) return;
  for (const i of hesperidicIndices) score[i] = at(score, i) + fruitScore;
}

/**
 * Decides between incense and vanilla where oriental was requested: the pole that the answers lean to is favoured, and
 * of the other no more than the usual share is poured, unless the memory names it. Spices are put aside like that too
 * where the answers lean more to sweets than to spices.
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
