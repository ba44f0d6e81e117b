import { compose } from "../../app/maestro/index.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
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

/** The least share of the odour (share x impact) of a note that is shown. */
const perceptibleShare = 0.0025;

const odourShare = (lines: readonly FormulaLine[], id: MaterialId) =>
  (shareOf(lines, id) * materialOf(id).impact) / odourOf(lines);

/**
 * Takes away every answer that a note names, composes anew, and looks whether the note's material has fallen. A text may
 * also be named where it names the note: then the note quotes words of that text.
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
  const result = { notes: 0, true: 0, empty: 0 };
  for (const variant of variants) {
    const { formula, notes } = composition[variant];
    for (const position of positions) {
      if (notes[position].length === 0) result.empty++;
      for (const { material, because, words = [] } of notes[position]) {
        result.notes++;
        const isNamed = words.length > 0 && words.every((word) => answers.memory?.includes(word));
        const isTrue = because.every((reason) => {
          if (reason === structure) return because.length === 1;
          if (reason === "memory" && isNamed) return true;
          return shareOf(composeWithout(reason)[variant].formula, material) < shareOf(formula, material);
        });
        const isQuoted = words.length === 0 || (isNamed && because.includes("memory"));
        const isPerceptible = odourShare(formula, material) >= perceptibleShare;
        if (because.length > 0 && isTrue && isQuoted && isPerceptible) result.true++;
      }
    }
  }
  return result;
}
