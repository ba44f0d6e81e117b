import { keysOf, recordOf } from "../encoding/record.ts";

/** The supported languages, the default first, and how each is written; its texts are found by its key. */
export const languageFacts = {
  ar: {
    /** In the language itself. */
    name: "العربية",
    direction: "rtl",
    /** As Unicode calls it. */
    script: "Arabic",
    /** How dates and numbers are written: by the Gregorian calendar, in Latin digits; English as in Britain. */
    locale: "ar-u-nu-latn-ca-gregory",
    /** Whose way of writing amounts of money it follows. */
    amounts: "en",
    percentSign: "%",
    /** As the Web Speech API calls it. */
    speech: "ar-SA",
  },
  en: {
    name: "English",
    direction: "ltr",
    script: "Latin",
    locale: "en-GB",
    amounts: "en",
    percentSign: "%",
    speech: "en-GB",
  },
  fr: {
    name: "Français",
    direction: "ltr",
    script: "Latin",
    locale: "fr",
    amounts: "fr",
    percentSign: "\u202f%",
    speech: "fr-FR",
  },
  ru: {
    name: "Русский",
    direction: "ltr",
    script: "Cyrillic",
    locale: "ru",
    amounts: "ru",
    percentSign: "\u00a0%",
    speech: "ru-RU",
  },
} as const;

export type Language = keyof typeof languageFacts;

export const languages: readonly Language[] = keysOf(languageFacts);

export const defaultLanguage: Language = "ar";

/** A text in every language, as data (questions, perfumes, materials) carry it. */
export type Localised = Record<Language, string>;

/** Something for every language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return recordOf(languages, make);
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function direction(language: string): "rtl" | "ltr" {
  return isLanguage(language) ? languageFacts[language].direction : "ltr";
}
