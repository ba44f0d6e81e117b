import { mapRecord } from "../../encoding/record.ts";
import { inEachLanguage } from "../../i18n/languages.ts";
import type { Language, Localised } from "../types.ts";
import { arabicWords } from "./tables/ar.ts";
import { englishWords } from "./tables/en.ts";
import { frenchWords } from "./tables/fr.ts";
import { russianWords } from "./tables/ru.ts";
import type { WordTable } from "./tables/word-table.ts";

export const wordTables: Record<Language, WordTable> = {
  ar: arabicWords,
  en: englishWords,
  fr: frenchWords,
  ru: russianWords,
};

/** The words that stand under the same keys in every language. */
export function wordsOf<Key extends string>(read: (table: WordTable) => Record<Key, string>): Record<Key, Localised> {
  const tables = mapRecord(wordTables, read);
  return mapRecord(tables.en, (_, key) => inEachLanguage((language) => tables[language][key]));
}
