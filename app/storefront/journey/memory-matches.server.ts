import type { Language } from "../../i18n/languages.ts";
import { memoryWords, readMemory } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";

/** A word of the visitor's memory and the meaning that the lexicon found for it. */
export type MemoryMatch = { word: string; meaning: string };

/** What the lexicon found in the visitor's memory, each meaning once. */
export function memoryMatches({ memory }: Answers, language: Language): MemoryMatch[] {
  const matches = new Map(
    readMemory(memory ?? "").map(({ word, key }) => [key, { word, meaning: memoryWords[key][language] }]),
  );
  return [...matches.values()];
}
