import { stream } from "../formula/seed.ts";
import { compose } from "../index.ts";
import { materials } from "../palette/materials.ts";
import { type Answers, type FormulaLine, families, type MaterialId } from "../types.ts";
import { nearestStructure, randomFormula } from "./baselines.ts";
import { violations } from "./compliance.ts";
import { directionsKept } from "./directions.ts";
import { reasonsHold } from "./reasons.ts";
import { changed, type Question, questions, sampleAnswers, sessionName } from "./sample.ts";
import { cosine, distance, factsOf, familyProfile, mainOf, materialCosine } from "./vectors.ts";

/** What one way of composing achieved over the samples. */
export type Tally = {
  formulas: number;
  compliant: number;
  asked: number;
  led: number;
  cosines: number[];
  use: Map<MaterialId, number>;
};

export type Measured = {
  samples: number;
  ours: Tally;
  structure: Tally;
  random: Tally;
  moved: Map<Question, { moved: number; of: number }>;
  directions: { kept: number; of: number };
  alike: { alike: number; of: number };
  kinship: { least: number; most: number; outside: number };
  repeated: { same: number; of: number };
  reasons: { true: number; of: number; empty: number };
  milliseconds: number[];
  /** Asked and delivered shares of a few hundred samples, for the plots. */
  asked: { asked: number[]; delivered: number[]; answers: Answers; lines: FormulaLine[] }[];
};

const tally = (): Tally => ({ formulas: 0, compliant: 0, asked: 0, led: 0, cosines: [], use: new Map() });

function count(
  into: Tally,
  lines: readonly FormulaLine[],
  dosage: number,
  target: readonly number[],
  answers: Answers,
): void {
  into.formulas++;
  if (violations(lines, dosage).length === 0) into.compliant++;
  const profile = familyProfile(lines);
  into.cosines.push(cosine(profile, target));
  for (const { material } of lines) into.use.set(material, (into.use.get(material) ?? 0) + 1);
  if (!answers.families) return;
  const main = families[profile.indexOf(Math.max(...profile))];
  into.asked++;
  if (main && answers.families.includes(main)) into.led++;
}

/** Composes `samples` random answer sets and measures what came out, beside the two baselines. */
export function measure(samples: number): Measured {
  const chance = stream("the evaluation's answers");
  const result: Measured = {
    samples,
    ours: tally(),
    structure: tally(),
    random: tally(),
    moved: new Map(questions.map((question) => [question, { moved: 0, of: 0 }])),
    directions: { kept: 0, of: 0 },
    alike: { alike: 0, of: 0 },
    kinship: { least: 1, most: 0, outside: 0 },
    repeated: { same: 0, of: 0 },
    reasons: { true: 0, of: 0, empty: 0 },
    milliseconds: [],
    asked: [],
  };
  let before: Answers = {};
  for (let index = 0; index < samples; index++) {
    const answers = sampleAnswers(chance);
    measureOne(result, answers, before, index, chance);
    before = answers;
  }
  return result;
}

function measureOne(result: Measured, answers: Answers, before: Answers, index: number, chance: () => number): void {
  const session = sessionName(index);
  const start = performance.now();
  const composition = compose({ answers, session });
  result.milliseconds.push(performance.now() - start);
  const { premiere, deuxieme } = composition;
  const target = families.map((family) => composition.target[family]);
  count(result.ours, premiere.formula, premiere.dosage_pct, target, answers);
  if (violations(deuxieme.formula, deuxieme.dosage_pct).length > 0) result.ours.compliant--;
  count(result.structure, nearestStructure(target), premiere.dosage_pct, target, answers);
  count(result.random, randomFormula(premiere.dosage_pct, chance), premiere.dosage_pct, target, answers);
  if (result.asked.length < 600) {
    result.asked.push({ asked: target, delivered: familyProfile(premiere.formula), answers, lines: premiere.formula });
  }
  for (const cosines of kinshipOf(premiere.formula, deuxieme.formula)) {
    result.kinship.least = Math.min(result.kinship.least, cosines);
    result.kinship.most = Math.max(result.kinship.most, cosines);
    if (cosines < 0.5 || cosines > 0.85) result.kinship.outside++;
  }
  for (const question of questions) {
    const moved = result.moved.get(question);
    if (!moved || answers[question] === undefined) continue;
    moved.of++;
    if (distance(mainOf(changed(answers, question, chance), session), premiere.formula) > 0.02) moved.moved++;
  }
  result.directions.of++;
  if (directionsKept(answers, session)) result.directions.kept++;
  if (JSON.stringify(before) !== JSON.stringify(answers)) {
    result.alike.of++;
    if (distance(mainOf(before, session), premiere.formula) < 0.02) result.alike.alike++;
  }
  if (index % 10 === 0) {
    result.repeated.of++;
    if (JSON.stringify(compose({ answers, session })) === JSON.stringify(composition)) result.repeated.same++;
    const { held, notes, empty } = reasonsHold(answers, session, composition);
    result.reasons.of += notes;
    result.reasons.true += held;
    result.reasons.empty += empty;
  }
}

function kinshipOf(main: FormulaLine[], shadow: FormulaLine[]): number[] {
  return [
    cosine(familyProfile(main), familyProfile(shadow)),
    materialCosine(main, shadow, 0),
    materialCosine(main, shadow, 1),
  ];
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

export function lowest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Share of the palette that a tally used, and the share of formulas of its most used material that is no musk. */
export function paletteUse(of: Tally): { used: number; most: number; which: string } {
  let most = 0;
  let which = "";
  for (const [id, times] of of.use) {
    if (factsOf(id).family === "musk" || times <= most) continue;
    most = times;
    which = id;
  }
  return { used: of.use.size / materials.length, most: most / Math.max(1, of.formulas), which };
}
