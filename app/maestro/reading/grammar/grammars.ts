import type { Language } from "../../../i18n/languages.ts";
import { arabicGrammar } from "./ar.ts";
import { englishGrammar } from "./en.ts";
import { frenchGrammar } from "./fr.ts";
import type { Grammar } from "./grammar.ts";
import { russianGrammar } from "./ru.ts";

export const grammars: Record<Language, Grammar> = {
  ar: arabicGrammar,
  en: englishGrammar,
  fr: frenchGrammar,
  ru: russianGrammar,
};
