import type { Sense } from "../types.ts";
import { clausesOf } from "./clauses.ts";
import { Languages, type Role } from "./language-index.ts";
import { isPast } from "./past.ts";
import { phraseTexts } from "./phrases.ts";
import { readText } from "./read-text.ts";
import { withDenials } from "./senses/denials.ts";
import { roleOf } from "./senses/parts.ts";
import { spansOf } from "./spans.ts";
import { beginsWithAnd } from "./spelling.ts";
import { tellsOfSymptom } from "./symptoms.ts";
import { tokenise, wordsIn } from "./tokens.ts";

/** Whether a text refuses something, or tells of an illness, whatever it is. */
export function isRefusal(text: string): boolean {
  const tokens = tokenise(text);
  const languages = new Languages(tokens);
  const roles = spansOf(tokens, languages).map(({ role }) => role);
  return roles.some((role) => role !== undefined && refusing.has(role));
}
const refusing: ReadonlySet<Role> = new Set(["allergy", "allergyAfter", "refuse", "refuseAfter", "without"]);

/**
 * The phrases of a text that tell of an allergy or an illness, as typed, where nothing was read that causes it.
 * @param bare as for `readText`
 */
export function uncausedIllnesses(text: string, bare: Sense = "wanted"): string[] {
  if (readText(text, bare).some(({ sense }) => sense === "allergy")) return [];
  const phrases = phraseTexts(text);
  if (phrases.some((phrase) => isPast(wordsIn(phrase)))) return [];
  return phrases.filter((phrase) => {
    const tokens = tokenise(phrase);
    const languages = new Languages(tokens);
    const spans = spansOf(tokens, languages);
    const roles = clausesOf(tokens, spans).flatMap((clause) => withDenials(clause).map(roleOf));
    const isIll = roles.some((role) => illness.has(role)) || tellsOfSymptom(tokens, spans, languages);
    // Cats and bees are in no perfume.
    return isIll && !roles.includes("cause");
  });
}

/**
 * What a text that tells of an allergy or an illness, or of what must not be in it, names as a cause and no perfume holds,
 * as typed: "cats", "latex".
 * @param bare as for `readText`
 */
export function absentCauses(text: string, bare: Sense = "wanted"): string[] {
  const tokens = tokenise(text);
  const languages = new Languages(tokens);
  const spans = spansOf(tokens, languages);
  if (bare !== "allergy" && !spans.some(({ role }) => illness.has(role))) return [];
  const isRead = (token: number) => spans.some(({ at, length }) => at <= token && token < at + length);
  const named = tokens.flatMap((_, at) => {
    // Where it is asked what must not be in it, a name is enough.
    const half = bare !== "allergy" || isRead(at) ? undefined : languages.halfAt(tokens, at);
    return half?.half === "cause" ? [{ at, length: half.length }] : [];
  });
  return [...spans.filter(({ role }) => role === "cause"), ...named].flatMap(({ at, length }) => {
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    const words = first && last ? text.slice(first.start, last.end) : "";
    return words ? [beginsWithAnd(words) ? words.slice(1) : words] : [];
  });
}
const illness: ReadonlySet<Role | undefined> = new Set(["allergy", "allergyAfter"]);
