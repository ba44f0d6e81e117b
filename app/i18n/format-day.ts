import { writeDateParts } from "./date-parts.ts";
import { houseTimeZone } from "./house-time.ts";
import { type Language, languageFacts } from "./languages.ts";

const plainDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day (YYYY-MM-DD), or the day on which a moment fell in the house, with its month written out: "14 December 2026". */
export function formatDay(date: Date | string, language: Language): string {
  const timeZone = typeof date === "string" && plainDay.test(date) ? "UTC" : houseTimeZone;
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: "long", timeZone });
  return writeDateParts(format.formatToParts(new Date(date)), language);
}

/** Two such days, as "between 14 and 17 December"; with the year where it is not this one. */
export function formatDays(from: Date | string, to: Date | string, language: Language): string {
  const timeZone = typeof from === "string" && plainDay.test(from) ? "UTC" : houseTimeZone;
  const years = new Set([new Date(), from, to].map((day) => yearOf(day, timeZone)));
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: "numeric",
    month: "long",
    ...(years.size > 1 && { year: "numeric" }),
    timeZone,
  });
  return writeDateParts(format.formatRangeToParts(new Date(from), new Date(to)), language);
}

const yearOf = (date: Date | string, timeZone: string) =>
  new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(new Date(date));
