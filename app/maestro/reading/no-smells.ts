import type { Languages } from "./language-index.ts";
import { thingOf } from "./readable.ts";
import type { Mention, Span } from "./senses/parts.ts";
import { someoneIn } from "./someone.ts";
import { beginsWithAnd } from "./spelling.ts";
import type { Token } from "./tokens.ts";

const arabicColour = /^و?(?:ب|ل)?(?:ال)?لون$/u;
const russianAdjective = /[а-яё](?:[оеё]е|[аяую]я|ую|юю|[ыи]е|[ыи]й|[оеё]го|[оеё]й|[ыи]м|[ыи]х)$/u;
/** What clothes are made of. */
const stuffs: ReadonlySet<Mention["thing"]> = new Set(["leather", "wool", "cloth", "fur", "rubber", "plastic"]);

/** What may stand between the two words of a name. */
const joining = /^[\s'’ʼ-]*$/u;

/** Names, colours and likenesses are no smells. */
export function markNothing(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  languages: Languages,
): void {
  const isSomeone = someoneIn(text, tokens, spans, languages);
  /** The role of the phrase that touches the one at an index, but for light words between. */
  const besideAt = (index: number, step: 1 | -1) => {
    for (let from = index; ; from += step) {
      const [one, other] = step === 1 ? [spans[from], spans[from + 1]] : [spans[from - 1], spans[from]];
      const isTouching = one && other && one.at + one.length === other.at && joining.test(tokens[other.at]?.gap ?? "");
      const beside = step === 1 ? other : one;
      if (!isTouching || beside?.role !== "light") return isTouching ? beside?.role : undefined;
    }
  };
  /** «в баре „Гвоздика“»: a word in quotation marks with a capital, behind a word that says nothing of it. */
  const isQuotedName = (index: number) => {
    const { at, length } = spans[index] ?? { at: 0, length: 0 };
    const [first, before] = [tokens[at], spans[index - 1]];
    if (!first || at === 0 || !/^\s+["«“„]$/u.test(first.gap) || !/^\p{Lu}/u.test(text.slice(first.start)))
      return false;
    if (!/^["»”“]/u.test(tokens[at + length]?.gap ?? text.slice(tokens[at + length - 1]?.end))) return false;
    const isBeside = before !== undefined && before.at + before.length === at;
    return !isBeside || before.mention !== undefined || before.role === "named";
  };
  /** «اللون الليموني والخزامي»: with an "and" written onto it, it is as the one before. */
  const isSecondColour = (index: number) => {
    const [before, { at }] = [spans[index - 1], spans[index] ?? { at: 0 }];
    const isBeside = before?.mention?.isNothing === "saying" && before.at + before.length === at;
    return isBeside && beginsWithAnd(tokens[at]?.word.spellings[0] ?? "");
  };
  for (const [index, { mention }] of spans.entries()) {
    if (!mention || mention.isNothing || thingOf(mention.thing).person) continue;
    const before = besideAt(index, -1);
    const after = besideAt(index, 1);
    // «اللون الليموني»: in Arabic the colour stands behind its word.
    const isOfColour = before === "tintAfter" && arabicColour.test(tokens[(spans[index]?.at ?? 0) - 1]?.written ?? "");
    const isPartOfName =
      before === "named" || before === "tint" || isOfColour || after === "namedAfter" || after === "tintAfter";
    // «платье лавандовое», «на Вишнёвую 12»
    const { at, length } = spans[index] ?? { at: 0, length: 1 };
    const isAdjective = russianAdjective.test(tokens[at + length - 1]?.written ?? "");
    const isDress = isAdjective && besideAt(index, -1) === "tintAfter" && !stuffs.has(mention.thing);
    const isAddress = isAdjective && /^\d/u.test(tokens[at + length]?.written ?? "");
    // «вишнёвого цвета»: a word of colour without a thing behind it.
    const isTinted = after === "tint" && !spans[index + 2]?.mention;
    if (isSomeone(index)) mention.isNothing = "name";
    else if (isPartOfName || isTinted || isDress || isAddress || isQuotedName(index) || isSecondColour(index))
      mention.isNothing = "saying";
  }
}
