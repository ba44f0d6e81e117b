import type { Language } from "../i18n/languages.ts";

const preloads: Record<Language, string[]> = {
  ar: ["/fonts/amiri-arabic.woff2", "/fonts/readex-arabic.woff2", "/fonts/readex-figures.woff2"],
  en: ["/fonts/cormorant-english.woff2", "/fonts/manrope-latin.woff2"],
  fr: ["/fonts/cormorant-latin.woff2", "/fonts/manrope-latin.woff2", "/fonts/manrope-accents.woff2"],
  ru: ["/fonts/cormorant-cyrillic.woff2", "/fonts/manrope-cyrillic.woff2", "/fonts/manrope-latin.woff2"],
};

/** The fonts that the first view of a page in `language` needs: what to preload, and no more. */
export function fontPreloads(language: Language): string[] {
  return preloads[language];
}
