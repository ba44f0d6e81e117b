import { inEachLanguage } from "../../i18n/languages.ts";
import type { AnswerKey, Localised } from "../types.ts";
import { wordsOf, wordTables } from "./tables.ts";

/** What each theme of the journey is called where a reason names it. */
export const themeWords = wordsOf(({ themes }) => themes);

/** The reason of a note that no answer brought: it holds the others together. */
export const structureWord: Localised = inEachLanguage((language) => wordTables[language].structure);

/** Stands before words that are quoted from a memory. */
export const fromMemoryWord: Localised = inEachLanguage((language) => wordTables[language].fromMemory);

/** Says that something was told in the visitor's own words. */
export const ownWordsWord: Localised = inEachLanguage((language) => wordTables[language].ownWords);

/** What stands before the words of a text that a note goes with and that do not name it. */
export const inToneWord: Localised = inEachLanguage((language) => wordTables[language].inTone);

/** What stands before the smells that stand in for what was wished for. */
export const standInWord: Localised = inEachLanguage((language) => wordTables[language].standIn);

/** That there is little of what was wished for. */
export const presenceWords = wordsOf(({ presences }) => presences);

/** What each answer is called; the themes that are free text have no values. */
export const answerWords = {
  gender: wordsOf(({ answers }) => answers.gender),
  families: wordsOf(({ answers }) => answers.families),
  time_of_day: wordsOf(({ answers }) => answers.time_of_day),
  occasions: wordsOf(({ answers }) => answers.occasions),
  persona: wordsOf(({ answers }) => answers.persona),
  strength: wordsOf(({ answers }) => answers.strength),
  season: wordsOf(({ answers }) => answers.season),
  environment: wordsOf(({ answers }) => answers.environment),
  colors: wordsOf(({ answers }) => answers.colors),
} satisfies Partial<Record<AnswerKey, Record<string, Localised>>>;

/** Each family as a thing, to stand in a list with facets. */
export const familyNouns = wordsOf(({ families }) => families);

/** Each facet in everyday words. */
export const facetNames = wordsOf(({ facets }) => facets);

/** The words for one value of one theme, if the theme has such a value. */
export function answerWord(theme: AnswerKey, value: string): Localised | undefined {
  const values: Partial<Record<AnswerKey, Record<string, Localised>>> = answerWords;
  const words = values[theme];
  return words && Object.hasOwn(words, value) ? words[value] : undefined;
}

/** The values of a theme that the engine reads, each of which has a word; none where the theme is told in words. */
export function answerValues(theme: AnswerKey): string[] {
  const values: Partial<Record<AnswerKey, object>> = answerWords;
  return Object.keys(values[theme] ?? {});
}

/** The slider from 1 to 10 in three words. */
export function strengthLevel(strength: number): keyof typeof answerWords.strength {
  if (strength <= 3) return "light";
  return strength <= 7 ? "moderate" : "strong";
}
