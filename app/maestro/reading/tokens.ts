import { systematicNamesIn } from "./systematic-names.ts";
import { unseen, type Word, wordOf } from "./word.ts";

/** A word of a text, or a pictograph, and where it stands. */
export type Token = Pick<Word, "written" | "script"> & {
  word: Word;
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
/** Digits stand for letters where Arabic is written in Latin ones: "l3oud". */
const anyWord = `[2356789]?[\\p{L}\\p{M}][\\p{L}\\p{M}2356789${unseen}]*(?:['’ʼ\`´][\\p{L}\\p{M}${unseen}]+)*`;
const wordPattern = new RegExp(`${anyWord}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?|\\d+`, "gu");
const wordOrSpelledOut = new RegExp(`${spelledOut.source}|${wordPattern.source}`, "gu");
const elided = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)$/u;
const apostrophe = /['’ʼ`´]/u;

/** What a line of a list begins with: "- rose", "2) rose". */
const bullet = /^[ \t]*(?:[-–—•*·▪✓]|\d{1,2}[.):])[ \t]*(?=[\p{L}\p{M}])/u;
/** A heading behind which short lines are a list without marks. */
const ofAllergies = /allerg|аллерг|حساسي/iu;
const shortLine = /^[ \t]*[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}[ \t]*$/u;

/** A text whose lists of lines are lists in a sentence, letter by letter where they were: "Allergies:\n- rose\n- oud". */
function withLists(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const isPlainList = ofAllergies.test(lines[0] ?? "") && lines.slice(1).every((line) => shortLine.test(line));
  const isItem = (line: string | undefined) => line !== undefined && (bullet.test(line) || isPlainList);
  return lines.reduce((before, line, at) => {
    if (!isItem(line)) return `${before}\n${line}`;
    const item = line.replace(bullet, (mark) => " ".repeat(mark.length));
    const isFirst = at === 1 || !isItem(lines[at - 1]);
    const heading = isFirst ? before.replace(/[.:;!,،]\s*$/u, (end) => " ".repeat(end.length)) : before;
    return `${heading}${isFirst ? ":" : ","}${item}`;
  });
}

/** Divides a text into its words and pictographs. "don't" is one word, "mum's" is "mum", « l’oud » is two. */
export function tokenise(typed: string): Token[] {
  const text = withLists(typed);
  const tokens: Token[] = [];
  let end = 0;
  const add = (typed: string, start: number, possessive = false, length = typed.length) => {
    const word = wordOf(typed);
    const gap = text.slice(end, start);
    end = start + length;
    tokens.push({ word, written: word.written, script: word.script, start, end, gap, possessive });
  };
  const pattern = spelledOut.test(text) ? wordOrSpelledOut : wordPattern;
  const names = systematicNamesIn(text);
  for (const { 0: match, 1: separator, index } of text.matchAll(pattern)) {
    const named = names.find(({ start, end }) => start <= index && index < end);
    if (named) {
      if (end <= named.start) add(named.name, named.start, false, named.end - named.start);
      continue;
    }
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

/** The words of a text as they are looked up, apart by spaces. */
export const wordsIn = (text: string): string =>
  tokenise(text)
    .map(({ written }) => written)
    .join(" ");
