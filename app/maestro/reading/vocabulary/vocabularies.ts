import type { Language } from "../../../i18n/languages.ts";
import { arabicVocabulary } from "./ar.ts";
import { englishVocabulary } from "./en.ts";
import { frenchVocabulary } from "./fr.ts";
import { russianVocabulary } from "./ru.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const vocabularies: Record<Language, Vocabulary> = {
  ar: arabicVocabulary,
  en: englishVocabulary,
  fr: frenchVocabulary,
  ru: russianVocabulary,
};
