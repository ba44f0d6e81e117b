import { withEllipses, withSharedNouns } from "./ellipses.ts";
import type { Languages } from "./language-index.ts";
import { withPairs } from "./pairs.ts";
import { thingOf } from "./readable.ts";
import { isCueRole } from "./senses/cues.ts";
import type { Span } from "./senses/parts.ts";
import { beginsWithAnd } from "./spelling.ts";
import type { Token } from "./tokens.ts";

const denial = /^(?:not|pas|не|لا|ما|مو|مش)$/u;
/** «но не выношу»: what keeps out a thing behind it ends before a longer phrase that its last word begins. */
function matchAt(tokens: readonly Token[], languages: Languages, at: number) {
  const match = languages.matchAt(tokens, at);
  // «اللبان والجاوي»: two things, and no name of one.
  const and = match?.meaning.thing
    ? tokens.slice(at + 1, at + match.length).findIndex(({ word }) => beginsWithAnd(word.spellings[0] ?? ""))
    : -1;
  if (and >= 0) return languages.matchAt(tokens.slice(0, at + 1 + and), at) ?? match;
  if (match?.meaning.role !== "without" || match.length === 1) return match;
  const last = at + match.length - 1;
  if (!denial.test(tokens[last]?.written ?? "")) return match;
  const next = languages.matchAt(tokens, last);
  return next && next.length > 1 && isCueRole(next.meaning.role) ? languages.matchAt(tokens.slice(0, last), at) : match;
}

function spansIn(tokens: readonly Token[], languages: Languages): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = matchAt(tokens, languages, at);
    if (!match) continue;
    const { thing, role, isDemanded } = match.meaning;
    const { language } = match;
    const isSplit = role !== undefined && match.length > match.size;
    // «يجيني حكة من حبّ المسك», "in fragrance mix 1": the last word of the cue begins a name.
    const last =
      isSplit || (role === "light" && match.length > 1) ? languages.matchAt(tokens, at + match.length - 1) : undefined;
    const length = last?.meaning.thing && last.length > 1 ? match.length - 1 : match.length;
    if (role === "nothing") spans.push(...sayingAt(tokens, languages, at, length));
    else if (isSplit)
      spans.push({ at, length: 1, role, language }, ...thingsWithin(tokens, languages, at + 1, at + length));
    else
      spans.push({
        at,
        length,
        ...(role ? { role, language } : thing && { mention: { thing, at, length, ...(isDemanded && { isDemanded }) } }),
      });
    at += length - 1;
  }
  return spans;
}

/** The phrases of a text. */
export const spansOf = (tokens: readonly Token[], languages: Languages): readonly Span[] =>
  withPairs(
    withEllipses(withSharedNouns(spansIn(tokens, languages), tokens, languages), tokens, languages),
    tokens,
    languages,
  );

/** The things that stand inside a cue of several words: "keep oud out", «ليس العود وحده». */
function thingsWithin(tokens: readonly Token[], languages: Languages, from: number, to: number): Span[] {
  const within = tokens.slice(from, to).flatMap((_, offset): Span[] => {
    const at = from + offset;
    const { thing } = languages.thingAt(tokens, at) ?? {};
    return thing ? [{ at, length: 1, mention: { thing, at, length: 1 } }] : [];
  });
  const named = new Set(within.map(({ at }) => at));
  const others = Array.from({ length: to - from }, (_, offset) => from + offset).filter((at) => !named.has(at));
  return [...within, ...others.map((at): Span => ({ at, length: 1, role: "light" }))].sort(
    (one, other) => one.at - other.at,
  );
}

/** A saying: what it names is no smell. */
function sayingAt(tokens: readonly Token[], languages: Languages, at: number, length: number): Span[] {
  const named = Array.from({ length }, (_, offset) => at + offset).flatMap((inside): Span[] => {
    const { thing } = languages.thingAt(tokens, inside) ?? {};
    if (!thing || thingOf(thing).person) return [];
    return [{ at: inside, length: 1, mention: { thing, at: inside, length: 1, isNothing: "saying" } }];
  });
  return named.length > 0 ? named : [{ at, length, role: "nothing" }];
}
