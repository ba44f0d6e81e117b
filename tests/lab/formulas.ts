import { createComposer } from "../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../app/maestro/formula/formula.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import type { Answers, FormulaLine, MaterialId, Position } from "../../app/maestro/types.ts";

/** Both formulas of a session without recipes, notes and words: the same as compose() gives. */
export function formulasOf(answers: Answers, session: string) {
  const { premiere, deuxieme } = createComposer(briefOf(answers), session);
  const { dosage } = premiere(null);
  return { dosage, premiere: formulaLines(premiere(null)), deuxieme: formulaLines(deuxieme(null)) };
}

/** Only the first perfume's formula. */
export function premiereOf(answers: Answers, session: string): FormulaLine[] {
  return formulaLines(createComposer(briefOf(answers), session).premiere(null));
}

/** % of the concentrate; 0 where the material is not in the formula. */
export function shareOf(lines: readonly FormulaLine[], id: MaterialId): number {
  return lines.find(({ material }) => material === id)?.pct_concentrate ?? 0;
}

/** % of the concentrate in one part of the pyramid. */
export function partOf(lines: readonly FormulaLine[], position: Position): number {
  return lines.reduce((sum, line) => sum + (line.position === position ? line.pct_concentrate : 0), 0);
}

/** Total variation distance: half the sum of the differences, 0 (the same) to 1 (nothing in common). */
export function distance(one: readonly FormulaLine[], other: readonly FormulaLine[]): number {
  const ids = new Set([...one, ...other].map(({ material }) => material));
  let sum = 0;
  for (const id of ids) sum += Math.abs(shareOf(one, id) - shareOf(other, id));
  return sum / 200;
}

export function cosine(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

/** Cosine of the shares of two formulas' materials. */
export function shareCosine(one: readonly FormulaLine[], other: readonly FormulaLine[]): number {
  const ids = [...new Set([...one, ...other].map(({ material }) => material))];
  const vector = (lines: readonly FormulaLine[]) => ids.map((id) => shareOf(lines, id));
  return cosine(vector(one), vector(other));
}
