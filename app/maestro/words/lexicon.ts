import type { Localised, MemoryFind, MemoryKey } from "../types.ts";
import { arabicMemory } from "./memory/ar.ts";
import { englishMemory } from "./memory/en.ts";
import { fold, scriptOf, withoutPrefixes } from "./memory/fold.ts";
import { frenchMemory } from "./memory/fr.ts";
import { indexWords, matchAt, type Pattern, type Token, type WordIndex } from "./memory/index-words.ts";
import { russianMemory } from "./memory/ru.ts";
import { mapRecord } from "./record.ts";

export { type Influence, memoryInfluence } from "./memory/influence.ts";

/** What was found in a memory, as it is shown back to the visitor. */
export const memoryWords: Record<MemoryKey, Localised> = mapRecord(englishMemory, ({ word }, key) => ({
  ar: arabicMemory[key].word,
  en: word,
  fr: frenchMemory[key].word,
  ru: russianMemory[key].word,
}));

const arabic = indexWords("ar", arabicMemory);
const english = indexWords("en", englishMemory);
const french = indexWords("fr", frenchMemory);
const russian = indexWords("ru", russianMemory);

/** More is not read: a memory of a page says enough, and the time to compose stays bounded. */
const longest = 2_000;

const englishSigns = new Set(
  "the of and in my with was at from after her his i we to it on is that a when were an".split(" "),
);
const frenchSigns = new Set(
  "le la les de du des et un une dans ma mon mes chez avec sur au aux l d j qu c je apres était".split(" "),
);

/** English, French or, where the little words do not tell, both: « pain » is bread in one and grief in the other. */
function latinIndexes(tokens: Token[]): WordIndex[] {
  let lean = 0;
  for (const { written } of tokens) {
    if (englishSigns.has(written)) lean++;
    if (frenchSigns.has(written)) lean--;
  }
  if (lean === 0) return [french, english];
  return lean > 0 ? [english] : [french];
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const written = match[0].toLowerCase().normalize("NFC");
    const script = scriptOf(written);
    const folded = fold(written, script);
    const spellings = script === "arabic" ? withoutPrefixes(folded) : [folded];
    tokens.push({ written, spellings, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

function longestOf(patterns: (Pattern | undefined)[]): Pattern | undefined {
  let best: Pattern | undefined;
  for (const pattern of patterns) {
    if (pattern && (!best || pattern.pieces.length > best.pieces.length)) best = pattern;
  }
  return best;
}

/**
 * Reads a memory told in free text, in any of the four languages or a mixture.
 * @returns each thing once, in the order in which it is told, with the visitor's own words for it
 */
export function readMemory(text: string): MemoryFind[] {
  const read = text.slice(0, longest);
  const tokens = tokenise(read);
  const latin = latinIndexes(tokens);
  const byScript = { arabic: [arabic], cyrillic: [russian], latin };
  const finds = new Map<MemoryKey, MemoryFind>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const pattern = longestOf(byScript[scriptOf(token.written)].map((index) => matchAt(index, tokens, at)));
    if (!pattern) continue;
    const last = tokens[at + pattern.pieces.length - 1] ?? token;
    if (!finds.has(pattern.key)) finds.set(pattern.key, { word: read.slice(token.start, last.end), key: pattern.key });
    at += pattern.pieces.length - 1;
  }
  return [...finds.values()];
}
