import { maxMemoryLength } from "../memory-length.ts";
import { mapRecord } from "../record.ts";
import type { Localised, MemoryFind, MemoryKey } from "../types.ts";
import { someoneIn } from "./names.ts";
import { refusedTokens } from "./refusals.ts";
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

/** Where a pattern was found in a text: its first token, and how many they are. */
type Place = { pattern: Pattern; at: number; length: number };

/** The things of a text, in its order: neither people's names nor phrases in which a word means something else. */
function placesIn(text: string, tokens: Token[]): Place[] {
  const byScript = { arabic: [arabic], cyrillic: [russian], latin: latinIndexes(tokens) };
  const places: Place[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const pattern = longestOf(byScript[scriptOf(token.written)].map((index) => matchAt(index, tokens, at)));
    if (!pattern) continue;
    const { length } = pattern.words;
    places.push({ pattern, at, length });
    at += length - 1;
  }
  const tokensOf = ({ at, length }: Place) => Array.from({ length }, (_, offset) => at + offset);
  const things = new Set(places.filter(({ pattern }) => !pattern.isNothing).flatMap(tokensOf));
  const isSomeone = someoneIn(text, tokens, (token) => things.has(token));
  return places.filter((place) => {
    const isSomething = !place.pattern.isNothing && !(place.length === 1 && isSomeone(place.at));
    if (!isSomething) for (const token of tokensOf(place)) things.delete(token);
    return isSomething;
  });
}

/**
 * What a memory in free text brings up, in any of the four languages or a mixture of them, and what it refuses.
 * @returns each thing once, in the order of the text, with the visitor's own words for it (without an "and" before them);
 * what is refused anywhere is refused
 */
export function readMemory(text: string): MemoryFind[] {
  const read = text.slice(0, maxMemoryLength);
  const tokens = tokenise(read);
  const places = placesIn(read, tokens);
  const things = new Set(places.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)));
  const refused = refusedTokens(read, tokens, (token) => things.has(token));
  const finds = new Map<string, MemoryFind>();
  for (const { pattern, at, length } of places) {
    const { words: _, isNothing: __, ...thing } = pattern;
    const id = `${thing.material ?? thing.key}${thing.near ?? ""}`;
    const isRefused = refused.has(at);
    const found = finds.get(id);
    if (found?.akin && !thing.akin) delete found.akin;
    if (found && (found.refused || !isRefused)) continue;
    const token = tokens[at];
    const last = tokens[at + length - 1] ?? token;
    if (!token || !last) continue;
    const word = read.slice(token.start + conjunctionLength(token, pattern), last.end);
    finds.set(id, { word, ...thing, ...(isRefused && { refused: true }) });
  }
  return [...finds.values()];
}
