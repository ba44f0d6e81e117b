import { recordOf } from "../../encoding/record.ts";
import { groundsOf, type Lines, type TouchedTheme, touchedThemes, vetoes } from "../accords/library.ts";
import { type Bounds, boundsFor, capOf } from "../formula/caps.ts";
import { powerOf } from "../odour/loudness.ts";
import { facetOf, facets, familyOf, materialCount, positionOf } from "../palette/columns.ts";
import { type AnswerKey, type Family, families, positions } from "../types.ts";
import { at, intAt, softmax, type VectorSource } from "../vector.ts";
import { dosageFor } from "./answers.ts";
import { type Brief, planOf } from "./brief.ts";
import { facetOffset, pyramidOffset } from "./influence-vectors.ts";
import { houseLogWeights, housePyramid } from "./influences.ts";

/** A requested family weighs e^1.7 times another one; all answers but the families move a family by at most e^0.7. */
const requestedWeight = 1.7;
const familyReach = 0.7;
/**
 * The most that all answers but the families move a part of the pyramid by, and the most that all answers move a facet
 * by; natural logarithms.
 */
const pyramidReach = 0.6;
/** The pyramid is moved by less where citrus or aquatic was requested, because their materials are in the top. */
const upperPyramidReach = 0.4;
const facetReach = 1.6;

/** The part of the odour that requested families get before the rest is divided: one alone, and several together. */
const singleShare = 0.3;
const severalShare = 0.25;

const houseLogFamilies: Readonly<Float64Array> = Float64Array.from(families, (family) => houseLogWeights[family]);
const houseLogPyramid: Readonly<Float64Array> = Float64Array.from(positions, (position) =>
  Math.log(housePyramid[position]),
);

/** What a formula aims at. */
export type Target = {
  /** Share of the odour's power (odour/loudness.ts) per family, sum 1. */
  families: Float64Array;
  /** Share of the concentrate per part of the pyramid, sum 1. */
  pyramid: Float64Array;
  /** Natural logarithm of the weight per facet. */
  facets: Float64Array;
  /** 1 for each family that was asked for by name, 0 for the others. */
  requested: Float64Array;
  requestedCount: number;
  /** The part of the lead of a requested family that each is asked for: 1, or less where exclusions leave little of it. */
  lead: Float64Array;
  /** The colours, places and hours of the answers, which add lines of their own to what leads, each so much of them. */
  touches: readonly { theme: TouchedTheme; value: string; part: number }[];
  /**
   * Lists of indices into the palette. The formula must hold one material of each list, with a share that can be
   * smelled.
   */
  rememberedMaterials: readonly (readonly number[])[];
  /** What makes what is wished for recognised; what would spoil it, and is poured by no accord and hardly as a ground. */
  around: Lines;
  apart: readonly number[];
  /** The accords that do not go with the answers. */
  vetoed: readonly number[];
  /** The materials that the formula must not hold: indices into the palette. */
  refusedMaterials: readonly number[];
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  bounds: Bounds;
};

/** How much the answers like a material: the natural logarithm of the weight of its facet; nothing of a diluent. */
export function facetWeight({ facets }: Pick<Target, "facets">, material: number): number {
  const facet = intAt(facetOf, material);
  return facet < 0 ? 0 : at(facets, facet);
}

/** Bounds a sum to ±`reach` and stays strictly rising, so that every answer keeps an effect in its direction. */
const saturate = (sum: number, reach: number) => (sum === 0 ? 0 : reach * Math.tanh(sum / reach));

/**
 * Moves shares to the requested families, so that they can be smelled: a single one leads whatever else was answered,
 * and several get equal parts of what is moved. Every share still rises with its own weight.
 */
function favourRequested(family: Float64Array, requested: Readonly<Float64Array>, count: number): void {
  if (count === 0) return;
  const moved = count === 1 ? singleShare : severalShare;
  for (let f = 0; f < family.length; f++) {
    family[f] = (1 - moved) * at(family, f) + (moved * at(requested, f)) / count;
  }
}

function pyramidReachOf(asked: readonly Family[]): number {
  return asked.includes("citrus") || asked.includes("aquatic") ? upperPyramidReach : pyramidReach;
}

/**
 * The bands within which the parts of a pyramid stay, shares of the concentrate. A night of woods, resins or musk is built as
 * in the Gulf, heavy in the base. The rule of the Gulf is perfumers' (top 5 to 15 %, heart 20 to 35, base 50 to 75); the other
 * bands are estimates.
 */
type Bands = { base: readonly [number, number]; leastHeart: number; top: readonly [number, number] };
const gulfBands: Bands = { base: [0.52, 0.72], leastHeart: 0.21, top: [0.05, 0.14] };
const gulfFamilies: readonly Family[] = ["woody", "oriental", "musk"];

/** Musks are quiet, and all of them lie in the base: little can stand before them where they alone are asked for. */
const muskDay: Bands = { base: [0.56, 0.72], leastHeart: 0.1, top: [0.04, 0.13] };
const muskNight: Bands = { base: [0.6, 0.745], leastHeart: 0.205, top: [0.05, 0.13] };

/** All musks lie in the base and are quiet: beside other families they need this part of a perfume to be heard. An estimate. */
const baseOfMusk = 0.38;

function bandsFor(asked: readonly Family[], isNight: boolean): Bands {
  if (asked.length === 1 && asked[0] === "musk") return isNight ? muskNight : muskDay;
  if (isNight && asked.length > 0 && asked.every((family) => gulfFamilies.includes(family))) return gulfBands;
  const leastBase = asked.includes("musk") ? baseOfMusk : 0;
  if (asked.includes("citrus")) return { base: [Math.max(leastBase, 0.12), 0.66], leastHeart: 0.14, top: [0.18, 0.6] };
  if (asked.includes("aquatic")) return { base: [Math.max(leastBase, 0.15), 0.68], leastHeart: 0.16, top: [0.1, 0.32] };
  return { base: [Math.max(leastBase, 0.2), 0.72], leastHeart: 0.16, top: [0.05, 0.28] };
}

/** Brings a number between two bounds: nearly as it is in their middle, never beyond, and always rising. */
function squash(value: number, low: number, high: number): number {
  const span = high - low;
  return low + span / (1 + Math.exp((-4 * (value - (low + high) / 2)) / span));
}

/** Brings a pyramid into its bands; whatever raises a part still raises it. */
function keepBands(pyramid: Float64Array, { base, leastHeart, top }: Bands): void {
  const ofTop = at(pyramid, 0) / (at(pyramid, 0) + at(pyramid, 1));
  const isBase = squash(at(pyramid, 2), base[0], base[1]);
  const upper = 1 - isBase;
  const isTop = top[0] + (Math.min(top[1], upper - leastHeart) - top[0]) * ofTop;
  pyramid[0] = isTop;
  pyramid[1] = upper - isTop;
  pyramid[2] = isBase;
}

/** The share of the odour that a family keeps of which nothing may be poured: not 0, because it is taken the logarithm of. */
const leastShare = 1e-3;
/**
 * With so much power in the palette a family can be all of an odour; with less it can be as much less of it. An estimate:
 * an accord at its usual loudness has a power of 5 to 9.
 */
const roomOfAll = 7;
/** A family that can be less of the odour than this need not lead by all that is asked of a family. An estimate. */
const leadingFrom = 0.6;
/** A family of which exclusions take less than this part is what it was. */
const hardlyLess = 0.02;
/** The part of its materials' caps that a part of the pyramid is asked to hold at most. */
const fillOfPart = 0.58;

/** So much power of one material fills a part of the pyramid without being all that is heard of it. An estimate. */
const quietPower = 1.2;

/** How much power the materials of each family could bring, and how much those of each part can fill of the concentrate quietly, %. */
function roomFor(dosage: number, isAllowed: (index: number) => boolean) {
  const byFamily = new Float64Array(families.length);
  const byPart = new Float64Array(positions.length);
  for (let i = 0; i < materialCount; i++) {
    if (!isAllowed(i)) continue;
    const [f, p, cap] = [intAt(familyOf, i), intAt(positionOf, i), capOf(i, dosage)];
    if (f >= 0) byFamily[f] = at(byFamily, f) + cap * at(powerOf, i);
    byPart[p] = at(byPart, p) + Math.min(cap, quietPower / Math.max(quietPower / 100, at(powerOf, i)));
  }
  return { byFamily, byPart };
}

/** From this part of a bound on a share is held back: it nears the bound and always rises. */
const heldFrom = 0.8;

function heldBelow(share: number, most: number): number {
  const free = heldFrom * most;
  const span = most - free;
  return share <= free ? share : most - (span * span) / (span + share - free);
}

/** Bounds shares (sum 1) to what there is room for, and divides what that takes among those that have more. */
function boundTo(shares: Float64Array, most: Readonly<Float64Array>): void {
  const openOf = (k: number) => at(shares, k) * (1 - at(shares, k) / at(most, k));
  for (let pass = 0; pass < shares.length; pass++) {
    let excess = 0;
    let open = 0;
    for (let k = 0; k < shares.length; k++) {
      const held = heldBelow(at(shares, k), at(most, k));
      excess += at(shares, k) - held;
      shares[k] = held;
      open += openOf(k);
    }
    if (excess <= 1e-12) return;
    for (let k = 0; k < shares.length; k++) shares[k] = at(shares, k) + (excess * openOf(k)) / open;
  }
}

/**
 * Fits a target to what the palette still has where much of it is excluded: no family is asked for beyond its materials,
 * of one that has nothing left hardly a trace is, and no part of the pyramid holds more than its materials can bear.
 */
function fitToPalette({ families: family, pyramid, requested, lead, refusedMaterials, dosage }: Target): void {
  const excluded = new Set(refusedMaterials);
  const left = roomFor(dosage, (index) => !excluded.has(index));
  const whole = roomFor(dosage, () => true);
  const most = left.byFamily.map((room) => Math.max(leastShare, room / roomOfAll));
  boundTo(family, most);
  boundTo(
    pyramid,
    left.byPart.map((room) => Math.max(leastShare, (fillOfPart * room) / 100)),
  );
  for (let f = 0; f < lead.length; f++) {
    const isWhole = at(left.byFamily, f) > (1 - hardlyLess) * at(whole.byFamily, f);
    lead[f] = isWhole ? 1 : Math.min(1, at(most, f) / leadingFrom);
    if (at(most, f) <= leastShare) requested[f] = 0;
  }
}

/** What a heart holds of its own accords, % of the concentrate, and the part of what its ground may be that fills the rest. */
const heartOfAccords = 9;
const fillOfHeart = 0.72;
/** A heart is never held below this share of the concentrate. */
const leastHeld = 0.22;
const middle = positions.indexOf("middle");

/**
 * Holds the heart to what can fill it and is hardly heard, so that no flower swells to fill it: what the ground has for the
 * families that lead, less what is refused or would spoil a wish.
 */
function holdHeart({ pyramid, requested, refusedMaterials, apart, bounds }: Target): void {
  const asked = families.filter((_, f) => at(requested, f) === 1);
  const ground = new Set((asked.length > 0 ? asked : families).flatMap((family) => groundsOf[family].middle));
  const spoiling = new Set([...refusedMaterials, ...apart]);
  let room = 0;
  for (const material of ground) {
    if (spoiling.has(material)) continue;
    room += Math.min(at(bounds.caps, material), quietPower / Math.max(quietPower / 100, at(powerOf, material)));
  }
  const most = Math.max(leastHeld, (heartOfAccords + fillOfHeart * room) / 100);
  const heart = at(pyramid, middle);
  const held = heldBelow(heart, most);
  for (let p = 0; p < pyramid.length; p++)
    pyramid[p] = p === middle ? held : (at(pyramid, p) * (1 - held)) / (1 - heart);
}

/** What the things told ask of a formula where an answer is left out. */
function planWithout(brief: Brief, without: AnswerKey | null) {
  const told = brief.told.filter(({ theme }) => theme !== without);
  if (told.length === brief.told.length && without !== "families") return brief;
  return planOf(told, without === "families" ? {} : brief.answers);
}

/** The vetoes that answers call for, but that of one which is left out. */
function vetoesFor({ answers, told }: Brief, without: AnswerKey | null) {
  const given = new Map(Object.entries(answers).map(([theme, answer]) => [theme, [answer].flat().map(String)]));
  const refused = told.filter(({ sense, theme }) => sense !== "wanted" && theme !== without).map(({ thing }) => thing);
  return vetoes.filter(
    (veto) =>
      veto.answers.every(
        ([theme, values]) => theme !== without && given.get(theme)?.some((value) => values.includes(value)),
      ) &&
      (veto.refused.length === 0 || refused.some((thing) => veto.refused.includes(thing))),
  );
}

/**
 * Computes the target of a brief as if the theme `without` had not been answered (null: with all answers). Influences
 * are added up, limited and turned into shares by softmax, so that no number of other answers outweighs a requested
 * family.
 */
export function targetOf(brief: Brief, without: AnswerKey | null, source: VectorSource): Target {
  const { floats } = source;
  const { answers, themes } = brief;
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
  keepBands(pyramid, bandsFor(asked, answers.time_of_day === "night" && without !== "time_of_day"));
  const touches = touchedThemes.flatMap((theme) => {
    const values = theme === without ? [] : [answers[theme] ?? []].flat();
    return values.map((value) => ({ theme, value, part: 1 / Math.sqrt(values.length) }));
  });
  const dosage = dosageFor(without === "strength" ? undefined : answers.strength);
  const { rememberedMaterials, refusedMaterials, around, apart } = planWithout(brief, without);
  const vetoed = vetoesFor(brief, without);
  const wanted = [...rememberedMaterials.flat(), ...around.map(({ material }) => material)];
  const spoiling = vetoed.flatMap(({ materials }) => materials).filter((material) => !wanted.includes(material));
  const target: Target = {
    families: family,
    pyramid,
    facets: facet,
    requested,
    requestedCount: asked.length,
    lead: floats(families.length).fill(1),
    touches,
    rememberedMaterials,
    around,
    apart: [...apart, ...spoiling],
    vetoed: vetoed.flatMap(({ accords }) => accords),
    refusedMaterials,
    dosage,
    bounds: boundsFor({ dosage, requested, rememberedMaterials, around }, source),
  };
  holdHeart(target);
  if (refusedMaterials.length > 0) fitToPalette(target);
  return {
    ...target,
    refusedMaterials: [...refusedMaterials, ...spoiling],
    requestedCount: requested.reduce((sum, one) => sum + one, 0),
  };
}

/** Shares in the order of `families` as a record, rounded to 0.0001. */
export function familyRecord(shares: Readonly<Float64Array>): Record<Family, number> {
  return recordOf(families, (_, f) => Math.round(at(shares, f) * 1e4) / 1e4);
}
