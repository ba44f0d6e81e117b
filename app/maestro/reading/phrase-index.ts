import { NearWords } from "./near-words.ts";
import {
  Branch,
  ByWord,
  isLonger,
  type Listed,
  type Pattern,
  type PatternWord,
  parseWord,
  patternOf,
  whitespace,
} from "./pattern.ts";
import type { Token } from "./tokens.ts";
import type { Word } from "./word.ts";

/** A phrase found in a text: its meaning, the number of its tokens, and how many words of the phrase they are. */
export type Match<Meaning> = { meaning: Meaning; length: number; size: number; stem: number };

const maxGap = 2;
/** No phrase goes on behind these. */
const boundary = /[.,;:!?…،؛؟()\n—–]/u;
const isBoundary = ({ gap }: Token) => gap !== " " && boundary.test(gap);
/** Words marked with ~ are told by so many letters at least. */
const shortestOpen = 3;
const beginningOf = (word: string) => word.slice(0, shortestOpen);

/** The phrases that a word may begin: as it stands, and without an Arabic article or preposition, which no cue has. */
type Beginnings<Meaning> = { found: readonly Branch<Meaning>[]; bare: readonly Branch<Meaning>[] };
const nothing: Beginnings<never> = { found: [], bare: [] };

/** Finds phrases in the tokens of a text, in time linear in their number. */
export class PhraseIndex<Meaning> {
  /** By the stem of their first word, apart by what may follow it. */
  readonly #exact = new ByWord<Listed<Meaning>>();
  readonly #inflected = new ByWord<Listed<Meaning>>();
  readonly #open = new ByWord<Listed<Meaning>>();
  /** The beginnings of the stems of `#open`: most words of a text have none of them. */
  readonly #beginnings = new Set<string>();
  #longestOpen = 0;
  readonly #firsts = new Map<string, PatternWord>();
  readonly #suffixes: ReadonlySet<string>;
  readonly #longestSuffix: number;
  readonly #ordinary: ReadonlySet<string>;
  /** What was found for words, as long as these are remembered: most words of a text are common ones. */
  readonly #known = new WeakMap<Word, Beginnings<Meaning>>();
  readonly #knownNear = new WeakMap<Word, { match: Match<Meaning> | undefined }>();
  /** Made when first a word is not found. */
  #near: NearWords<Meaning> | undefined;

  /**
   * @param suffixes what a word marked with * may end in
   * @param ordinary words, without their suffixes, that are no misspelt ones
   */
  constructor(suffixes: string, ordinary = "") {
    const endings = suffixes.split(" ");
    this.#suffixes = new Set(["", ...endings]);
    this.#longestSuffix = Math.max(...endings.map(({ length }) => length));
    this.#ordinary = new Set(ordinary.trim().split(/\s+/u));
  }

  /**
   * @param phrases separated by commas, in the syntax of a vocabulary's words
   * @param isName whether it names a thing: a long word of it may have one wrong letter, but for its first, and an Arabic
   *   article or preposition may be written onto it
   */
  add(phrases: string, meaning: Meaning, isName = false): void {
    for (const listed of phrases.split(",")) {
      const phrase = listed.trim();
      if (phrase === "") continue;
      const space = phrase.search(whitespace);
      const first = this.#parsed(space < 0 ? phrase : phrase.slice(0, space));
      const one = { first, phrase, meaning, isName };
      if (first.ending === "exact") this.#exact.put(first.stem, one);
      else if (first.ending === "inflected") this.#inflected.put(first.stem, one);
      else {
        this.#open.put(first.stem, one);
        this.#longestOpen = Math.max(this.#longestOpen, first.stem.length);
        this.#beginnings.add(beginningOf(first.stem));
      }
    }
  }

  /** Many phrases begin with the same word. */
  #parsed(word: string): PatternWord {
    const known = this.#firsts.get(word);
    if (known) return known;
    const parsed = parseWord(word);
    this.#firsts.set(word, parsed);
    return parsed;
  }

  #fits({ stem, ending }: PatternWord, spelling: string): boolean {
    if (!spelling.startsWith(stem)) return false;
    if (ending === "exact") return spelling.length === stem.length;
    return ending === "any" || this.#suffixes.has(spelling.slice(stem.length));
  }

  #isWord(word: PatternWord, { written, spellings, bare }: Word): boolean {
    if (word.accented) return this.#fits(word, written);
    for (const spelling of spellings) if (this.#fits(word, spelling)) return true;
    for (const spelling of bare) if (this.#fits(word, spelling)) return true;
    return false;
  }

  /** The token behind the words of a pattern from `from` on, where they stand from `at` on, or -1. */
  #endFrom(words: readonly PatternWord[], from: number, tokens: readonly Token[], at: number): number {
    const word = words[from];
    if (!word) return at;
    if (word.ending === "gap") {
      for (let skipped = 0; skipped <= maxGap; skipped++) {
        const token = tokens[at + skipped - 1];
        if (skipped > 0 && (!token || isBoundary(token))) return -1;
        const end = this.#endFrom(words, from + 1, tokens, at + skipped);
        if (end >= 0) return end;
      }
      return -1;
    }
    const token = tokens[at];
    if (!token || isBoundary(token) || !this.#isWord(word, token.word)) return -1;
    return this.#endFrom(words, from + 1, tokens, at + 1);
  }

  /** The phrases that begin with a spelling of a word. */
  #beginningWith(spelling: string): Listed<Meaning>[] {
    const found = [...(this.#exact.get(spelling) ?? [])];
    const least = Math.max(1, spelling.length - this.#longestSuffix);
    for (let length = spelling.length; length >= least; length--) {
      if (!this.#suffixes.has(spelling.slice(length))) continue;
      found.push(...(this.#inflected.get(spelling.slice(0, length)) ?? []));
    }
    if (this.#beginnings.has(beginningOf(spelling))) {
      for (let length = Math.min(spelling.length, this.#longestOpen); length >= shortestOpen; length--) {
        found.push(...(this.#open.get(spelling.slice(0, length)) ?? []));
      }
    }
    return found;
  }

  #beginningsOf(word: Word): Beginnings<Meaning> {
    const known = this.#known.get(word);
    if (known) return known;
    const isWritten = ({ first }: Listed<Meaning>) => !first.accented || this.#fits(first, word.written);
    const branchesOf = (spellings: readonly string[], areBare: boolean) =>
      spellings.flatMap((spelling) => {
        const listed = this.#beginningWith(spelling).filter((one) => isWritten(one) && (!areBare || one.isName));
        return listed.length > 0 ? [new Branch(1, listed.map(patternOf))] : [];
      });
    const beginnings = { found: branchesOf(word.forms, false), bare: branchesOf(word.bare, true) };
    const isNone = beginnings.found.length + beginnings.bare.length === 0;
    this.#known.set(word, isNone ? nothing : beginnings);
    return beginnings;
  }

  /** The longest of some patterns, of which the longest stand first, or what was found before if that is as long. */
  #longest(
    patterns: readonly Pattern<Meaning>[],
    depth: number,
    tokens: readonly Token[],
    at: number,
    next: number,
    found: Match<Meaning> | undefined,
  ): Match<Meaning> | undefined {
    for (const pattern of patterns) {
      if (found && !isLonger(pattern, found)) return found;
      const end = this.#endFrom(pattern.words, depth, tokens, next);
      if (end >= 0) return { meaning: pattern.meaning, length: end - at, size: pattern.size, stem: pattern.stem };
    }
    return found;
  }

  /** The longest pattern of a branch whose next word is `tokens[next]`, or what was found before if that is as long. */
  #longestOf(
    branch: Branch<Meaning>,
    tokens: readonly Token[],
    at: number,
    next: number,
    found: Match<Meaning> | undefined,
  ): Match<Meaning> | undefined {
    const { depth, end, others, behindGap } = branch;
    let best = found;
    const token = tokens[next];
    if (token && !isBoundary(token)) {
      const { spellings, bare } = token.word;
      for (const words of [spellings, bare]) {
        for (const word of words) {
          const longer = branch.branchOf(word);
          if (longer) best = this.#longestOf(longer, tokens, at, next + 1, best);
        }
      }
      for (const words of [spellings, bare]) {
        for (const word of words) {
          const starting = branch.startingLike(word);
          if (starting) best = this.#longest(starting, depth, tokens, at, next, best);
        }
      }
      best = this.#longest(others, depth, tokens, at, next, best);
    }
    if (behindGap) {
      for (let skipped = 0; skipped <= maxGap; skipped++) {
        const passed = skipped > 0 ? tokens[next + skipped - 1] : undefined;
        if (skipped > 0 && (!passed || isBoundary(passed))) break;
        best = this.#longestOf(behindGap, tokens, at, next + skipped, best);
      }
    }
    if (!end || (best && !isLonger(end, best))) return best;
    return { meaning: end.meaning, length: next - at, size: end.size, stem: end.stem };
  }

  /**
   * The pattern that begins at `tokens[at]`: the one of most words, then of the longest stem. What is found as it stands
   * wins over what is left of it without an Arabic article or preposition, which no cue has.
   */
  matchAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    const { found, bare } = this.#beginningsOf(token.word);
    return this.#search(found, tokens, at) ?? this.#search(bare, tokens, at);
  }

  #search(branches: readonly Branch<Meaning>[], tokens: readonly Token[], at: number): Match<Meaning> | undefined {
    let best: Match<Meaning> | undefined;
    for (const branch of branches) best = this.#longestOf(branch, tokens, at, at + 1, best);
    return best;
  }

  /** The pattern of one word from which a token differs by one letter. */
  nearTo({ word }: Token): Match<Meaning> | undefined {
    const known = this.#knownNear.get(word);
    if (known) return known.match;
    this.#near ??= new NearWords(this.#listed(), this.#suffixes, this.#ordinary);
    const near = this.#near.nearTo(word);
    const match = near && { ...near, length: 1, size: 1 };
    this.#knownNear.set(word, { match });
    return match;
  }

  *#listed(): Generator<Listed<Meaning>> {
    for (const phrases of [this.#exact, this.#inflected, this.#open])
      for (const listed of phrases.values()) yield* listed;
  }
}
