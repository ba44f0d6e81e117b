import { keysOf, mapRecord, recordOf } from "../../encoding/record.ts";
import { inEachLanguage } from "../../i18n/languages.ts";
import { maxMemoryLength } from "../memory-length.ts";
import type { Language, Localised, MemoryFind, MemoryKey } from "../types.ts";
import { someoneIn } from "./names.ts";
import { refusedTokens } from "./refusals.ts";
import { fold, type Script, scriptOf, scripts, withoutProclitics } from "../reading/spelling.ts";
import { memoryTables } from "./tables.ts";
import {
  conjunctionLength,
  indexKinds,
  indexWords,
  matchAt,
  type Pattern,
  type Token,
  type WordIndex,
} from "./word-index.ts";

/** The name of each thing that can be found in a memory, as the visitor is shown it. */
export const memoryWords: Record<MemoryKey, Localised> = mapRecord(memoryTables.en.entries, (_, key) =>
  inEachLanguage((language) => memoryTables[language].entries[key].word),
);

const things = mapRecord(memoryTables, indexWords);
const kinds = mapRecord(memoryTables, indexKinds);

/** The languages of each script, with the function words that tell them apart. */
const candidates = keysOf(memoryTables).map((language) => {
  const { script, functionWords = "" } = memoryTables[language];
  return { language, script, words: new Set(functionWords.split(" ")) };
});

/**
 * The languages of a script of which a text has the most function words; all that have as many, if these do not decide:
 * "pain" is bread in French and an ache in English.
 */
function languagesOfScript(script: Script, tokens: Token[]): Language[] {
  const written = candidates.filter((candidate) => candidate.script === script);
  const counts = written.map(({ words }) => tokens.filter((token) => words.has(token.written)).length);
  const most = Math.max(...counts);
  return written.flatMap(({ language }, index) => (counts[index] === most ? [language] : []));
}

/** The languages that a token may belong to. */
type LanguagesOf = (token: Token) => readonly Language[];

function languagesIn(tokens: Token[]): LanguagesOf {
  const byScript = recordOf(scripts, (script) => languagesOfScript(script, tokens));
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

/** A pattern found in a text: the index of its first token and the number of its tokens. */
type Place = { pattern: Pattern; at: number; length: number };

const tokensOf = ({ at, length }: Place) => Array.from({ length }, (_, offset) => at + offset);

/** Finds the patterns of some indexes in a text; the matches do not overlap. */
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

/**
 * Finds the things of a text, in its order. Names of people are no things, and neither are phrases in which a word
 * means something else.
 */
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

/** Replaces things by the refused kind of smell that the same words name, in the order of the text. */
function withKinds(places: Place[], kindPlaces: Place[], refused: ReadonlySet<number>): Place[] {
  const refusedKinds = kindPlaces.filter(({ at }) => refused.has(at));
  const replaced = new Set(refusedKinds.flatMap(tokensOf));
  return [...places.filter(({ at }) => !replaced.has(at)), ...refusedKinds].sort((one, other) => one.at - other.at);
}

/**
 * Reads what a memory brings up and what it refuses, in free text of any of the languages or a mixture of them.
 * @returns each thing once, in the order of the text, with the visitor's own words for it (without an "and" before
 * them); a thing that is refused anywhere in the text counts as refused
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
