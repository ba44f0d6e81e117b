import { maxMemoryLength } from "../memory-length.ts";
import { mapRecord } from "../record.ts";
import type { Language, Localised, MemoryFind, MemoryKey } from "../types.ts";
import { someoneIn } from "./names.ts";
import { refusedTokens } from "./refusals.ts";
import { fold, scriptOf, withoutProclitics } from "./spelling.ts";
import { arabicMemory } from "./tables/ar.ts";
import { englishMemory } from "./tables/en.ts";
import { frenchMemory } from "./tables/fr.ts";
import { russianMemory } from "./tables/ru.ts";
import {
  conjunctionLength,
  indexKinds,
  indexWords,
  matchAt,
  type Pattern,
  type Token,
  type WordIndex,
} from "./word-index.ts";

/** What was found in a memory, as it is shown back to the visitor. */
export const memoryWords: Record<MemoryKey, Localised> = mapRecord(englishMemory, ({ word }, key) => ({
  ar: arabicMemory[key].word,
  en: word,
  fr: frenchMemory[key].word,
  ru: russianMemory[key].word,
}));

const tables = { ar: arabicMemory, en: englishMemory, fr: frenchMemory, ru: russianMemory };
const things = mapRecord(tables, (entries, language) => indexWords(language, entries));
const kinds = mapRecord(tables, (entries, language) => indexKinds(language, entries));

/** Function words that tell English from French. */
const englishWords: ReadonlySet<string> = new Set(
  "the of and in my with was at from after her his i we to it on is that a when were an".split(" "),
);
const frenchWords: ReadonlySet<string> = new Set(
  "le la les de du des et un une dans ma mon mes chez avec sur au aux l d j qu c je apres était".split(" "),
);

/** English, French or, where function words do not tell, both: "pain" is bread in one and an ache in the other. */
function latinLanguages(tokens: Token[]): Language[] {
  let balance = 0;
  for (const { written } of tokens) {
    if (englishWords.has(written)) balance++;
    if (frenchWords.has(written)) balance--;
  }
  if (balance === 0) return ["fr", "en"];
  return balance > 0 ? ["en"] : ["fr"];
}

/** Which languages a token may be of. */
type LanguagesOf = (token: Token) => readonly Language[];

function languagesIn(tokens: Token[]): LanguagesOf {
  const byScript = { arabic: ["ar"], cyrillic: ["ru"], latin: latinLanguages(tokens) } as const;
  return ({ written }) => byScript[scriptOf(written)];
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

const tokensOf = ({ at, length }: Place) => Array.from({ length }, (_, offset) => at + offset);

/** Where the patterns of some indexes stand in a text, none of them in another. */
function matchesIn(indexes: Record<Language, WordIndex>, tokens: Token[], languagesOf: LanguagesOf): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const pattern = longestOf(languagesOf(token).map((language) => matchAt(indexes[language], tokens, at)));
    if (!pattern) continue;
    const { length } = pattern.words;
    places.push({ pattern, at, length });
    at += length - 1;
  }
  return places;
}

/** The things of a text, in its order: neither people's names nor phrases in which a word means something else. */
function placesIn(text: string, tokens: Token[], languagesOf: LanguagesOf): Place[] {
  const places = matchesIn(things, tokens, languagesOf);
  const named = new Set(places.filter(({ pattern }) => !pattern.isNothing).flatMap(tokensOf));
  const isSomeone = someoneIn(text, tokens, (token) => named.has(token));
  return places.filter((place) => {
    const isSomething = !place.pattern.isNothing && !(place.length === 1 && isSomeone(place.at));
    if (!isSomething) for (const token of tokensOf(place)) named.delete(token);
    return isSomething;
  });
}

/** Puts the whole kinds of smell that are refused in the place of the things that the same words are, in the text's order. */
function withKinds(places: Place[], kindPlaces: Place[], refused: ReadonlySet<number>): Place[] {
  const refusedKinds = kindPlaces.filter(({ at }) => refused.has(at));
  const replaced = new Set(refusedKinds.flatMap(tokensOf));
  return [...places.filter(({ at }) => !replaced.has(at)), ...refusedKinds].sort((one, other) => one.at - other.at);
}

/**
 * What a memory in free text brings up, in any of the four languages or a mixture of them, and what it refuses.
 * @returns each thing once, in the order of the text, with the visitor's own words for it (without an "and" before them);
 * what is refused anywhere is refused
 */
export function readMemory(text: string): MemoryFind[] {
  const read = text.slice(0, maxMemoryLength);
  const tokens = tokenise(read);
  const languagesOf = languagesIn(tokens);
  const places = placesIn(read, tokens, languagesOf);
  const kindPlaces = matchesIn(kinds, tokens, languagesOf);
  const named = new Set([...places, ...kindPlaces].flatMap(tokensOf));
  const refused = refusedTokens(read, tokens, (token) => named.has(token));
  const finds = new Map<string, MemoryFind>();
  for (const { pattern, at, length } of withKinds(places, kindPlaces, refused)) {
    const { words: _, isNothing: __, ...thing } = pattern;
    const id = `${thing.material ?? thing.key}${thing.near ?? thing.whole ?? ""}`;
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
