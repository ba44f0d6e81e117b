import { useEffect, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** A point in time in the reader's language, Latin digits; `zone` absent: the reader's own. */
export function formatMoment(iso: string, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: "medium",
    timeStyle: zone ? "long" : "medium",
    timeZone: zone,
  }).format(new Date(isoOf(iso)));
}

/** Postgres writes a blank and hours only where ISO 8601 has a T and minutes, which not every browser reads. */
function isoOf(moment: string): string {
  return moment.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** The server says it in UTC; once the page is live, the reader's own clock is used. */
export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return <time dateTime={isoOf(iso)}>{formatMoment(iso, language, live ? undefined : "UTC")}</time>;
}
