import { maxMemoryLength } from "../memory-length.ts";
import type { Reading, Sense } from "../types.ts";
import { clausesOf } from "./clauses.ts";
import { describes, isQualified, isWhole } from "./descriptions.ts";
import { doubtfulIn } from "./doubts.ts";
import { Languages } from "./language-index.ts";
import { markNothing } from "./no-smells.ts";
import { thingOf } from "./readable.ts";
import { adversative } from "./senses/exceptions.ts";
import { markSenses } from "./senses/mark-senses.ts";
import { type Clause, isBody, isList, type Mention, type Span } from "./senses/parts.ts";
import { spansOf } from "./spans.ts";
import { beginsWithAnd } from "./spelling.ts";
import { besideSymptoms } from "./symptoms.ts";
import { takenBackIn } from "./taken-back.ts";
import { type Token, tokenise } from "./tokens.ts";

/** What a page is written in, and no word in angle brackets: "rose & <oak moss>". */
export const markup = new RegExp(
  [
    String.raw`<\s*(?:/\s*[a-z]|!--|!doctype|\?xml|script\b|style\b|iframe\b)`,
    String.raw`<[a-z][a-z0-9]*[\s/][^<>]*=`,
    String.raw`<(?:a|b|i|u|p|br|hr|em|h[1-6]|div|span|img|svg|strong|table|ul|ol|li|form|input|body|html|head)\s*/?>`,
  ].join("|"),
  "iu",
);

/** Whether a clause names whole kinds of smell and nothing else, or is a list of things: "woody and fresh", "chocolate and flowers". */
const isSaidAlone = (clauses: readonly Clause[], mention: Mention): boolean =>
  clauses.some(
    ({ parts, word }) =>
      parts.some((part) => typeof part === "object" && "mention" in part && part.mention === mention) &&
      (isList(parts) ||
        parts
          .slice(adversative.has(word) ? 1 : 0)
          .every(
            (part) => typeof part === "object" && ("mention" in part ? isWhole(part.mention) : part.role !== "not"),
          )),
  );

/** The sense of what is named several times: an illness counts, then what was said last, then what the text asks for. */
function senseOf(mentions: readonly Mention[], bare: Sense): Sense | undefined {
  const meant = mentions.filter(({ isNothing }) => !isNothing);
  if (meant.length === 0) return "nothing";
  // "Vegan"; and "it need not be vegan".
  if (meant.some(({ isDemanded }) => isDemanded))
    return bare !== "allergy" && meant.every(({ said }) => said === "refused") ? "nothing" : "refused";
  // "I can't wear rose. I love it": where it is asked what must not be in it, no praise lets in what was refused.
  if (bare === "allergy" && meant.some(({ said, wasRefused }) => wasRefused || said === "refused")) {
    return meant.every(({ isTaste }) => isTaste) && !meant.some(({ said }) => said === "allergy")
      ? "refused"
      : "allergy";
  }
  const isWished = meant.some(({ said }) => said === "wanted");
  if (meant.some(({ said, isSupposed }) => said === "allergy" && !(isSupposed && isWished))) return "allergy";
  const last = meant.at(-1);
  const said = meant.findLast(({ said }) => said);
  const isOutweighed = said?.isAnothers && last !== said && !last?.said;
  if (said && !isOutweighed) return said.said;
  return bare;
}

/** A flower or a fire that is drawn adorns what is told; only where something is left out does it name a smell. */
const isOrnament = ({ at, said }: Mention, tokens: readonly Token[], bare: Sense) =>
  bare === "wanted" &&
  (said === undefined || said === "wanted") &&
  tokens[at]?.script === "symbol" &&
  ornaments.has(tokens[at]?.written ?? "");
const ornaments: ReadonlySet<string> = new Set(
  "🌹 🥀 🌺 🌸 🌼 💐 🌱 🌿 🍀 🍁 🍂 🍃 🌾 🌳 🪻 🔥 💨 🐕 🐈 🦌".split(" "),
);

/** Who tells of people where they are asked what must not be in it leaves nobody out. */
const bareOf = (thing: Mention["thing"], bare: Sense): Sense =>
  bare === "allergy" && thingOf(thing).person ? "nothing" : bare;

/**
 * Reads what a text wants, refuses, is allergic to and names without meaning a smell, in any of the four languages or a
 * mixture of them.
 * @param bare what a thing is named for where nothing is said of it: a memory wants it, a list of what must not be in it
 *   does not
 * @returns each thing once, in the order of the text, with the visitor's own words for it
 */
export function readText(text: string, bare: Sense = "wanted"): Reading[] {
  const read = text.slice(0, maxMemoryLength);
  const tokens = tokenise(read);
  const languages = new Languages(tokens);
  const spans = spansOf(tokens, languages);
  // Whatever else is said beside what must not be in it, leaving it out harms nobody.
  const givesOrders = markup.test(read) || spans.some(({ role }) => role === "hostile");
  const isHostile = bare !== "allergy" && givesOrders;
  markNothing(read, tokens, spans, languages);
  // What only describes a thing stands like an article before it: "no fresh bread".
  const meant = spans.map(
    (span, index): Span =>
      describes(tokens, spans, index) && !isQualified(spans, index)
        ? { at: span.at, length: span.length, role: "light" }
        : span,
  );
  const clauses = clausesOf(tokens, meant);
  markSenses(clauses, bare);
  for (const one of besideSymptoms(tokens, meant, languages)) one.said = "allergy";
  // Where it is asked what must not be in it, doubt means out.
  if (bare === "allergy") {
    const named = meant.flatMap(({ mention }) => mention ?? []);
    const things = named.filter(({ thing }) => !thingOf(thing).person);
    for (const one of takenBackIn(read, tokens, things)) {
      delete one.isNothing;
      one.said = "allergy";
    }
    const mentions = named.filter(({ isNothing }) => !isNothing);
    for (const one of doubtfulIn(read, tokens, mentions))
      if (one.said === "wanted" && !one.isSpared) one.said = "allergy";
  }
  const byThing = new Map<string, Mention[]>();
  for (const { mention } of meant) {
    if (!mention || isOrnament(mention, tokens, bare)) continue;
    // Of what must not be in it both are meant.
    const alone = bare === "allergy" && mention.alone ? [{ ...mention, thing: mention.alone }] : [];
    for (const one of [mention, ...alone]) {
      const known = byThing.get(one.thing);
      if (known) known.push(one);
      else byThing.set(one.thing, [one]);
    }
  }
  const readings = [...byThing.values()].flatMap((mentions): Reading[] => {
    const [first] = mentions;
    if (!first) return [];
    const { thing } = first;
    const sense = isHostile ? "nothing" : senseOf(mentions, bareOf(thing, bare));
    // "Sweet" by itself describes something else: a kind of smell is meant where something is said of it.
    const isMeant =
      !isWhole(first) || bare !== "wanted" || mentions.some((one) => one.said || isSaidAlone(clauses, one));
    return sense && isMeant ? [{ word: wordOf(read, tokens, first), thing, sense }] : [];
  });
  if (bare !== "allergy") return readings;
  const isIll = meant.some(({ mention }) => mention?.said === "allergy");
  return leftOut(readings, { isAffirmed: affirmed.test(read) || givesOrders, isIll });
}

/** "Yes: rose", and no "I would like rose". */
const affirmed =
  /^\s*(?:yes|yeah|yep|yup|oui|ouais|si|да|ага|угу|نعم|اي|ايه|إيه|أيه|ايوه|أيوه|ايوا|أيوا)(?![\p{L}\p{M}])/iu;

/**
 * Who is asked what must not be in it leaves out for good what they refuse; but who tells an allergy from a dislike, "I am
 * allergic to cinnamon, I don't like oud", is heard. Where nothing is refused, what is named behind a "yes" is the answer;
 * what else is wished for there is a wish.
 */
function leftOut(
  readings: readonly Reading[],
  { isAffirmed, isIll }: { isAffirmed: boolean; isIll: boolean },
): Reading[] {
  const isOut = ({ sense }: Reading) => sense === "refused" || sense === "allergy";
  const isAnswer = isAffirmed && !readings.some(isOut);
  return readings.map((one) => {
    const isLeft = (isOut(one) && !(isIll && one.sense === "refused")) || (isAnswer && one.sense === "wanted");
    // "My skin's fine with most things"
    if (isBody(one) && one.sense === "wanted") return { ...one, sense: "nothing" };
    return isLeft && !thingOf(one.thing).person ? { ...one, sense: "allergy" } : one;
  });
}

/** The visitor's words for a thing, without an "and" that is written onto them. */
function wordOf(text: string, tokens: readonly Token[], { at, length }: Mention): string {
  const first = tokens[at];
  const last = tokens[at + length - 1];
  if (!first || !last) return "";
  const and = first.script === "arabic" && beginsWithAnd(first.word.spellings[0] ?? "") ? /^و\p{M}*/u : /^(?!)/u;
  return text.slice(first.start, last.end).replace(and, "");
}
