import { compose, readMemory } from "../../app/maestro/index.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { listsFor } from "../../app/maestro/profile/memory-materials.ts";
import {
  type AnswerKey,
  type Answers,
  type Composition,
  type FormulaLine,
  type MaterialId,
  positions,
  structure,
  variants,
} from "../../app/maestro/types.ts";
import { odourOf, shareOf } from "./formulas.ts";
import { questions } from "./samples.ts";

/** The share of the odour (share x impact) of a note that is shown: at least, and from where on it is so in any case. */
const perceptibleShare = 0.004;
const loudShare = 0.065;

const odourShare = (lines: readonly FormulaLine[], id: MaterialId) =>
  (shareOf(lines, id) * materialOf(id).impact) / odourOf(lines);

/**
 * Takes away every answer that a note names, composes anew, and looks whether the note's material has fallen.
 * @returns of both perfumes' `notes`, those that are perceptible and `true` in all their reasons; the parts of the
 * pyramid that show nothing (`empty`)
 */
export function checkAttributions(answers: Answers, session: string, composition: Composition) {
  const composed = new Map<AnswerKey, Composition>();
  const composeWithout = (theme: AnswerKey): Composition => {
    const known = composed.get(theme);
    if (known) return known;
    const { [theme]: _, ...others } = answers;
    const composition = compose({ answers: others, session });
    composed.set(theme, composition);
    return composition;
  };
  const answered = questions.some((question) => answers[question] !== undefined);
  const poured = readMemory(answers.memory ?? "").flatMap((find) => listsFor(find).flat());
  const result = { notes: 0, true: 0, empty: 0 };
  for (const variant of variants) {
    const { formula, notes } = composition[variant];
    for (const position of positions) {
      if (notes[position].length === 0) result.empty++;
      for (const { material, because } of notes[position]) {
        result.notes++;
        const falls = because.every(
          (theme) =>
            theme === structure ||
            shareOf(composeWithout(theme)[variant].formula, material) < shareOf(formula, material),
        );
        const asked = answers.families?.includes(materialOf(material).family) ?? false;
        const remembered = poured.includes(material);
        const share = odourShare(formula, material);
        // What was asked for by name, or is loud, is shown even where no answer brought it; it claims none.
        const belongs = because[0] !== structure || !answered || asked || remembered || share >= loudShare;
        if (belongs && falls && share >= perceptibleShare) result.true++;
      }
    }
  }
  return result;
}
