import type { Half, Languages, Role, SourceName } from "./language-index.ts";
import { isCueRole } from "./senses/cues.ts";
import type { Span } from "./senses/parts.ts";
import { clauseEnd, dash, sentenceEnd, type Token } from "./tokens.ts";

type Found = { half: Half; at: number; length: number; language: SourceName };

/** So many words may stand between a part of the body and what it does. */
const reachOfBody = 4;
/** And so many between an illness and its cause. */
const reachOfCause = 2;

/** Two words that say something near each other: which, how far apart, and what the second says. */
const pairs: readonly {
  halves: [Half, Half];
  reach: number;
  isOrdered: boolean;
  says: Role;
  /** A thing may stand between the two, and the first keeps what it means. */
  isAround?: true;
}[] = [
  // "My eyes always start to water": each by itself is no illness.
  { halves: ["body", "reaction"], reach: reachOfBody, isOrdered: false, says: "allergyAfter" },
  // "It reminds me of a hospital".
  { halves: ["likeness", "bad"], reach: 2, isOrdered: true, says: "refuseAfter" },
  // "I would rather wear roses than oud".
  { halves: ["preferring", "than"], reach: 6, isOrdered: true, says: "instead", isAround: true },
];

const isEnd = ({ gap }: Token) => sentenceEnd.test(gap) || dash.test(gap) || clauseEnd.test(gap);

/** The halves of pairs in a text, whatever else their words mean. */
function halvesIn(tokens: readonly Token[], languages: Languages): Found[] {
  const found: Found[] = [];
  for (const at of tokens.keys()) {
    const half = languages.halfAt(tokens, at);
    if (half) found.push({ ...half, at });
  }
  return found;
}

/** "My ear swelled up like a dried apricot": what a body is likened to behind its illness, which did not cause it. */
function likenedBehind(end: number, spans: readonly Span[], tokens: readonly Token[]): Span | undefined {
  const like = tokens.slice(end, end + 2).findIndex(({ written }) => likening.test(written));
  const from = end + like + 1;
  const span = like < 0 ? undefined : spans.find(({ at, mention }) => mention && at >= from && at <= from + 2);
  if (!span) return undefined;
  const between = tokens.slice(end, span.at + 1);
  return between.some((token) => isEnd(token) || causing.test(token.written)) ? undefined : span;
}
const likening = /^(?:like|comme|как|словно|будто|زي|متل|مثل)$/u;
const causing = /^(?:to|from|at|with|by|after|à|au|aux|avec|de|du|des|на|от|после|من|بعد)$/u;

/** The phrases of a text with each pair turned into what it says: the words of a pair lose their other meanings. */
export function withPairs(spans: readonly Span[], tokens: readonly Token[], languages: Languages): readonly Span[] {
  const found = halvesIn(tokens, languages);
  if (found.length === 0) return spans;
  const endOf = ({ at, length }: { at: number; length: number }) => at + length;
  /** A longer phrase around a word means something of its own: "hand cream". */
  const isFree = (one: Found) =>
    !spans.some(
      (span) => span.at < endOf(one) && one.at < endOf(span) && span.length > one.length && span.role !== "light",
    );
  const isPair = (one: Found, other: Found, { reach, isAround }: (typeof pairs)[number]) => {
    const [first, second] = one.at < other.at ? [one, other] : [other, one];
    if (endOf(first) > second.at || second.at - endOf(first) > reach) return false;
    // «лучше пион, чем роза»
    if (tokens.slice(first.at + 1, isAround ? second.at : second.at + 1).some(isEnd)) return false;
    if (isAround) return true;
    // «глаза от розы щиплет»: Russian and Arabic set the cause between the two.
    return !spans.some(
      ({ at, mention, role }) =>
        at >= endOf(first) &&
        at < second.at &&
        ((mention && one.language !== "ru" && one.language !== "ar") || isCueRole(role) || role === "but"),
    );
  };
  const turned = new Map<number, Span>();
  for (const pair of pairs) {
    const { halves, isOrdered, says, isAround } = pair;
    for (const second of found.filter(({ half }) => half === halves[1])) {
      const first = found.find(
        (one) =>
          one.half === halves[0] &&
          !(isOrdered && one.at > second.at) &&
          isPair(one, second, pair) &&
          (isAround || isFree(one)),
      );
      if (!first || !isFree(second)) continue;
      if (!isAround)
        turned.set(first.at, { at: first.at, length: first.length, role: "light", language: first.language });
      turned.set(second.at, { at: second.at, length: second.length, role: says, language: second.language });
      const likened = says === "allergyAfter" && likenedBehind(Math.max(endOf(first), endOf(second)), spans, tokens);
      if (likened) turned.set(likened.at, { at: likened.at, length: likened.length, role: "light" });
    }
  }
  // «кожа реагирует на бергамот»: so is a part of the body before an illness that names its cause.
  for (const one of found.filter(({ half }) => half === "body")) {
    const index = spans.findIndex(({ at, role }) => at >= endOf(one) && isCueRole(role));
    const [ill, cause] = [spans[index], spans[index + 1]];
    const isNear = ill?.role === "allergy" && ill.at - endOf(one) <= reachOfBody && cause?.mention;
    if (isNear && isFree(one) && !tokens.slice(endOf(one), cause.at + 1).some(isEnd)) {
      turned.set(one.at, { at: one.at, length: one.length, role: "light", language: one.language });
    }
  }
  // "Allergic to pollen, hay makes me cry".
  for (const one of found.filter(({ half }) => half === "tears")) {
    const isBeside = ({ at, length, role }: Span) => {
      if ((role !== "allergy" && role !== "allergyAfter") || at > one.at) return false;
      return !tokens.slice(at + length, one.at + 1).some(({ gap }) => sentenceEnd.test(gap));
    };
    if (!isFree(one) || !spans.some(isBeside)) continue;
    turned.set(one.at, { at: one.at, length: one.length, role: "allergyAfter", language: one.language });
  }
  // "Allergic to cats": what an illness comes from, and no perfume holds.
  for (const one of found.filter(({ half }) => half === "cause" || half === "bad")) {
    const isIll = ({ at, length, role }: Span) => {
      if (role !== "allergy" && role !== "allergyAfter") return false;
      const [from, to] = at < one.at ? [at + length, one.at] : [endOf(one), at];
      return to - from >= 0 && to - from <= reachOfCause && !tokens.slice(from, to + 1).some(isEnd);
    };
    if (!spans.some(isIll) || spans.some((span) => span.mention && span.at < endOf(one) && one.at < endOf(span)))
      continue;
    turned.set(one.at, { at: one.at, length: one.length, role: "cause", language: one.language });
  }
  if (turned.size === 0) return spans;
  const covered = new Set(
    [...turned.values()].flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)),
  );
  const isCovered = ({ at, length }: Span) => {
    for (let one = at; one < at + length; one++) if (covered.has(one)) return true;
    return false;
  };
  const others = spans.filter((span) => !isCovered(span));
  return [...others, ...turned.values()].sort((one, other) => one.at - other.at);
}
