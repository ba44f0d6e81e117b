import { mapRecord, recordOf } from "../../encoding/record.ts";
import { materialOf } from "../palette/materials.ts";
import { type Family, type FormulaLine, families, type MaterialId } from "../types.ts";
import { type Plume, perceived, plumesAt, type Vapour, vapoursOf } from "./vapour.ts";

/** Where the perfume is worn: the air's temperature, °C. */
export const climates = { riyadh: 42, paris: 12 } as const;
export type Climate = keyof typeof climates;

/**
 * The temperature of skin in air of a temperature, both °C: 33 °C in air of 25 °C, and 0.3 °C more or less with each
 * degree. An estimate.
 */
const skinAt = (air: number) => 33 + 0.3 * (air - 25);
/**
 * A thin film on moving skin evaporates this many times faster than one on a blotter of the same temperature. An
 * estimate: with it an ordinary eau de parfum lasts a day.
 */
const skinRateFactor = 6;

/** The stages of which perfumers speak, and the moments (hours after spraying) by which each is judged. */
const stageHours = { opening: [0.03, 0.1, 0.25], heart: [1, 2, 3, 4], trace: [8, 10, 12] } as const;
export const stages = ["opening", "heart", "trace"] as const satisfies (keyof typeof stageHours)[];
export type Stage = (typeof stages)[number];

/** How far a perfume carries and how long it stays, in rising order. */
const trails = ["close", "arm", "room"] as const;
export type Trail = (typeof trails)[number];
const lastings = ["hours", "day", "morning"] as const;
/**
 * A trail reaches an arm's length, and a room, from these perceived strengths after one hour: the tenth and the ninetieth
 * of a hundred perfumes of all strengths and families in both climates, since an ordinary eau de parfum is smelled at an
 * arm's length. Estimates.
 */
const trailSteps = [5.3, 10.1] as const;
/**
 * A perfume is faint below the perceived strength `faint`. It lasts a day, and until morning, if it becomes faint only
 * after these hours. Estimates.
 */
const faint = 1.7;
const lastingSteps = [9, 15] as const;

/**
 * The odour at a moment: its perceived strength, and the part of each family and each material in it (sum 1). A page needs
 * the families alone, so the rest is computed where it is read.
 */
type Moment = {
  families: Record<Family, number>;
  readonly strength: number;
  readonly materials: ReadonlyMap<MaterialId, number>;
};

export type Unfolding = {
  /** Computed where they are read: a page tells those of one climate. */
  readonly stages: Record<Stage, Moment>;
  /** Hours on skin until it is faint. */
  hours: number;
  trail: Trail;
  lasting: (typeof lastings)[number];
};

/** A line of a formula: the vapours of its material, and its share of the finished perfume (0 to 1). */
type Source = { material: MaterialId; vapours: readonly Vapour[]; share: number };
type Spread = { material: MaterialId; plumes: Plume[] };

/** What a formula gives off on skin of a temperature in °C. */
function spreadOn(sources: readonly Source[], celsius: number): Spread[] {
  return sources.map(({ material, vapours, share }) => ({
    material,
    plumes: plumesAt(vapours, celsius).map(({ strength, rate }) => ({
      strength: strength * share,
      rate: rate * skinRateFactor,
    })),
  }));
}

/** Scales amounts so that they sum to 1. */
function partsOf<Key>(amounts: ReadonlyMap<Key, number>): Map<Key, number> {
  const sum = [...amounts.values()].reduce((one, other) => one + other, 0);
  return new Map([...amounts].map(([key, amount]) => [key, amount / sum]));
}

/**
 * The mean odour of several moments (hours). Perceived strengths add up like vectors (Berglund and others 1973), taken
 * to stand at right angles, which is an estimate. The strength of a mixture is therefore the square root of the sum of
 * its odour values, and does not depend on how a formula is cut into lines.
 */
function momentOf(spread: readonly Spread[], moments: readonly number[]): Moment {
  const mean = (of: readonly Spread[]) => {
    const plumes = of.flatMap((one) => one.plumes);
    return moments.reduce((sum, hours) => sum + perceived(plumes, hours), 0) / moments.length;
  };
  const ofFamily = (family: Family) => spread.filter(({ material }) => materialOf(material).family === family);
  const parts = partsOf(new Map(families.map((family) => [family, mean(ofFamily(family))])));
  return {
    families: recordOf(families, (family) => parts.get(family) ?? 0),
    get strength() {
      return mean(spread);
    },
    get materials() {
      return partsOf(new Map(spread.map((one) => [one.material, mean([one])])));
    },
  };
}

/** Hours until what stays on skin is faint, in half hours, 48 at most. It only ever grows fainter, so halving finds them. */
function hoursOnSkin(spread: readonly Spread[]): number {
  const plumes = spread.flatMap((one) => one.plumes);
  let earliest = 0;
  let latest = 96;
  while (earliest < latest) {
    const middle = Math.floor((earliest + latest) / 2);
    if (perceived(plumes, middle / 2) > faint) earliest = middle + 1;
    else latest = middle;
  }
  return latest / 2;
}

/** Counts the steps that a figure reaches. */
const reached = (figure: number, steps: readonly number[]) => steps.filter((step) => figure >= step).length;

type Line = Pick<FormulaLine, "material" | "pct_concentrate">;

function sourcesOf(lines: readonly Line[], dosage: number): Source[] {
  return lines.map(({ material, pct_concentrate: share }) => ({
    material,
    vapours: vapoursOf(material),
    share: (share * dosage) / 1e4,
  }));
}

function trailOf(spread: readonly Spread[]): Trail {
  const strength = perceived(
    spread.flatMap(({ plumes }) => plumes),
    1,
  );
  return trails[reached(strength, trailSteps)] ?? "room";
}

/** How far a formula carries in each climate, as `unfold` says, without computing the rest. */
export function trailsOf(lines: readonly FormulaLine[], dosage: number): Trail[] {
  const sources = sourcesOf(lines, dosage);
  return Object.values(climates).map((air) => trailOf(spreadOn(sources, skinAt(air))));
}

/**
 * Computes how a formula unfolds on skin in each climate. The same formula always gives the same result.
 * @param dosage % w/w of the finished perfume
 * @throws RangeError where a material is not in the palette
 */
export function unfold(lines: readonly Line[], dosage: number): Record<Climate, Unfolding> {
  const sources = sourcesOf(lines, dosage);
  return mapRecord(climates, (air) => {
    const spread = spreadOn(sources, skinAt(air));
    const hours = hoursOnSkin(spread);
    return {
      get stages() {
        return mapRecord(stageHours, (moments) => momentOf(spread, moments));
      },
      hours,
      trail: trailOf(spread),
      lasting: lastings[reached(hours, lastingSteps)] ?? "morning",
    };
  });
}

/** How far a formula carries, and how many whole hours it stays, in any climate at least. */
export function leastWear(lines: readonly Line[], dosage: number): { trail: Trail; hours: number } {
  const everywhere = Object.values(unfold(lines, dosage));
  const trail = trails.find((one) => everywhere.some((unfolding) => unfolding.trail === one)) ?? "close";
  return { trail, hours: Math.max(1, Math.floor(Math.min(...everywhere.map(({ hours }) => hours)))) };
}
