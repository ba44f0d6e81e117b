import type { Language } from "../types.ts";
import { arabicTable } from "./tables/ar.ts";
import { englishTable } from "./tables/en.ts";
import type { MemoryTable } from "./tables/entry.ts";
import { frenchTable } from "./tables/fr.ts";
import { russianTable } from "./tables/ru.ts";

/** Of two languages of one script in which a word may be meant, the one that stands first here is tried first. */
export const memoryTables: Record<Language, MemoryTable> = {
  ar: arabicTable,
  fr: frenchTable,
  en: englishTable,
  ru: russianTable,
};
