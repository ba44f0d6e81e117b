import { compose } from "../index.ts";
import {
  type AnswerKey,
  type Answers,
  type Composition,
  type FormulaLine,
  type MaterialId,
  positions,
} from "../types.ts";
import { factsOf } from "./vectors.ts";

/** Share of the whole odour (share x impact) that a shown note has at least. */
const perceptible = 0.005;

function shareOf(lines: readonly FormulaLine[], id: MaterialId): number {
  return lines.find(({ material }) => material === id)?.pct_concentrate ?? 0;
}

function presenceOf(lines: readonly FormulaLine[], id: MaterialId): number {
  let odour = 0;
  for (const { material, pct_concentrate } of lines) odour += pct_concentrate * factsOf(material).impact;
  return (shareOf(lines, id) * factsOf(id).impact) / odour;
}

/** Whether anything that moves the formula was answered (the name on the bottle does not). */
function spoken(answers: Answers): boolean {
  return Object.entries(answers).some(([theme, value]) => theme !== "custom_name" && value !== undefined);
}

/**
 * Takes away every answer that a note names, composes anew, and looks whether the note's material has fallen.
 * `held` counts the notes of both perfumes whose material is perceptible and all of whose reasons are true; `empty`
 * counts the parts of the pyramid that show nothing.
 */
export function reasonsHold(answers: Answers, session: string, composition: Composition) {
  const without = new Map<AnswerKey, Composition>();
  const taken = (key: AnswerKey): Composition => {
    const known = without.get(key);
    if (known) return known;
    const { [key]: _, ...rest } = answers;
    const composed = compose({ answers: rest, session });
    without.set(key, composed);
    return composed;
  };
  let held = 0;
  let notes = 0;
  let empty = 0;
  for (const variant of ["premiere", "deuxieme"] as const) {
    const { formula, notes: shown } = composition[variant];
    for (const position of positions) {
      if (shown[position].length === 0) empty++;
      for (const { material, because } of shown[position]) {
        notes++;
        const named = because.length > 0 || !spoken(answers);
        const fell = because.every(
          (key) => shareOf(taken(key)[variant].formula, material) < shareOf(formula, material),
        );
        if (named && fell && presenceOf(formula, material) >= perceptible) held++;
      }
    }
  }
  return { held, notes, empty };
}
