import { bestPowers, familyPowers, loudnessCosine } from "../odour/loudness.ts";
import type { Target } from "../profile/target.ts";
import { at, cosine } from "../vector.ts";
import { anchorOf, type Choice, carriedBy, rememberedIn } from "./anchor.ts";
import { chooseAccords, chooseShade, judgeAccords } from "./choose-accords.ts";
import type { Draws } from "./draws.ts";
import type { Formula } from "./formula.ts";
import { formulate, type Solution, sharesOf, toldAgain } from "./formulate.ts";
import { groundWeights, mixGrounds } from "./ground.ts";
import { halfAsLoud } from "./rows.ts";
import { mostShared, shareBounds } from "./unlike.ts";
import type { Workspace } from "./workspace.ts";

/** A formula, and what it was composed of, so that it can be composed again without one of the answers. */
export type Poured = {
  formula: Formula;
  draws: Draws;
  choice: Choice;
  leniency: number;
  solution: Solution;
  /** Whether nothing is missed that may not be. */
  isKept: boolean;
};

/** Accords of which less than this part survives are tried again with others. */
const leastIntegrity = 0.5;
/** An asked family has so many times the power of any that was not asked for, whatever an attempt gives up. */
const clearlyMore = 1.15;
/** Without the course of evaporation no asked family has less than this part of the loudest one's power. */
const halfAsLoudOtherwise = 0.26;
/** What is insisted on of leads and wishes in the attempts at a perfume: less only where none before keeps what may not be missed. */
const leniencies = [1, 1, 1, 1, 1, 0.6, 0.3, 0.1] as const;
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
  const failureBy = (powers: Readonly<Float64Array>, least: number) => {
    const ofThose = (isAsked: number) => powers.filter((_, f) => at(requested, f) === isAsked);
    const loudest = Math.max(0, ...ofThose(1));
    const other = Math.max(0, ...ofThose(0));
    const behind = loudest > 0 ? Math.max(0, 1 - loudest / (clearlyMore * other)) : 0;
    const whole = powers.filter((_, f) => at(requested, f) === 1 && at(lead, f) === 1);
    const quiet = loudest > 0 ? Math.max(0, 1 - Math.min(loudest, ...whole) / (least * Math.max(loudest, other))) : 0;
    return 10 * behind + 3 * quiet;
  };
  const byOther = failureBy(familyPowers(formula, bestPowers), halfAsLoudOtherwise);
  return (formula.solved ? 0 : 1) + failureBy(familyPowers(formula), halfAsLoud) + byOther;
}

/** So often a perfume is begun anew from other draws, where no attempt from those before keeps what may not be missed. */
const rounds = 4;

/** The draws of a round of attempts; the first round's are the session's own. */
export type Rounds = (round: number) => Draws;

/** Composes the first perfume: accords are chosen again until everything is kept and the accords survive. */
export function composeFirst(target: Target, drawsIn: Rounds, workspace: Workspace): Poured {
  let best: Poured | undefined;
  let leastGap = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const draws = drawsIn(round);
    const remembered = rememberedIn(target, draws, null);
    const judged = judgeAccords(target, draws);
    const ground = groundWeights(target, draws, judged.leading);
    const tried: number[] = [];
    for (const leniency of leniencies) {
      if (leniency < 1 && best?.isKept) break;
      const accords = chooseAccords(judged, tried);
      const choice = { accords, shade: chooseShade(judged, accords, []), ground, remembered };
      const reference = carriedBy(ground, anchorOf(target, draws, choice, 1), target);
      const plan = { target, draws, choice, leniency, unlike: null };
      const { formula, integrity, solution } = formulate(workspace, plan, reference);
      const missed = failureOf(formula, target);
      const gap = missed + outside(integrity, { least: leastIntegrity, most: 1 });
      if (!best || gap < leastGap) {
        leastGap = gap;
        best = { formula, draws, choice, leniency, solution, isKept: missed === 0 };
      }
      if (gap === 0) break;
      tried.push(...accords);
    }
    if (best?.isKept) break;
  }
  if (!best) throw new RangeError("There is nothing to compose with");
  return best;
}

/** What a second perfume begins from: an anchor on the ground by which it shares nearest to what is sought with the first. */
type Carried = { ground: Float64Array; reference: Float64Array };

/** Carries an anchor by each of some grounds, and returns what comes nearest to the shares that are sought. */
function carriedAsSought(anchor: Float64Array, grounds: readonly Float64Array[], target: Target, shares: Float64Array) {
  const gapOf = ({ reference }: Carried) => Math.abs(cosine(reference, shares) - soughtShares);
  return grounds
    .map((ground): Carried => ({ ground, reference: carriedBy(ground, anchor, target) }))
    .reduce((best, one) => (gapOf(one) < gapOf(best) ? one : best));
}

/**
 * Composes the second perfume: another one that the same person would wear. Its accords are others, it shares the name of
 * what was wished for, its loudness is bounded against the first one's, and its quiet ground is partly the same.
 */
export function composeSecond(target: Target, drawsIn: Rounds, first: Poured, workspace: Workspace): Poured {
  const shares = sharesOf(first.formula);
  const { accords: firstAccords, shade: firstShade } = first.choice;
  const before = firstShade === null ? firstAccords : [...firstAccords, firstShade];
  let best: Poured | undefined;
  let leastGap = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const draws = drawsIn(round);
    const remembered = rememberedIn(target, draws, shares);
    const judged = judgeAccords(target, draws);
    const grounds = mixGrounds(first.choice.ground, groundWeights(target, draws, judged.leading), newParts);
    const avoided = [...before];
    for (const leniency of leniencies) {
      if (leniency < 1 && best?.isKept) break;
      const accords = chooseAccords(judged, avoided);
      const shade = chooseShade(judged, accords, before);
      const anchor = anchorOf(target, draws, { accords, shade, remembered }, toldAgain);
      const { ground, reference } = carriedAsSought(anchor, grounds, target, shares);
      const choice = { accords, shade, ground, remembered };
      const plan = { target, draws, choice, leniency, unlike: shares };
      const { formula, integrity, solution } = formulate(workspace, plan, reference);
      const shared = cosine(sharesOf(formula), shares);
      const missed =
        failureOf(formula, target) +
        20 * Math.max(0, loudnessCosine(first.formula, formula) - mostShared - 0.02) +
        5 * Math.max(0, outside(shared, shareBounds) - tolerated);
      const gap = missed + 0.5 * outside(integrity, { least: leastIntegrity, most: 1 });
      if (!best || gap < leastGap) {
        leastGap = gap;
        best = { formula, draws, choice, leniency, solution, isKept: missed === 0 };
      }
      if (gap === 0) break;
      avoided.push(...accords);
    }
    if (best?.isKept) break;
  }
  if (!best) throw new RangeError("There is nothing to compose with");
  return best;
}
