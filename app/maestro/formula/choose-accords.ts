import { type Accord, accords, type Lines } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { familyOf, materialCount, typicalUse } from "../palette/columns.ts";
import { facetWeight, type Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Draws } from "./draws.ts";

/** Which families lead a perfume, and which accords answer them. The weights are estimates. */

/** What an answer's liking for an accord's facets counts in its score, where chance has a standard deviation of 1.3. */
const likingWeight = 3.5;
/** ... and in its score as a shade. */
const shadeLiking = 1;
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
/** An accord of whose loudness exclusions take more than this is not that accord any more, and loses for all of that. */
const mostTaken = 0.35;
const takenWeight = 20;
/** What an accord wins for the part of it that makes a wish recognised, and loses for the part that would spoil it. */
const aroundBonus = 3;
const apartWeight = 6;

/** The loudness of a line at its usual share. */
const loudnessOf = ({ material, loudness }: Lines[number]) =>
  Math.sqrt(loudness * at(typicalUse, material) * at(powerOf, material));

const normOf = (lines: Lines) => Math.sqrt(lines.reduce((sum, line) => sum + loudnessOf(line) ** 2, 0));

/** Per accord: the loudness of each material of the palette in it. */
const accordLoudness = accords.map(({ lines }) => {
  const loudness = new Float64Array(materialCount);
  for (const line of lines) loudness[line.material] = loudnessOf(line);
  return loudness;
});
const norms = Float64Array.from(accords, ({ lines }) => normOf(lines));

/** Per accord: the part of it that is one with some lines, the cosine of their loudnesses. */
function likenessTo(lines: Lines): Float64Array {
  const likeness = new Float64Array(accords.length);
  const norm = normOf(lines);
  for (const line of lines) {
    const loudness = loudnessOf(line);
    accordLoudness.forEach((there, a) => {
      likeness[a] = at(likeness, a) + loudness * at(there, line.material);
    });
  }
  for (let a = 0; a < accords.length; a++) likeness[a] = norm > 0 ? at(likeness, a) / (norm * at(norms, a)) : 0;
  return likeness;
}

const noOverlaps = new Float64Array();
const overlaps = accords.map(({ lines }) => likenessTo(lines));

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
function leadingOf(target: Target, draws: Draws): number[] {
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
 * The families that lead, how much the answers and chance are for each accord, how much chance above all is for it as a shade,
 * and what it loses to exclusions.
 */
export type Judged = { leading: readonly number[]; scores: Float64Array; shades: Float64Array; losses: Float64Array };

/** Judges every accord that answers a family which leads. */
export function judgeAccords(target: Target, draws: Draws): Judged {
  const leading = leadingOf(target, draws);
  const refused = new Set(target.refusedMaterials);
  const apart = new Set(target.apart);
  const likeness = likenessTo(target.around);
  const wished = target.rememberedMaterials;
  const scores = new Float64Array(accords.length);
  const shades = new Float64Array(accords.length);
  const losses = new Float64Array(accords.length);
  accords.forEach((accord, a) => {
    const further = accord.answers.filter((one) => leading.includes(one)).length - 1;
    if (further < 0) return;
    const taken = refused.size > 0 ? takenOf(accord, refused) : 0;
    const spoilt = apart.size > 0 ? takenOf(accord, apart) : 0;
    scores[a] =
      likingWeight * likingFor(accord, target) +
      at(draws.accords, a) +
      (accord.isClassical ? classicalBonus : 0) +
      answeringBonus * further +
      wishedBonus * Math.min(mostWished, wished.filter((list) => list.some((one) => holds(accord, one))).length) +
      aroundBonus * at(likeness, a) -
      apartWeight * spoilt;
    shades[a] = shadeLiking * likingFor(accord, target) + at(draws.accords, a) - apartWeight * spoilt;
    losses[a] = (taken > mostTaken ? takenWeight * taken : 0) + (target.vetoed.includes(a) ? takenWeight : 0);
  });
  return { leading, scores, shades, losses };
}

/** The most that an accord is like one of some others. */
function mostLike(accord: number, others: readonly number[]): number {
  let most = 0;
  for (const other of others) most = Math.max(most, at(overlaps[accord] ?? noOverlaps, other));
  return most;
}

/** The accord with the highest of some scores among those that may be, and are least like others. */
function bestOf(
  scores: Float64Array,
  losses: Float64Array,
  { avoided, chosen }: Record<"avoided" | "chosen", readonly number[]>,
  mayBe: (accord: Accord) => boolean,
): number | null {
  let best: number | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  accords.forEach((accord, a) => {
    if (!mayBe(accord) || chosen.includes(a)) return;
    const score =
      at(scores, a) - avoidedWeight * mostLike(a, avoided) - sharedWeight * mostLike(a, chosen) - at(losses, a);
    if (score > highest) {
      highest = score;
      best = a;
    }
  });
  return best;
}

/**
 * Chooses an accord for each family that leads.
 * @param avoided accords that the perfume is to be unlike
 */
export function chooseAccords({ leading, scores, losses }: Judged, avoided: readonly number[]): number[] {
  const chosen: number[] = [];
  for (const family of leading) {
    const best = bestOf(scores, losses, { avoided, chosen }, ({ answers }) => answers.includes(family));
    if (best !== null) chosen.push(best);
  }
  return chosen;
}

/**
 * Chooses the accord that shades the one of a single family: those who ask for the same then share no perfume. Several
 * families shade each other.
 */
export function chooseShade(
  { leading, shades, losses }: Judged,
  chosen: readonly number[],
  avoided: readonly number[],
): number | null {
  const [family, ...others] = leading;
  if (others.length > 0) return null;
  return bestOf(shades, losses, { avoided, chosen }, ({ answers }) => answers[0] === family);
}
