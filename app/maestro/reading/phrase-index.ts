import { isMisspelling } from "./misspelling.ts";
import { fold, scriptOf } from "./spelling.ts";
import type { Token } from "./tokens.ts";

/** One word of a phrase. An `accented` word is compared as it is written, not folded; a `gap` is up to two other words. */
type PatternWord = { stem: string; ending: "exact" | "inflected" | "any" | "gap"; accented: boolean };
type Pattern<Meaning> = { words: readonly PatternWord[]; size: number; meaning: Meaning; isName: boolean };

/** A phrase found in a text: its meaning, the number of its tokens, and how many words of the phrase they are. */
export type Match<Meaning> = { meaning: Meaning; length: number; size: number; stem: number };

const whitespace = /\s+/u;
const maxGap = 2;
/** No phrase goes on behind these. */
const boundary = /[.,;:!?…،؛؟()\n—–]/u;
const isBoundary = ({ gap }: Token) => gap !== " " && boundary.test(gap);
/** The shortest word in which one wrong letter is forgiven, in letters: Arabic writes fewer of them. */
const shortestForgiven = { arabic: 5, cyrillic: 6, latin: 6 } as const;
const shortestIn = (word: string) => shortestForgiven[scriptOf(word)];
/** So many words are remembered. */
const mostKnown = 4000;
/** Words marked with ~ are told by so many letters at least. */
const shortestOpen = 3;
const beginningOf = (word: string) => word.slice(0, shortestOpen);

function parseWord(text: string): PatternWord {
  if (text === "_") return { stem: "", ending: "gap", accented: false };
  const accented = text.startsWith("=");
  const ending = text.endsWith("*") ? "inflected" : text.endsWith("~") ? "any" : "exact";
  const stem = text.slice(accented ? 1 : 0, ending === "exact" ? undefined : -1);
  return { stem: accented ? stem : fold(stem, scriptOf(stem)), ending, accented };
}

/** A phrase as it is listed; its words are parsed when first a text has the first of them. */
type Listed<Meaning> = { first: PatternWord; phrase: string; meaning: Meaning; isName: boolean };

function patternOf<Meaning>({ phrase, meaning, isName }: Listed<Meaning>): Pattern<Meaning> {
  const words = phrase.split(whitespace).map(parseWord);
  return { words, size: words.filter(({ ending }) => ending !== "gap").length, meaning, isName };
}

/** A word with each of its letters but the first left out once. */
function* shortened(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Lists by a word. */
class ByWord<One> extends Map<string, One[]> {
  put(word: string, one: One): void {
    const known = this.get(word);
    if (known) known.push(one);
    else this.set(word, [one]);
  }
}

/**
 * Patterns of which so many words have been found: those that are complete, and those that go on, by their next word where
 * it stands as it is, by its first letters where it may have an ending.
 */
class Branch<Meaning> {
  readonly depth: number;
  readonly ends: Pattern<Meaning>[] = [];
  readonly byWord = new ByWord<Pattern<Meaning>>();
  readonly byStart = new ByWord<Pattern<Meaning>>();
  readonly others: Pattern<Meaning>[] = [];
  /** What follows a word, divided when first a text has it. */
  readonly #branches = new Map<string, Branch<Meaning>>();

  constructor(depth: number, patterns: readonly Pattern<Meaning>[]) {
    this.depth = depth;
    for (const pattern of patterns) {
      const word = pattern.words[depth];
      if (!word) this.ends.push(pattern);
      else if (word.accented || word.ending === "gap" || word.stem.length < 2) this.others.push(pattern);
      else if (word.ending === "exact") this.byWord.put(word.stem, pattern);
      else this.byStart.put(startOf(word.stem), pattern);
    }
  }

  branchOf(word: string): Branch<Meaning> | undefined {
    const known = this.#branches.get(word);
    if (known) return known;
    const patterns = this.byWord.get(word);
    if (!patterns) return undefined;
    const branch = new Branch(this.depth + 1, patterns);
    this.#branches.set(word, branch);
    return branch;
  }
}
const startOf = (word: string) => word.slice(0, 2);

/** Finds phrases in the tokens of a text, in time linear in their number. */
export class PhraseIndex<Meaning> {
  /** By the stem of their first word, apart by what may follow it. */
  readonly #exact = new ByWord<Listed<Meaning>>();
  readonly #inflected = new ByWord<Listed<Meaning>>();
  readonly #open = new ByWord<Listed<Meaning>>();
  /** The beginnings of the stems of `#open`: most words of a text have none of them. */
  readonly #beginnings = new Set<string>();
  readonly #firsts = new Map<string, PatternWord>();
  readonly #suffixes: ReadonlySet<string>;
  readonly #longestSuffix: number;
  /** Words in which no wrong letter is looked for. */
  readonly #ordinary: ReadonlySet<string>;
  /** What was found for the words of the last texts: most words of a text are common ones. */
  readonly #known = new Map<string, Branch<Meaning> | undefined>();
  readonly #knownNear = new Map<string, Match<Meaning> | undefined>();
  /** The patterns of one long word by what their stems are with one letter less; made when first a word is not found. */
  #shortened: ByWord<Listed<Meaning>> | undefined;

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

  #isWord(word: PatternWord, token: Token): boolean {
    if (word.accented) return this.#fits(word, token.written);
    const isSpelled = (spelling: string) => this.#fits(word, spelling);
    return token.spellings.some(isSpelled) || token.bare.some(isSpelled);
  }

  /** How many tokens from `at` on the words of a pattern from `from` on take up, or -1. */
  #lengthFrom(words: readonly PatternWord[], from: number, tokens: readonly Token[], at: number): number {
    const word = words[from];
    if (!word) return 0;
    if (word.ending === "gap") {
      for (let skipped = 0; skipped <= maxGap; skipped++) {
        const token = tokens[at + skipped - 1];
        if (skipped > 0 && (!token || isBoundary(token))) return -1;
        const length = this.#lengthFrom(words, from + 1, tokens, at + skipped);
        if (length >= 0) return length + skipped;
      }
      return -1;
    }
    const token = tokens[at];
    if (!token || !this.#isWord(word, token) || (from > 0 && isBoundary(token))) return -1;
    const rest = this.#lengthFrom(words, from + 1, tokens, at + 1);
    return rest < 0 ? -1 : rest + 1;
  }

  /** The patterns whose first word a spelling may be. */
  #beginningWith(spelling: string): Branch<Meaning> | undefined {
    const known = this.#known.get(spelling);
    if (known || this.#known.has(spelling)) return known;
    const found = [...(this.#exact.get(spelling) ?? [])];
    const least = Math.max(1, spelling.length - this.#longestSuffix);
    for (let length = spelling.length; length >= least; length--) {
      if (!this.#suffixes.has(spelling.slice(length))) continue;
      found.push(...(this.#inflected.get(spelling.slice(0, length)) ?? []));
    }
    if (this.#beginnings.has(beginningOf(spelling))) {
      for (let length = spelling.length; length >= shortestOpen; length--) {
        found.push(...(this.#open.get(spelling.slice(0, length)) ?? []));
      }
    }
    const beginning = found.length === 0 ? undefined : new Branch(1, found.map(patternOf));
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(spelling, beginning);
    return beginning;
  }

  /** The longest of some patterns that go on at a depth, or what was found before if that is longer. */
  #longest(
    patterns: readonly Pattern<Meaning>[] | undefined,
    depth: number,
    tokens: readonly Token[],
    at: number,
    isBare: boolean,
    found: Match<Meaning> | undefined,
  ): Match<Meaning> | undefined {
    if (!patterns) return found;
    let best = found;
    for (const { words, size, meaning, isName } of patterns) {
      if (isBare && !isName) continue;
      const first = words[0];
      const stem = first?.stem.length ?? 0;
      if (best && (size < best.size || (size === best.size && stem <= best.stem))) continue;
      if (first?.accented && !this.#fits(first, tokens[at]?.written ?? "")) continue;
      const rest = this.#lengthFrom(words, depth, tokens, at + depth);
      if (rest >= 0) best = { meaning, length: depth + rest, size, stem };
    }
    return best;
  }

  /** The longest pattern of a branch, or what was found before if that is longer. */
  #longestOf(
    branch: Branch<Meaning>,
    tokens: readonly Token[],
    at: number,
    isBare: boolean,
    found: Match<Meaning> | undefined,
  ): Match<Meaning> | undefined {
    const { depth, ends, byWord, byStart, others } = branch;
    let best = found;
    const next = tokens[at + depth];
    if (next && !isBoundary(next)) {
      for (const word of next.spellings) {
        const longer = byWord.size > 0 && branch.branchOf(word);
        if (longer) best = this.#longestOf(longer, tokens, at, isBare, best);
      }
      for (const word of next.bare) {
        const longer = byWord.size > 0 && branch.branchOf(word);
        if (longer) best = this.#longestOf(longer, tokens, at, isBare, best);
      }
      if (byStart.size > 0) {
        for (const word of next.spellings)
          best = this.#longest(byStart.get(startOf(word)), depth, tokens, at, isBare, best);
        for (const word of next.bare) best = this.#longest(byStart.get(startOf(word)), depth, tokens, at, isBare, best);
      }
      if (others.length > 0) best = this.#longest(others, depth, tokens, at, isBare, best);
    }
    return ends.length > 0 ? this.#longest(ends, depth, tokens, at, isBare, best) : best;
  }

  /**
   * The pattern that begins at `tokens[at]`: the one of most words, then of the longest stem. What is found as it stands
   * wins over what is left of it without an Arabic article or preposition, which no cue has.
   */
  matchAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    const found = this.#search(token.forms, tokens, at, false);
    return found ?? (token.bare.length > 0 ? this.#search(token.bare, tokens, at, true) : undefined);
  }

  /** @param isBare whether the spellings are without an article or preposition, so that they name things only */
  #search(
    spellings: readonly string[],
    tokens: readonly Token[],
    at: number,
    isBare: boolean,
  ): Match<Meaning> | undefined {
    let best: Match<Meaning> | undefined;
    for (const spelling of spellings) {
      const beginning = this.#beginningWith(spelling);
      if (beginning) best = this.#longestOf(beginning, tokens, at, isBare, best);
    }
    return best;
  }

  /** The pattern of one word from which a token differs by one letter. */
  nearTo(token: Token): Match<Meaning> | undefined {
    const word = token.spellings[0] ?? token.written;
    if (!this.#knownNear.has(word)) {
      if (this.#knownNear.size >= mostKnown) this.#knownNear.clear();
      this.#knownNear.set(word, this.#nearest(token));
    }
    return this.#knownNear.get(word);
  }

  #nearest({ spellings, bare }: Token): Match<Meaning> | undefined {
    this.#shortened ??= this.#shorten();
    const forms = [...spellings, ...bare];
    if (forms.some((form) => this.#ordinary.has(form))) return undefined;
    for (const spelling of forms) {
      const bases = this.#basesOf(spelling);
      if (bases.some((base) => this.#ordinary.has(base))) continue;
      for (const base of bases) {
        for (const one of [base, ...shortened(base)]) {
          const near = this.#shortened
            .get(one)
            ?.find(({ first: { stem } }) => stem[0] === base[0] && isMisspelling(stem, base));
          if (near) return { meaning: near.meaning, length: 1, size: 1, stem: base.length };
        }
      }
    }
    return undefined;
  }

  /** A word, and what is left of it without each suffix that it may have. */
  #basesOf(spelling: string): string[] {
    const bases: string[] = [];
    const shortest = Math.max(shortestIn(spelling) - 1, spelling.length - this.#longestSuffix);
    for (let length = spelling.length; length >= shortest; length--) {
      if (this.#suffixes.has(spelling.slice(length))) bases.push(spelling.slice(0, length));
    }
    return bases;
  }

  #shorten(): ByWord<Listed<Meaning>> {
    const all = new ByWord<Listed<Meaning>>();
    for (const listed of [...this.#exact.values(), ...this.#inflected.values(), ...this.#open.values()]) {
      for (const one of listed) {
        const { first, isName, phrase } = one;
        if (!isName || first.accented || whitespace.test(phrase) || first.stem.length < shortestIn(first.stem))
          continue;
        all.put(first.stem, one);
        for (const shorter of shortened(first.stem)) all.put(shorter, one);
      }
    }
    return all;
  }
}
