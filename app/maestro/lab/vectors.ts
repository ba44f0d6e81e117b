import { linesOf } from "../formula/lines.ts";
import { mainFormula, shadowFormula, sitDown } from "../formula/person.ts";
import { materials } from "../palette/materials.ts";
import { readAnswers } from "../profile/answers.ts";
import { leaningsOf } from "../profile/target.ts";
import { type Answers, type FormulaLine, families, type MaterialId, type Position } from "../types.ts";

const facts = new Map(materials.map((material) => [material.id, material]));

export function factsOf(id: MaterialId): (typeof materials)[number] {
  const found = facts.get(id);
  if (!found) throw new Error(`No such material: ${id}`);
  return found;
}

/** Both formulas of a session without words, recipes and reasons: the same as compose() gives. */
export function formulasOf(answers: Answers, session: string) {
  sitDown(leaningsOf(readAnswers(answers)), session);
  const main = mainFormula(null);
  return { dosage: main.formula.dosage, main: linesOf(main.formula), shadow: linesOf(shadowFormula(null).formula) };
}

/** Only the main formula. */
export function mainOf(answers: Answers, session: string): FormulaLine[] {
  sitDown(leaningsOf(readAnswers(answers)), session);
  return linesOf(mainFormula(null).formula);
}

/** Half the sum of the differences, 0 (the same) to 1 (nothing in common). */
export function distance(one: readonly FormulaLine[], other: readonly FormulaLine[]): number {
  const shares = new Map<MaterialId, number>();
  for (const { material, pct_concentrate } of one) shares.set(material, pct_concentrate);
  for (const { material, pct_concentrate } of other)
    shares.set(material, (shares.get(material) ?? 0) - pct_concentrate);
  let sum = 0;
  for (const difference of shares.values()) sum += Math.abs(difference);
  return sum / 200;
}

function angle(one: readonly number[], other: readonly number[]): number {
  let product = 0;
  let a = 0;
  let b = 0;
  one.forEach((x, i) => {
    const y = other[i] ?? 0;
    product += x * y;
    a += x * x;
    b += y * y;
  });
  return product / Math.sqrt(a * b);
}

/** Share x impact per family, in the order of `families`, sum 1. */
export function familyProfile(lines: readonly FormulaLine[]): number[] {
  const sums = families.map((family) =>
    lines.reduce((sum, { material, pct_concentrate }) => {
      const { family: own, impact } = factsOf(material);
      return sum + (own === family ? pct_concentrate * impact : 0);
    }, 0),
  );
  const odour = sums.reduce((sum, share) => sum + share, 0);
  return sums.map((share) => share / odour);
}

export function cosine(one: readonly number[], other: readonly number[]): number {
  return angle(one, other);
}

/** Cosine of two formulas by materials; `impact` 1 weighs shares by impact, 0 does not. */
export function materialCosine(one: readonly FormulaLine[], other: readonly FormulaLine[], impact: 0 | 1): number {
  const ids = [...new Set([...one, ...other].map(({ material }) => material))];
  const vector = (lines: readonly FormulaLine[]) =>
    ids.map((id) => {
      const share = lines.find(({ material }) => material === id)?.pct_concentrate ?? 0;
      return share * factsOf(id).impact ** impact;
    });
  return angle(vector(one), vector(other));
}

/** % of the concentrate in one part of the pyramid. */
export function partOf(lines: readonly FormulaLine[], position: Position): number {
  return lines.reduce((sum, line) => sum + (line.position === position ? line.pct_concentrate : 0), 0);
}
