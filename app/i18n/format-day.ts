import { writeDateParts } from "./date-parts.ts";
import { type Language, locales } from "./languages.ts";

/** A day (UTC) with its month written out: "14 December 2026". */
export function formatDay(date: Date | string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  return writeDateParts(format.formatToParts(new Date(date)), language);
}
