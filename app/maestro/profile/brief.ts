import { memoryWords, readMemory } from "../memory/lexicon.ts";
import { type Phrase, phrasesOf } from "../reading/phrases.ts";
import { type AnswerKey, type Answers, type Localised, type MemoryFind, themes } from "../types.ts";
import { at, type VectorSource, vectorBlocks } from "../vector.ts";
import { middleStrength, normaliseAnswers } from "./answers.ts";
import { influenceLength, vectorOf } from "./influence-vectors.ts";
import { type Influence, influences, strengthStep } from "./influences.ts";
import { memoryInfluence } from "./memory-influences.ts";
import { materialsForMemory, refusedMaterialsFor } from "./memory-materials.ts";
import { wholeKinds } from "./whole-kinds.ts";

/** At most this many things of a memory count towards the target. */
const maxMemoryKeys = 6;
/**
 * The sum of the n values of a theme is multiplied by n to this power: n answers move more than one, but not n times as
 * much.
 */
const severalValues = -0.65;

/** Room for what the answers of most sessions move. */
const blockBytes = 4 * 1024;

/** What one value of an answer moves: `factor` times `influence`. `word` is the name of a thing of a memory. */
export type ValueInfluence = { value: string; word?: Localised | undefined; influence: Influence; factor: number };

/** What the answer to one theme moves, all its values together (natural logarithms, see `influence-vectors.ts`). */
type ThemeInfluence = { theme: AnswerKey; logWeights: Readonly<Float64Array> };

/** What a perfume is composed for: the answers as they were understood, and what each of them moves. */
export type Brief = {
  answers: Answers;
  /** What the memory brings up, each once, in the order of the text. */
  memoryFinds: readonly MemoryFind[];
  /** The phrases in which that was found. */
  memoryPhrases: readonly Phrase[];
  /** What the memory refuses. */
  refusals: readonly MemoryFind[];
  themes: readonly ThemeInfluence[];
  /** Lists of indices into the palette: the memory is poured as one material of each list. */
  rememberedMaterials: readonly (readonly number[])[];
  /** The materials that the memory refuses, given all answers: indices into the palette. */
  refusedMaterials: readonly number[];
};

/** The influences of the things of a memory, each thing once. */
function memoryValues(finds: readonly MemoryFind[], factor: number): ValueInfluence[] {
  const values = finds.map(({ key, whole }): ValueInfluence => {
    const kind = whole && wholeKinds.get(key);
    return kind
      ? { value: `all ${key}`, word: kind.word, influence: kind.influence, factor }
      : { value: key, word: memoryWords[key], influence: memoryInfluence[key], factor };
  });
  return [...new Map(values.map((value) => [value.value, value])).values()];
}

/** The influences of an answer, value by value; none where the theme was not answered. */
export function valueInfluences(
  theme: AnswerKey,
  { answers, memoryFinds, refusals }: Pick<Brief, "answers" | "memoryFinds" | "refusals">,
): ValueInfluence[] {
  const answer = answers[theme];
  if (answer === undefined) return [];
  if (theme === "memory") return [...memoryValues(memoryFinds, 1), ...memoryValues(refusals, -1)];
  if (typeof answer === "number")
    return [{ value: String(answer), influence: strengthStep, factor: answer - middleStrength }];
  return [answer].flat().flatMap((value) => {
    const influence = influences[theme]?.[value];
    return influence ? [{ value, influence, factor: 1 }] : [];
  });
}

function combine(values: readonly ValueInfluence[], { floats }: VectorSource): Float64Array {
  const sum = floats(influenceLength);
  const weight = values.length ** severalValues;
  for (const { influence, factor } of values) {
    const vector = vectorOf(influence);
    for (let i = 0; i < influenceLength; i++) sum[i] = at(sum, i) + at(vector, i) * factor * weight;
  }
  return sum;
}

/** Reads the answers; whatever is not understood counts as not given. */
export function briefOf(given: Answers): Brief {
  const answers = normaliseAnswers(given);
  const { memory = "" } = answers;
  const read = readMemory(memory);
  const memoryFinds = read.filter(({ refused }) => !refused);
  const refusals = read.filter(({ refused }) => refused);
  const answered = themes.filter((theme) => answers[theme] !== undefined);
  const source = vectorBlocks(blockBytes);
  return {
    answers,
    memoryFinds,
    memoryPhrases: phrasesOf(memory, memoryFinds),
    refusals,
    rememberedMaterials: materialsForMemory(memoryFinds),
    refusedMaterials: refusedMaterialsFor(refusals, memoryFinds, answers.families),
    themes: answered.map((theme) => {
      const values = valueInfluences(theme, { answers, memoryFinds, refusals });
      return { theme, logWeights: combine(theme === "memory" ? values.slice(0, maxMemoryKeys) : values, source) };
    }),
  };
}
