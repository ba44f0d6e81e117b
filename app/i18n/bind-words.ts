import type { Language, Localised } from "./languages.ts";

/** A word with hyphens, and no part of an address or a number. */
const hyphenated = /(?<![\p{L}\p{M}\d@/._-])[\p{L}\p{M}’]+(?:-[\p{L}\p{M}’]+)+(?![\d@/_-]|\.[\p{L}\d])/gu;
/** What is shorter is a label or a name that stands in one line. */
const shortestBroken = 16;

/** A Russian word of one or two letters goes with the next one. */
const short = /(?<![\p{L}\p{M}\d\u2060-])([а-яё]{1,2}) (?=\S|$)/giu;
/** What a Russian line does not begin with: a dash, a particle, a unit after its number. */
const dependent = / (?=—)| (?=(?:бы?|же?|ли|ль)(?!\p{L}))|(?<=[\d}]) (?=(?:мл|г|кг|мм|см|ч)(?!\p{L}))/giu;

/**
 * A text as its language breaks it into lines: but in English nowhere at the hyphen of a word, and in Russian not after a
 * word of one or two letters. The fonts lack the hyphen that does not break (U+2011), and a word joiner needs no letter
 * of theirs. Every text of the shop goes through here: those of `locales/` when they are built, what the database and the
 * Maestro say where it is shown.
 */
export function bindWords(text: string, language: Language): string {
  const whole =
    language === "en" || text.length < shortestBroken
      ? text
      : text.replace(hyphenated, (word) => word.replaceAll("-", "-\u2060"));
  return language === "ru" ? whole.replace(dependent, "\u00a0").replace(short, "$1\u00a0") : whole;
}

/** A text that comes in every language, in one of them. */
export function boundIn(text: Localised, language: Language): string {
  return bindWords(text[language], language);
}

/** A text that is not shown in lines, such as a letter's: some mail apps draw a word joiner as a box. */
export function unjoined(text: string): string {
  return text.replaceAll("\u2060", "");
}
