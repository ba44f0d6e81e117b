import { fold, type Script, scriptOf, withoutConjunction, withoutProclitics } from "./spelling.ts";

/** A word of a text, or a pictograph: as written in lower case, the folded spellings to look up, and where it stands. */
export type Token = {
  written: string;
  spellings: readonly string[];
  /** The spellings, and as written where that is another. */
  forms: readonly string[];
  /** What is left of the spellings without an Arabic article or preposition: names of things, never cues. */
  bare: readonly string[];
  script: Script | "symbol";
  start: number;
  end: number;
  /** What stands between it and the token before. */
  gap: string;
  /** "mum's": what follows belongs to it. */
  possessive: boolean;
};

/** What ends a sentence, a smile too, or a clause, where it stands between two words. */
export const sentenceEnd = /(?<!\.)\.(?!\.)|[!?؟\n]|\){2,}|\({2,}|[:;]-?[()]/u;
export const dash = /\s-+\s|[—–]/u;
export const clauseEnd = /[,،;؛()/|]|\.\.|…/u;

/** "r o s e", "r.o.s.e": letters apart by one and the same mark. */
const spelledOut = /(?<![\p{L}\p{M}\d])\p{L}(?:([ .*_·-])\p{L})(?:\1\p{L})+(?![\p{L}\p{M}\d])/u;
/** Marks that are not seen inside a word. */
const unseen = "\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff";
/** Digits stand for letters where Arabic is written in Latin ones: "l3oud". */
const word = `[2356789]?[\\p{L}\\p{M}][\\p{L}\\p{M}2356789${unseen}]*(?:['’ʼ\`´][\\p{L}\\p{M}${unseen}]+)*`;
const wordPattern = new RegExp(`${word}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?|\\d+`, "gu");
const wordOrSpelledOut = new RegExp(`${spelledOut.source}|${wordPattern.source}`, "gu");
const unseenPattern = new RegExp(`[${unseen}]`, "gu");
const elided = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)$/u;
const apostrophe = /['’ʼ`´]/u;

/** A letter that is written three times or more is meant once or twice. */
function unstretched(word: string): string[] {
  if (!/(\p{L})\1\1/u.test(word)) return [];
  return [word.replace(/(\p{L})\1{2,}/gu, "$1"), word.replace(/(\p{L})\1{2,}/gu, "$1$1")];
}

type Forms = Pick<Token, "written" | "script" | "forms" | "spellings" | "bare">;

/** The forms of the words of the last texts, as typed: most words of a text are common ones. */
const known = new Map<string, Forms>();
const mostKnown = 4000;

function formsOf(typed: string): Forms {
  const found = known.get(typed);
  if (found) return found;
  const written = typed.replace(unseenPattern, "").normalize("NFKC").toLowerCase();
  const [letter] = /\p{L}/u.exec(written) ?? [];
  const isWord = letter !== undefined || /^\d/u.test(written);
  const script: Token["script"] = isWord ? scriptOf(letter ?? written) : "symbol";
  const { spellings, bare } = script === "symbol" ? { spellings: [written], bare: [] } : spellingsOf(written, script);
  const forms = spellings.includes(written) ? spellings : [written, ...spellings];
  if (known.size >= mostKnown) known.clear();
  const made: Forms = { written, script, forms, spellings, bare };
  known.set(typed, made);
  return made;
}

function spellingsOf(written: string, script: Script): Pick<Token, "spellings" | "bare"> {
  const folded = fold(written, script);
  const spellings = [folded, ...unstretched(folded)];
  if (script !== "arabic") return { spellings, bare: [] };
  const joined = [...new Set(spellings.flatMap(withoutConjunction))];
  return { spellings: joined, bare: joined.flatMap(withoutProclitics).filter((form) => !joined.includes(form)) };
}

/** Divides a text into its words and pictographs. "don't" is one word, "mum's" is "mum", « l’oud » is two. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const add = (typed: string, start: number, possessive = false, length = typed.length) => {
    const { written, script, forms, spellings, bare } = formsOf(typed);
    const gap = text.slice(end, start);
    end = start + length;
    tokens.push({ written, script, forms, spellings, bare, start, end, gap, possessive });
  };
  const pattern = spelledOut.test(text) ? wordOrSpelledOut : wordPattern;
  for (const { 0: match, 1: separator, index } of text.matchAll(pattern)) {
    if (separator) {
      add(match.replaceAll(separator, ""), index, false, match.length);
      continue;
    }
    if (!apostrophe.test(match)) {
      add(match, index);
      continue;
    }
    let rest = match;
    let start = index;
    for (let at = rest.search(apostrophe); at > 0; at = rest.search(apostrophe)) {
      const before = rest.slice(0, at);
      if (!elided.test(before.toLowerCase())) break;
      add(before, start);
      start += at + 1;
      rest = rest.slice(at + 1);
    }
    const owner = /^(.*)['’ʼ`´]s$/iu.exec(rest)?.[1];
    if (owner) add(owner, start, true);
    else add(rest.replace(/['’ʼ`´]/gu, ""), start, false, rest.length);
  }
  return tokens;
}
