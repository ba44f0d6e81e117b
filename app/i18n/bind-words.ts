import type { Language, Localised } from "./languages.ts";

/** A Russian word of one or two letters goes with the next one. */
const short = /(?<![\p{L}\p{M}\d-])([а-яё]{1,2}) (?=\S|$)/giu;
/** What a Russian line does not begin with: a dash, a particle, a unit after its number. */
const dependent = / (?=—)| (?=(?:бы?|же?|ли|ль)(?!\p{L}))|(?<=[\d}]) (?=(?:мл|г|кг|мм|см|ч)(?!\p{L}))/giu;

/**
 * A text as its language breaks it into lines: in Russian not after a word of one or two letters. Every text of the shop
 * goes through here: those of `locales/` when they are built, what the database and the Maestro say where it is shown.
 */
export function bindWords(text: string, language: Language): string {
  return language === "ru" ? text.replace(dependent, "\u00a0").replace(short, "$1\u00a0") : text;
}

/** A text that comes in every language, in one of them. */
export function boundIn(text: Localised, language: Language): string {
  return bindWords(text[language], language);
}
