import { mapRecord } from "../../encoding/record.ts";
import type { Localised, MemoryKey } from "../types.ts";
import { arabicMemory } from "./memory/ar.ts";
import { englishMemory } from "./memory/en.ts";
import { frenchMemory } from "./memory/fr.ts";
import { russianMemory } from "./memory/ru.ts";

/** The name of what a thing brings up, as the visitor is shown it. */
export const memoryWords: Record<MemoryKey, Localised> = mapRecord(englishMemory, ({ word }, key) => ({
  ar: arabicMemory[key].word,
  en: word,
  fr: frenchMemory[key].word,
  ru: russianMemory[key].word,
}));
