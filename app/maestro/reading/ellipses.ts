import type { Languages } from "./language-index.ts";
import type { Span } from "./senses/parts.ts";
import { clauseEnd, sentenceEnd, type Token } from "./tokens.ts";

/** What a thing and a kind of it may both stand behind. */
const prepositions = new Set("to from with without of à au aux de du des sans на от из с без к من على بدون".split(" "));
const also = new Set("too also aussi тоже также كمان برضو ايضا".split(" "));

/**
 * The phrases of a text, and the kinds of a thing that are named without it behind the same word: «чихаю на перец, на розовый
 * тоже» is pink pepper, and so is "allergic to pepper, and to pink too".
 */
export function withEllipses(spans: readonly Span[], tokens: readonly Token[], languages: Languages): readonly Span[] {
  const found: Span[] = [];
  for (const [at, { gap }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isLast = next === undefined || next.gap !== " " || also.has(next.written);
    if (!before || gap !== " " || !isLast || !prepositions.has(before.written)) continue;
    const isKnown = spans.some(
      (span) => (span.mention || span.length > 1) && span.at <= at && at < span.at + span.length,
    );
    const noun = spans.findLast(
      (one) => one.mention && one.length === 1 && one.at < at - 1 && tokens[one.at - 1]?.written === before.written,
    );
    if (isKnown || !noun) continue;
    const gaps = tokens.slice(noun.at + 1, at).map((token) => token.gap);
    if (gaps.some((one) => sentenceEnd.test(one)) || !gaps.some((one) => clauseEnd.test(one))) continue;
    const thing = languages.kindOf(tokens, noun.at, at);
    if (thing) found.push({ at, length: 1, mention: { thing, at, length: 1 } });
  }
  if (found.length === 0) return spans;
  const named = new Set(found.map(({ at }) => at));
  return [...spans.filter(({ at }) => !named.has(at)), ...found].sort((one, other) => one.at - other.at);
}
