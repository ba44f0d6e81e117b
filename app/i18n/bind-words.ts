import type { Language, Localised } from "./languages.ts";

/** A whole word with hyphens, and no part of an address or a number. */
const hyphenated = /(?<![\p{L}\p{M}\d@/._-])[\p{L}\p{M}’]+(?:-[\p{L}\p{M}’]+)+(?![\p{L}\p{M}’\d@/_-]|\.[\p{L}\d])/gu;
/** What is written in capitals alone, as the mark of a batch: it is copied as it is typed. */
const code = /^[A-Z-]+$/;
/** What is shorter is a label or a name that stands in one line: it is called, looked for and copied as it is typed. */
const shortestBroken = 17;

/** A Russian word of one or two letters goes with the next one. */
const short = /(?<![\p{L}\p{M}\d\u2011-])([а-яё]{1,2}) (?=\S|$)/giu;
/** What a Russian line does not begin with: a dash, a particle. */
const dependent = / (?=—)| (?=(?:бы?|же?|ли|ль)(?!\p{L}))/giu;

/** Between a number, or what stands for one, and its unit or currency, whichever of the two comes first. */
const beforeUnit =
  /(?<=[\d}]\u2069?) (?=(?:[cm]m|ml|k?g|[мс]м|мл|к?г|ч|مل|غ|°[Cم]|AED|SAR|[در]\.[إس])(?!\p{L}))|(?<=(?:AED|SAR)) (?=[\d{])/gu;

/**
 * A text as its language breaks it into lines: nowhere at the hyphen of a word or between a number and its unit, and in
 * Russian not after a word of one or two letters. Every text of the shop goes through here: those of `locales/` when they
 * are built, what the database and the Maestro say where it is shown.
 */
export function bindWords(text: string, language: Language): string {
  const whole =
    text.length < shortestBroken
      ? text
      : text.replace(hyphenated, (word) => (code.test(word) ? word : word.replaceAll("-", "\u2011")));
  const measured = whole.replace(beforeUnit, "\u00a0");
  return language === "ru" ? measured.replace(dependent, "\u00a0").replace(short, "$1\u00a0") : measured;
}

/** A text that comes in every language, in one of them. */
export function boundIn(text: Localised, language: Language): string {
  return bindWords(text[language], language);
}
