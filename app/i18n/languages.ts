/** The supported languages, the default first. */
export const languages = ["ar", "en", "fr", "ru"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ar";

/** A text in every language, as data (questions, perfumes, materials) carry it. */
export type Localised = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function direction(language: string): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

/** How each language writes dates and numbers: by the Gregorian calendar, in Latin digits; English as in Britain. */
export const locales: Record<Language, string> = {
  ar: "ar-u-nu-latn-ca-gregory",
  en: "en-GB",
  fr: "fr",
  ru: "ru",
};

/** The percent sign as each language sets it after a number. */
export const percentSign: Record<Language, string> = { ar: "٪", en: "%", fr: "\u202f%", ru: "\u00a0%" };
