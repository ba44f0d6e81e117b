import type { Lines } from "../accords/library.ts";
import { indicesOf } from "../palette/columns.ts";
import { type Phrase, phrasesOf } from "../reading/phrases.ts";
import { thingNames } from "../reading/thing-names.ts";
import { type AnswerKey, type Answers, type Localised, type MemoryFind, type Sense, themes } from "../types.ts";
import { at, type VectorSource, vectorBlocks } from "../vector.ts";
import { middleStrength, normaliseAnswers } from "./answers.ts";
import { type Exclusion, exclusionsOf } from "./exclusions.ts";
import { influenceLength, vectorOf } from "./influence-vectors.ts";
import { type Influence, influences, strengthStep } from "./influences.ts";
import { memoryInfluence } from "./memory-influences.ts";
import { memoryAccordOf } from "./memory-materials.ts";
import { isTelling, type Told, toldIn } from "./told.ts";
import { wholeKinds } from "./whole-kinds.ts";
import { findOf, maxWishes, type Wish, wishesOf, withoutExcluded } from "./wishes.ts";

/** At most this many things of a memory count towards the target. */
const maxMemoryKeys = 6;
/**
 * The sum of the n values of a theme is multiplied by n to this power: n answers move more than one, but not n times as
 * much.
 */
const severalValues = -0.5;

/** Of n things told each is so loud: n to this power. */
const severalTold = -0.35;

/** Room for what the answers of most sessions move. */
const blockBytes = 4 * 1024;

/** What one value of an answer moves: `factor` times `influence`. `word` is the name of a thing told. */
export type ValueInfluence = {
  value: string;
  sense?: Sense;
  word?: Localised | undefined;
  influence: Influence;
  factor: number;
};

/** What the answer to one theme moves, all its values together (natural logarithms, see `influence-vectors.ts`). */
type ThemeInfluence = { theme: AnswerKey; logWeights: Readonly<Float64Array> };

/** What the things told ask of a formula. */
type Plan = {
  /** What is wished for and poured; of each list of a wish, one. */
  wishes: readonly Wish[];
  exclusions: readonly Exclusion[];
  /** The same as indices into the palette: lists of which one material each is poured, and what is not poured. */
  rememberedMaterials: readonly (readonly number[])[];
  refusedMaterials: readonly number[];
  /** What makes the wishes recognised, and what would spoil them. */
  around: Lines;
  apart: readonly number[];
};

/** What a perfume is composed for: the answers as they were understood, and what each of them moves. */
export type Brief = Plan & {
  answers: Answers;
  told: readonly Told[];
  /** What the memory brings up, each once, in the order of the text. */
  memoryFinds: readonly MemoryFind[];
  /** The phrases in which that was found. */
  memoryPhrases: readonly Phrase[];
  /** What the memory refuses. */
  refusals: readonly MemoryFind[];
  themes: readonly ThemeInfluence[];
};

/** What things told ask of a formula. What is excluded is excluded from what is wished for too. */
export function planOf(told: readonly Told[], answers: Pick<Answers, "families">): Plan {
  const wishes = wishesOf(told);
  const exclusions = exclusionsOf(told, wishes, answers);
  const refused = new Set(exclusions.flatMap(({ materials }) => materials));
  const poured = withoutExcluded(wishes, refused);
  const lists = new Map(poured.flatMap(({ lists }) => lists.map((list) => [list.join(), indicesOf(list)])));
  const rememberedMaterials = [...lists.values()];
  return {
    wishes: poured,
    exclusions,
    rememberedMaterials,
    refusedMaterials: [...refused],
    ...recognised(told, poured, rememberedMaterials.flat()),
  };
}

/**
 * What makes recognised what is wanted, be it poured by name or only brought to mind, each the quieter the more there are, and what would spoil one of them and is no part of
 * another.
 */
function recognised(
  things: readonly Told[],
  wishes: readonly Wish[],
  remembered: readonly number[],
): Pick<Plan, "around" | "apart"> {
  const replaced = new Set(wishes.filter(({ instead }) => instead).map(({ find }) => find.thing));
  const wanted = things.filter(({ sense, thing }) => sense === "wanted" && !replaced.has(thing)).slice(0, maxWishes);
  const told = new Set(wanted.flatMap(findOf).flatMap((find) => memoryAccordOf(find) ?? []));
  const around = new Map<number, number>();
  for (const { material, loudness } of [...told].flatMap((one) => one.around)) {
    around.set(material, Math.max(around.get(material) ?? 0, loudness * told.size ** severalTold));
  }
  const apart = new Set([...told].flatMap((one) => one.apart));
  for (const material of [...around.keys(), ...remembered]) apart.delete(material);
  return { around: [...around].map(([material, loudness]) => ({ material, loudness })), apart: [...apart] };
}

/** The influences of things told, each kind of thing once. What is not borne is no matter of taste, but for whole kinds. */
function toldValues(told: readonly Told[]): ValueInfluence[] {
  const values = told.flatMap((one) =>
    findOf(one).flatMap(({ key, whole }): [string, ValueInfluence][] => {
      const { thing: value, sense } = one;
      const wanted = { value, sense, word: thingNames[value], influence: memoryInfluence[key], factor: 1 };
      if (sense === "wanted") return [[key, wanted]];
      if (sense === "allergy" && !whole) return [];
      const kind = wholeKinds.get(value);
      const { word, influence } = kind ?? wanted;
      return [[`no ${kind ? "all " : ""}${key}`, { value, sense, word, influence, factor: -1 }]];
    }),
  );
  const each = [...new Map(values).values()];
  return [...each.filter(({ factor }) => factor > 0), ...each.filter(({ factor }) => factor < 0)];
}

/** The influences of an answer, value by value; none where the theme was not answered. */
export function valueInfluences(
  theme: AnswerKey,
  { answers, told }: Pick<Brief, "answers" | "told">,
): ValueInfluence[] {
  if (isTelling(theme)) {
    return toldValues(told.filter((one) => one.theme === theme));
  }
  const answer = answers[theme];
  if (answer === undefined) return [];
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
  const told = toldIn(answers);
  const inMemory = told.filter(({ theme, sense }) => theme === "memory" && sense !== "less").flatMap(findOf);
  const memoryFinds = inMemory.filter(({ refused }) => !refused);
  const refusals = inMemory.filter(({ refused }) => refused);
  const answered = themes.filter((theme) =>
    isTelling(theme) ? told.some((one) => one.theme === theme) : answers[theme] !== undefined,
  );
  const source = vectorBlocks(blockBytes);
  return {
    ...planOf(told, answers),
    answers,
    told,
    memoryFinds,
    memoryPhrases: phrasesOf(answers.memory ?? "", memoryFinds),
    refusals,
    themes: answered.map((theme) => {
      const values = valueInfluences(theme, { answers, told });
      return { theme, logWeights: combine(theme === "memory" ? values.slice(0, maxMemoryKeys) : values, source) };
    }),
  };
}
