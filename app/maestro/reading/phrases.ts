import type { MemoryFind } from "../types.ts";
import { beginsWithAnd } from "./spelling.ts";

/** Where one phrase of a text ends and another begins; a comma or a point inside a number does not. */
const phraseEnd = /(?<!\p{N})[.,]|[.,](?!\p{N})|[;:!?…،؛؟()[\]{}|/\\\n\r–—]|\s-+\s/gu;
/** A point after these abbreviations does not end a phrase: "St. Anne", "J. S. Bach", «ул. Садовая». */
const abbreviation =
  /(?<![\p{L}\p{M}])(?:\p{Lu}|St|Ste|Mt|Mr|Mrs|Ms|Dr|Prof|Mme|Mlle|г|гг|ул|пл|пр|им|д|с|пос|ст|св|о|р|د|أ|م)$/u;
/** A comma before these words does not end a phrase, because what follows speaks of what was before it. */
const relative =
  /^\s*(?:(?:in|on|at|of|to|for|from|by|with|à|de|dans|sur|avec|chez|pour|par|в|во|на|с|со|о|об|из|от|к|по|у|за|под|над|для|без)\s+)?(?:котор\p{L}*|где|что|куда|откуда|чь[яёюие]|чей|which|that|whom?|whose|where|qu[ie]|où|dont|(?:au|du|des|aux)?(?:le|la|les)?quel(?:le)?s?|(?:ب|ل|في\s+|من\s+)?ال(?:ذي|ذين|تي|لاتي|لواتي)|حيث)(?![\p{L}\p{M}])|^\s*qu['’]/iu;
/** The conjunction that ties a phrase to the one before it; a quote leaves it out. */
const conjunction = /^(?:but|and|mais|et|но|и|а|لكن|ولكن|بس)\s+/iu;
/** The quotation marks at the beginning and the end of a phrase. */
const quotationMarks = /^["“”„«»‹›]+|["“”„«»‹›]+$/gu;

/** A phrase of a memory, as typed, and what was found in it. */
export type Phrase = { text: string; finds: MemoryFind[] };

/** Whether a mark ends a phrase where it stands. */
function endsPhrase(before: string, mark: string, after: string): boolean {
  if (mark === ".") return !abbreviation.test(before);
  return !(mark === "," || mark === "،") || !relative.test(after);
}

/** Splits a memory into its phrases. */
function splitPhrases(memory: string): string[] {
  const texts: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of memory.matchAll(phraseEnd)) {
    const end = index + mark.length;
    if (!endsPhrase(memory.slice(start, index), mark, memory.slice(end))) continue;
    texts.push(memory.slice(start, index));
    start = end;
  }
  return [...texts, memory.slice(start)];
}

/** The phrases of a memory, as typed. */
export const phraseTexts = (memory: string): string[] =>
  splitPhrases(memory).map((text) => {
    const phrase = text.replace(/\s+/gu, " ").trim().replace(quotationMarks, "").replace(conjunction, "");
    return beginsWithAnd(phrase) ? phrase.slice(1) : phrase;
  });

/** The phrases of a memory in which something was found. */
export function phrasesOf(memory: string, finds: readonly MemoryFind[]): Phrase[] {
  if (finds.length === 0) return [];
  const texts = phraseTexts(memory).map((text) => ({
    text,
    words: ` ${text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ")} `,
  }));
  const phrases = new Map<string, Phrase>();
  for (const find of finds) {
    const word = find.word.replace(/\s+/gu, " ");
    const whole = texts.find(({ words }) => words.includes(` ${word} `));
    const { text } = whole ?? texts.find((one) => one.text.includes(word)) ?? { text: memory };
    const phrase = phrases.get(text) ?? { text, finds: [] };
    phrase.finds.push(find);
    phrases.set(phrase.text, phrase);
  }
  return [...phrases.values()];
}
