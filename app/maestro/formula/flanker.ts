import type { Target } from "../profile/target.ts";
import { families, positions } from "../types.ts";
import { at, cosine, softmax } from "../vector.ts";
import { type Formula, indexOfLargest } from "./formula.ts";
import { formulate } from "./formulate.ts";
import { type Relation, relationTo, similarityTo } from "./similarity.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** A flanker is related to the first perfume and no copy of it: all three cosines lie within these bounds. */
const leastCosine = 0.5;
const mostCosine = 0.85;
/** The cosine of the families that is aimed at first, and how much lower it gets each time all directions were tried. */
const firstCosine = 0.68;
const cosineStep = 0.04;
const maxAttempts = 40;
/** How far the reference shares are pulled to the first perfume's; late attempts change between strong and weak. */
const pull = { usual: 0.5, strong: 0.8, weak: 0.2 } as const;
const alternatePullFrom = 15;
/** The bonus of the first perfume's materials: per % of the concentrate, and at most. */
const bonusPerPercent = 0.25;
const maxBonus = 2.5;
/** By how much (ln) the heart is smaller than the first perfume's. */
const smallerHeart = 0.3;
/** The share of the family that is turned towards, all the way. */
const goalShare = 0.75;

/** What counts against a formula that the program could not settle, beside its gap. */
const unsettledGap = 1;

/** Families that go well with the first perfume's main family (rows), natural logarithms; an estimate. */
const affinity = [
  [0, 0.5, 0.2, 0.1, 0.4, -0.2],
  [0.5, 0, 0.4, -0.2, 0.2, -0.6],
  [0.2, 0.3, 0, 0.2, 0.5, 0],
  [0.3, -0.2, 0.4, 0, 0.2, 0.3],
  [0.3, 0.3, 0.5, 0, 0, -0.1],
  [0.4, -0.4, 0.2, 0.5, 0.3, 0],
] as const;

/** How much of the odour a family (rows) can make up in top, heart and base with this palette; an estimate. */
const capacity = [
  [0.02, 0.02, 1],
  [0.3, 0.35, 0.9],
  [0.4, 1, 0.3],
  [1, 0.1, 0.02],
  [0.02, 0.02, 0.8],
  [0.5, 0.3, 0.02],
] as const;

/** The families but the main one, those to turn towards first in front. */
function directionsFor(target: Target, variation: Variation, pyramid: Readonly<Float64Array>, main: number): number[] {
  const scores = families.map((_, f) => {
    let room = 0;
    for (let p = 0; p < positions.length; p++) room += (capacity[f]?.[p] ?? 0) * at(pyramid, p);
    return (
      Math.log(room) +
      0.5 * Math.log(at(target.families, f)) +
      (affinity[main]?.[f] ?? 0) +
      0.6 * at(target.requested, f) +
      // The first amount deviates serve as one random number per family.
      0.3 * at(variation.amount, f)
    );
  });
  return families
    .map((_, f) => f)
    .filter((f) => f !== main)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

/**
 * Family shares that stand at the cosine `wanted` from the first perfume's: mixed, by bisection, with a profile in which
 * the family `towards` has `goalShare` and the others keep the target's proportions.
 */
function turn(
  first: Readonly<Float64Array>,
  target: Readonly<Float64Array>,
  towards: number,
  wanted: number,
): Float64Array {
  let rest = 0;
  for (let f = 0; f < families.length; f++) if (f !== towards) rest += at(target, f);
  const goal = new Float64Array(families.length);
  for (let f = 0; f < families.length; f++)
    goal[f] = f === towards ? goalShare : ((1 - goalShare) * at(target, f)) / rest;
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

const outside = (value: number) => Math.max(0, value - mostCosine, leastCosine - value);

/** How far a relation is outside the bounds; 0 where all three cosines are within. */
function gapOf({ families: byFamilies, shares, odour }: Relation): number {
  return outside(byFamilies) + outside(shares) + outside(odour);
}

/**
 * The second perfume of a session, a flanker of the first: the same target turned towards another family until it stands
 * at the wanted cosine, a smaller heart, other deviates, and the first perfume's main materials favoured. Where the
 * palette does not let it come out within the bounds, other directions are tried, with more likeness where it came out
 * unrelated and less where it came out a copy; where none is within them, the nearest is taken.
 * @param target and `first`: of the first perfume
 */
export function formulateFlanker(target: Target, first: Formula, variation: Variation, workspace: Workspace): Formula {
  const similarity = similarityTo(first, pull.usual, workspace);
  const { original, bonus } = similarity;
  const pyramid = target.pyramid.slice();
  for (const [p, position] of positions.entries()) {
    pyramid[p] = Math.log(at(pyramid, p)) - (position === "middle" ? smallerHeart : 0);
  }
  softmax(pyramid);
  const directions = directionsFor(target, variation, pyramid, indexOfLargest(original.families));
  const turned: Target = { ...target, pyramid, leading: new Float64Array(families.length) };
  /** How much the first perfume's materials are favoured in the selection; 1 is usual. */
  let closeness = 1;
  let nearest = first;
  let leastGap = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const wanted = firstCosine - cosineStep * Math.floor(attempt / directions.length);
    const direction = directions[attempt % directions.length] ?? 0;
    turned.families = turn(original.families, target.families, direction, wanted);
    if (attempt >= alternatePullFrom) similarity.pull = attempt % 2 === 0 ? pull.strong : pull.weak;
    for (const i of first.materials)
      bonus[i] = Math.min(maxBonus, bonusPerPercent * at(original.shares, i)) * closeness;
    const formula = formulate(turned, variation, similarity, workspace);
    const relation = relationTo(original, formula);
    const gap = gapOf(relation) + (formula.settled ? 0 : unsettledGap);
    if (gap === 0) return formula;
    if (gap < leastGap) {
      leastGap = gap;
      nearest = formula;
    }
    if (relation.shares < leastCosine || relation.odour < leastCosine) closeness *= 1.6;
    else if (Math.max(relation.shares, relation.odour, relation.families) > mostCosine) closeness *= 0.6;
  }
  return nearest;
}
