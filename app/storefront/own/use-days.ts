import { locales } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Writes days (YYYY-MM-DD) as "14 – 17 December" or, one alone, "14 December 2026". */
export function useDays() {
  const locale = locales[useLanguage()];
  const range = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const single = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    range: (from: string, to: string) => range.formatRange(new Date(from), new Date(to)),
    day: (at: string) => single.format(new Date(at)),
  };
}
