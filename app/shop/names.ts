import type { Language } from "../i18n/languages.ts";
import { type Emirate, emirates } from "./address.ts";
import { countries, isCountryCode } from "./countries.ts";
import { arabicNames } from "./names/ar.ts";
import { englishNames } from "./names/en.ts";
import { frenchNames } from "./names/fr.ts";
import type { Names } from "./names/names.ts";
import { russianNames } from "./names/ru.ts";

/**
 * The name of the shop in file names. Renaming the shop means changing this, its name in each file of `names/`, and the
 * wordmark in public/icons.
 */
export const brandSlug = "athar";

const names: Record<Language, Names> = { ar: arabicNames, en: englishNames, fr: frenchNames, ru: russianNames };

export function brandName(language: Language): string {
  return names[language].brand;
}

/** The name of a country in a language; its code where the shop no longer knows it. */
export function countryName(code: string, language: Language): string {
  return isCountryCode(code) ? names[language].countries[code] : code;
}

export type CountryChoice = { code: string; text: string };

/** The countries of a list to choose from, with their dial codes. */
export function dialChoices(language: Language): CountryChoice[] {
  return countries.map(({ code, dial }) => ({ code, text: `${countryName(code, language)} \u200e${dial}` }));
}

export function emirateName(emirate: Emirate, language: Language): string {
  return names[language].emirates[emirate];
}

/** What stands before the number of a flat or an office. */
export function unitName(language: Language): string {
  return names[language].unit;
}

/** A line of an address as a reader sees it: an emirate by its name, everything else as it was typed. */
export function addressLine(value: string, language: Language): string {
  const emirate = emirates.find((each) => each === value);
  return emirate ? emirateName(emirate, language) : value;
}
