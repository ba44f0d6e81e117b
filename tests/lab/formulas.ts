import { createComposer } from "../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../app/maestro/formula/formula.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import { type Answers, type FormulaLine, families, type MaterialId, type Position } from "../../app/maestro/types.ts";

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

/** Sum of share x impact. */
export function odourOf(lines: readonly FormulaLine[]): number {
  return lines.reduce((sum, { material, pct_concentrate }) => sum + pct_concentrate * materialOf(material).impact, 0);
}

/** Share of the odour per family, in the order of `families`, sum 1. */
export function familyProfile(lines: readonly FormulaLine[]): number[] {
  const odour = odourOf(lines);
  return families.map(
    (family) => odourOf(lines.filter(({ material }) => materialOf(material).family === family)) / odour,
  );
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

/** Cosine of two formulas by materials: of shares, or of share x impact. */
export function materialCosine(
  one: readonly FormulaLine[],
  other: readonly FormulaLine[],
  by: "share" | "odour",
): number {
  const ids = [...new Set([...one, ...other].map(({ material }) => material))];
  const vector = (lines: readonly FormulaLine[]) =>
    ids.map((id) => shareOf(lines, id) * (by === "odour" ? materialOf(id).impact : 1));
  return cosine(vector(one), vector(other));
}
