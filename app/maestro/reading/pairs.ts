import type { Half, Languages, Role, SourceName } from "./language-index.ts";
import { isCueRole, type Span } from "./senses.ts";
import { clauseEnd, dash, sentenceEnd, type Token } from "./tokens.ts";

type Found = { half: Half; at: number; length: number; language: SourceName };

/** Two words that say something near each other: which, how far apart, and what the second says. */
const pairs: readonly { halves: [Half, Half]; reach: number; isOrdered: boolean; says: Role }[] = [
  // "My eyes always start to water": each by itself is no illness.
  { halves: ["body", "reaction"], reach: 4, isOrdered: false, says: "allergyAfter" },
  // "It reminds me of a hospital".
  { halves: ["likeness", "bad"], reach: 2, isOrdered: true, says: "refuseAfter" },
];

const isEnd = ({ gap }: Token) => sentenceEnd.test(gap) || dash.test(gap) || clauseEnd.test(gap);

/** The halves of pairs in a text, whatever else their words mean. */
function halvesIn(tokens: readonly Token[], languages: Languages): Found[] {
  return tokens.flatMap((_, at): Found[] => {
    const half = languages.halfAt(tokens, at);
    return half ? [{ ...half, at }] : [];
  });
}

/** The phrases of a text with each pair turned into what it says: the words of a pair lose their other meanings. */
export function withPairs(spans: readonly Span[], tokens: readonly Token[], languages: Languages): readonly Span[] {
  const found = halvesIn(tokens, languages);
  if (found.length < 2) return spans;
  const endOf = ({ at, length }: { at: number; length: number }) => at + length;
  /** A longer phrase around a word means something of its own: "hand cream". */
  const isFree = (one: Found) =>
    !spans.some(
      (span) => span.at < endOf(one) && one.at < endOf(span) && span.length > one.length && span.role !== "light",
    );
  const isPair = (one: Found, other: Found, reach: number) => {
    const [first, second] = one.at < other.at ? [one, other] : [other, one];
    if (endOf(first) > second.at || second.at - endOf(first) > reach) return false;
    if (tokens.slice(first.at + 1, second.at + 1).some(isEnd)) return false;
    // «глаза от розы щиплет»: Russian sets the cause between the two.
    return !spans.some(
      ({ at, mention, role }) =>
        at >= endOf(first) &&
        at < second.at &&
        ((mention && one.language !== "ru") || isCueRole(role) || role === "but"),
    );
  };
  const turned = new Map<number, Span>();
  for (const { halves, reach, isOrdered, says } of pairs) {
    for (const second of found.filter(({ half }) => half === halves[1])) {
      const first = found.find(
        (one) =>
          one.half === halves[0] && !(isOrdered && one.at > second.at) && isPair(one, second, reach) && isFree(one),
      );
      if (!first || !isFree(second)) continue;
      turned.set(first.at, { at: first.at, length: first.length, role: "light", language: first.language });
      turned.set(second.at, { at: second.at, length: second.length, role: says, language: second.language });
    }
  }
  if (turned.size === 0) return spans;
  const others = spans.filter(
    (span) => ![...turned.values()].some((one) => span.at < endOf(one) && one.at < endOf(span)),
  );
  return [...others, ...turned.values()].sort((one, other) => one.at - other.at);
}
