import { keysOf } from "../../app/encoding/record.ts";
import { createComposer } from "../../app/maestro/formula/composer.ts";
import { compose, materials } from "../../app/maestro/index.ts";
import { familyPowers as engineFamilyPowers } from "../../app/maestro/odour/loudness.ts";
import { indexOf } from "../../app/maestro/palette/columns.ts";
import { neverPoured } from "../../app/maestro/palette/habits.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import {
  type Answers,
  type Composition,
  type Family,
  type FormulaLine,
  families,
  type MaterialId,
} from "../../app/maestro/types.ts";
import { checkAttributions } from "./attributions.ts";
import { nearestStructure, randomFormula } from "./baselines.ts";
import { violations } from "./compliance.ts";
import { type Build, buildOf, type Fault, faults, faultsOf, memoryShown } from "./craft.ts";
import { checkExclusions } from "./exclusions.ts";
import { cosine, distance, premiereOf, shareCosine } from "./formulas.ts";
import { isMonotonic } from "./monotonicity.ts";
import { byImpact, byModel, byUseLevel, familyPowers, familyProfile, loudnessCosine, type Measure } from "./nose.ts";
import { type Random, randomStream } from "./random-stream.ts";
import { type Question, questions, randomAnswers, sessionId, withOtherAnswer } from "./samples.ts";
import { countSkeletons, noSkeletons, type Skeletons } from "./skeletons.ts";
import {
  alikeAnswers,
  Figures,
  isGulf,
  isGulfNight,
  type Likeness,
  neighbours,
  strangers,
  structuresMet,
} from "./variety.ts";

/** What people answer who are told apart by chance alone. */
const sameAnswers: Answers = {
  gender: "unisex",
  time_of_day: "day",
  occasions: ["casual"],
  persona: ["elegant"],
  strength: 5,
  season: ["spring"],
  environment: ["urban"],
  colors: ["ivory"],
};

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
  /** Cosines of the two perfumes: of the shares of their materials, and of their loudnesses. */
  relation: { shares: number[]; loudness: number[] };
  /** An asked family leads, by each measure of loudness, and with every loudness wrong by a factor. */
  leads: Map<Lead, Count>;
  /** Gulf nights whose pyramid is the Gulf's. */
  gulf: Count;
  figures: Figures;
  /** How alike strangers with one and the same single wish are, by family, and people with the same answers. */
  strangers: Map<Family, Likeness>;
  identical: Map<Family, Likeness>;
  /** The part of perfumes whose nearest neighbour among all is nearly the same. */
  neighbours: number;
  structuresMet: ReturnType<typeof structuresMet>;
  /** Perfumes that a text which says nothing has moved. */
  unread: Count;
  deterministic: Count;
  attributions: Count & { anew: number; empty: number };
  /** Of every composition that was timed, in each of three rounds. */
  milliseconds: number[][];
  plotted: PlottedSample[];
  /** How often each fault of craft occurs in both perfumes. */
  faults: Map<Fault, number>;
  builds: Build[];
  /** The first perfumes, of which neighbours are sought. */
  formulas: FormulaLine[][];
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
/** Measures of loudness by which an asked family is to lead. */
const measures = {
  "by loudness": null,
  "by loudness, without the course of evaporation": byModel,
  "by use level alone": byUseLevel,
  "by impact alone": byImpact,
} satisfies Record<string, Measure | null>;
const wrong = { "with every power wrong by 1.6": 1, "with every loudness wrong by 1.6": 2 } as const;
const leads = [...keysOf(measures), ...keysOf(wrong)] as const;
export type Lead = (typeof leads)[number];
/** ln of the factor by which every power is wrong, and how often that is tried on a formula. */
const wrongBy = Math.log(1.6);
const wrongDraws = 4;
/** How many strangers, people with the same answers and askers of structures are composed for: a tenth of it in a short try. */
const groups = { strangers: 120, identical: 150, structures: 600 };
/** A text that says nothing. */
const unreadTexts = ["jsp", "hmm", "???", "لا أدري", "не знаю", "42"];
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

/** Whether one of the asked families has the most power. */
function asksLead(powers: readonly number[], asked: readonly string[]): boolean {
  const main = families[powers.indexOf(Math.max(...powers))];
  return main !== undefined && asked.includes(main);
}

/** A number with mean 0 and standard deviation 1. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function measureLeads(
  { leads: found }: Measured,
  { premiere, deuxieme }: Composition,
  answers: Answers,
  random: Random,
) {
  const asked = answers.families ?? [];
  if (asked.length === 0) return;
  for (const { formula } of [premiere, deuxieme]) {
    for (const name of keysOf(measures)) {
      const measure = measures[name];
      const powers = measure ? familyPowers(formula, measure) : [...powersOf(formula)];
      add(found.get(name) ?? count(), asksLead(powers, asked));
    }
    for (let draw = 0; draw < wrongDraws; draw++) {
      for (const name of keysOf(wrong)) {
        const errors = new Map(
          formula.map(({ material }) => [
            material,
            (byModel.get(material) ?? 0) * Math.exp(wrong[name] * wrongBy * normal(random)),
          ]),
        );
        add(found.get(name) ?? count(), asksLead(familyPowers(formula, errors), asked));
      }
    }
  }
}

/** The power of each family by the engine's own loudness. */
function powersOf(lines: readonly FormulaLine[]): Float64Array {
  return engineFamilyPowers({
    materials: lines.map(({ material }) => indexOf.get(material) ?? -1),
    units: lines.map(({ pct_concentrate }) => pct_concentrate),
  });
}

function measureVariety(measured: Measured, { premiere, deuxieme }: Composition, answers: Answers): void {
  measured.relation.shares.push(shareCosine(premiere.formula, deuxieme.formula));
  measured.relation.loudness.push(loudnessCosine(premiere.formula, deuxieme.formula));
  for (const { formula } of [premiere, deuxieme]) {
    measured.figures.add(formula);
    if (isGulfNight(answers)) add(measured.gulf, isGulf(formula));
  }
}

function measureCraft(measured: Measured, composition: Composition, answers: Answers, session: string): void {
  const composer = createComposer(briefOf(answers), session);
  const settled = composer.premiere(null).solved && composer.deuxieme(null).solved;
  for (const fault of faultsOf(composition, answers, settled)) {
    measured.faults.set(fault, (measured.faults.get(fault) ?? 0) + 1);
  }
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
  measureVariety(measured, composition, answers);
  measureLeads(measured, composition, answers, random);
  measured.formulas.push(formula);
  measureCraft(measured, composition, answers, session);
  for (const [question, moved] of measured.sensitivity) {
    if (answers[question] === undefined) continue;
    add(moved, differs(withOtherAnswer(answers, question, random)) > differentFrom);
  }
  if (answers.memory === undefined) {
    const text = unreadTexts[index % unreadTexts.length] ?? "";
    add(measured.unread, differs({ ...answers, memory: text }) > 0);
  }
  add(measured.monotonic, isMonotonic(answers, session));
  if (JSON.stringify(before) !== JSON.stringify(answers)) add(measured.nearlySame, differs(before) < differentFrom);
  if (index % thoroughEvery !== 0) return;
  add(measured.deterministic, JSON.stringify(compose({ answers, session })) === JSON.stringify(composition));
  const checked = checkAttributions(answers, session, composition);
  measured.attributions.hits += checked.true;
  measured.attributions.of += checked.notes;
  measured.attributions.anew += checked.anew;
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
  const groupOf = (group: keyof typeof groups) => Math.ceil(groups[group] * (samples >= manySamples ? 1 : 0.1));
  const byFamily = (read: (family: Family) => Likeness) => new Map(families.map((family) => [family, read(family)]));
  const measured: Measured = {
    samples,
    engine: tally(),
    structure: tally(),
    random: tally(),
    sensitivity: new Map(questions.map((question) => [question, count()])),
    monotonic: count(),
    nearlySame: count(),
    relation: { shares: [], loudness: [] },
    leads: new Map(leads.map((lead) => [lead, count()])),
    gulf: count(),
    figures: new Figures(),
    strangers: byFamily((family) => strangers(family, groupOf("strangers"), random)),
    identical: byFamily((family) => alikeAnswers({ ...sameAnswers, families: [family] }, groupOf("identical"))),
    neighbours: 0,
    structuresMet: structuresMet(groupOf("structures"), random),
    unread: count(),
    deterministic: count(),
    attributions: { ...count(), anew: 0, empty: 0 },
    milliseconds: timeCompositions(samples),
    plotted: [],
    faults: new Map(faults.map((fault) => [fault, 0])),
    builds: [],
    formulas: [],
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
  measured.neighbours = neighbours(measured.formulas);
  return measured;
}

/** What of the palette is never used, and the share of formulas of the most used material that is no musk. */
export function paletteUse({ use, compliant }: Tally): { never: MaterialId[]; most: number; which: string } {
  const [which, most] = [...use]
    .filter(([id]) => materialOf(id).family !== "musk" && materialOf(id).family !== null)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const never = materials.map(({ id }) => id).filter((id) => !use.has(id) && !neverPoured.includes(id));
  return { never, most: most / compliant.of, which };
}
