import { plumesAt, vapoursOf } from "../evaporation/vapour.ts";
import { familyOf, impactOf, materialCount, positionOf, typicalUse } from "../palette/columns.ts";
import { measuredCeilings } from "../palette/intensity.ts";
import { materials } from "../palette/materials.ts";
import { families, type MaterialId } from "../types.ts";
import { at, intAt } from "../vector.ts";

/**
 * How loud materials are, for a nose. The loudness of a material is the root of its odour power, and power is linear in
 * what is poured:
 *
 *     power = ceiling · course(hours) · share / usual dose,     loudness = √power.
 *
 * Powers of a mixture add, as in acoustics; its loudness is their root. The exponent one half is Stevens', measured for 44
 * chemicals of the palette as .54 in the median (quartiles .46 and .68, palette/intensity.ts). That powers add was tested
 * on 198 rated pairs (tests/lab/odour.ts): the sum of loudnesses misses them by 5.2 of 10, its root by .35.
 *
 * The level is anchored on use levels, which are what perfumers reveal of loudness: vapour pressures and thresholds rank
 * the palette wrongly (musks and vanillin would be inaudible). Measured are the ceilings and the exponent; modelled is the
 * course of evaporation; estimated are use levels, impact and all weights below. No nose has smelled any of it.
 */

/** Part of ln(usual dose) that is the use level; the rest is the use level which the odour impact suggests. An estimate. */
const useLevelPart = 2 / 3;

/** The measured ceiling of an ordinary chemical (the median of those measured is 36): loudness counts in units of it. */
const ordinaryCeiling = 35;
/**
 * Ceilings of what was not measured, on the scale of palette/intensity.ts: musks are as quiet as the four that were
 * measured (3 to 17), sandalwood molecules and hexyl cinnamal a little below ordinary. Estimates.
 */
const muskCeiling = 7;
const estimatedCeilings: Partial<Record<MaterialId, number>> = {
  sandalore: 28,
  ebanol: 28,
  javanol: 28,
  hexyl_cinnamal: 25,
};

/** The moments by which the stages of a perfume are judged, hours on skin: opening, heart, trail. */
const stageHours = [0.15, 2, 8] as const;
/** What each stage weighs in a whole life. Estimates. */
const stageWeights = [0.4, 0.35, 0.25] as const;
/** Skin, °C, and how much faster a film on it evaporates than a blotter (evaporation/unfolding.ts). */
const skin = 33;
const skinRateFactor = 6;

const floats = (read: (index: number) => number): Readonly<Float64Array> =>
  Float64Array.from({ length: materialCount }, (_, index) => read(index));

/** The line of least squares through points. */
function lineThrough(points: readonly { x: number; y: number }[]): (x: number) => number {
  const mean = (read: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const slope =
    points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return (x) => meanY + slope * (x - meanX);
}

const useLevelAt = lineThrough(
  materials.flatMap(({ family }, index) =>
    family === null ? [] : [{ x: at(impactOf, index), y: Math.log(at(typicalUse, index)) }],
  ),
);

/** The dose at which a material is as loud as is usual, % w/w of the concentrate. */
export const usualDose = floats((index) =>
  Math.exp(useLevelPart * Math.log(at(typicalUse, index)) + (1 - useLevelPart) * useLevelAt(at(impactOf, index))),
);

/** How loud a material can become, 1 being ordinary. */
const ceilingOf = floats((index) => {
  const material = materials[index];
  if (!material) return 0;
  const { id, family } = material;
  if (family === null) return 0;
  const known = measuredCeilings[id] ?? estimatedCeilings[id] ?? (family === "musk" ? muskCeiling : ordinaryCeiling);
  return known / ordinaryCeiling;
});

/**
 * How much of a material's power is left in each stage, 1 in the stage in which it belongs (its part of the pyramid), at
 * most 1 elsewhere. Only the course of evaporation counts, tempered by a root, and not its absolute level.
 */
const courses = stageHours.map((_, stage) =>
  floats((index) => {
    const material = materials[index];
    if (!material) return 0;
    const odourValues = stageHours.map((hours) =>
      plumesAt(vapoursOf(material.id), skin).reduce(
        (sum, { strength, rate }) => sum + strength * Math.exp(-skinRateFactor * rate * hours),
        0,
      ),
    );
    const own = odourValues[intAt(positionOf, index)] ?? 0;
    return own > 0 ? Math.min(1, Math.sqrt((odourValues[stage] ?? 0) / own)) : 0;
  }),
);

/** The power of one per cent of each material in the opening, the heart and the trail. */
export const stagePowers: readonly Readonly<Float64Array>[] = courses.map((course) =>
  floats((index) => (at(ceilingOf, index) * at(course, index)) / at(usualDose, index)),
);

/**
 * The power of one per cent of each material over the whole life of a perfume: half for its best moment, half for how long
 * it lasts. An integral over time alone would be unfair to citrus.
 */
export const powerOf = floats((index) => {
  const best = at(ceilingOf, index) / at(usualDose, index);
  const lasting = stageWeights.reduce(
    (sum, weight, stage) => sum + weight * at(stagePowers[stage] ?? new Float64Array(), index),
    0,
  );
  return 0.5 * best + 0.5 * lasting;
});

/** The power of one per cent of each material at its best moment, without the course of evaporation. */
export const bestPowers = floats((index) => at(ceilingOf, index) / at(usualDose, index));
/** ln of power for each step of odour impact, by the use levels of the palette. */
const impactSlope = 0.43;

/**
 * The power of one per cent of each material as others would measure it, so that a lead does not hang on one reading of
 * loudness: without measured ceilings, without the course of evaporation, by use level alone, by odour impact alone.
 */
export const yardsticks: readonly Readonly<Float64Array>[] = [
  floats((index) => (at(ceilingOf, index) > 0 ? at(powerOf, index) / at(ceilingOf, index) : 0)),
  bestPowers,
  floats((index) => (at(impactOf, index) > 0 ? 1 / at(typicalUse, index) : 0)),
  floats((index) => (at(impactOf, index) > 0 ? Math.exp(impactSlope * at(impactOf, index)) / 30 : 0)),
];

/** Materials and their shares, in any one unit. */
type Poured = { materials: readonly number[]; units: readonly number[] };

/** The power of each family in a formula, in the order of `families`, by one measure of power. */
export function familyPowers({ materials, units }: Poured, powers: Readonly<Float64Array> = powerOf): Float64Array {
  const byFamily = new Float64Array(families.length);
  materials.forEach((index, k) => {
    const f = intAt(familyOf, index);
    if (f >= 0) byFamily[f] = at(byFamily, f) + (units[k] ?? 0) * at(powers, index);
  });
  return byFamily;
}

/** The cosine of the loudnesses of two formulas' materials: 1 for the same perfume, 0 for nothing in common. */
export function loudnessCosine(one: Poured, other: Poured): number {
  const powers = new Map(one.materials.map((index, k) => [index, (one.units[k] ?? 0) * at(powerOf, index)]));
  let product = 0;
  let total = 0;
  other.materials.forEach((index, k) => {
    const power = (other.units[k] ?? 0) * at(powerOf, index);
    product += Math.sqrt(power * (powers.get(index) ?? 0));
    total += power;
  });
  const ofOne = [...powers.values()].reduce((sum, power) => sum + power, 0);
  return total * ofOne > 0 ? product / Math.sqrt(total * ofOne) : 0;
}
