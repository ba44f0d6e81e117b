import { houseLogWeights } from "../profile/influences.ts";
import type { Target } from "../profile/target.ts";
import { type Family, families, type Position, positions } from "../types.ts";
import { at, cosine } from "../vector.ts";
import { indexOfLargest } from "./formula.ts";
import type { Variation } from "./variation.ts";

// What a flanker's families are turned towards, and how far.

/** The cosine of the families that is aimed at first, and how much lower it gets each time all goals were tried. */
const firstCosine = 0.85;
const cosineStep = 0.04;
/** The part of its target that each of several requested families keeps. */
const keptPart = 0.8;
/** The cosine of the families that is aimed at first where the requested families stay before all others. */
const firstRequestedCosine = 0.82;
/** The share of what is turned towards, all the way, where no family was requested. */
const goalShare = 0.6;
/**
 * Where families were requested: the weights in a goal of these (alone or not) and of those that come nowhere near, where
 * one that comes near has 1.
 */
const goalWeight = { alone: 1.9, requested: 1.4, rest: 0.12 } as const;
/** The share of the one that comes forward, where the palette allows it. */
const forwardShare = 0.6;
/** What a goal's cosine with the first perfume's families counts against it. */
const nearnessWeight = 4;
/** The most of the odour that a family makes up with this palette, and what it takes to come near; estimates. */
const reach: Record<Family, number> = {
  woody: 0.7,
  oriental: 0.5,
  floral: 0.7,
  citrus: 0.55,
  musk: 0.65,
  aquatic: 0.4,
};
const raisedReach = 0.5;

/** What it counts for a direction that the answers favour it against the house's usual shares. */
const answersWeight = 5;

/** What it counts for a direction that it was requested, and what the session's deviate does. */
const requestedBonus = 0.6;
const deviateWeight = 0.3;

/** Families that go well with the first perfume's main family (rows), natural logarithms; an estimate. */
const affinity: Record<Family, Record<Family, number>> = {
  woody: { woody: 0, oriental: 0.5, floral: 0.2, citrus: 0.1, musk: 0.4, aquatic: -0.2 },
  oriental: { woody: 0.5, oriental: 0, floral: 0.4, citrus: -0.2, musk: 0.2, aquatic: -0.6 },
  floral: { woody: 0.2, oriental: 0.3, floral: 0, citrus: 0.2, musk: 0.5, aquatic: 0 },
  citrus: { woody: 0.3, oriental: -0.2, floral: 0.4, citrus: 0, musk: 0.2, aquatic: 0.3 },
  musk: { woody: 0.3, oriental: 0.3, floral: 0.5, citrus: 0, musk: 0, aquatic: -0.1 },
  aquatic: { woody: 0.4, oriental: -0.4, floral: 0.2, citrus: 0.5, musk: 0.3, aquatic: 0 },
};

/** How much of the odour a family can make up in a part of the pyramid with this palette; an estimate. */
const capacity: Record<Family, Record<Position, number>> = {
  woody: { top: 0.02, middle: 0.02, base: 1 },
  oriental: { top: 0.3, middle: 0.35, base: 0.9 },
  floral: { top: 0.4, middle: 1, base: 0.3 },
  citrus: { top: 1, middle: 0.1, base: 0.02 },
  musk: { top: 0.02, middle: 0.02, base: 0.8 },
  aquatic: { top: 0.5, middle: 0.3, base: 0.02 },
};

/** The same as vectors, in the order of `families`. */
const reachOf = Float64Array.from(families, (family) => reach[family]);
const affinityTo = families.map((main) => Float64Array.from(families, (family) => affinity[main][family]));

/**
 * How well it goes to turn the second perfume towards each family, beside the first one's main family; natural
 * logarithms.
 */
function scoreDirections(target: Target, variation: Variation, main: number): Float64Array {
  return Float64Array.from(families, (family, f) => {
    const logShare = Math.log(at(target.families, f));
    const room = positions.reduce((sum, position, p) => sum + capacity[family][position] * at(target.pyramid, p), 0);
    return (
      Math.log(room) +
      logShare +
      answersWeight * (logShare - houseLogWeights[family]) +
      (affinityTo[main]?.[f] ?? 0) +
      requestedBonus * at(target.requested, f) +
      // The first amount deviates serve as one random number per family.
      deviateWeight * at(variation.amount, f)
    );
  });
}

/** Family shares to turn towards, and how well that goes. */
export type Goal = { shares: Readonly<Float64Array>; score: number };

/**
 * Goals where no family was requested: one or two of all but the main one get `goalShare`, the others keep the target's
 * proportions.
 */
function freeGoals(target: Target, scores: Readonly<Float64Array>, main: number): Goal[] {
  const others = families.flatMap((_, f) => (f === main ? [] : [f]));
  const directions = others.flatMap((f, i) => [[f], ...others.slice(i + 1).map((g) => [f, g])]);
  return directions.map((towards) => {
    let rest = 1;
    let score = 0;
    for (const f of towards) {
      rest -= at(target.families, f);
      score += at(scores, f) / towards.length;
    }
    const shares = target.families.map((share, f) =>
      towards.includes(f) ? goalShare / towards.length : ((1 - goalShare) * share) / rest,
    );
    return { shares, score };
  });
}

/** A profile in which the requested families stay before all others, and which families it is turned towards. */
type LeadingProfile = { shares: Readonly<Float64Array>; turned: readonly number[] };

/**
 * The led profiles of the requested families: up to two others come near them, and one of several may come forward.
 */
function leadingProfiles(requested: readonly number[]): LeadingProfile[] {
  const indices = families.map((_, f) => f);
  const others = indices.filter((f) => !requested.includes(f) && at(reachOf, f) >= raisedReach);
  const alone = requested.length === 1;
  const raisings = [[], ...others.map((f) => [f]), ...others.flatMap((f, i) => others.slice(i + 1).map((g) => [f, g]))];
  return [undefined, ...(alone ? [] : requested)].flatMap((forward) =>
    raisings.map((raised) => {
      const lead = forward === undefined ? 0 : Math.min(forwardShare, at(reachOf, forward));
      const weights = indices.map((f): number => {
        if (f === forward) return 0;
        if (requested.includes(f)) return alone ? goalWeight.alone : goalWeight.requested;
        return raised.includes(f) ? 1 : goalWeight.rest;
      });
      const sum = weights.reduce((one, other) => one + other, 0);
      const shares = Float64Array.from(weights, (weight, f) => (f === forward ? lead : ((1 - lead) * weight) / sum));
      return { shares, turned: forward === undefined ? raised : [forward, ...raised] };
    }),
  );
}

/** The led profiles of every set of families, the bit f of its index standing for family f. */
const leadingProfilesOf: readonly (readonly LeadingProfile[])[] = Array.from(
  { length: 2 ** families.length },
  (_, set) => leadingProfiles(families.flatMap((_, f) => ((set >> f) & 1 ? [f] : []))),
);

/** Goals in which the requested families lead; what is furthest from the first perfume's families goes best. */
function leadingGoals(target: Target, scores: Readonly<Float64Array>, first: Readonly<Float64Array>): Goal[] {
  const set = target.requested.reduce((bits, asked, f) => bits + asked * 2 ** f, 0);
  return (leadingProfilesOf[set] ?? []).map(({ shares, turned }) => {
    let score = 0;
    for (const f of turned) score += at(scores, f) / turned.length;
    return { shares, score: score - nearnessWeight * cosine(shares, first) };
  });
}

/** What the second perfume may be turned towards. */
export function goalsFor(target: Target, variation: Variation, first: Readonly<Float64Array>): Goal[] {
  const main = indexOfLargest(first);
  const scores = scoreDirections(target, variation, main);
  return target.requestedCount > 0 ? leadingGoals(target, scores, first) : freeGoals(target, scores, main);
}

/** Family shares that stand at the cosine `wanted` from the first perfume's: mixed, by bisection, with a goal. */
function blendToCosine(first: Readonly<Float64Array>, goal: Readonly<Float64Array>, wanted: number): Float64Array {
  const turned = new Float64Array(families.length);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const share = 0.5 * (low + high);
    for (let f = 0; f < families.length; f++) turned[f] = (1 - share) * at(first, f) + share * at(goal, f);
    if (cosine(turned, first) > wanted) low = share;
    else high = share;
  }
  return turned;
}

/**
 * Of several requested families each keeps a part of its target; that is taken from what the families have beyond it.
 */
function keepRequested(turned: Float64Array, { requested, requestedCount, families: shares }: Target): void {
  if (requestedCount < 2) return;
  const least = shares.map((share, f) => keptPart * at(requested, f) * share);
  let lacking = 0;
  let beyond = 0;
  for (let f = 0; f < turned.length; f++) {
    lacking += Math.max(0, at(least, f) - at(turned, f));
    beyond += Math.max(0, at(turned, f) - at(least, f));
  }
  const left = 1 - lacking / beyond;
  for (let f = 0; f < turned.length; f++) {
    turned[f] = at(least, f) + left * Math.max(0, at(turned, f) - at(least, f));
  }
}

/** The goal of an attempt, what goes best first. Few flankers need another one, so only for those are they sorted. */
function goalOf(attempt: number, goals: readonly Goal[]): Goal | undefined {
  if (attempt === 0) return goals.reduce((best, goal) => (goal.score > best.score ? goal : best));
  return goals.toSorted((one, other) => other.score - one.score)[attempt % goals.length];
}

/** The families of an attempt: turned towards one goal after the other, and further each time all goals were tried. */
export function turnFamilies(
  target: Target,
  first: Readonly<Float64Array>,
  goals: readonly Goal[],
  attempt: number,
): Float64Array {
  const nearestCosine = target.requestedCount > 0 ? firstRequestedCosine : firstCosine;
  const wanted = nearestCosine - cosineStep * Math.floor(attempt / goals.length);
  const turned = blendToCosine(first, goalOf(attempt, goals)?.shares ?? target.families, wanted);
  keepRequested(turned, target);
  return turned;
}
