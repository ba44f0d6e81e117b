import { keysOf } from "../../encoding/record.ts";
import type { MemoryFind } from "../types.ts";
import { fold, scriptOf } from "../reading/spelling.ts";
import { arabicTable } from "./tables/ar.ts";
import type { MemoryTable } from "./tables/entry.ts";

/** One word of a phrase to find. An `accented` word is compared as it is written, not folded. */
type PatternWord = { stem: string; ending: "exact" | "inflected" | "any"; accented: boolean };
export type Pattern = Pick<MemoryFind, "key" | "material" | "near" | "akin" | "whole"> & {
  words: PatternWord[];
  isNothing?: true;
};

/** What a stem marked with * may end in: nothing, or one of the language's inflectional suffixes. */
type Suffixes = ReadonlySet<string>;
const suffixesOf = ({ suffixes }: MemoryTable): Suffixes => new Set(["", ...suffixes.split(" ")]);

/**
 * One language's patterns by the stem of their first word. A stem may be one letter if other words follow («à la
 * pêche»).
 */
export type WordIndex = {
  suffixes: Suffixes;
  byStem: ReadonlyMap<string, readonly Pattern[]>;
  longestStem: number;
  /** The first three letters of every stem, or all that it has: most words of a text begin with none of them. */
  beginnings: ReadonlySet<string>;
};

const beginningOf = (word: string) => word.slice(0, 3);

/** A token of a text: as it is written, in lower case, and the folded spellings that are looked up for it. */
export type Token = { written: string; spellings: string[]; start: number; end: number };

function parseWord(text: string): PatternWord {
  const accented = text.startsWith("=");
  const ending = text.endsWith("*") ? "inflected" : text.endsWith("~") ? "any" : "exact";
  const stem = text.replace(/^=|[*~]$/g, "");
  return { stem: accented ? stem : fold(stem, scriptOf(stem)), ending, accented };
}

type Phrases = [phrases: string | undefined, what: Omit<Pattern, "words">];

/** An index of phrases, separated by commas; "=" before a word, "*" and "~" after it are as in `memory/tables/entry.ts`. */
function indexOf(table: MemoryTable, all: readonly Phrases[]): WordIndex {
  const byStem = new Map<string, Pattern[]>();
  const beginnings = new Set<string>();
  let longestStem = 0;
  for (const [phrases, what] of all) {
    for (const phrase of phrases?.split(",") ?? []) {
      const words = phrase.trim().split(" ").map(parseWord);
      const stem = words[0]?.stem ?? "";
      byStem.set(stem, [...(byStem.get(stem) ?? []), { ...what, words }]);
      longestStem = Math.max(longestStem, stem.length);
      beginnings.add(beginningOf(stem));
    }
  }
  return { suffixes: suffixesOf(table), byStem, longestStem, beginnings };
}

/** The index of one language's things: of an entry's `find`, `akin`, `near` and `not`, and of the materials that it names. */
export function indexWords(table: MemoryTable): WordIndex {
  const { entries } = table;
  const phrases = keysOf(entries).flatMap((key): Phrases[] => {
    const { find, akin, named = {}, near, not } = entries[key];
    return [
      [find, { key }],
      [akin, { key, akin: true }],
      ...keysOf(named).map((material): Phrases => [named[material], { key, material }]),
      [near, { key, near: true }],
      [not, { key, isNothing: true }],
    ];
  });
  return indexOf(table, phrases);
}

/** The index of one language's words for whole kinds of smell. */
export function indexKinds(table: MemoryTable): WordIndex {
  const { entries } = table;
  return indexOf(
    table,
    keysOf(entries).map((key): Phrases => [entries[key].whole, { key, whole: true }]),
  );
}

function fits({ stem, ending }: PatternWord, spelling: string, suffixes: Suffixes): boolean {
  if (!spelling.startsWith(stem)) return false;
  if (ending === "exact") return spelling.length === stem.length;
  return ending === "any" || suffixes.has(spelling.slice(stem.length));
}

function matches(word: PatternWord, token: Token | undefined, suffixes: Suffixes): boolean {
  if (!token) return false;
  if (word.accented) return fits(word, token.written, suffixes);
  return token.spellings.some((spelling) => fits(word, spelling, suffixes));
}

const arabicSuffixes = suffixesOf(arabicTable);

/** How many characters of a token are a conjunction (و ف) that is written onto what was found in it. */
export function conjunctionLength({ written, spellings }: Token, { words: [first] }: Pattern): number {
  const conjunction = /^[وف]\p{M}*/u.exec(written)?.[0] ?? "";
  return first && conjunction && !fits(first, spellings[0] ?? "", arabicSuffixes) ? conjunction.length : 0;
}

/**
 * The pattern that begins at `tokens[at]`: the one of most words, then of the longest stem. Each token is looked up once
 * per prefix, so a text is read in time linear in its length.
 */
export function matchAt(
  { suffixes, byStem, longestStem, beginnings }: WordIndex,
  tokens: Token[],
  at: number,
): Pattern | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  let best: Pattern | undefined;
  const spellings = token.spellings.includes(token.written) ? token.spellings : [token.written, ...token.spellings];
  for (const spelling of spellings) {
    const beginning = beginningOf(spelling);
    const longest = beginnings.has(beginning) ? longestStem : beginning.length - 1;
    for (let length = Math.min(spelling.length, longest); length >= 1; length--) {
      for (const pattern of byStem.get(spelling.slice(0, length)) ?? []) {
        if (best && pattern.words.length <= best.words.length) continue;
        if (pattern.words.every((word, offset) => matches(word, tokens[at + offset], suffixes))) best = pattern;
      }
    }
    // A spelling that is found as it stands wins over what is left of it without its proclitics.
    if (best) return best;
  }
  return best;
}
