import { houseTimeZone } from "../../i18n/house-time.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** A timestamp (Postgres or ISO 8601) in the reader's language with Latin digits, as the house's clocks show it. */
export function formatDateTime(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: houseTimeZone,
  }).format(new Date(toIso(timestamp)));
}

/** Postgres writes a space for the T and an offset without minutes, which not every browser can parse. */
function toIso(timestamp: string): string {
  return timestamp.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** The hour and minute of a timestamp, as the house's clocks show it. */
export function Time({ iso }: { iso: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeStyle: "short",
    timeZone: houseTimeZone,
  });
  return <time dateTime={toIso(iso)}>{format.format(new Date(toIso(iso)))}</time>;
}

export function DateTime({ iso }: { iso: string }) {
  const language = useLanguage();
  return <time dateTime={toIso(iso)}>{formatDateTime(iso, language)}</time>;
}
