import type { Language } from "./languages.ts";

/**
 * Writes the parts that `Intl.DateTimeFormat` gives of a date or a range as a reader would. In French the first of a month
 * is "1er"; in Russian a year is "года", since "г." before a full stop makes two, and a range has a long dash; in English
 * no space parts the days of one month.
 */
export function writeDateParts(parts: readonly { type: string; value: string }[], language: Language): string {
  const ordinal = (type: string, value: string) => language === "fr" && type === "day" && value === "1";
  const text = parts.map(({ type, value }) => (ordinal(type, value) ? "1er" : value)).join("");
  if (language === "ru") return text.replaceAll(/(?<=\d{4})\sг\./g, "\u00a0года").replace(/\s–\s/, "\u00a0— ");
  return language === "en" ? text.replace(/(?<=^\d+)\s–\s(?=\d)/, "–") : text;
}
