import { type Accord, accords, type Lines } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { familyOf, typicalUse } from "../palette/columns.ts";
import { facetWeight, type Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Draws } from "./draws.ts";

/** Which families lead a perfume, and which accords answer them. The weights are estimates. */

/** What an answer's liking for an accord's facets counts in its score, where chance has a standard deviation of 1.3. */
const likingWeight = 3.5;
const classicalBonus = 1.2;
/** For each further asked family that an accord answers as well. */
const answeringBonus = 0.3;
/** For each wish, up to so many, of which an accord holds a material. */
const wishedBonus = 1.5;
const mostWished = 2;
/** What an accord loses for the part of it that another perfume has, or another accord of the same one. */
const avoidedWeight = 7;
const sharedWeight = 1.5;
/** Of two families where none was asked for: how much the profile decides, against chance. */
const profileWeight = 2.2;
/** ... and how much what makes the wishes recognised is of that family. */
const toldWeight = 4;
/** An accord of whose loudness exclusions take more than this is not that accord any more. */
const mostTaken = 0.35;
/** What an accord wins for the part of it that makes a wish recognised, and loses for the part that would spoil it. */
const aroundBonus = 3;
const apartWeight = 6;

/** The loudness of some lines at their usual shares, per material of the palette. */
function loudnessesOf(lines: Lines): Map<number, number> {
  return new Map(
    lines.map(({ material, loudness }) => [
      material,
      Math.sqrt(loudness * at(typicalUse, material) * at(powerOf, material)),
    ]),
  );
}

const accordLoudness = accords.map(({ lines }) => loudnessesOf(lines));
const norms = accordLoudness.map((one) => Math.sqrt([...one.values()].reduce((sum, x) => sum + x * x, 0)));

/** The part of two accords that is one: the cosine of their loudnesses. */
function overlapOf(one: number, other: number): number {
  let product = 0;
  const there = accordLoudness[other];
  for (const [material, loudness] of accordLoudness[one] ?? []) product += loudness * (there?.get(material) ?? 0);
  return product / ((norms[one] ?? 1) * (norms[other] ?? 1));
}

const overlaps = accords.map((_, one) => Float64Array.from(accords, (__, other) => overlapOf(one, other)));

/** Per accord: the part of it that is one with some lines. */
function likenessTo(lines: Lines): Float64Array {
  const there = loudnessesOf(lines);
  const norm = Math.sqrt([...there.values()].reduce((sum, x) => sum + x * x, 0)) || 1;
  return Float64Array.from(accordLoudness, (loudness, a) => {
    let product = 0;
    for (const [material, value] of there) product += value * (loudness.get(material) ?? 0);
    return product / (norm * (norms[a] ?? 1));
  });
}

/** How much the answers like an accord: the mean weight of its facets, by loudness. */
function likingFor({ lines }: Accord, target: Target): number {
  let liking = 0;
  let total = 0;
  for (const { material, loudness } of lines) {
    liking += loudness * facetWeight(target, material);
    total += loudness;
  }
  return liking / total;
}

/** The part of an accord's power that some materials are. */
function takenOf({ lines }: Accord, refused: ReadonlySet<number>): number {
  let taken = 0;
  let total = 0;
  for (const { material, loudness } of lines) {
    const power = loudness * at(typicalUse, material) * at(powerOf, material);
    total += power;
    if (refused.has(material)) taken += power;
  }
  return taken / total;
}

const holds = ({ lines }: Accord, wished: number) => lines.some(({ material }) => material === wished);

/** The part of the power of some lines that each family has. */
function familiesOf(lines: Lines): Float64Array {
  const parts = new Float64Array(families.length);
  let total = 0;
  for (const { material, loudness } of lines) {
    const f = intAt(familyOf, material);
    const power = loudness * at(typicalUse, material) * at(powerOf, material);
    if (f >= 0) parts[f] = at(parts, f) + power;
    total += power;
  }
  return total > 0 ? parts.map((power) => power / total) : parts;
}

/** The families that lead: those asked for, or the two that the profile and chance bring up. */
export function leadingOf(target: Target, draws: Draws): number[] {
  const asked = families.flatMap((_, f) => (at(target.requested, f) === 1 ? [f] : []));
  if (asked.length > 0) return asked;
  const told = familiesOf(target.around);
  return [...families.keys()]
    .map((f) => ({
      f,
      score: profileWeight * Math.log(at(target.families, f)) + toldWeight * at(told, f) + at(draws.families, f),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ f }) => f);
}

/**
 * Chooses an accord for each family that leads.
 * @param avoided accords that the perfume is to be unlike
 */
export function chooseAccords(target: Target, draws: Draws, avoided: readonly number[]): number[] {
  const leading = leadingOf(target, draws);
  const refused = new Set(target.refusedMaterials);
  const apart = new Set(target.apart);
  const likeness = likenessTo(target.around);
  const wished = target.rememberedMaterials;
  const chosen: number[] = [];
  for (const family of leading) {
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    accords.forEach((accord, a) => {
      if (!accord.answers.includes(family) || chosen.includes(a)) return;
      const taken = refused.size > 0 ? takenOf(accord, refused) : 0;
      const spoilt = apart.size > 0 ? takenOf(accord, apart) : 0;
      const near = Math.max(0, ...avoided.map((other) => at(overlaps[a] ?? noOverlaps, other)));
      const shared = Math.max(0, ...chosen.map((other) => at(overlaps[a] ?? noOverlaps, other)));
      const further = accord.answers.filter((one) => leading.includes(one)).length - 1;
      const score =
        likingWeight * likingFor(accord, target) +
        at(draws.accords, a) +
        (accord.isClassical ? classicalBonus : 0) +
        answeringBonus * further +
        wishedBonus * Math.min(mostWished, wished.filter((list) => list.some((one) => holds(accord, one))).length) +
        aroundBonus * at(likeness, a) -
        apartWeight * spoilt -
        avoidedWeight * near -
        sharedWeight * shared -
        (taken > mostTaken ? 20 * taken : 0);
      if (score > highest) {
        highest = score;
        best = a;
      }
    });
    if (best >= 0) chosen.push(best);
  }
  return chosen;
}

const noOverlaps = new Float64Array();
