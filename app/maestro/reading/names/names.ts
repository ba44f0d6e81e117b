import type { Language } from "../../../i18n/languages.ts";
import type { ThingId } from "../things.ts";
import { arabicNames } from "./ar.ts";
import { englishNames } from "./en.ts";
import { frenchNames } from "./fr.ts";
import { russianNames } from "./ru.ts";

/** What each thing is called in a language, where it is listed. */
export type ThingNames = Readonly<Record<ThingId, string>>;

export const names: Record<Language, ThingNames> = {
  ar: arabicNames,
  en: englishNames,
  fr: frenchNames,
  ru: russianNames,
};
