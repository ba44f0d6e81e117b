import { type FormulaLine, families, type MaterialId } from "../../app/maestro/types.ts";
import { mean } from "../support/statistics.ts";
import { readTable } from "./facts.ts";

/**
 * Loudness, computed anew from the tables of facts, apart from the engine's own: what a formula is measured by. There is no
 * course of evaporation here, so a lead that the engine finds with it is checked without it.
 */
type Facts = { id: string; family: string; impact: number; typical: number };

const rows: readonly Facts[] = readTable("materials").map((row) => ({
  id: row.id ?? "",
  family: row.family ?? "",
  impact: Number(row.impact),
  typical: Number(row.typical_pct_concentrate),
}));
const smelled = rows.filter(({ impact }) => impact > 0);

const familyOf = new Map<string, string>(rows.map(({ id, family }) => [id, family]));

/** ln of the use level that an odour impact suggests: the line of least squares through what is smelled. */
const meanImpact = mean(smelled.map(({ impact }) => impact));
const meanLevel = mean(smelled.map(({ typical }) => Math.log(typical)));
const slope =
  smelled.reduce((sum, { impact, typical }) => sum + (impact - meanImpact) * (Math.log(typical) - meanLevel), 0) /
  smelled.reduce((sum, { impact }) => sum + (impact - meanImpact) ** 2, 0);

const ceilings = new Map(
  readTable("intensity")
    .filter(({ kind }) => kind === "material")
    .map((row) => [row.id_or_constituent ?? "", Number(row.I_max)]),
);
const estimated = new Map([
  ["sandalore", 28],
  ["ebanol", 28],
  ["javanol", 28],
  ["hexyl_cinnamal", 25],
]);

function powerOf({ id, family, impact, typical }: Facts): number {
  if (impact === 0) return 0;
  const ceiling = ceilings.get(id) ?? estimated.get(id) ?? (family === "musk" ? 7 : 35);
  const dose = Math.exp((2 / 3) * Math.log(typical) + (1 / 3) * (meanLevel + slope * (impact - meanImpact)));
  return ceiling / 35 / dose;
}

/** Power of one per cent of each material, by several measures that the engine does not hang on. */
export type Measure = ReadonlyMap<string, number>;
const measured = (read: (facts: Facts) => number): Measure => new Map(rows.map((facts) => [facts.id, read(facts)]));

/** As the model has it, without the course of evaporation. */
export const byModel = measured(powerOf);
/** By use level alone, and by odour impact alone. */
export const byUseLevel = measured(({ impact, typical }) => (impact > 0 ? 1 / typical : 0));
export const byImpact = measured(({ impact }) => (impact > 0 ? Math.exp(0.43 * impact) : 0));

/** The power of each family, in the order of `families`. */
export function familyPowers(lines: readonly FormulaLine[], measure: Measure): number[] {
  const powers = new Map<string, number>();
  for (const { material, pct_concentrate: share } of lines) {
    const family = familyOf.get(material) ?? "";
    powers.set(family, (powers.get(family) ?? 0) + share * (measure.get(material) ?? 0));
  }
  return families.map((family) => powers.get(family) ?? 0);
}

/** Share of the power per family, in the order of `families`, sum 1. */
export function familyProfile(lines: readonly FormulaLine[]): number[] {
  const powers = familyPowers(lines, byModel);
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The part of a formula's power that a material is. */
export function odourShare(lines: readonly FormulaLine[], id: MaterialId): number {
  const powerOfLine = ({ material, pct_concentrate: share }: FormulaLine) => share * (byModel.get(material) ?? 0);
  const all = lines.reduce((sum, line) => sum + powerOfLine(line), 0);
  const own = lines.find(({ material }) => material === id);
  return own ? powerOfLine(own) / all : 0;
}

type Loudnesses = { loudness: ReadonlyMap<string, number>; length: number };
const known = new WeakMap<readonly FormulaLine[], Loudnesses>();

/** The loudness of every line of a formula, and the length of all as a vector. */
function loudnessesOf(lines: readonly FormulaLine[]): Loudnesses {
  const found = known.get(lines);
  if (found) return found;
  const powers = lines.map((line) => line.pct_concentrate * (byModel.get(line.material) ?? 0));
  const computed = {
    loudness: new Map(lines.map(({ material }, index) => [material, Math.sqrt(powers[index] ?? 0)])),
    length: Math.sqrt(powers.reduce((sum, power) => sum + power, 0)),
  };
  known.set(lines, computed);
  return computed;
}

/** The cosine of two formulas' loudnesses. */
export function loudnessCosine(one: readonly FormulaLine[], other: readonly FormulaLine[]): number {
  const [ofOne, ofOther] = [loudnessesOf(one), loudnessesOf(other)];
  let product = 0;
  for (const [material, loudness] of ofOne.loudness) product += loudness * (ofOther.loudness.get(material) ?? 0);
  return product / (ofOne.length * ofOther.length);
}

/** The loudest lines of a formula. */
export function loudest(lines: readonly FormulaLine[], count: number): MaterialId[] {
  const powerOfLine = ({ material, pct_concentrate: share }: FormulaLine) => share * (byModel.get(material) ?? 0);
  return lines
    .toSorted((one, other) => powerOfLine(other) - powerOfLine(one))
    .slice(0, count)
    .map(({ material }) => material);
}
