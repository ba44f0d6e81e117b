import { readMemory } from "../memory/lexicon.ts";
import { type AnswerKey, type Answers, type MemoryFind, type MemoryKey, themes } from "../types.ts";
import { at } from "../vector.ts";
import { middleStrength, normaliseAnswers } from "./answers.ts";
import { influenceLength, vectorOf } from "./influence-vectors.ts";
import { type Influence, influences, strengthStep } from "./influences.ts";
import { memoryInfluence } from "./memory-influences.ts";
import { pouredFor } from "./memory-materials.ts";

/** Of one memory, this many things count towards the target. */
const maxMemoryKeys = 6;
/** The sum of n values of one theme is multiplied by n to this power: more than their mean, less than their sum. */
const severalValues = -0.65;

/** What one value of an answer moves: `factor` times `influence`. */
export type ValueInfluence = { value: string; influence: Influence; factor: number };

/** What the answer to one theme moves, all its values together (natural logarithms, see `influence-vectors.ts`). */
type ThemeInfluence = { theme: AnswerKey; logWeights: Readonly<Float64Array> };

/** What the perfume is composed for: the answers as they were understood and what each of them moves. */
export type Brief = {
  answers: Answers;
  /** What the memory brings up, each once, in the order of the text. */
  memoryKeys: readonly MemoryKey[];
  /** The visitor's own words for them. */
  memoryFinds: readonly MemoryFind[];
  themes: readonly ThemeInfluence[];
  /** What the memory is poured as: of each list of indices into the palette, one. */
  poured: readonly (readonly number[])[];
};

/** The influences of an answer, value by value; none where the theme was not answered. */
export function valueInfluences(
  theme: AnswerKey,
  { answers, memoryKeys }: Pick<Brief, "answers" | "memoryKeys">,
): ValueInfluence[] {
  const answer = answers[theme];
  if (answer === undefined) return [];
  if (theme === "memory") return memoryKeys.map((key) => ({ value: key, influence: memoryInfluence[key], factor: 1 }));
  if (typeof answer === "number")
    return [{ value: String(answer), influence: strengthStep, factor: answer - middleStrength }];
  return [answer].flat().flatMap((value) => {
    const influence = influences[theme]?.[value];
    return influence ? [{ value, influence, factor: 1 }] : [];
  });
}

function combine(values: readonly ValueInfluence[]): Float64Array {
  const sum = new Float64Array(influenceLength);
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
  const memoryFinds = readMemory(answers.memory ?? "");
  const memoryKeys = memoryFinds.map(({ key }) => key);
  const answered = themes.filter((theme) => answers[theme] !== undefined);
  return {
    answers,
    memoryKeys,
    memoryFinds,
    poured: pouredFor(memoryKeys),
    themes: answered.map((theme) => {
      const values = valueInfluences(theme, { answers, memoryKeys });
      return { theme, logWeights: combine(theme === "memory" ? values.slice(0, maxMemoryKeys) : values) };
    }),
  };
}
