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

/** The bonus of the first perfume's materials: per % of the concentrate, and at most. */
const bonusPerPercent = 0.25;
const maxBonus = 2.5;
/** No lighter dosage is conceded, % w/w of the finished perfume. */
const lightestDosage = dosageFor(1);

/** What the favour of the first perfume's materials is multiplied by where a flanker came out unrelated, and a copy. */
const closer = 1.6;
const lessClose = 0.6;

/** What counts against a formula that is not `solved`, beside its gap. */
const unsolvedGap = 1;

/** Favours the original's materials in the selection, `closeness` times as much as usual. */
function favourOriginal({ original, bonus }: Similarity, { materials }: Formula, closeness: number): void {
  for (const i of materials) bonus[i] = Math.min(maxBonus, bonusPerPercent * at(original.shares, i)) * closeness;
}

/** By how much the closeness changes after a formula that came out unrelated or a copy; 1 after others. */
function closenessStep({ shares, odour }: Relation): number {
  if (Math.min(shares, odour) < cosineBounds.least) return closer;
  return Math.max(shares, odour) > cosineBounds.most ? lessClose : 1;
}

const outside = (value: number) => Math.max(0, value - cosineBounds.most, cosineBounds.least - value);

/** How far a relation is outside the bounds; 0 where both cosines are within. */
const gapOf = ({ shares, odour }: Relation) => outside(shares) + outside(odour);

/**
 * The second perfume of a session, a flanker of the first: the same target turned towards another profile until its
 * families stand at the wanted cosine, other deviates, and the first perfume's main materials favoured.
 * The requested families come first in it too. Where the palette does not let it come out within the bounds, other goals are
 * tried, with more likeness where it came out unrelated and less where it came out a copy, and by and by a lighter dosage;
 * where none is within them, the nearest is taken.
 * @param target what the first perfume was composed for
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
