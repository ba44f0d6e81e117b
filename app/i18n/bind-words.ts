import type { Language, Localised } from "./languages.ts";

/** A whole word with hyphens, and no part of an address or a number. */
const hyphenated = /(?<![\p{L}\p{M}\d@/._-])[\p{L}\p{M}’]+(?:-[\p{L}\p{M}’]+)+(?![\p{L}\p{M}’\d@/_-]|\.[\p{L}\d])/gu;
/** What is written in capitals alone, as the mark of a batch: it is copied as it is typed. */
const code = /^[A-Z-]+$/;
/** What is shorter is a label or a name that stands in one line: it is called, looked for and copied as it is typed. */
const shortestBroken = 17;

/** A Russian word of one or two letters goes with the next one. */
const short = /(?<![\p{L}\p{M}\d\u2011-])([а-яё]{1,2}) (?=\S|$)/giu;
/** What a Russian line does not begin with: a dash, a particle, a unit after its number. */
const dependent = / (?=—)| (?=(?:бы?|же?|ли|ль)(?!\p{L}))|(?<=[\d}]) (?=(?:мл|г|кг|мм|см|ч)(?!\p{L}))/giu;

/**
 * A text as its language breaks it into lines: nowhere at the hyphen of a word, and in Russian not after a word of one or
 * two letters. Every text of the shop goes through here: those of `locales/` when they are built, what the database and
 * the Maestro say where it is shown.
 */
export function bindWords(text: string, language: Language): string {
  const whole =
    text.length < shortestBroken
      ? text
      : text.replace(hyphenated, (word) => (code.test(word) ? word : word.replaceAll("-", "\u2011")));
  return language === "ru" ? whole.replace(dependent, "\u00a0").replace(short, "$1\u00a0") : whole;
}

/** A text that comes in every language, in one of them. */
export function boundIn(text: Localised, language: Language): string {
  return bindWords(text[language], language);
}
