import { fold, scriptOf } from "./spelling.ts";

/** One word of a phrase. An `accented` word is compared as it is written, not folded; a `gap` is up to two other words. */
export type PatternWord = { stem: string; ending: "exact" | "inflected" | "any" | "gap"; accented: boolean };
/** A phrase in words: how many they are without gaps, and how many letters the first one's stem has. */
export type Pattern<Meaning> = { words: readonly PatternWord[]; size: number; stem: number; meaning: Meaning };

/** A phrase as it is listed; its words are parsed when first a text has the first of them. */
export type Listed<Meaning> = {
  first: PatternWord;
  phrase: string;
  meaning: Meaning;
  isName: boolean;
  parsed?: Pattern<Meaning>;
};

export const whitespace = /\s+/u;

export function parseWord(text: string): PatternWord {
  if (text === "_") return { stem: "", ending: "gap", accented: false };
  const accented = text.startsWith("=");
  const ending = text.endsWith("*") ? "inflected" : text.endsWith("~") ? "any" : "exact";
  const stem = text.slice(accented ? 1 : 0, ending === "exact" ? undefined : -1);
  return { stem: accented ? stem : fold(stem, scriptOf(stem)), ending, accented };
}

export function patternOf<Meaning>(listed: Listed<Meaning>): Pattern<Meaning> {
  if (listed.parsed) return listed.parsed;
  const { first, phrase, meaning } = listed;
  const words = phrase.split(whitespace).map(parseWord);
  const size = words.filter(({ ending }) => ending !== "gap").length;
  listed.parsed = { words, size, stem: first.stem.length, meaning };
  return listed.parsed;
}

/** Whether a pattern says more than what was found: it has more words, or as many and the longer stem. */
export const isLonger = (one: { size: number; stem: number }, other: { size: number; stem: number }): boolean =>
  one.size > other.size || (one.size === other.size && one.stem > other.stem);

/** Lists by a word. */
export class ByWord<One> extends Map<string, One[]> {
  put(word: string, one: One): void {
    const known = this.get(word);
    if (known) known.push(one);
    else this.set(word, [one]);
  }
}

const startOf = (word: string) => word.slice(0, 2);
const byLength = (one: Pattern<unknown>, other: Pattern<unknown>) => other.size - one.size || other.stem - one.stem;

/**
 * Patterns of which so many words have been found: the longest that is complete, and those that go on, by their next word
 * where it stands as it is, by its first letters where it may have an ending. The longest of each list stand first.
 */
export class Branch<Meaning> {
  readonly depth: number;
  readonly end: Pattern<Meaning> | undefined;
  readonly #byWord = new Map<string, { patterns: Pattern<Meaning>[]; branch?: Branch<Meaning> }>();
  readonly #byStart = new ByWord<Pattern<Meaning>>();
  /** Those whose next word is too short, or is compared as it is written. */
  readonly others: readonly Pattern<Meaning>[];
  /** Those that go on behind a gap. */
  readonly behindGap: Branch<Meaning> | undefined;

  constructor(depth: number, patterns: readonly Pattern<Meaning>[]) {
    this.depth = depth;
    const others: Pattern<Meaning>[] = [];
    const gaps: Pattern<Meaning>[] = [];
    for (const pattern of patterns.toSorted(byLength)) {
      const word = pattern.words[depth];
      if (!word) this.end ??= pattern;
      else if (word.ending === "gap") gaps.push(pattern);
      else if (word.accented) others.push(pattern);
      else if (word.ending === "exact") {
        const known = this.#byWord.get(word.stem);
        if (known) known.patterns.push(pattern);
        else this.#byWord.set(word.stem, { patterns: [pattern] });
      } else if (word.stem.length < 2) others.push(pattern);
      else this.#byStart.put(startOf(word.stem), pattern);
    }
    this.others = others;
    this.behindGap = gaps.length > 0 ? new Branch(depth + 1, gaps) : undefined;
  }

  /** What follows a word, divided when first a text has it. */
  branchOf(word: string): Branch<Meaning> | undefined {
    const known = this.#byWord.get(word);
    if (!known) return undefined;
    known.branch ??= new Branch(this.depth + 1, known.patterns);
    return known.branch;
  }

  /** Those whose next word may begin so. */
  startingLike(word: string): readonly Pattern<Meaning>[] | undefined {
    return this.#byStart.size > 0 ? this.#byStart.get(startOf(word)) : undefined;
  }
}
