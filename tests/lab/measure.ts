import { createComposer } from "../../app/maestro/formula/composer.ts";
import { compose, materials } from "../../app/maestro/index.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import {
  type Answers,
  type Composition,
  type FormulaLine,
  families,
  type MaterialId,
} from "../../app/maestro/types.ts";
import { checkAttributions } from "./attributions.ts";
import { nearestStructure, randomFormula } from "./baselines.ts";
import { violations } from "./compliance.ts";
import { type Build, buildOf, type Fault, faults, faultsOf, memoryShown } from "./craft.ts";
import { checkExclusions } from "./exclusions.ts";
import { cosine, distance, familyProfile, materialCosine, premiereOf } from "./formulas.ts";
import { isMonotonic } from "./monotonicity.ts";
import { type Random, randomStream } from "./random-stream.ts";
import { type Question, questions, randomAnswers, sessionId, withOtherAnswer } from "./samples.ts";
import { countSkeletons, noSkeletons, type Skeletons } from "./skeletons.ts";

/** How many of the cases tried came out as wanted. */
export type Count = { hits: number; of: number };

/** What one way of composing achieved over the samples. */
export type Tally = {
  compliant: Count;
  /** The main family is one that was asked for, where any was. */
  mainFamily: Count;
  /** Cosines between the families asked for and delivered. */
  cosines: number[];
  /** Formulas that each material is in. */
  use: Map<MaterialId, number>;
};

/** One sample as the plots show it: shares of the families asked for and delivered, answers, first formula. */
type PlottedSample = { asked: number[]; delivered: number[]; answers: Answers; lines: FormulaLine[] };

export type Measured = {
  samples: number;
  engine: Tally;
  structure: Tally;
  random: Tally;
  /** Another answer to a question moves the formula. */
  sensitivity: Map<Question, Count>;
  monotonic: Count;
  /** Different answer sets of one session give nearly the same formula. */
  nearlySame: Count;
  /** Cosines of the two perfumes' materials, how many lie outside the bounds, and those of their families. */
  relation: { least: number; most: number; outside: number; families: number[] };
  deterministic: Count;
  attributions: Count & { empty: number };
  /** Of every composition that was timed, in each of three rounds. */
  milliseconds: number[][];
  plotted: PlottedSample[];
  /** How often each fault of craft occurs in both perfumes, and the answer sets that asked for one family alone. */
  faults: Map<Fault, number>;
  single: number;
  builds: Build[];
  /** Things of a memory that are poured and shown. */
  memory: Count;
  /** Perfumes whose card shows each note, and names of the first perfumes. */
  notes: Map<string, number>;
  names: string[];
  skeletons: Skeletons;
  /** Things kept out in every way, and what was poured of them all the same. */
  exclusions: { tried: number; faults: string[] };
};

/** Total variation distance from which two formulas count as different. */
const differentFrom = 0.02;
/** Bounds of the cosines between the two perfumes. */
const relationBounds = { least: 0.5, most: 0.85 };
/** Checks that compose many times are made on one sample in so many. */
const thoroughEvery = 10;
const plottedSamples = 600;
/** From so many samples on, everything is kept out of answers of every kind; with fewer, of one in so many. */
const manySamples = 10_000;
const fewExclusions = 23;

const count = (): Count => ({ hits: 0, of: 0 });
const tally = (): Tally => ({ compliant: count(), mainFamily: count(), cosines: [], use: new Map() });

function add(to: Count, hit: boolean): void {
  to.of++;
  if (hit) to.hits++;
}

function addFormula(
  to: Tally,
  lines: readonly FormulaLine[],
  compliant: boolean,
  target: readonly number[],
  answers: Answers,
): void {
  const profile = familyProfile(lines);
  add(to.compliant, compliant);
  to.cosines.push(cosine(profile, target));
  for (const { material } of lines) to.use.set(material, (to.use.get(material) ?? 0) + 1);
  if (!answers.families) return;
  const main = families[profile.indexOf(Math.max(...profile))];
  add(to.mainFamily, main !== undefined && answers.families.includes(main));
}

/** The engine's formulas beside the two baselines. */
function compareWithBaselines(
  measured: Measured,
  { target, premiere, deuxieme }: Composition,
  answers: Answers,
  random: Random,
): void {
  const asked = families.map((family) => target[family]);
  const isCompliant = (lines: readonly FormulaLine[], dosage = premiere.dosage_pct) =>
    violations(lines, dosage).length === 0;
  const both = isCompliant(premiere.formula) && isCompliant(deuxieme.formula, deuxieme.dosage_pct);
  addFormula(measured.engine, premiere.formula, both, asked, answers);
  const structure = nearestStructure(asked);
  addFormula(measured.structure, structure, isCompliant(structure), asked, answers);
  const drawn = randomFormula(premiere.dosage_pct, random);
  addFormula(measured.random, drawn, isCompliant(drawn), asked, answers);
  if (measured.plotted.length < plottedSamples) {
    const delivered = familyProfile(premiere.formula);
    measured.plotted.push({ asked, delivered, answers, lines: premiere.formula });
  }
}

function measureRelation({ relation }: Measured, { premiere, deuxieme }: Composition): void {
  relation.families.push(cosine(familyProfile(premiere.formula), familyProfile(deuxieme.formula)));
  for (const value of [
    materialCosine(premiere.formula, deuxieme.formula, "share"),
    materialCosine(premiere.formula, deuxieme.formula, "odour"),
  ]) {
    relation.least = Math.min(relation.least, value);
    relation.most = Math.max(relation.most, value);
    if (value < relationBounds.least || value > relationBounds.most) relation.outside++;
  }
}

function measureCraft(measured: Measured, composition: Composition, answers: Answers, session: string): void {
  const composer = createComposer(briefOf(answers), session);
  const settled = composer.premiere(null).solved && composer.deuxieme(null).solved;
  for (const fault of faultsOf(composition, answers, settled)) {
    measured.faults.set(fault, (measured.faults.get(fault) ?? 0) + 1);
  }
  if (answers.families?.length === 1) measured.single++;
  measured.builds.push(buildOf(composition.premiere.formula));
  const { hits, of } = memoryShown(composition, answers);
  measured.memory.hits += hits;
  measured.memory.of += of;
  for (const { en } of Object.values(composition.premiere.notes).flat()) {
    measured.notes.set(en, (measured.notes.get(en) ?? 0) + 1);
  }
  measured.names.push(composition.premiere.display_name);
  countSkeletons(measured.skeletons, composition, answers, session);
}

function measureSample(measured: Measured, answers: Answers, before: Answers, index: number, random: Random): void {
  const session = sessionId(index);
  const composition = compose({ answers, session });
  const { formula } = composition.premiere;
  const differs = (others: Answers) => distance(premiereOf(others, session), formula);
  compareWithBaselines(measured, composition, answers, random);
  measureRelation(measured, composition);
  measureCraft(measured, composition, answers, session);
  for (const [question, moved] of measured.sensitivity) {
    if (answers[question] === undefined) continue;
    add(moved, differs(withOtherAnswer(answers, question, random)) > differentFrom);
  }
  add(measured.monotonic, isMonotonic(answers, session));
  if (JSON.stringify(before) !== JSON.stringify(answers)) add(measured.nearlySame, differs(before) < differentFrom);
  if (index % thoroughEvery !== 0) return;
  add(measured.deterministic, JSON.stringify(compose({ answers, session })) === JSON.stringify(composition));
  const checked = checkAttributions(answers, session, composition);
  measured.attributions.hits += checked.true;
  measured.attributions.of += checked.notes;
  measured.attributions.empty += checked.empty;
}

/** Times of composing (ms) in each of three rounds, by itself: as the Worker composes, with nothing measured between. */
function timeCompositions(samples: number): number[][] {
  const random = randomStream("the answers that are timed");
  const timed = Array.from({ length: Math.min(samples, 3000) }, () => randomAnswers(random));
  return Array.from({ length: 3 }, () =>
    timed.map((answers, index) => {
      const start = performance.now();
      compose({ answers, session: sessionId(index) });
      return performance.now() - start;
    }),
  );
}

/** Composes `samples` random answer sets and measures what comes out, beside the two baselines. */
export function measure(samples: number): Measured {
  const random = randomStream("the evaluation's answers");
  const measured: Measured = {
    samples,
    engine: tally(),
    structure: tally(),
    random: tally(),
    sensitivity: new Map(questions.map((question) => [question, count()])),
    monotonic: count(),
    nearlySame: count(),
    relation: { least: 1, most: 0, outside: 0, families: [] },
    deterministic: count(),
    attributions: { ...count(), empty: 0 },
    milliseconds: timeCompositions(samples),
    plotted: [],
    faults: new Map(faults.map((fault) => [fault, 0])),
    single: 0,
    builds: [],
    memory: count(),
    notes: new Map(),
    names: [],
    skeletons: noSkeletons(),
    exclusions: checkExclusions(samples >= manySamples ? 1 : fewExclusions),
  };
  let before: Answers = {};
  for (let index = 0; index < samples; index++) {
    const answers = randomAnswers(random);
    measureSample(measured, answers, before, index, random);
    before = answers;
  }
  return measured;
}

/** Share of the palette in use, and the share of formulas of the most used material that is no musk. */
export function paletteUse({ use, compliant }: Tally): { used: number; most: number; which: string } {
  const [which, most] = [...use]
    .filter(([id]) => materialOf(id).family !== "musk")
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  return { used: use.size / materials.length, most: most / compliant.of, which };
}
