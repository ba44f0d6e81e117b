import type { Language } from "../../i18n/languages.ts";
import { memoryWords, readMemory } from "../../maestro/index.ts";
import { type AnswerRow, answersOf } from "./answers-of.ts";

/** A word of the visitor's own and what the Maestro understood by it. */
export type Find = { word: string; meaning: string };

/** What was heard in everything the visitor told freely, each meaning once. */
export function findsOf(rows: readonly AnswerRow[], language: Language): Find[] {
  const { memory } = answersOf(rows);
  const finds = new Map(
    readMemory(memory ?? "").map(({ word, key }) => [key, { word, meaning: memoryWords[key][language] }]),
  );
  return [...finds.values()];
}
