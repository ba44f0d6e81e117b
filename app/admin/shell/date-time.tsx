import { useHydrated } from "../../document/use-hydrated.ts";
import { type Language, languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** A timestamp (Postgres or ISO 8601) in the reader's language with Latin digits; by default in their own time zone. */
export function formatDateTime(timestamp: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: "medium",
    timeStyle: timeZone ? "long" : "medium",
    timeZone,
  }).format(new Date(toIso(timestamp)));
}

/** Postgres writes a space for the T and an offset without minutes, which not every browser can parse. */
function toIso(timestamp: string): string {
  return timestamp.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** Rendered in UTC on the server, where the reader's time zone is unknown, and in that time zone after hydration. */
export function DateTime({ iso }: { iso: string }) {
  const language = useLanguage();
  const hydrated = useHydrated();
  return <time dateTime={toIso(iso)}>{formatDateTime(iso, language, hydrated ? undefined : "UTC")}</time>;
}
