import { keysOf, mapRecord } from "../../encoding/record.ts";
import { chemicals, typicalComposition } from "../palette/aspects.ts";
import { type MaterialId, materialOf } from "../palette/materials.ts";
import { odourlessVolatiles, volatiles } from "../palette/volatiles.ts";

/**
 * How materials evaporate. Every material is a sum of chemicals; each leaves by a law of the first order,
 *
 *     amount(t) = amount(0) · exp(-k · t),   k = rate · p^0.6 · √M,
 *
 * with p its vapour pressure and M its molar mass. What is smelled of it is its odour value: the concentration above the
 * blotter over the odour threshold, p · M / (R · T) · share / (threshold · dilution). Below 1 it is gone.
 *
 * p at another temperature comes from the straight line of ln p over 1/T (Clausius and Clapeyron) through 25 °C and the
 * boiling point. The exponent, the dilution and the rate are fitted to the hours on a blotter of 49 of the 50 chemicals of
 * the palette of which they were measured; the exponent is below 1 because a blotter, like skin, holds back what is
 * within.
 *
 * Doubts: thresholds are mostly guesses and are averaged with the palette's odour impact; no interaction between
 * materials is counted (fixatives, salting out, Raoult's law with its activities); the rest of a natural that nobody has
 * named counts as wax. One material’s hours come out right to a factor of 2.4 (one standard deviation), their order with
 * a rank correlation of 0.8 (0.78 for one that was left out of the fit). So the model says what comes before what, and
 * its hours are said as words.
 */
export type Vapour = {
  /** Share of the material, 0 to 1. */
  share: number;
  molarMass: number;
  /** Pa at 25 °C. */
  pressure: number;
  /** Slope of ln p over -1/T, K. */
  slope: number;
  /** µg/m³. */
  threshold: number;
  /** The rate at which it evaporates from a blotter at 25 °C, 1/h. */
  rate: number;
};

const gasConstant = 8.314;
const kelvin = 273.15;
export const roomTemperature = 25;
const atmosphere = 101_325;

/** Fitted to the measured hours. */
const pressureExponent = 0.6;
const rateOfOne = 0.0051;
/** The air at the nose is this many times thinner than saturated air; fitted, e^3.5. */
const dilution = 33;
/** ln threshold = 3.18 - 0.43 · impact: a line through the 56 chemicals of the palette. */
const impactAtOnce = 3.18;
const impactSlope = 0.43;
/** No blotter was watched for longer than these hours: a measurement of 400 means 400 or more. */
const watched = 400;

function thresholdByImpact(material: MaterialId): number {
  return Math.exp(impactAtOnce - impactSlope * materialOf(material).impact);
}

type Chemical = { molarMass: number; boils: number; pressure: number };

/** How a chemical evaporates, wherever it comes from. */
function evaporationOf({ molarMass, boils, pressure }: Chemical): Omit<Vapour, "share" | "threshold"> {
  const slope = Math.log(atmosphere / pressure) / (1 / (roomTemperature + kelvin) - 1 / (boils + kelvin));
  const rate = rateOfOne * pressure ** pressureExponent * Math.sqrt(molarMass);
  return { molarMass, pressure, slope, rate };
}

const evaporationOfVolatiles = mapRecord(volatiles, evaporationOf);

/** Whether a material is one chemical, and not a mixture that nature made. */
export const isChemical = (id: MaterialId): boolean => id in chemicals;

/** Computes the vapours of a material by physics alone, without anything measured on a blotter. */
function vapoursByPhysics(material: MaterialId): Vapour[] {
  if (materialOf(material).impact === 0) return [];
  const byImpact = thresholdByImpact(material);
  const chemical = chemicals[material];
  if (chemical) {
    const { threshold, thresholdFrom } = chemical;
    const known = thresholdFrom === "guess" ? Math.sqrt(threshold * byImpact) : threshold;
    return [{ ...evaporationOf(chemical), share: 1, threshold: known }];
  }
  // The oud accord is a compound that nothing is known of; oud oil stands in for it.
  const composition = typicalComposition[material] ?? typicalComposition.oud_oil ?? {};
  const smelled = keysOf(composition).filter((name) => !odourlessVolatiles.has(name));
  return smelled.map((name) => ({
    ...evaporationOfVolatiles[name],
    share: (composition[name] ?? 0) / 100,
    threshold: byImpact,
  }));
}

/** Odour value of a vapour above a surface that it covers by its share, at a temperature in °C. */
function odourValue({ share, molarMass, pressure, slope, threshold }: Vapour, celsius: number): number {
  const temperature = celsius + kelvin;
  const pressureThere = pressure * Math.exp(slope * (1 / (roomTemperature + kelvin) - 1 / temperature));
  return (share * pressureThere * molarMass * 1e6) / (gasConstant * temperature * threshold * dilution);
}

/** The vapours of a material, as a formula at another temperature sees them. */
export type Plume = {
  /**
   * The odour value of this part of the neat material at the beginning: concentration in the air over odour threshold.
   */
  strength: number;
  /** 1/h on a blotter at that temperature. */
  rate: number;
};

/** Computes what vapours give off at a temperature in °C. */
export function plumesAt(vapours: readonly Vapour[], celsius: number): Plume[] {
  const warmth = 1 / (roomTemperature + kelvin) - 1 / (celsius + kelvin);
  return vapours.map((vapour) => ({
    strength: odourValue(vapour, celsius),
    rate: vapour.rate * Math.exp(pressureExponent * vapour.slope * warmth),
  }));
}

function odourValueAt(plumes: readonly Plume[], hours: number): number {
  let sum = 0;
  for (const { strength, rate } of plumes) sum += strength * Math.exp(-rate * hours);
  return sum;
}

/** Perceived strength: the power 0.5 of the odour value (Stevens; measured exponents lie between 0.2 and 0.7). */
export function perceived(plumes: readonly Plume[], hours: number): number {
  return Math.sqrt(odourValueAt(plumes, hours));
}

/** Hours until the odour values together fall below 1; 0 where they never reach it. */
function hoursAboveThreshold(plumes: readonly Plume[]): number {
  if (odourValueAt(plumes, 0) <= 1) return 0;
  const [only] = plumes;
  if (only && plumes.length === 1) return Math.log(only.strength) / only.rate;
  let early = 0;
  let late = 1;
  while (odourValueAt(plumes, late) > 1) {
    early = late;
    late *= 2;
  }
  for (let halving = 0; halving < 40; halving++) {
    const middle = (early + late) / 2;
    if (odourValueAt(plumes, middle) > 1) early = middle;
    else late = middle;
  }
  return late;
}

/** Hours for which a neat material is smelled on a blotter at 25 °C, by physics alone: what the model is checked by. */
export function computedHours(material: MaterialId): number {
  return hoursAboveThreshold(plumesAt(vapoursByPhysics(material), roomTemperature));
}

/** Hours for which a neat material is smelled on a blotter at 25 °C: measured if it was, otherwise computed. */
export function hoursOnBlotter(material: MaterialId): number {
  const measured = materialOf(material).substantivity;
  const computed = computedHours(material);
  if (measured === null) return computed;
  return measured >= watched ? Math.max(measured, computed) : measured;
}

/** By material: their hours on a blotter take longer to find than all that a formula asks of them. */
const found = new Map<MaterialId, readonly Vapour[]>();

/** The vapours of a material, the same each time. */
export function vapoursOf(material: MaterialId): readonly Vapour[] {
  const vapours = found.get(material) ?? vapoursAtPace(material);
  found.set(material, vapours);
  return vapours;
}

/** The vapours of a material. If its hours on a blotter were measured, the rates are scaled to come out at them. */
function vapoursAtPace(material: MaterialId): Vapour[] {
  if (materialOf(material).substantivity === null) return vapoursByPhysics(material);
  const pace = computedHours(material) / hoursOnBlotter(material) || 1;
  return vapoursByPhysics(material).map((vapour) => ({ ...vapour, rate: vapour.rate * pace }));
}
