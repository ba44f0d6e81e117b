import type { Language } from "../../i18n/languages.ts";

const marks: Record<Language, readonly [string, string]> = {
  ar: ["«", "»"],
  en: ["“", "”"],
  fr: ["«\u202f", "\u202f»"],
  ru: ["«", "»"],
};

/** The visitor's own words in the quotation marks of the page's language. */
export function quoted(words: string, language: Language): string {
  const [before, after] = marks[language];
  return `${before}${words}${after}`;
}
