import { type Language, locales } from "./languages.ts";

/** A day (UTC) with its month written out: "14 December 2026". */
export function formatDay(date: Date | string, language: Language): string {
  return new Date(date).toLocaleDateString(locales[language], { dateStyle: "long", timeZone: "UTC" });
}
