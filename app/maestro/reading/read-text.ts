import { maxMemoryLength } from "../memory-length.ts";
import type { Reading, Sense } from "../types.ts";
import { isCourtesy } from "./courtesy.ts";
import { withEllipses } from "./ellipses.ts";
import { Languages, type Role } from "./language-index.ts";
import { withPairs } from "./pairs.ts";
import { phraseTexts } from "./phrases.ts";
import { thingOf } from "./readable.ts";
import { withDenials } from "./senses/denials.ts";
import { adversative } from "./senses/exceptions.ts";
import { markSenses } from "./senses/mark-senses.ts";
import {
  type Begin,
  type Clause,
  isLight,
  isList,
  type Mention,
  type Part,
  roleOf,
  type Span,
} from "./senses/parts.ts";
import { someoneIn } from "./someone.ts";
import { beginsWithAnd } from "./spelling.ts";
import { clauseEnd, dash, sentenceEnd, type Token, tokenise } from "./tokens.ts";

const markup = /<\/?[a-z!][^>]*>?/iu;

function spansIn(tokens: readonly Token[], languages: Languages): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = languages.matchAt(tokens, at);
    if (!match) continue;
    const { thing, role } = match.meaning;
    const { language } = match;
    const isSplit = role !== undefined && match.length > match.size;
    // «يجيني حكة من حبّ المسك»: the last word of the cue begins a name.
    const last = isSplit ? languages.matchAt(tokens, at + match.length - 1) : undefined;
    const length = last?.meaning.thing && last.length > 1 ? match.length - 1 : match.length;
    if (role === "nothing") spans.push(...sayingAt(tokens, languages, at, length));
    else if (isSplit)
      spans.push({ at, length: 1, role, language }, ...thingsWithin(tokens, languages, at + 1, at + length));
    else spans.push({ at, length, ...(role ? { role, language } : thing && { mention: { thing, at, length } }) });
    at += length - 1;
  }
  return spans;
}

/** The phrases of a text. */
const spansOf = (tokens: readonly Token[], languages: Languages): readonly Span[] =>
  withPairs(withEllipses(spansIn(tokens, languages), tokens, languages), tokens, languages);

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

/** Behind a comma these begin no clause of their own: «не люблю, когда пахнет рыбой». */
const subordinating = new Set(
  `чтобы чтоб когда если что как который которая которое которые которого которой
  кто где чем пока хоть that which quand que qui`.split(/\s+/u),
);

function beginOf({ gap, written }: Token, role: Role | undefined): Begin | undefined {
  if (gap === " ") return role === "but" ? "but" : undefined;
  if (sentenceEnd.test(gap)) return "sentence";
  if (/[:=]/u.test(gap)) return "colon";
  if (dash.test(gap)) return "dash";
  if (clauseEnd.test(gap)) return subordinating.has(written) ? undefined : "comma";
  return role === "but" ? "but" : undefined;
}

/** No clause of more words is one that somebody wrote: another begins, so that a text takes time linear in its length. */
const longestClause = 60;

/** Divides a text into its clauses, by punctuation and by words like "but". */
function clausesOf(tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const starting: (Span | undefined)[] = [];
  for (const span of spans) starting[span.at] = span;
  const clauses: Clause[] = [];
  let from = 0;
  /** «духов нет 😂 хочу кожу»: a pictograph behind words ends a clause as a comma does, "❌ oud ❌ rose" none. */
  const isBehindPictograph = (at: number) => {
    const [before, first] = [tokens[at - 1], tokens[from]];
    if (before?.script !== "symbol" || tokens[at]?.script === "symbol" || first === before) return false;
    const pictograph = starting[at - 1];
    if (starting[at]?.role === "and" || pictograph?.mention) return false;
    return (
      first?.script !== "symbol" || (!pictograph && tokens.slice(from, at).some(({ script }) => script !== "symbol"))
    );
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const span = asOnly(starting[at], tokens, at);
    const begin = beginOf(token, span?.role) ?? (isBehindPictograph(at) ? "comma" : undefined);
    const isNew = begin && !explains(token, tokens, spans, at) && !(begin === "comma" && isAside(clauses));
    let clause = clauses.at(-1);
    if (!clause || isNew || clause.parts.length >= longestClause) {
      clause = { begin: begin ?? (clause ? "comma" : "sentence"), word: token.written, parts: [] };
      if (token.gap.endsWith("(")) clause.isAside = true;
      clauses.push(clause);
      from = at;
    }
    // A pictograph that says nothing stands in nobody's way.
    const isLightWord = !span && (token.script === "symbol" || isForbidden(tokens, starting, at));
    clause.parts.push(isLightWord ? { role: "light", language: "ru", word: token.written } : partOf(span, tokens));
    at += span?.length ?? 1;
  }
  return clauses;
}

/** «البابونج بس»: behind everything else "but" means "only", which wishes for what stands before it. */
function asOnly(span: Span | undefined, tokens: readonly Token[], at: number): Span | undefined {
  if (span?.role !== "but" || !only.test(tokens[at]?.written ?? "")) return span;
  const next = tokens[at + span.length];
  const isEnd = next === undefined || sentenceEnd.test(next.gap) || next.script === "symbol";
  return isEnd && tokens[at]?.gap === " " ? { ...span, role: "wantAfter" } : span;
}
const only = /^(?:بس|bas|bass)$/u;

/** «Исключите, пожалуйста, альдегиды»: light words between commas are a part of the clause around them. */
function isAside(clauses: Clause[]): boolean {
  const [before, aside] = clauses.slice(-2);
  if (!before || !aside || aside.begin !== "comma" || !aside.parts.every(isLight)) return false;
  // "a citrus allergy, all of them, lemon is the worst": what is complete before the comma ends there.
  if (before.parts.some((part) => typeof part === "object" && "mention" in part && part.kind !== "person"))
    return false;
  before.parts.push(...aside.parts);
  clauses.pop();
  return true;
}

/** "olibanum (frankincense)": what stands in brackets by itself is another name for what stands before them. */
function explains(token: Token, tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const isOpening = (index: number) => /^\s*\($/u.test(tokens[index]?.gap ?? "");
  const isClosing = (index: number) => /^\)/u.test(tokens[index]?.gap ?? ")");
  const covering = (index: number) =>
    spans.find((span) => span.mention && span.at <= index && index < span.at + span.length);
  const inside = isOpening(at) ? covering(at) : undefined;
  // "aldehyde C-14 (gamma undecalactone)"
  if (inside) return [1, 2, 3].some((back) => covering(at - back)) && isClosing(inside.at + inside.length);
  const behind = /^\)\s*$/u.test(token.gap) ? covering(at - 1) : undefined;
  return behind !== undefined && isOpening(behind.at);
}

/** «кокос не подмешивать»: what is not to be done to a thing ends its clause. */
const infinitive = /[аяиеоуы](?:ть|ти)(?:ся|сь)?$/u;
function isForbidden(tokens: readonly Token[], starting: readonly (Span | undefined)[], at: number): boolean {
  const [before, next] = [starting[at - 1], tokens[at + 1]];
  if (before?.role !== "not" || before.language !== "ru" || !infinitive.test(tokens[at]?.written ?? "")) return false;
  return next === undefined || beginOf(next, starting[at + 1]?.role) !== undefined;
}

function partOf(span: Span | undefined, tokens: readonly Token[]): Part {
  if (span?.mention) {
    const { person, scene } = thingOf(span.mention.thing);
    return { mention: span.mention, kind: person ? "person" : scene ? "scene" : "smell" };
  }
  if (!span?.role || span.role === "but" || span.role === "nothing") return "other";
  const { role, language = "en", at, length } = span;
  let word = tokens[at]?.written ?? "";
  for (const { written } of tokens.slice(at + 1, at + length)) word += ` ${written}`;
  return { role, language, word };
}

const russianAdjective = /[а-яё](?:[оеё]е|[аяую]я|ую|юю|[ыи]е|[ыи]й|[оеё]го|[оеё]й|[ыи]м|[ыи]х)$/u;
/** What clothes are made of. */
const stuffs: ReadonlySet<Mention["thing"]> = new Set(["leather", "wool", "cloth", "fur", "rubber", "plastic"]);

/** What may stand between the two words of a name. */
const joining = /^[\s'’ʼ-]*$/u;

/** Names, colours and likenesses are no smells. */
function markNothing(text: string, tokens: readonly Token[], spans: readonly Span[], languages: Languages): void {
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
  for (const [index, { mention }] of spans.entries()) {
    if (!mention || mention.isNothing || thingOf(mention.thing).person) continue;
    const before = besideAt(index, -1);
    const after = besideAt(index, 1);
    const isPartOfName = before === "named" || before === "tint" || after === "namedAfter" || after === "tintAfter";
    // «платье лавандовое», «на Вишнёвую 12»
    const { at, length } = spans[index] ?? { at: 0, length: 1 };
    const isAdjective = russianAdjective.test(tokens[at + length - 1]?.written ?? "");
    const isDress = isAdjective && besideAt(index, -1) === "tintAfter" && !stuffs.has(mention.thing);
    const isAddress = isAdjective && /^\d/u.test(tokens[at + length]?.written ?? "");
    // «вишнёвого цвета»: a word of colour without a thing behind it.
    const isTinted = after === "tint" && !spans[index + 2]?.mention;
    if (isSomeone(index)) mention.isNothing = "name";
    else if (isPartOfName || isTinted || isDress || isAddress || isQuotedName(index)) mention.isNothing = "saying";
  }
}

const isWhole = (mention: Mention | undefined) => mention !== undefined && (thingOf(mention.thing).whole ?? false);

/**
 * Whether a whole kind of smell stands beside a thing, which it then describes: "fresh bread", « pain frais ». A Russian
 * adjective stands before its noun and an Arabic one behind it; with an "and" written onto it, it is no adjective.
 */
function describes(tokens: readonly Token[], spans: readonly Span[], index: number): boolean {
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
function isQualified(spans: readonly Span[], index: number): boolean {
  const described = spans[index + 1]?.mention;
  const denial = spans.slice(Math.max(0, index - 2), index).findLast(({ role }) => role !== "light");
  const isAgain = spans.slice(0, index).some(({ mention }) => mention?.thing === described?.thing);
  if (!described || !isAgain || denial?.role !== "not") return false;
  described.isNothing = "saying";
  return true;
}

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
  const byThing = new Map<string, Mention[]>();
  for (const { mention } of meant) {
    if (!mention || isOrnament(mention, tokens, bare)) continue;
    const known = byThing.get(mention.thing);
    if (known) known.push(mention);
    else byThing.set(mention.thing, [mention]);
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
  return phraseTexts(text).filter((phrase) => {
    const tokens = tokenise(phrase);
    const languages = new Languages(tokens);
    const clauses = clausesOf(tokens, spansOf(tokens, languages));
    const roles = clauses.flatMap((clause) => withDenials(clause).map(roleOf));
    // Cats and bees are in no perfume.
    return roles.some((role) => illness.has(role)) && !roles.includes("cause");
  });
}

/** What a text that tells of an allergy or an illness names as its cause and no perfume holds, as typed: "cats", "latex". */
export function absentCauses(text: string): string[] {
  const tokens = tokenise(text);
  const languages = new Languages(tokens);
  const spans = spansOf(tokens, languages);
  if (!spans.some(({ role }) => illness.has(role))) return [];
  return spans.flatMap(({ at, length, role }) => {
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    return role === "cause" && first && last ? [text.slice(first.start, last.end)] : [];
  });
}
const illness: ReadonlySet<Role | undefined> = new Set(["allergy", "allergyAfter"]);

/**
 * The phrases of a text in which nothing was read, as typed; of one with markup, all.
 * @param bare as for `readText`: of what must not be in it nothing is passed over in silence, not even "E 123"
 */
export function unreadIn(text: string, readings: readonly Reading[], bare: Sense = "wanted"): string[] {
  const isHostile = bare !== "allergy" && markup.test(text);
  const said = bare === "allergy" ? /[\p{L}\p{N}]/u : /\p{L}{2}/u;
  const isRead = (phrase: string) =>
    !isHostile && readings.some(({ word }) => phrase.includes(word.replace(/\s+/gu, " ")));
  return phraseTexts(text).filter((phrase) => said.test(phrase) && !isRead(phrase) && !isCourtesy(phrase));
}
