import type { Language } from "../../i18n/languages.ts";
import { memoryWords, readMemory, smellNames } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";

/** A word of the visitor's memory, what was understood by it (null where the word says it itself), and if it is refused. */
export type MemoryMatch = { word: string; meaning: string | null; refused: boolean };

/** What was understood of the visitor's memory, each meaning once. */
export function memoryMatches({ memory }: Answers, language: Language): MemoryMatch[] {
  const { compare } = new Intl.Collator(language, { sensitivity: "base" });
  const matches = new Map<string, MemoryMatch>();
  for (const { word, key, material, near, akin, whole, refused = false } of readMemory(memory ?? "")) {
    const meaning = material ? smellNames[material][language] : memoryWords[key][language];
    // Two words may share a material (lilac, violet), so each is named by itself. Refusing flowers does not refuse a garden.
    const isOther = near || akin || whole;
    const isPlain = refused || isOther || compare(bareNoun(word), bareNoun(meaning)) === 0;
    matches.set(isOther ? word : meaning, { word, meaning: isPlain ? null : meaning, refused });
  }
  return [...matches.values()];
}

/** Without the article, or the "your" of the lexicon. */
function bareNoun(text: string): string {
  return text.replace(/^(?:(?:the|an?|your|les?|la|une?|votre|ваш[ае]?)\s+|l[’']|ال)/iu, "");
}
