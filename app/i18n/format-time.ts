import { writeDateParts } from "./date-parts.ts";
import { houseTimeZone } from "./house-time.ts";
import { type Language, languageFacts } from "./languages.ts";

/** A date and a time of day in the house: "14 December 2026 at 21:05". */
export function formatTime(at: Date | number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: houseTimeZone,
  });
  return writeDateParts(format.formatToParts(at), language);
}
