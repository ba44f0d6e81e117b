import { writeDateParts } from "./date-parts.ts";
import { type Language, languageFacts } from "./languages.ts";

/** A date and a time of day for a letter, whose reader's own zone nobody knows. */
export function timeInUtc(at: Date | number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return writeDateParts(format.formatToParts(at), language);
}
