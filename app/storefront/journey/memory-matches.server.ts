import type { Language } from "../../i18n/languages.ts";
import { memoryWords, readMemory } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";

/** A word of the visitor's memory and the meaning that the lexicon found for it; null where the word says it itself. */
export type MemoryMatch = { word: string; meaning: string | null };

/** What the lexicon found in the visitor's memory, each meaning once. */
export function memoryMatches({ memory }: Answers, language: Language): MemoryMatch[] {
  const { compare } = new Intl.Collator(language, { sensitivity: "base" });
  const matches = new Map(
    readMemory(memory ?? "").map(({ word, key }) => {
      const meaning = memoryWords[key][language];
      return [key, { word, meaning: compare(bareNoun(word), bareNoun(meaning)) === 0 ? null : meaning }];
    }),
  );
  return [...matches.values()];
}

/** Without the article, or the "your" of the lexicon. */
function bareNoun(text: string): string {
  return text.replace(/^(?:(?:the|an?|your|les?|la|une?|votre|ваш[ае]?)\s+|l[’']|ال)/iu, "");
}
