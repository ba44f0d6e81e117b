import { at } from "../formula/columns.ts";
import { facets } from "../formula/stock.ts";
import { type AnswerKey, type Family, families, type MemoryKey, positions, themes } from "../types.ts";
import { memoryInfluence, readMemory } from "../words/lexicon.ts";
import { dosageOf, type ReadAnswers } from "./answers.ts";
import { houseLeaning, housePyramid, type Influence, influences, strengthStep } from "./influences.ts";

/** Where families, pyramid and facets stand in a vector of leanings (natural logarithms). */
export const leaningLength = families.length + positions.length + facets.length;
const pyramidAt = families.length;
const facetsAt = families.length + positions.length;

/** A family that was asked for weighs e^1.7 times one that was not; everything else together moves at most e^0.7. */
const asked = 1.7;
const familyReach = 0.7;
/** What all answers but the families can move a part of the pyramid by (ln), and a facet. */
const pyramidReach = 0.6;
const facetReach = 1.6;

function vectorOf(influence: Influence): Float64Array {
  const vector = new Float64Array(leaningLength);
  families.forEach((family, index) => {
    vector[index] = influence.families?.[family] ?? 0;
  });
  positions.forEach((position, index) => {
    vector[pyramidAt + index] = influence.pyramid?.[position] ?? 0;
  });
  facets.forEach((facet, index) => {
    vector[facetsAt + index] = influence.facets?.[facet] ?? 0;
  });
  return vector;
}

function table(influence: Readonly<Record<string, Influence>>): ReadonlyMap<string, Float64Array> {
  return new Map(Object.entries(influence).map(([value, moves]) => [value, vectorOf(moves)]));
}

const vectors = new Map(Object.entries(influences).map(([theme, values]) => [theme, table(values)]));
const memoryVectors = table(memoryInfluence);
const strengthVector = vectorOf(strengthStep);
const leaningOfHouse = Float64Array.from(families, (family) => houseLeaning[family]);
const pyramidOfHouse = Float64Array.from(positions, (position) => Math.log(housePyramid[position]));

/** What each theme moves, ready to be added up with any one of them left out. */
export type Leanings = {
  themes: AnswerKey[];
  moves: Float64Array[];
  asked: Float64Array;
  strength: number | null;
  memory: string;
};

/** Several values of one theme: more than their mean, less than their sum. */
function together(rows: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(leaningLength);
  const weight = rows.length ** -0.65;
  for (const row of rows) for (let i = 0; i < leaningLength; i++) sum[i] = at(sum, i) + at(row, i) * weight;
  return sum;
}

/** Keys of what the memory brings up, in the order of the text, each once. */
export function memoriesOf(memory: string): MemoryKey[] {
  return memory === "" ? [] : [...new Set(readMemory(memory).map(({ key }) => key))];
}

export function leaningsOf(answers: ReadAnswers): Leanings {
  const leanings: Leanings = {
    themes: [],
    moves: [],
    asked: new Float64Array(families.length),
    strength: answers.strength,
    memory: answers.memory,
  };
  for (const theme of themes) {
    const rows: Float64Array[] = [];
    for (const value of answers.values[theme] ?? []) {
      const row = vectors.get(theme)?.get(value);
      if (row) rows.push(row);
    }
    if (theme === "memory") {
      for (const key of memoriesOf(answers.memory).slice(0, 6)) {
        const row = memoryVectors.get(key);
        if (row) rows.push(row);
      }
    }
    if (theme === "strength" && answers.strength !== null) {
      const steps = answers.strength - 5.5;
      rows.push(strengthVector.map((by) => by * steps));
    }
    if (rows.length === 0 && !(theme === "memory" && answers.memory !== "")) continue;
    leanings.themes.push(theme);
    leanings.moves.push(rows.length === 0 ? new Float64Array(leaningLength) : together(rows));
  }
  families.forEach((family, index) => {
    if (answers.values.families?.includes(family)) leanings.asked[index] = 1;
  });
  return leanings;
}

/** Asked-for shares of families (sum 1), pyramid (sum 1) and facet weights (ln), with what was asked by name. */
export type Target = {
  families: Float64Array;
  pyramid: Float64Array;
  facets: Float64Array;
  asked: Float64Array;
  dosage: number;
  memory: string;
};

export function emptyTarget(): Target {
  return {
    families: new Float64Array(families.length),
    pyramid: new Float64Array(positions.length),
    facets: new Float64Array(facets.length),
    asked: new Float64Array(families.length),
    dosage: 0,
    memory: "",
  };
}

/** Turns logarithms into shares that sum to 1, in place. */
export function shares(logarithms: Float64Array): void {
  let sum = 0;
  for (let i = 0; i < logarithms.length; i++) {
    const weight = Math.exp(at(logarithms, i));
    logarithms[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < logarithms.length; i++) logarithms[i] = at(logarithms, i) / sum;
}

const saturate = (sum: number, reach: number) => reach * Math.tanh(sum / reach);

/**
 * Adds up the leanings into `into`, as if `without` had not been answered. Sums saturate (reach x tanh(sum / reach)):
 * strictly rising, so that summer always raises the top, and bounded, so that no pile of answers outweighs a family
 * asked for by name.
 */
export function aim(leanings: Leanings, without: AnswerKey | null, into: Target): Target {
  const { families: family, pyramid, facets: facet } = into;
  const named = without !== "families" && leanings.themes.includes("families");
  family.fill(0);
  pyramid.fill(0);
  facet.fill(0);
  for (let t = 0; t < leanings.themes.length; t++) {
    const theme = leanings.themes[t];
    const moves = leanings.moves[t];
    if (theme === without || !moves) continue;
    for (let i = 0; i < family.length; i++) family[i] = at(family, i) + at(moves, i);
    for (let i = 0; i < facet.length; i++) facet[i] = at(facet, i) + at(moves, facetsAt + i);
    if (theme === "families") continue;
    for (let i = 0; i < pyramid.length; i++) pyramid[i] = at(pyramid, i) + at(moves, pyramidAt + i);
  }
  const byFamily = named ? leanings.moves[leanings.themes.indexOf("families")] : undefined;
  for (let i = 0; i < family.length; i++) {
    const own = named ? asked * at(leanings.asked, i) : at(leaningOfHouse, i);
    family[i] = own + saturate(at(family, i), familyReach);
    into.asked[i] = named ? at(leanings.asked, i) : 0;
  }
  for (let i = 0; i < pyramid.length; i++) {
    const own = at(pyramidOfHouse, i) + (byFamily ? at(byFamily, pyramidAt + i) : 0);
    pyramid[i] = own + saturate(at(pyramid, i), pyramidReach);
  }
  for (let i = 0; i < facet.length; i++) facet[i] = saturate(at(facet, i), facetReach);
  shares(family);
  shares(pyramid);
  into.dosage = dosageOf(without === "strength" ? null : leanings.strength);
  into.memory = without === "memory" ? "" : leanings.memory;
  return into;
}

export function familyShares(column: Float64Array): Record<Family, number> {
  const share = (index: number) => Math.round(at(column, index) * 1e4) / 1e4;
  return { woody: share(0), oriental: share(1), floral: share(2), citrus: share(3), musk: share(4), aquatic: share(5) };
}
