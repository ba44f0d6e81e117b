import type { Languages } from "./language-index.ts";
import { type ReadableId, thingOf } from "./readable.ts";
import type { Span } from "./senses/parts.ts";
import { beginsWithAnd } from "./spelling.ts";
import { clauseEnd, sentenceEnd, type Token } from "./tokens.ts";

/** What a thing and a kind of it may both stand behind. */
const prepositions = new Set("to from with without of à au aux de du des sans на от из с без к من على بدون".split(" "));
const also = new Set("too also aussi тоже также كمان برضو ايضا".split(" "));

const joining = new Set("and or nor & et ou ni и или да او".split(" "));
/** So many words may tell a kind behind its noun: « et de Virginie », or before it. */
const longestKind = 3;

/** Where the second of two kinds begins that are joined, and how many words join them; in Arabic "and" is written onto it. */
function joinedAt(tokens: readonly Token[], at: number): number | undefined {
  const { gap = "", written = "" } = tokens[at] ?? {};
  if (gap !== " " && !/^\s*[/&+]\s*$/u.test(gap)) return undefined;
  if (joining.has(written)) return tokens[at + 1]?.gap === " " ? at + 1 : undefined;
  return gap !== " " || beginsWithAnd(tokens[at]?.word.spellings[0] ?? "") ? at : undefined;
}

/**
 * The phrases of a text, and the kinds of a thing that share its noun: « cèdre de l'Atlas et de Virginie », "Atlas and
 * Virginia cedar".
 */
export function withSharedNouns(
  spans: readonly Span[],
  tokens: readonly Token[],
  languages: Languages,
): readonly Span[] {
  const found: Span[] = [];
  const endOf = ({ at, length }: Span) => at + length;
  const kindAt = (at: number, length: number, thing: ReadableId): Span => {
    const alone = spans.find((span) => span.at === at && span.length === length)?.mention?.thing;
    const isSmell = alone !== undefined && !thingOf(alone).scene;
    return { at, length, mention: { thing, at, length, ...(isSmell && { alone }) } };
  };
  for (const at of tokens.keys()) {
    const second = joinedAt(tokens, at);
    if (second === undefined || at === 0) continue;
    const [before, behind] = [
      spans.find((span) => span.mention && endOf(span) === at),
      spans.find((span) => span.mention && span.at === second),
    ];
    for (let length = longestKind; length > 0; length--) {
      const own = tokens.slice(second, second + length);
      const noun = before && tokens[before.at];
      if (noun && own.length === length && own.slice(1).every(({ gap }) => gap === " " || gap === "")) {
        const thing = languages.nameOf([noun, ...own]);
        if (thing && thing !== before.mention?.thing) {
          found.push(kindAt(second, length, thing));
          break;
        }
      }
      const last = behind && tokens[endOf(behind) - 1];
      const kind = tokens.slice(Math.max(0, at - length), at);
      // In Arabic the noun stands first.
      if (last && last.script !== "arabic" && kind.length === length) {
        const thing = languages.nameOf([...kind, last]);
        if (thing && thing !== behind.mention?.thing) {
          found.push(kindAt(at - length, length, thing));
          break;
        }
      }
    }
  }
  return found.length > 0 ? merged(spans, found) : spans;
}

/** The phrases of a text with others in the place of those that they overlap. */
function merged(spans: readonly Span[], found: readonly Span[]): readonly Span[] {
  const isFree = (span: Span) => !found.some((one) => span.at < one.at + one.length && one.at < span.at + span.length);
  return [...spans.filter(isFree), ...found].sort((one, other) => one.at - other.at);
}

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
  return found.length > 0 ? merged(spans, found) : spans;
}
