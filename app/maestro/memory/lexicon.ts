import { mapRecord } from "../record.ts";
import type { Localised, MemoryFind, MemoryKey } from "../types.ts";
import { fold, scriptOf, withoutProclitics } from "./spelling.ts";
import { arabicMemory } from "./tables/ar.ts";
import { englishMemory } from "./tables/en.ts";
import { frenchMemory } from "./tables/fr.ts";
import { russianMemory } from "./tables/ru.ts";
import { conjunctionLength, indexWords, matchAt, type Pattern, type Token, type WordIndex } from "./word-index.ts";

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

/** Characters that are read: a memory of a page says enough, and the time to compose stays bounded. */
const maxLength = 2_000;

/** Function words that tell English from French. */
const englishWords: ReadonlySet<string> = new Set(
  "the of and in my with was at from after her his i we to it on is that a when were an".split(" "),
);
const frenchWords: ReadonlySet<string> = new Set(
  "le la les de du des et un une dans ma mon mes chez avec sur au aux l d j qu c je apres était".split(" "),
);

/** English, French or, where function words do not tell, both: "pain" is bread in one and an ache in the other. */
function latinIndexes(tokens: Token[]): WordIndex[] {
  let balance = 0;
  for (const { written } of tokens) {
    if (englishWords.has(written)) balance++;
    if (frenchWords.has(written)) balance--;
  }
  if (balance === 0) return [french, english];
  return balance > 0 ? [english] : [french];
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const written = match[0].toLowerCase().normalize("NFC");
    const script = scriptOf(written);
    const folded = fold(written, script);
    const spellings = script === "arabic" ? withoutProclitics(folded) : [folded];
    tokens.push({ written, spellings, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

function longestOf(patterns: (Pattern | undefined)[]): Pattern | undefined {
  let best: Pattern | undefined;
  for (const pattern of patterns) {
    if (pattern && (!best || pattern.words.length > best.words.length)) best = pattern;
  }
  return best;
}

/**
 * What a memory in free text brings up, in any of the four languages or a mixture of them.
 * @returns each thing once, in the order of the text, with the visitor's own words for it (without an "and" before them)
 */
export function readMemory(text: string): MemoryFind[] {
  const read = text.slice(0, maxLength);
  const tokens = tokenise(read);
  const byScript = { arabic: [arabic], cyrillic: [russian], latin: latinIndexes(tokens) };
  const finds = new Map<MemoryKey, MemoryFind>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const pattern = longestOf(byScript[scriptOf(token.written)].map((index) => matchAt(index, tokens, at)));
    if (!pattern) continue;
    const last = tokens[at + pattern.words.length - 1] ?? token;
    const start = token.start + conjunctionLength(token, pattern);
    if (!finds.has(pattern.key)) finds.set(pattern.key, { word: read.slice(start, last.end), key: pattern.key });
    at += pattern.words.length - 1;
  }
  return [...finds.values()];
}
