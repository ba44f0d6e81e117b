import { formatDay, formatDays } from "./format-day.ts";
import { useLanguage } from "./use-language.ts";

/** Writes days (YYYY-MM-DD) as "between 14 and 17 December" (with the year where it is not this one) or, one alone, "14 December 2026". */
export function useDays() {
  const language = useLanguage();
  return {
    range: (from: string, to: string) => formatDays(from, to, language),
    day: (at: string) => formatDay(at, language),
  };
}
