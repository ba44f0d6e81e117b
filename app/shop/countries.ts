import type { Language, Localised } from "../i18n/languages.ts";

export type Country = { code: string; dial: string; name: Localised };

/** The countries whose telephone numbers are accepted; the first is the default. */
export const countries = [
  {
    code: "SA",
    dial: "+966",
    name: { ar: "السعودية", en: "Saudi Arabia", fr: "Arabie saoudite", ru: "Саудовская Аравия" },
  },
  {
    code: "AE",
    dial: "+971",
    name: { ar: "الإمارات", en: "United Arab Emirates", fr: "Émirats arabes unis", ru: "ОАЭ" },
  },
  { code: "QA", dial: "+974", name: { ar: "قطر", en: "Qatar", fr: "Qatar", ru: "Катар" } },
  { code: "KW", dial: "+965", name: { ar: "الكويت", en: "Kuwait", fr: "Koweït", ru: "Кувейт" } },
  { code: "OM", dial: "+968", name: { ar: "عُمان", en: "Oman", fr: "Oman", ru: "Оман" } },
  { code: "BH", dial: "+973", name: { ar: "البحرين", en: "Bahrain", fr: "Bahreïn", ru: "Бахрейн" } },
  { code: "EG", dial: "+20", name: { ar: "مصر", en: "Egypt", fr: "Égypte", ru: "Египет" } },
  { code: "JO", dial: "+962", name: { ar: "الأردن", en: "Jordan", fr: "Jordanie", ru: "Иордания" } },
  { code: "LB", dial: "+961", name: { ar: "لبنان", en: "Lebanon", fr: "Liban", ru: "Ливан" } },
  { code: "TR", dial: "+90", name: { ar: "تركيا", en: "Türkiye", fr: "Turquie", ru: "Турция" } },
  { code: "US", dial: "+1", name: { ar: "الولايات المتحدة", en: "United States", fr: "États-Unis", ru: "США" } },
  {
    code: "GB",
    dial: "+44",
    name: { ar: "المملكة المتحدة", en: "United Kingdom", fr: "Royaume-Uni", ru: "Великобритания" },
  },
  { code: "FR", dial: "+33", name: { ar: "فرنسا", en: "France", fr: "France", ru: "Франция" } },
  { code: "RU", dial: "+7", name: { ar: "روسيا", en: "Russia", fr: "Russie", ru: "Россия" } },
] as const satisfies Country[];

export type CountryCode = (typeof countries)[number]["code"];

export const defaultCountry: CountryCode = "SA";

export function isCountryCode(value: unknown): value is CountryCode {
  return countries.some(({ code }) => code === value);
}

/** The name of a country in a language; its code where the shop no longer knows it. */
export function countryName(code: string, language: Language): string {
  return countries.find((country) => country.code === code)?.name[language] ?? code;
}
