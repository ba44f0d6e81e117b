import { isMisspelling } from "./misspelling.ts";
import { ByWord, type Listed, whitespace } from "./pattern.ts";
import { scriptOf } from "./spelling.ts";
import type { Word } from "./word.ts";

/** The shortest word in which one wrong letter is forgiven, in letters: Arabic writes fewer of them. */
const shortestForgiven = { arabic: 5, cyrillic: 6, latin: 6 } as const;
const shortestIn = (word: string) => shortestForgiven[scriptOf(word)];

/** A word with each of its letters but the first left out once. */
function* shortened(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Finds the names of one word from which a word of a text differs by one letter. */
export class NearWords<Meaning> {
  /** The names by what their stems are, as they stand and with one letter less. */
  readonly #shortened = new ByWord<Listed<Meaning>>();
  #longestStem = 0;
  readonly #suffixes: ReadonlySet<string>;
  readonly #longestSuffix: number;
  /** Words in which no wrong letter is looked for. */
  readonly #ordinary: ReadonlySet<string>;

  constructor(names: Iterable<Listed<Meaning>>, suffixes: ReadonlySet<string>, ordinary: ReadonlySet<string>) {
    this.#suffixes = suffixes;
    this.#longestSuffix = Math.max(...[...suffixes].map(({ length }) => length));
    this.#ordinary = ordinary;
    for (const one of names) {
      const { first, isName, phrase } = one;
      if (!isName || first.accented || whitespace.test(phrase) || first.stem.length < shortestIn(first.stem)) continue;
      this.#longestStem = Math.max(this.#longestStem, first.stem.length);
      this.#shortened.put(first.stem, one);
      for (const shorter of shortened(first.stem)) this.#shortened.put(shorter, one);
    }
  }

  /** The name, and how many letters of the word it takes up without a suffix. */
  nearTo({ spellings, bare }: Word): { meaning: Meaning; stem: number } | undefined {
    const forms = [...spellings, ...bare];
    if (forms.some((form) => this.#ordinary.has(form))) return undefined;
    for (const spelling of forms) {
      const bases = this.#basesOf(spelling);
      if (bases.some((base) => this.#ordinary.has(base))) continue;
      for (const base of bases) {
        // One letter too many, and no more.
        if (base.length > this.#longestStem + 1) continue;
        for (const one of [base, ...shortened(base)]) {
          const near = this.#shortened
            .get(one)
            ?.find(({ first: { stem } }) => stem[0] === base[0] && isMisspelling(stem, base));
          if (near) return { meaning: near.meaning, stem: base.length };
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
}
