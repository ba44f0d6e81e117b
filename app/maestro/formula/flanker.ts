import { dosageFor } from "../profile/answers.ts";
import type { Target } from "../profile/target.ts";
import { at } from "../vector.ts";
import { flankerConcessions } from "./concessions.ts";
import { missingLead } from "./constraints.ts";
import { goalsFor, turnFamilies } from "./flanker-goals.ts";
import { type Formula, familyShares } from "./formula.ts";
import { formulateOnce } from "./formulate.ts";
import { cosineBounds, type Relation, relationTo, type Similarity, similarityTo } from "./similarity.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/**
 * The bonus of the first perfume's materials on their selection score (ln): so much for each % of the concentrate, up
 * to `maxBonus`.
 */
const bonusPerPercent = 0.25;
const maxBonus = 2.5;
/** The lightest dosage that an attempt may fall to, % w/w of the finished perfume. */
const lightestDosage = dosageFor(1);

/**
 * Factors on the bonus of the first perfume's materials in the next attempt: `closer` after a flanker that was
 * unrelated to the first perfume, `lessClose` after one that was a copy of it.
 */
const closer = 1.6;
const lessClose = 0.6;

/** Added to the gap of a formula that is not `solved`, so that a solved one is preferred. */
const unsolvedGap = 1;

/** Gives the original's materials their bonus on the selection score, multiplied by `closeness`. */
function favourOriginal({ original, bonus }: Similarity, { materials }: Formula, closeness: number): void {
  for (const i of materials) bonus[i] = Math.min(maxBonus, bonusPerPercent * at(original.shares, i)) * closeness;
}

/** The factor on the closeness after an attempt: above 1 after an unrelated formula, below 1 after a copy, else 1. */
function closenessStep({ shares, odour }: Relation): number {
  if (Math.min(shares, odour) < cosineBounds.least) return closer;
  return Math.max(shares, odour) > cosineBounds.most ? lessClose : 1;
}

const outside = (value: number) => Math.max(0, value - cosineBounds.most, cosineBounds.least - value);

/** How far the two cosines of a relation lie outside their bounds, summed; 0 where both are within. */
const gapOf = ({ shares, odour }: Relation) => outside(shares) + outside(odour);

/**
 * Composes the second perfume of a session, a flanker of the first. It has the same target, but its families are turned
 * to another profile until they stand at the wanted cosine from the first perfume's; it draws other deviates, favours
 * the first perfume's main materials, and keeps the requested families first. If a formula is not within the bounds,
 * other goals are tried, with the first perfume's materials favoured more after an unrelated formula and less after a
 * copy, and later with a lighter dosage. If no attempt is within the bounds, the nearest formula is returned.
 * @param target the target that the first perfume was composed for
 */
export function formulateFlanker(target: Target, first: Formula, variation: Variation, workspace: Workspace): Formula {
  const similarity = similarityTo(first, workspace);
  const { original } = similarity;
  const goals = goalsFor(target, variation, original.families);
  let closeness = 1;
  let nearest = first;
  let smallestGap = Number.POSITIVE_INFINITY;
  for (const [attempt, concessions] of flankerConcessions.entries()) {
    const turned: Target = {
      ...target,
      families: turnFamilies(target, original.families, goals, attempt),
      dosage: Math.max(lightestDosage, Math.round(target.dosage * concessions.dosage * 1000) / 1000),
    };
    favourOriginal(similarity, first, closeness);
    const formula = formulateOnce(turned, variation, similarity, workspace, concessions);
    const byFamily = familyShares(formula);
    const relation = relationTo(original, formula);
    const gap =
      gapOf(relation) + missingLead(byFamily, target, concessions.relaxation) + (formula.solved ? 0 : unsolvedGap);
    if (gap === 0) return formula;
    if (gap < smallestGap) {
      smallestGap = gap;
      nearest = formula;
    }
    closeness *= closenessStep(relation);
  }
  return nearest;
}
