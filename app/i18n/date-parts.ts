import type { Language } from "./languages.ts";

/** What stands before a span of days and between its two. */
const span: Record<Language, readonly [before: string, between: string]> = {
  ar: ["بين ", " و"],
  en: ["between ", " and "],
  fr: ["du ", " au "],
  ru: ["с\u00a0", " по\u00a0"],
};

/**
 * Writes the parts that `Intl.DateTimeFormat` gives of a date or a span as a reader would say them. A span is said in
 * words: "between 26 and 31 December" goes on a sentence, which a dash does not. In French the first of a month is "1er"; in
 * Russian a year is "года", since "г." before a full stop makes two.
 */
export function writeDateParts(parts: readonly { type: string; value: string }[], language: Language): string {
  const ordinal = (type: string, value: string) => language === "fr" && type === "day" && value === "1";
  const text = parts.map(({ type, value }) => (ordinal(type, value) ? "1er" : value)).join("");
  const said = language === "ru" ? text.replaceAll(/(?<=\d{4})\sг\./g, "\u00a0года") : text;
  const [from, to] = said.split(/\s?–\s?/);
  if (from === undefined || to === undefined) return said;
  const [before, between] = span[language];
  // «Со второго», and of no other day.
  const whole = `${before}${from}${between}${to}`;
  return language === "ru" ? whole.replace(/^с(?=\s2(?!\d))/, "со") : whole;
}
