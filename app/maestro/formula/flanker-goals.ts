import { houseLogWeights } from "../profile/influences.ts";
import type { Target } from "../profile/target.ts";
import { type Family, families, type Position, positions } from "../types.ts";
import { at, cosine } from "../vector.ts";
import { indexOfLargest } from "./formula.ts";
import type { Variation } from "./variation.ts";

// A flanker has other family shares than the first perfume. This file chooses the goals that they are turned towards,
// and how far they are turned.

/**
 * The cosine between the families of a flanker and those of the first perfume that is tried first. It falls by
 * `cosineStep` each time all goals have been tried.
 */
const firstCosine = 0.85;
const cosineStep = 0.04;
/** Each of several requested families keeps at least this part of its target share. */
const keptPart = 0.8;
/** The cosine that is tried first where families were requested. */
const firstRequestedCosine = 0.82;
/** Where no family was requested: the share of the odour of the one or two families that a goal turns to. */
const goalShare = 0.6;
/**
 * Where families were requested: the weights of the families in a goal, relative to 1 for a family that is raised near
 * the requested ones. `alone` is the weight of the only requested family, `requested` that of each of several, and
 * `rest` that of a family that is not raised.
 */
const goalWeight = { alone: 1.9, requested: 1.4, rest: 0.12 } as const;
/**
 * The share of the odour that one of several requested families gets when it comes forward, if its `reach` allows as
 * much.
 */
const forwardShare = 0.6;
/**
 * A factor on the cosine between a goal and the first perfume's families, which is subtracted from the goal's score.
 */
const nearnessWeight = 4;
/**
 * The largest share of the odour that a family can have with this palette. Only a family of at least `raisedReach` is
 * raised near the requested ones. Estimates.
 */
const reach: Record<Family, number> = {
  woody: 0.7,
  oriental: 0.5,
  floral: 0.7,
  citrus: 0.55,
  musk: 0.65,
  aquatic: 0.4,
};
const raisedReach = 0.5;

/**
 * A factor on how much the answers favour a family over the house's usual share (ln), in the score of turning to it.
 */
const answersWeight = 5;

/** What a request adds to the score of turning to a family, and the factor on the session's random deviate. */
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

/** `reach` and `affinity` as vectors, in the order of `families`. */
const reachOf = Float64Array.from(families, (family) => reach[family]);
const affinityTo = families.map((main) => Float64Array.from(families, (family) => affinity[main][family]));

/**
 * Scores turning the second perfume to each family, beside the main family of the first. Natural logarithms; higher is
 * better.
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

/** Family shares (sum 1) to turn to, and their score: a natural logarithm, higher is better. */
export type Goal = { shares: Readonly<Float64Array>; score: number };

/**
 * The goals where no family was requested. In each, one or two families other than the main one have `goalShare` of the
 * odour, and all others share the rest in the target's proportions.
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

/**
 * A profile in which the requested families come before all others. `turned` lists the families that it brings forward.
 */
type LeadingProfile = { shares: Readonly<Float64Array>; turned: readonly number[] };

/**
 * The profiles in which the requested families lead: up to two other families come near them, and one of several
 * requested families may come forward.
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

/** The leading profiles for every set of requested families: bit f of the index says whether family f is requested. */
const leadingProfilesOf: readonly (readonly LeadingProfile[])[] = Array.from(
  { length: 2 ** families.length },
  (_, set) => leadingProfiles(families.flatMap((_, f) => ((set >> f) & 1 ? [f] : []))),
);

/**
 * The goals in which the requested families lead. The further a goal is from the first perfume's families, the better
 * its score.
 */
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

/**
 * Mixes the first perfume's family shares with a goal's, by bisection, until their cosine with the first perfume's is
 * `wanted`.
 */
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
 * Where several families were requested, raises each to `keptPart` of its target share. What that takes comes from all
 * families, in proportion to what they have above that.
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

/**
 * The goal of an attempt, the best score first. Most flankers come out at the first attempt, so the goals are sorted
 * only for later ones.
 */
function goalOf(attempt: number, goals: readonly Goal[]): Goal | undefined {
  if (attempt === 0) return goals.reduce((best, goal) => (goal.score > best.score ? goal : best));
  return goals.toSorted((one, other) => other.score - one.score)[attempt % goals.length];
}

/**
 * The family shares of an attempt. The goals are taken in turn, and the families are turned further each time all goals
 * have been tried.
 */
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
