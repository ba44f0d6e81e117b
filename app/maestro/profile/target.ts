import { recordOf } from "../../encoding/record.ts";
import { facets, familyIndex } from "../palette/columns.ts";
import { type AnswerKey, type Family, families, positions } from "../types.ts";
import { at, softmax, type VectorSource } from "../vector.ts";
import { dosageFor } from "./answers.ts";
import type { Brief } from "./brief.ts";
import { facetOffset, pyramidOffset } from "./influence-vectors.ts";
import { houseLogWeights, housePyramid } from "./influences.ts";
import { refusedFamiliesFor, refusedMaterialsFor } from "./memory-materials.ts";

/** A requested family weighs e^1.7 times another one; all answers but the families move a family by at most e^0.7. */
const requestedWeight = 1.7;
const familyReach = 0.7;
/**
 * The most that all answers but the families move a part of the pyramid by, and the most that all answers move a facet
 * by; natural logarithms.
 */
const pyramidReach = 0.6;
/**
 * The pyramid is moved by less where citrus or aquatic was requested, because their materials are in the top, and by
 * even less where aquatic alone was requested.
 */
const upperPyramidReach = 0.4;
const aquaticPyramidReach = 0.22;
const facetReach = 1.6;

/**
 * The part of the odour that requested families get before the rest is divided: `singleShare` for one, `severalShare`
 * for several together. Oriental alone leads without it, because its materials are loud; more of it would take all of
 * them to their highest shares.
 */
const singleShare: Record<Family, number> = {
  woody: 0.3,
  oriental: 0,
  floral: 0.3,
  citrus: 0.3,
  musk: 0.3,
  aquatic: 0.3,
};
const severalShare = 0.25;

const houseLogFamilies: Readonly<Float64Array> = Float64Array.from(families, (family) => houseLogWeights[family]);
const houseLogPyramid: Readonly<Float64Array> = Float64Array.from(positions, (position) =>
  Math.log(housePyramid[position]),
);

/** What a formula aims at. */
export type Target = {
  /** Share of the odour (share x impact) per family, sum 1. */
  families: Float64Array;
  /** Share of the concentrate per part of the pyramid, sum 1. */
  pyramid: Float64Array;
  /** Natural logarithm of the weight per facet. */
  facets: Float64Array;
  /** 1 for each family that was asked for by name, 0 for the others. */
  requested: Float64Array;
  requestedCount: number;
  /** Whether aquatic was asked for and nothing else: its materials are few and thin. */
  aquaticAlone: boolean;
  /**
   * Lists of indices into the palette. The formula must hold one material of each list, with a share that can be
   * smelled.
   */
  rememberedMaterials: readonly (readonly number[])[];
  /** The materials that the formula must not hold: indices into the palette. */
  refusedMaterials: readonly number[];
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
};

/** Bounds a sum to ±`reach` and stays strictly rising, so that every answer keeps an effect in its direction. */
const saturate = (sum: number, reach: number) => (sum === 0 ? 0 : reach * Math.tanh(sum / reach));

/**
 * Moves shares to the requested families, so that they can be smelled: a single one leads whatever else was answered,
 * and several get equal parts of what is moved. Every share still rises with its own weight.
 */
function favourRequested(family: Float64Array, requested: Readonly<Float64Array>, count: number): void {
  if (count === 0) return;
  const [only] = families.filter((_, f) => at(requested, f) === 1);
  const moved = count === 1 && only ? singleShare[only] : severalShare;
  for (let f = 0; f < family.length; f++) {
    family[f] = (1 - moved) * at(family, f) + (moved * at(requested, f)) / count;
  }
}

function pyramidReachOf(asked: readonly Family[]): number {
  if (isAquaticAlone(asked)) return aquaticPyramidReach;
  return asked.includes("citrus") || asked.includes("aquatic") ? upperPyramidReach : pyramidReach;
}

const isAquaticAlone = (asked: readonly Family[]) => asked.length === 1 && asked[0] === "aquatic";

/**
 * Where flowers are refused, they keep this share of the odour (not 0, because it is taken the logarithm of), and the
 * heart makes up at most these shares of the concentrate: more where aquatic was requested, because its watery
 * materials stand in the heart.
 */
const floralLeft = 1e-3;
const heartWithoutFlowers = { usual: 0.1, aquatic: 0.22 } as const;
const { floral } = familyIndex;

/**
 * Divides the flowers' share of the odour among the other families, and what is too much of a heart between top and
 * base.
 */
function leaveOutFlowers(family: Float64Array, pyramid: Float64Array, asked: readonly Family[]): void {
  const [top = 0, heart = 0, base = 0] = pyramid;
  const others = (1 - floralLeft) / (1 - at(family, floral));
  for (let f = 0; f < family.length; f++) family[f] = f === floral ? floralLeft : at(family, f) * others;
  const kept = Math.min(heart, heartWithoutFlowers[asked.includes("aquatic") ? "aquatic" : "usual"]);
  pyramid.set([top, 0, base].map((share) => (share * (1 - kept)) / (top + base)));
  pyramid[1] = kept;
}

/**
 * Computes the target of a brief as if the theme `without` had not been answered (null: with all answers). Influences
 * are added up, limited and turned into shares by softmax, so that no number of other answers outweighs a requested
 * family.
 */
export function targetOf(
  { answers, themes, memoryFinds, refusals, rememberedMaterials }: Brief,
  without: AnswerKey | null,
  { floats }: VectorSource,
): Target {
  const family = floats(families.length);
  const pyramid = floats(positions.length);
  const facet = floats(facets.length);
  const requested = floats(families.length);
  let byFamilies: Readonly<Float64Array> | undefined;
  for (const { theme, logWeights } of themes) {
    if (theme === without) continue;
    for (let f = 0; f < family.length; f++) family[f] = at(family, f) + at(logWeights, f);
    for (let i = 0; i < facet.length; i++) facet[i] = at(facet, i) + at(logWeights, facetOffset + i);
    if (theme === "families") byFamilies = logWeights;
    else for (let p = 0; p < pyramid.length; p++) pyramid[p] = at(pyramid, p) + at(logWeights, pyramidOffset + p);
  }
  const asked = families.filter((name) => byFamilies && answers.families?.includes(name));
  for (let f = 0; f < families.length; f++) {
    requested[f] = asked.some((name) => name === families[f]) ? 1 : 0;
    const own = byFamilies ? requestedWeight * at(requested, f) : at(houseLogFamilies, f);
    family[f] = own + saturate(at(family, f), familyReach);
  }
  const reach = pyramidReachOf(asked);
  for (let p = 0; p < pyramid.length; p++) {
    const own = at(houseLogPyramid, p) + (byFamilies ? at(byFamilies, pyramidOffset + p) : 0);
    pyramid[p] = own + saturate(at(pyramid, p), reach);
  }
  for (let i = 0; i < facet.length; i++) facet[i] = saturate(at(facet, i), facetReach);
  softmax(family);
  favourRequested(family, requested, asked.length);
  softmax(pyramid);
  const refused = without === "memory" ? [] : refusals;
  if (refusedFamiliesFor(refused, asked).includes("floral")) leaveOutFlowers(family, pyramid, asked);
  const remembered = {
    rememberedMaterials: without === "memory" ? [] : rememberedMaterials,
    refusedMaterials: refusedMaterialsFor(refused, memoryFinds, asked),
  };
  const dosage = dosageFor(without === "strength" ? undefined : answers.strength);
  return {
    families: family,
    pyramid,
    facets: facet,
    requested,
    requestedCount: asked.length,
    aquaticAlone: isAquaticAlone(asked),
    ...remembered,
    dosage,
  };
}

/** Shares in the order of `families` as a record, rounded to 0.0001. */
export function familyRecord(shares: Readonly<Float64Array>): Record<Family, number> {
  return recordOf(families, (_, f) => Math.round(at(shares, f) * 1e4) / 1e4);
}
