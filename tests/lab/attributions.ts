import { createComposer } from "../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../app/maestro/formula/formula.ts";
import { compose } from "../../app/maestro/index.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import {
  type AnswerKey,
  type Answers,
  type Composition,
  type FormulaLine,
  positions,
  structure,
  variants,
} from "../../app/maestro/types.ts";
import { shareOf } from "./formulas.ts";
import { odourShare } from "./nose.ts";

/** The least part of the odour's power of a note that is shown: a twentieth of its loudness. */
const perceptibleShare = 0.0025;

/**
 * Takes away every answer that a note names, composes with the same accords and draws, and looks whether the note's material
 * has fallen. A text may also be named where it names the note: then the note quotes words of that text.
 * @returns of both perfumes' `notes`, those that are perceptible and `true` in all their reasons; those that are so too where
 * everything is composed `anew`, with whatever accords come up; the parts of the pyramid that show nothing (`empty`)
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
  const composer = createComposer(briefOf(answers), session);
  const result = { notes: 0, true: 0, anew: 0, empty: 0 };
  for (const variant of variants) {
    const { formula, notes } = composition[variant];
    for (const position of positions) {
      if (notes[position].length === 0) result.empty++;
      for (const { material, because, words = [] } of notes[position]) {
        result.notes++;
        const isNamed = words.length > 0 && words.every((word) => answers.memory?.includes(word));
        const isTrueIn = (without: (theme: AnswerKey) => readonly FormulaLine[]) =>
          because.every((reason) => {
            if (reason === structure) return because.length === 1;
            if (reason === "memory" && isNamed) return true;
            return shareOf(without(reason), material) < shareOf(formula, material);
          });
        const isTrue = isTrueIn((theme) => formulaLines(composer[variant](theme)));
        if (isTrueIn((theme) => composeWithout(theme)[variant].formula)) result.anew++;
        const isQuoted = words.length === 0 || (isNamed && because.includes("memory"));
        const isPerceptible = odourShare(formula, material) >= perceptibleShare;
        if (because.length > 0 && isTrue && isQuoted && isPerceptible) result.true++;
      }
    }
  }
  return result;
}
