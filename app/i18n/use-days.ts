import { writeDateParts } from "./date-parts.ts";
import { formatDay } from "./format-day.ts";
import { languageFacts } from "./languages.ts";
import { useLanguage } from "./use-language.ts";

/** Writes days (YYYY-MM-DD) as "14 – 17 December" or, one alone, "14 December 2026". */
export function useDays() {
  const language = useLanguage();
  const range = new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return {
    range: (from: string, to: string) =>
      writeDateParts(range.formatRangeToParts(new Date(from), new Date(to)), language),
    day: (at: string) => formatDay(at, language),
  };
}
