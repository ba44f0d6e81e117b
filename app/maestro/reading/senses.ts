import type { Sense } from "../types.ts";
import type { Role } from "./language-index.ts";
import type { ReadableId } from "./readable.ts";

/** Something that a text names: where, and in which sense. */
export type Mention = {
  thing: ReadableId;
  at: number;
  length: number;
  /** Said with a cue; without one it is named for what its text asks for. */
  said?: Exclude<Sense, "nothing">;
  /** Somebody else's dislike, which what is named later outweighs. */
  isAnothers?: boolean;
  /** It is no smell but somebody's name, or a part of another name or of a saying. */
  isNothing?: "name" | "saying";
};

/** A phrase found in a text: where, and what it means. */
export type Span = { at: number; length: number; mention?: Mention; role?: Role };

/** One part of a clause: a thing, a cue, or another word. */
export type Part =
  | { mention: Mention; isPerson: boolean }
  | { role: Role /** A denial of a language in which it stands after what it denies. */; mayFollow?: boolean }
  | "other";
/** What a clause begins behind: nothing, a sentence's end, a colon, a comma, or a "but". */
export type Begin = "sentence" | "colon" | "comma" | "but";
export type Clause = { begin: Begin; parts: Part[] };

type Cue = { at: number; sense: Exclude<Sense, "nothing">; reach: "list" | "clause"; after: boolean };

const roleOf = (part: Part | undefined) => (typeof part === "object" && "role" in part ? part.role : undefined);
const mentionOf = (part: Part | undefined) =>
  typeof part === "object" && "mention" in part && !part.mention.isNothing ? part.mention : undefined;
const isLight = (part: Part | undefined) => roleOf(part) === "light";

const cueRoles: Partial<Record<Role, Pick<Cue, "sense" | "reach" | "after">>> = {
  want: { sense: "wanted", reach: "clause", after: false },
  wantAfter: { sense: "wanted", reach: "clause", after: true },
  refuse: { sense: "refused", reach: "clause", after: false },
  refuseAfter: { sense: "refused", reach: "clause", after: true },
  without: { sense: "refused", reach: "list", after: false },
  not: { sense: "refused", reach: "list", after: false },
  allergy: { sense: "allergy", reach: "clause", after: false },
  allergyAfter: { sense: "allergy", reach: "clause", after: true },
};

/** What a cue says when it is denied: "don't like", "don't mind", "not without", "no allergy". */
const denied: Partial<Record<Role, Role | null>> = {
  want: "refuse",
  wantAfter: "refuseAfter",
  refuse: "want",
  refuseAfter: "wantAfter",
  without: "want",
  allergy: null,
  allergyAfter: null,
};
/** A denial may stand so many words before the cue that it denies, or after it. */
const reachBefore = 3;
const reachAfter = 2;

/** The clause with each denied cue turned into what it then says. */
function withDenials(parts: readonly Part[]): Part[] {
  const turned = [...parts];
  const cueFrom = (at: number, step: 1 | -1, reach: number): number => {
    for (let far = 1; far <= reach; far++) {
      const part = turned[at + step * far];
      const role = roleOf(part);
      if (role && role in denied) return at + step * far;
      if (part === undefined || mentionOf(part) || (role && role !== "light" && role !== "and")) return -1;
    }
    return -1;
  };
  for (const [at, part] of parts.entries()) {
    if (typeof part === "string" || !("role" in part) || part.role !== "not") continue;
    const next = cueFrom(at, 1, reachBefore);
    const cue = next >= 0 || !part.mayFollow ? next : cueFrom(at, -1, reachAfter);
    const role = roleOf(turned[cue]);
    if (!role) continue;
    const says = denied[role];
    turned[cue] = says ? { role: says } : "other";
    turned[at] = { role: "light" };
  }
  return turned;
}

function cuesIn(parts: readonly Part[]): Cue[] {
  return parts.flatMap((part, at) => {
    const cue = cueRoles[roleOf(part) ?? "light"];
    return cue ? [{ ...cue, at }] : [];
  });
}

/** The things that follow a cue: of a list at once, of a clause all until the next cue. */
function following(parts: readonly Part[], { at, reach }: Cue): Mention[] {
  const found: Mention[] = [];
  for (const part of parts.slice(at + 1)) {
    const mention = mentionOf(part);
    if (mention) found.push(mention);
    else if (cueRoles[roleOf(part) ?? "light"]) break;
    else if (reach === "list" && part === "other") break;
  }
  return found;
}

/** The things before a cue that no other cue speaks of. */
const openBefore = (parts: readonly Part[], { at }: Cue): Mention[] =>
  parts
    .slice(0, at)
    .flatMap((part) => mentionOf(part) ?? [])
    .filter(({ said }) => !said);

/** The things before a cue: those that no other cue speaks of, or else the nearest. */
function preceding(parts: readonly Part[], cue: Cue): Mention[] {
  const open = openBefore(parts, cue);
  return open.length > 0
    ? open
    : parts
        .slice(0, cue.at)
        .flatMap((part) => mentionOf(part) ?? [])
        .slice(-1);
}

/** What a cue speaks of in its own clause. */
function spokenOf(parts: readonly Part[], cue: Cue): { things: Mention[]; areAhead: boolean } {
  const ahead = following(parts, cue);
  const open = openBefore(parts, cue);
  if (ahead.length > 0 && !(cue.after && open.length > 0)) return { things: ahead, areAhead: true };
  if (cue.reach === "list" && !isLast(parts, cue)) return { things: [], areAhead: false };
  return { things: preceding(parts, cue), areAhead: false };
}

/** Whether nothing but light words stands after a cue, so that what it speaks of stands before it. */
const isLast = (parts: readonly Part[], { at }: Cue) => parts.slice(at + 1).every((part) => isLight(part));

/** A clause that is a mere list of things: a list before it goes on. */
const isList = (parts: readonly Part[]) =>
  parts.some((part) => mentionOf(part)) &&
  parts.every((part) => mentionOf(part) || isLight(part) || roleOf(part) === "and");

/** So many words of a sentence may stand beside a cue that speaks of the sentence before: "never again, thanks". */
const longestReply = 6;

const isPersonPart = (part: Part) => typeof part === "object" && "isPerson" in part && part.isPerson;

/** Whether a cue without a thing in its clause speaks of the clause before: "I hate it", «нет». */
function isReply(parts: readonly Part[], begin: Begin, cue: Cue): boolean {
  if (isLast(parts, cue) && parts.length <= longestReply) return true;
  return begin !== "sentence" && cue.reach === "clause";
}

const isIllness = (part: Part) => cueRoles[roleOf(part) ?? "light"]?.sense === "allergy";

/** Beside an illness a saying is taken at its word: « allergique à orange » is no town. */
function meanAfterAll(part: Part): void {
  if (typeof part === "object" && "mention" in part && part.mention.isNothing === "saying")
    delete part.mention.isNothing;
}

type Said = Exclude<Sense, "nothing">;

/** Finds in which sense each thing of a text is named, clause by clause. */
export function markSenses(clauses: readonly Clause[]): void {
  /** What a list says that may go on in the next clause; `afterColon` where it may only begin there. */
  let open: { sense: Said; afterColon: boolean } | undefined;
  /** The things of the clause before, and what it said of them. */
  let before: { mentions: Mention[]; sense: Said | undefined } = { mentions: [], sense: undefined };
  /** An illness that was told of without naming its cause: what is refused next is the cause. */
  let illness: "told" | "in this sentence" | undefined;
  for (const { begin, parts: given } of clauses) {
    const parts = withDenials(given);
    if (parts.some(isIllness)) for (const part of parts) meanAfterAll(part);
    const mentions = parts.flatMap((part) => mentionOf(part) ?? []);
    const cues = cuesIn(parts);
    if (begin === "sentence") illness = illness === "in this sentence" ? "told" : undefined;
    const say = (things: readonly Mention[], sense: Said, at = 0) => {
      const isAnothers = sense === "refused" && parts.slice(0, at).some(isPersonPart);
      for (const thing of things) {
        if (thing.said === "allergy") continue;
        thing.said = sense === "refused" && illness ? "allergy" : sense;
        thing.isAnothers = isAnothers;
      }
    };
    const isEnumerated = begin === "colon" && cues.length === 0;
    if (open && begin !== "sentence" && (isEnumerated || isList(parts))) {
      if (begin === "colon" || !open.afterColon) say(mentions, open.sense);
    } else open = undefined;
    if (parts.some((part) => roleOf(part) === "same") && before.sense && cues.length === 0) say(mentions, before.sense);
    for (const cue of cues) {
      const { things, areAhead } = spokenOf(parts, cue);
      if (things.length > 0) say(things, cue.sense, cue.at);
      else if (mentions.length === 0 && isReply(parts, begin, cue)) say(before.mentions, cue.sense, cue.at);
      if (cue.sense === "allergy" && things.length === 0) illness = "in this sentence";
      if (cue !== cues.at(-1)) continue;
      const isOpen = areAhead ? endsWithThing(parts) : isLast(parts, cue);
      open = isOpen ? { sense: cue.sense, afterColon: !areAhead } : undefined;
    }
    if (mentions.length > 0) before = { mentions, sense: cues.at(-1)?.sense };
  }
}

const endsWithThing = (parts: readonly Part[]) => mentionOf(parts.findLast((part) => !isLight(part))) !== undefined;
