import { groundsOf } from "../accords/library.ts";
import { powerOf } from "../odour/loudness.ts";
import { familyOf, materialCount, positionOf } from "../palette/columns.ts";
import { withheldFrom } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { facetWeight, type Target } from "../profile/target.ts";
import { families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Draws } from "./draws.ts";

/** The quiet ground that carries the accords. The weights are estimates. */

/** A reference stays below this part of a cap; of a diluent's below this, since nobody hears it. */
const mostOfCap = 0.7;
const mostOfDiluent = 0.95;
/** The ground fills at least this part of each part of the pyramid. */
const leastGround = 0.25;
/** At least so many materials of each part carry a perfume, and as many more as the part needs to be filled with ease. */
const groundCounts = [1, 1, 3] as const;
const ease = 1.15;
/** ... and, before the last resort joins, than what the caps of the others could hold. */
const easeOfCaps = 1.3;
/** ln: how far chance and the answers' weight on a facet move a material's weight in the ground. */
const groundSpread = 1.8;
const groundFacetPull = 5;
/** Factors on the weight in the ground of the families that were asked for, and of the others. */
const groundOfAsked = 1.8;
const groundOfOthers = 0.7;
/** The power of one per cent from which a material is quiet, what quietness counts at most, and the power to which it counts. */
const quietPower = 0.2;
const mostForQuiet = 3;
const quietPull = 1;
/** The concentrate in a perfume, %, from which on hardly any of it is a diluent, over how many more, and how much then. */
const strongDosage = 23;
const diluentSpan = 8;
const leastOfDiluent = 0.15;
/** What should not carry a perfume does so only where nothing else is left. */
const lastResort = 1e-4;
/** ... and is known by so small a part of the weight of the gladliest. */
const lastResortPart = 2e-3;
const groundsByFamily = families.map((family) => positions.flatMap((position) => groundsOf[family][position]));
const allGrounds: readonly number[] = [...new Set(groundsByFamily.flat())];

/** A diluent carries what is light; of a strong perfume it is the less, the stronger it is. */
const diluentPart = (dosage: number) => Math.min(1, Math.max(leastOfDiluent, (strongDosage - dosage) / diluentSpan));

/**
 * How gladly each quiet material carries what leads: by chance, by the answers, and the more the quieter it is; 0 for all that
 * are no ground. What carries another family, is withheld from the session or would spoil a wish only joins where nothing else
 * has room.
 * @param leading the families that lead
 */
export function groundWeights(target: Target, draws: Draws, leading: readonly number[]): Float64Array {
  const weights = new Float64Array(materialCount);
  const refused = new Set(target.refusedMaterials);
  const own = new Set(leading.flatMap((f) => groundsByFamily[f] ?? []));
  for (const material of allGrounds) {
    const { id, family } = materials[material] ?? {};
    if (!id || refused.has(material)) continue;
    const isAsked = family !== null && at(target.requested, intAt(familyOf, material)) === 1;
    const isWithheld = at(draws.withheld, material) < (withheldFrom[id] ?? 0);
    weights[material] =
      Math.exp(groundSpread * at(draws.ground, material) + groundFacetPull * facetWeight(target, material)) *
      Math.min(mostForQuiet, (quietPower / Math.max(quietPower / 4, at(powerOf, material))) ** quietPull) *
      (isAsked ? groundOfAsked : groundOfOthers) *
      (family === null ? diluentPart(target.dosage) : 1) *
      (isWithheld ? lastResort : 1) *
      (target.apart.includes(material) ? lastResort ** 2 : 1) *
      (own.has(material) ? 1 : lastResort ** 2);
  }
  return weights;
}

/** A ground of which each part of the pyramid sums to 1, where it has any. */
function eachPartWhole(ground: Float64Array): Float64Array {
  const sums = new Float64Array(positions.length);
  for (let i = 0; i < materialCount; i++) {
    const p = intAt(positionOf, i);
    sums[p] = at(sums, p) + at(ground, i);
  }
  const whole = new Float64Array(materialCount);
  for (let i = 0; i < materialCount; i++) {
    if (at(ground, i) > 0) whole[i] = at(ground, i) / at(sums, intAt(positionOf, i));
  }
  return whole;
}

/** Mixes the grounds of two perfumes part by part, in each of the ways so much of the second. */
export function mixGrounds(one: Float64Array, other: Float64Array, parts: readonly number[]): Float64Array[] {
  const [first, second] = [eachPartWhole(one), eachPartWhole(other)];
  return parts.map((part) => {
    const mixed = new Float64Array(materialCount);
    for (let i = 0; i < materialCount; i++) mixed[i] = (1 - part) * at(first, i) + part * at(second, i);
    return mixed;
  });
}

const materialsIn = positions.map((_, part) =>
  [...materials.keys()].filter((material) => intAt(positionOf, material) === part),
);
const musk = families.indexOf("musk");

/** A reference stays below this part of a material's cap. */
export const mostOf = (material: number) => (at(powerOf, material) === 0 ? mostOfDiluent : mostOfCap);

/** Pours the quiet ground into one part of the pyramid, the gladliest first, until the part can be filled with ease. */
export function pourGround(reference: Float64Array, target: Target, ground: Float64Array, part: number): void {
  const wanted = 100 * at(target.pyramid, part);
  let there = 0;
  const all = materialsIn[part] ?? [];
  for (const material of all) there += at(reference, material);
  const left = Math.max(leastGround * wanted, wanted - there);
  const list = all.filter((material) => at(ground, material) > 0);
  list.sort((one, other) => at(ground, other) - at(ground, one));
  const poured: number[] = [];
  const { caps } = target.bounds;
  let hasMusk = false;
  let room = there;
  let mostRoom = there;
  for (const material of list) {
    const isMusk = intAt(familyOf, material) === musk;
    const lacksMusk = part === positions.length - 1 && isMusk && !hasMusk;
    const isLastResort = at(ground, material) < lastResortPart * at(ground, list[0] ?? material);
    const isNeeded = isLastResort
      ? mostRoom < easeOfCaps * wanted
      : poured.length < (groundCounts[part] ?? 1) || room < ease * wanted;
    if (!isNeeded && !lacksMusk) continue;
    poured.push(material);
    hasMusk ||= isMusk;
    room += mostOf(material) * at(caps, material);
    mostRoom += at(caps, material);
  }
  const total = poured.reduce((sum, material) => sum + Math.sqrt(at(ground, material)), 0);
  for (const material of poured) {
    reference[material] = at(reference, material) + (left * Math.sqrt(at(ground, material))) / total;
  }
}
