import { languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Formats a day (2026-11-22) in the reader's language, with Latin digits. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(languageFacts[useLanguage()].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(day));
}
