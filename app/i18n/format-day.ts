import { writeDateParts } from "./date-parts.ts";
import { type Language, languageFacts } from "./languages.ts";

/** A day (UTC) with its month written out: "14 December 2026". */
export function formatDay(date: Date | string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: "long", timeZone: "UTC" });
  return writeDateParts(format.formatToParts(new Date(date)), language);
}
