import { accords, type Lines, touchOf } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { facetOf, facets, familyOf, materialCount, typicalUse } from "../palette/columns.ts";
import { aboveFloor } from "../palette/habits.ts";
import { dosageFor } from "../profile/answers.ts";
import { facetWeight, type Target } from "../profile/target.ts";
import { type Facet, families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Draws } from "./draws.ts";
import { mostOf, pourGround } from "./ground.ts";

/**
 * What a perfume begins from: the accords that the answers and the session's chance choose, what colour, place and hour
 * add, what was wished for, and a quiet ground that carries them. The weights below are estimates.
 */

/** Each accord is so loud, of its written loudness, where one, two or more lead. */
const scales = [1, 0.85, 0.7] as const;
/**
 * ... and so much of that beside something wished for that has an accord of its own. In a stronger perfume accords are louder
 * against their ground, as much as it is stronger.
 */
const besideWish = 0.55;
/** An accord that shades another one is so much of it. */
const shadePart = 0.6;
/** ln: how far chance moves a dose, and how far the answers' weight on a facet does. */
const doseSpread = 0.8;
const facetPull = 2.6;
/** What is wished for is so many times its usual share, before anything else is asked of it. */
const wishedLoudness = 2.8;
/** Of n things wished for each is so loud: n to this power. */
const severalWishes = -0.2;
/** How far a family is pulled to its part of the profile (a power of what it lacks), and the most that it is multiplied by. */
const profilePull = 0.5;
const mostPulled = 2;
/** What is loud of its kind beside everything, by its facet: so much of it where something else was wished for. */
const loudKinds: readonly Facet[] = ["leather", "smoky", "saffron", "oud", "animalic"];
const besideOthers = 0.35;

/** Of each list of what is wished for, the material that is poured: what the answers like, and what the first perfume has. */
export function rememberedIn(target: Target, draws: Draws, first: Float64Array | null): number[] {
  const refused = new Set(target.refusedMaterials);
  return target.rememberedMaterials.flatMap((list) => {
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (const material of list) {
      if (refused.has(material) || at(target.bounds.caps, material) <= 0) continue;
      const score =
        facetWeight(target, material) + 0.5 * at(draws.doses, material) + (first && at(first, material) > 0 ? 3 : 0);
      if (score > highest) {
        highest = score;
        best = material;
      }
    }
    return best >= 0 ? [best] : [];
  });
}

/**
 * What a perfume is anchored on: its accords, one that shades them where a single family leads, how gladly each quiet material
 * carries it, what is wished for.
 */
export type Choice = {
  accords: readonly number[];
  shade: number | null;
  ground: Float64Array;
  remembered: readonly number[];
};

/** Pulls the families of a reference towards the profile of the answers, each as a whole. */
function pullToProfile(reference: Float64Array, target: Target): void {
  const powers = new Float64Array(families.length);
  let total = 0;
  for (let i = 0; i < materialCount; i++) {
    const f = intAt(familyOf, i);
    if (f < 0 || at(reference, i) === 0) continue;
    const power = at(reference, i) * at(powerOf, i);
    powers[f] = at(powers, f) + power;
    total += power;
  }
  for (let f = 0; f < families.length; f++) {
    const part = at(powers, f) / total;
    powers[f] =
      part > 0 ? Math.min(mostPulled, Math.max(1 / mostPulled, (at(target.families, f) / part) ** profilePull)) : 1;
  }
  for (let i = 0; i < materialCount; i++) {
    const f = intAt(familyOf, i);
    if (f >= 0 && at(reference, i) > 0) reference[i] = at(reference, i) * at(powers, f);
  }
}

/** Keeps every share of a reference within what may be poured of its material, with room for the conditions to raise it. */
function keepBelowCaps(reference: Float64Array, { bounds: { caps } }: Target): void {
  for (let i = 0; i < materialCount; i++) {
    if (at(reference, i) > 0) reference[i] = Math.min(at(reference, i), mostOf(i) * at(caps, i));
  }
}

export const loudFacets: ReadonlySet<number> = new Set(loudKinds.map((kind) => facets.indexOf(kind)));

/** Quiets leather, smoke, saffron and the like beside a wish that has nothing of the kind. */
function quietOthers(reference: Float64Array, { around }: Target, remembered: readonly number[]): void {
  const told = [...remembered, ...around.map(({ material }) => material)];
  const ofWishes = new Set(told.map((material) => intAt(facetOf, material)));
  for (let i = 0; i < materialCount; i++) {
    const facet = intAt(facetOf, i);
    if (loudFacets.has(facet) && !ofWishes.has(facet)) reference[i] = at(reference, i) * besideOthers;
  }
}

/**
 * The share of each material of the palette, % of the concentrate, before the ground and any condition.
 * @param told how loud what makes the wishes recognised is, 1 as it is written
 */
export function anchorOf(
  target: Target,
  draws: Draws,
  { accords: chosen, shade, remembered }: Omit<Choice, "ground">,
  told: number,
): Float64Array {
  const reference = new Float64Array(materialCount);
  const isBeside = target.around.length > 0;
  const scale =
    (scales[Math.min(chosen.length, scales.length) - 1] ?? 1) *
    (isBeside ? besideWish : 1) *
    (target.dosage / dosageFor(undefined));
  const pour = (lines: Lines, part: number) => {
    for (const { material, loudness } of lines) {
      const tilt = Math.exp(doseSpread * at(draws.doses, material) + facetPull * facetWeight(target, material));
      reference[material] = at(reference, material) + part * loudness * at(typicalUse, material) * tilt;
    }
  };
  for (const accord of chosen) pour(accords[accord]?.lines ?? [], scale);
  if (shade !== null) pour(accords[shade]?.lines ?? [], shadePart * scale);
  const lead = families[accords[chosen[0] ?? 0]?.answers[0] ?? 0] ?? "woody";
  for (const { theme, value, part } of target.touches) pour(touchOf(theme, value, lead), part);
  for (const material of target.apart) reference[material] = 0;
  if (isBeside) quietOthers(reference, target, remembered);
  for (const { material, loudness } of target.around) {
    reference[material] = Math.max(at(reference, material), told * loudness * at(typicalUse, material));
  }
  for (const material of target.refusedMaterials) reference[material] = 0;
  for (const material of remembered) {
    const loudness = wishedLoudness * remembered.length ** severalWishes;
    reference[material] = Math.max(
      at(reference, material),
      loudness * at(typicalUse, material),
      aboveFloor * at(target.bounds.floors, material),
    );
  }
  pullToProfile(reference, target);
  keepBelowCaps(reference, target);
  return reference;
}

/** The reference share of each material, % of the concentrate: an anchor on its ground, before any condition. */
export function carriedBy(ground: Float64Array, anchor: Float64Array, target: Target): Float64Array {
  const reference = anchor.slice();
  for (let part = 0; part < positions.length; part++) pourGround(reference, target, ground, part);
  keepBelowCaps(reference, target);
  return reference;
}
