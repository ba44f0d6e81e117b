import type { Language } from "../../../i18n/languages.ts";
import { arabicNames } from "./ar.ts";
import { englishNames } from "./en.ts";
import { frenchNames } from "./fr.ts";
import { russianNames } from "./ru.ts";
import type { ThingNames } from "./thing-names.ts";

export const names: Record<Language, ThingNames> = {
  ar: arabicNames,
  en: englishNames,
  fr: frenchNames,
  ru: russianNames,
};
