import { thingOf } from "./readable.ts";
import type { Mention, Span } from "./senses/parts.ts";
import { beginsWithAnd } from "./spelling.ts";
import type { Token } from "./tokens.ts";

/** Whether what is named is a whole kind of smell: "woody", "fresh". */
export const isWhole = (mention: Mention | undefined) =>
  mention !== undefined && (thingOf(mention.thing).whole ?? false);

/**
 * Whether a whole kind of smell stands beside a thing, which it then describes: "fresh bread", « pain frais ». A Russian
 * adjective stands before its noun and an Arabic one behind it; with an "and" written onto it, it is no adjective.
 */
export function describes(tokens: readonly Token[], spans: readonly Span[], index: number): boolean {
  const span = spans[index];
  if (!span || !isWhole(span.mention)) return false;
  const script = tokens[span.at]?.script;
  const isDescribed = (one: Span | undefined, other: Span | undefined, thing: Span | undefined) => {
    if (!one || !other || !thing?.mention || isWhole(thing.mention) || thingOf(thing.mention.thing).person)
      return false;
    return one.at + one.length === other.at && /^\s+$/u.test(tokens[other.at]?.gap ?? "");
  };
  const [before, after] = [spans[index - 1], spans[index + 1]];
  const isBehind = isDescribed(before, span, before) && !beginsWithAnd(tokens[span.at]?.word.spellings[0] ?? "");
  if (script === "arabic") return isBehind;
  return isDescribed(span, after, after) || (script === "latin" && isBehind);
}

/** "Honey, but not sweet honey": what describes a thing that is named again is refused, and the thing is not. */
export function isQualified(spans: readonly Span[], index: number): boolean {
  const described = spans[index + 1]?.mention;
  const denial = spans.slice(Math.max(0, index - 2), index).findLast(({ role }) => role !== "light");
  const isAgain = spans.slice(0, index).some(({ mention }) => mention?.thing === described?.thing);
  if (!described || !isAgain || denial?.role !== "not") return false;
  described.isNothing = "saying";
  return true;
}
