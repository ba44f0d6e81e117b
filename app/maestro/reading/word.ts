import { LRUCache } from "lru-cache";
import { fold, type Script, scriptOf, withoutConjunction, withoutProclitics } from "./spelling.ts";

/**
 * A word, or a pictograph, however often it is typed: as written in lower case, and what is looked up of it. One and the
 * same object wherever it stands, as long as it is remembered.
 */
export type Word = {
  written: string;
  spellings: readonly string[];
  /** The spellings, and as written where that is another. */
  forms: readonly string[];
  /** What is left of the spellings without an Arabic article or preposition: names of things, never cues. */
  bare: readonly string[];
  script: Script | "symbol";
};

/** Marks that are not seen inside a word. */
export const unseen = "\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff";
const unseenPattern = new RegExp(`[${unseen}]`, "gu");

const latinAlike = "aeopcxyiktmhb";
const cyrillicAlike = "аеорсхуіктмнв";
const greekAlike = "αεορςχυικτμηβ";

/** A word whose letters are of two alphabets that look alike, in the one that most of them are of: "r\u043ese" is a rose. */
function inOneAlphabet(word: string): string {
  const latin = word.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const greek = word.match(/\p{Script=Greek}/gu)?.length ?? 0;
  if (Math.max(latin, cyrillic, greek) === latin + cyrillic + greek) return word;
  const [own, others] =
    latin >= cyrillic ? [latinAlike, [cyrillicAlike, greekAlike]] : [cyrillicAlike, [latinAlike, greekAlike]];
  return word.replace(/\p{L}/gu, (letter) => {
    const at = Math.max(...others.map((alike) => alike.indexOf(letter)));
    return own[at] ?? letter;
  });
}

/** A letter that is written three times or more is meant once or twice. */
function unstretched(word: string): string[] {
  if (!/(\p{L})\1\1/u.test(word)) return [];
  return [word.replace(/(\p{L})\1{2,}/gu, "$1"), word.replace(/(\p{L})\1{2,}/gu, "$1$1")];
}

function spellingsOf(written: string, script: Script): Pick<Word, "spellings" | "bare"> {
  const folded = fold(written, script);
  const spellings = [folded, ...unstretched(folded)];
  if (script !== "arabic") return { spellings, bare: [] };
  const joined = [...new Set(spellings.flatMap(withoutConjunction))];
  return { spellings: joined, bare: joined.flatMap(withoutProclitics).filter((form) => !joined.includes(form)) };
}

function made(written: string): Word {
  const [letter] = /\p{L}/u.exec(written) ?? [];
  const isWord = letter !== undefined || /^\d/u.test(written);
  const script = isWord ? scriptOf(letter ?? written) : "symbol";
  const { spellings, bare } = script === "symbol" ? { spellings: [written], bare: [] } : spellingsOf(written, script);
  const forms = spellings.includes(written) ? spellings : [written, ...spellings];
  return { written, script, forms, spellings, bare };
}

/** The words of the last texts: most words of a text are common ones. */
const remembered = new LRUCache<string, Word>({ max: 6000 });
/** In letters: what is longer is no word, and is not remembered. */
const longestRemembered = 40;

/** The word that is typed so. */
export function wordOf(typed: string): Word {
  const known = remembered.get(typed);
  if (known) return known;
  const written = inOneAlphabet(typed.replace(unseenPattern, "").normalize("NFKC").toLowerCase());
  const word = remembered.get(written) ?? made(written);
  if (typed.length <= longestRemembered) remembered.set(typed, word).set(written, word);
  return word;
}
