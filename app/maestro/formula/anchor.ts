import { type Accord, accords, groundsOf, type Lines, touchOf } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { facetOf, facets, familyOf, materialCount, positionOf, typicalUse } from "../palette/columns.ts";
import { withheldFrom } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import type { Target } from "../profile/target.ts";
import { type Facet, families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { capOf } from "./caps.ts";
import type { Draws } from "./draws.ts";

/**
 * What a perfume begins from: the accords that the answers and the session's chance choose, what colour, place and hour
 * add, what was wished for, and a quiet ground that carries them. The weights below are estimates.
 */

/** What an answer's liking for an accord's facets counts in its score, where chance has a standard deviation of 1.3. */
const likingWeight = 3;
const classicalBonus = 0.9;
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

/** Each accord is so loud, of its written loudness, where one, two or more lead. */
const scales = [1, 0.85, 0.7] as const;
/** ln: how far chance moves a dose, and how far the answers' weight on a facet does. */
const doseSpread = 0.5;
const facetPull = 1.6;
/** ... and so much of that beside something wished for that has an accord of its own. */
const besideWish = 0.55;
/** What is wished for is so many times its usual share, before anything else is asked of it. */
const wishedLoudness = 2.8;
/** Of n things wished for each is so loud: n to this power. */
const severalWishes = -0.2;
/** The ground fills at least this part of each part of the pyramid. */
const leastGround = 0.25;
/** At least so many materials of each part carry a perfume, and as many more as the part needs to be filled with ease. */
const groundCounts = [1, 1, 3] as const;
const ease = 1.1;
/** ln: how far chance and the answers' weight on a facet move a material's weight in the ground. */
const groundSpread = 1;
const groundFacetPull = 2.4;
/** Factors on the weight in the ground of the families that were asked for, and of the others. */
const groundOfAsked = 1.8;
const groundOfOthers = 0.7;
/** The power of one per cent from which a material is quiet, and what quietness counts at most. */
const quietPower = 0.2;
const mostForQuiet = 2.3;
/** The concentrate in a perfume, %, from which on hardly any of it is a diluent, over how many more, and how much then. */
const strongDosage = 23;
const diluentSpan = 8;
const leastOfDiluent = 0.15;
/** What should not carry a perfume does so only where nothing else is left. */
const lastResort = 1e-4;
/** How far a family is pulled to its part of the profile (a power of what it lacks), and the most that it is multiplied by. */
const profilePull = 0.5;
const mostPulled = 2;
/** A reference stays below this part of a cap; of a diluent's below this, since nobody hears it. */
const mostOfCap = 0.7;
const mostOfDiluent = 0.95;
/** What is loud of its kind beside everything, by its facet: so much of it where something else was wished for. */
const loudKinds: readonly Facet[] = ["leather", "smoky", "saffron", "oud", "animalic"];
const besideOthers = 0.35;

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

const facetWeight = ({ facets }: Target, material: number) => at(facets, intAt(facetOf, material));

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

const groundsByFamily = families.map((family) => positions.flatMap((position) => groundsOf[family][position]));
const allGrounds: readonly number[] = [...new Set(groundsByFamily.flat())];

/** A diluent carries what is light; of a strong perfume it is the less, the stronger it is. */
const diluentPart = (dosage: number) => Math.min(1, Math.max(leastOfDiluent, (strongDosage - dosage) / diluentSpan));

/**
 * How gladly each quiet material carries what leads: by chance, by the answers, and the more the quieter it is; 0 for all that
 * are no ground. What carries another family, is withheld from the session or would spoil a wish only joins where nothing else
 * has room.
 */
export function groundWeights(target: Target, draws: Draws): Float64Array {
  const weights = new Float64Array(materialCount);
  const refused = new Set(target.refusedMaterials);
  const leading = leadingOf(target, draws);
  const own = new Set(leading.flatMap((f) => groundsByFamily[f] ?? []));
  for (const material of allGrounds) {
    const { id, family } = materials[material] ?? {};
    if (!id || refused.has(material)) continue;
    const isAsked = family !== null && at(target.requested, intAt(familyOf, material)) === 1;
    const isWithheld = target.apart.includes(material) || at(draws.withheld, material) < (withheldFrom[id] ?? 0);
    weights[material] =
      Math.exp(groundSpread * at(draws.ground, material) + groundFacetPull * facetWeight(target, material)) *
      Math.min(mostForQuiet, (quietPower / Math.max(quietPower / 4, at(powerOf, material))) ** 0.6) *
      (isAsked ? groundOfAsked : groundOfOthers) *
      (family === null ? diluentPart(target.dosage) : 1) *
      (isWithheld ? lastResort : 1) *
      (own.has(material) ? 1 : lastResort ** 2);
  }
  return weights;
}

/** Mixes the grounds of two perfumes part by part, so much of the second. */
export function mixGrounds(one: Float64Array, other: Float64Array, part: number): Float64Array {
  const sums = [one, other].map((ground) => {
    const byPart = new Float64Array(positions.length);
    for (let i = 0; i < materialCount; i++) {
      const p = intAt(positionOf, i);
      byPart[p] = at(byPart, p) + at(ground, i);
    }
    return byPart;
  });
  const partOf = (ground: Float64Array, index: number, i: number) =>
    at(ground, i) === 0 ? 0 : at(ground, i) / at(sums[index] ?? ground, intAt(positionOf, i));
  return Float64Array.from(one, (_, i) => (1 - part) * partOf(one, 0, i) + part * partOf(other, 1, i));
}

/** Of each list of what is wished for, the material that is poured: what the answers like, and what the first perfume has. */
export function rememberedIn(target: Target, draws: Draws, first: Float64Array | null): number[] {
  const refused = new Set(target.refusedMaterials);
  return target.rememberedMaterials.flatMap((list) => {
    let best = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (const material of list) {
      if (refused.has(material) || capOf(material, target.dosage) <= 0) continue;
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

/** What a perfume is anchored on: its accords, how gladly each quiet material carries it, what is wished for. */
export type Choice = { accords: readonly number[]; ground: Float64Array; remembered: readonly number[] };

const mostOf = (material: number) => (at(powerOf, material) === 0 ? mostOfDiluent : mostOfCap);

/** Pours the quiet ground into one part of the pyramid, the gladliest first, until the part can be filled with ease. */
function pourGround(reference: Float64Array, target: Target, ground: Float64Array, part: number): void {
  const wanted = 100 * at(target.pyramid, part);
  let there = 0;
  for (let i = 0; i < materialCount; i++) if (intAt(positionOf, i) === part) there += at(reference, i);
  const left = Math.max(leastGround * wanted, wanted - there);
  const list: number[] = [];
  for (let i = 0; i < materialCount; i++) if (at(ground, i) > 0 && intAt(positionOf, i) === part) list.push(i);
  list.sort((one, other) => at(ground, other) - at(ground, one));
  const poured: number[] = [];
  let room = there;
  for (const material of list) {
    const isMusk = materials[material]?.family === "musk";
    const lacksMusk =
      part === positions.length - 1 && isMusk && !poured.some((one) => materials[one]?.family === "musk");
    const isNeeded = poured.length < (groundCounts[part] ?? 1) || room < ease * wanted;
    if (!isNeeded && !lacksMusk) continue;
    poured.push(material);
    room += mostOf(material) * capOf(material, target.dosage);
  }
  const total = poured.reduce((sum, material) => sum + Math.sqrt(at(ground, material)), 0);
  for (const material of poured) {
    reference[material] = at(reference, material) + (left * Math.sqrt(at(ground, material))) / total;
  }
}

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

function keepBelowCaps(reference: Float64Array, { dosage }: Target): void {
  for (let i = 0; i < materialCount; i++) {
    if (at(reference, i) > 0) reference[i] = Math.min(at(reference, i), mostOf(i) * capOf(i, dosage));
  }
}

const loudFacets = new Set(loudKinds.map((kind) => facets.indexOf(kind)));

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
 * The reference share of each material of the palette, % of the concentrate, before any condition.
 * @param told how loud what makes the wishes recognised is, 1 as it is written
 */
export function referenceOf(
  target: Target,
  draws: Draws,
  { accords: chosen, ground, remembered }: Choice,
  told: number,
): Float64Array {
  const reference = new Float64Array(materialCount);
  const isBeside = target.around.length > 0;
  const scale = (scales[Math.min(chosen.length, scales.length) - 1] ?? 1) * (isBeside ? besideWish : 1);
  const pour = (lines: Lines, part: number) => {
    for (const { material, loudness } of lines) {
      const tilt = Math.exp(doseSpread * at(draws.doses, material) + facetPull * facetWeight(target, material));
      reference[material] = at(reference, material) + part * loudness * at(typicalUse, material) * tilt;
    }
  };
  for (const accord of chosen) pour(accords[accord]?.lines ?? [], scale);
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
    reference[material] = Math.max(at(reference, material), loudness * at(typicalUse, material));
  }
  pullToProfile(reference, target);
  keepBelowCaps(reference, target);
  for (let part = 0; part < positions.length; part++) pourGround(reference, target, ground, part);
  keepBelowCaps(reference, target);
  return reference;
}
