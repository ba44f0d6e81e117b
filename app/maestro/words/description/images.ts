import { mapRecord } from "../../../encoding/record.ts";
import type { Language } from "../../types.ts";
import { phrasebooks } from "./phrasebooks.ts";

/** All stems of a language in one expression, a group for each: a sentence is read once. */
const patterns = mapRecord(
  phrasebooks,
  ({ images: some }) => new RegExp(some.map(({ source }) => `(${source})`).join("|"), "g"),
);

const quotes = /[“«].*?[”»]/g;

/** The part of a sentence that is ours, without what it quotes of the visitor. */
const ours = (sentence: string) =>
  sentence.includes("“") || sentence.includes("«") ? sentence.replace(quotes, "") : sentence;

/** The images that a sentence shows, a bit for each; a letter shows none of them twice. */
export function imagesIn(sentence: string, language: Language): number {
  const text = ours(sentence);
  const pattern = patterns[language];
  let shown = 0;
  // Each call begins at the beginning, so that none depends on another. `matchAll` takes twice as long.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    shown |= 1 << (match.indexOf(match[0], 1) - 1);
  }
  return shown;
}
