import { loudnessCosine } from "../odour/loudness.ts";
import type { Target } from "../profile/target.ts";
import { at, cosine } from "../vector.ts";
import { type Choice, referenceOf, rememberedIn } from "./anchor.ts";
import { chooseAccords } from "./choose-accords.ts";
import type { Draws } from "./draws.ts";
import { type Formula, familyShares } from "./formula.ts";
import { formulate, type Solution, sharesOf, toldAgain } from "./formulate.ts";
import { groundWeights, mixGrounds } from "./ground.ts";
import { halfAsLoud } from "./rows.ts";
import { mostShared, shareBounds } from "./unlike.ts";
import type { Workspace } from "./workspace.ts";

/** A formula, and what it was composed of, so that it can be composed again without one of the answers. */
export type Poured = { formula: Formula; choice: Choice; leniency: number; solution: Solution };

/** Accords of which less than this part survives are tried again with others. */
const leastIntegrity = 0.5;
/** An asked family has so many times the power of any that was not asked for, whatever an attempt gives up. */
const clearlyMore = 1.15;
/** What is insisted on of leads and wishes in the attempts at a first and at a second perfume. */
const firstLeniencies = [1, 1, 1, 1, 1, 0.6, 0.3, 0.1] as const;
const secondLeniencies = [1, 1, 1, 1, 1, 0.6, 0.3, 0.1] as const;
/** The cosine of the two perfumes' shares that a ground is mixed for. */
const soughtShares = 0.68;
/** A cosine this little beyond its bounds is let be. */
const tolerated = 0.015;
/** The parts of a new ground that are tried, for the two references to share what is sought. */
const newParts = [0.1, 0.35, 0.6, 0.85] as const;

/** How far a number lies outside of bounds. */
const outside = (value: number, { least, most }: { least: number; most: number }) =>
  Math.max(0, value - most, least - value);

/**
 * What a formula counts that does not keep everything: the more, the further all asked families are behind another, and one
 * of them behind the loudest.
 */
function failureOf(formula: Formula, { requested, lead }: Target): number {
  const shares = familyShares(formula);
  const sharesOfThose = (isAsked: number) => shares.filter((_, f) => at(requested, f) === isAsked);
  const loudest = Math.max(0, ...sharesOfThose(1));
  const behind = loudest > 0 ? Math.max(0, 1 - loudest / (clearlyMore * Math.max(0, ...sharesOfThose(0)))) : 0;
  const whole = shares.filter((_, f) => at(requested, f) === 1 && at(lead, f) === 1);
  const quiet = loudest > 0 ? Math.max(0, 1 - Math.min(loudest, ...whole) / (halfAsLoud * loudest)) : 0;
  return (formula.solved ? 0 : 1) + 10 * behind + 3 * quiet;
}

/** Composes the first perfume: accords are chosen again until everything is kept and the accords survive. */
export function composeFirst(target: Target, draws: Draws, workspace: Workspace): Poured {
  const remembered = rememberedIn(target, draws, null);
  const ground = groundWeights(target, draws);
  const tried: number[] = [];
  let best: Poured | undefined;
  let leastGap = Number.POSITIVE_INFINITY;
  for (const leniency of firstLeniencies) {
    const accords = chooseAccords(target, draws, tried);
    const choice = { accords, ground, remembered };
    const { formula, integrity, solution } = formulate(workspace, { target, draws, choice, leniency, unlike: null });
    const gap = failureOf(formula, target) + outside(integrity, { least: leastIntegrity, most: 1 });
    if (!best || gap < leastGap) {
      leastGap = gap;
      best = { formula, choice, leniency, solution };
    }
    if (gap === 0) break;
    tried.push(...accords);
  }
  if (!best) throw new RangeError("There is nothing to compose with");
  return best;
}

/** The ground of a second perfume: so much of it new that the shares of the two have the cosine that is sought. */
function groundFor(target: Target, draws: Draws, choice: Choice, shares: Float64Array): Float64Array {
  const fresh = groundWeights(target, draws);
  let best = fresh;
  let least = Number.POSITIVE_INFINITY;
  for (const part of newParts) {
    const ground = mixGrounds(choice.ground, fresh, part);
    const gap = Math.abs(cosine(referenceOf(target, draws, { ...choice, ground }, toldAgain), shares) - soughtShares);
    if (gap < least) {
      least = gap;
      best = ground;
    }
  }
  return best;
}

/**
 * Composes the second perfume: another one that the same person would wear. Its accords are others, it shares the name of
 * what was wished for, its loudness is bounded against the first one's, and its quiet ground is partly the same.
 */
export function composeSecond(target: Target, draws: Draws, first: Poured, workspace: Workspace): Poured {
  const shares = sharesOf(first.formula);
  const remembered = rememberedIn(target, draws, shares);
  const avoided = [...first.choice.accords];
  let best: Poured | undefined;
  let leastGap = Number.POSITIVE_INFINITY;
  for (const leniency of secondLeniencies) {
    const accords = chooseAccords(target, draws, avoided);
    const anchor = { accords, ground: first.choice.ground, remembered };
    const choice = { ...anchor, ground: groundFor(target, draws, anchor, shares) };
    const { formula, integrity, solution } = formulate(workspace, { target, draws, choice, leniency, unlike: shares });
    const shared = cosine(sharesOf(formula), shares);
    const gap =
      failureOf(formula, target) +
      20 * Math.max(0, loudnessCosine(first.formula, formula) - mostShared - 0.03) +
      5 * Math.max(0, outside(shared, shareBounds) - tolerated) +
      0.5 * outside(integrity, { least: leastIntegrity, most: 1 });
    if (!best || gap < leastGap) {
      leastGap = gap;
      best = { formula, choice, leniency, solution };
    }
    if (gap === 0) break;
    avoided.push(...accords);
  }
  if (!best) throw new RangeError("There is nothing to compose with");
  return best;
}
