import type { Sense } from "../types.ts";
import type { Role, SourceName } from "./language-index.ts";
import type { ReadableId } from "./readable.ts";

type Said = Exclude<Sense, "nothing">;

/** Something that a text names: where, and in which sense. */
export type Mention = {
  thing: ReadableId;
  at: number;
  length: number;
  /** Said with a cue; without one it is named for what its text asks for. */
  said?: Said;
  /** Said of a list of things, not of a clause. */
  isListed?: boolean;
  /** Somebody else's dislike, which what is named later outweighs. */
  isAnothers?: boolean;
  /** It is no smell but somebody's name, or a part of another name or of a saying. */
  isNothing?: "name" | "saying";
};

/** A phrase found in a text: where, and what it means. */
export type Span = { at: number; length: number; mention?: Mention; role?: Role; language?: SourceName };

/** One part of a clause: a thing, a cue, or another word. */
export type Part =
  | { mention: Mention; kind: "smell" | "scene" | "person" }
  | { role: Role; language: SourceName; word: string }
  | "other";
/** What a clause begins behind, and its first word: nothing, a sentence's end, a colon, a dash, a comma, or a "but". */
export type Begin = "sentence" | "colon" | "dash" | "comma" | "but";
export type Clause = { begin: Begin; word: string; parts: Part[] };

type Cue = { at: number; role: Role; sense: Said; reach: "list" | "clause"; after: boolean };

const isThing = (part: Part | undefined) => typeof part === "object" && "mention" in part;
const roleOf = (part: Part | undefined) => (typeof part === "object" && "role" in part ? part.role : undefined);
/** The thing that a part names; no cue speaks of a person. */
const mentionOf = (part: Part | undefined) =>
  typeof part === "object" && "mention" in part && part.kind !== "person" && !part.mention.isNothing
    ? part.mention
    : undefined;
const isPerson = (part: Part | undefined) => typeof part === "object" && "mention" in part && part.kind === "person";
const isScene = (part: Part | undefined) => typeof part === "object" && "mention" in part && part.kind === "scene";
export const isLight = (part: Part | undefined) =>
  roleOf(part) === "light" || roleOf(part) === "amount" || isPerson(part);

const cueRoles: Partial<Record<Role, Omit<Cue, "at" | "role">>> = {
  want: { sense: "wanted", reach: "clause", after: false },
  wantAfter: { sense: "wanted", reach: "clause", after: true },
  refuse: { sense: "refused", reach: "clause", after: false },
  refuseAfter: { sense: "refused", reach: "clause", after: true },
  without: { sense: "refused", reach: "list", after: false },
  not: { sense: "refused", reach: "list", after: false },
  except: { sense: "refused", reach: "list", after: false },
  instead: { sense: "refused", reach: "list", after: false },
  correction: { sense: "wanted", reach: "list", after: false },
  allergy: { sense: "allergy", reach: "clause", after: false },
  allergyAfter: { sense: "allergy", reach: "clause", after: true },
};
const cueOf = (part: Part | undefined) => cueRoles[roleOf(part) ?? "light"];
export const isCueRole = (role: Role | undefined) => role !== undefined && role in cueRoles;
const isCue = (part: Part | undefined) => cueOf(part) !== undefined;

const wordIn = (part: Part | undefined) => (typeof part === "object" && "role" in part ? part.word : "");

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
/** A denial may stand so many words before the cue that it denies, or, in French, after it. */
const reachBefore = 3;
const reachAfter = 2;
/** Of what there is none, in Russian: the illness stands in the genitive, however far before its denial. */
const lackable = /^(?:аллергии|аллергий|реакции|реакций|непереносимости)(?: |$)/u;

/** The clause with each denied cue turned into what it then says. */
function withDenials(parts: readonly Part[]): readonly Part[] {
  const turned = [...parts];
  const cueFrom = (at: number, step: 1 | -1, reach: number): number => {
    for (let far = 1; far <= reach; far++) {
      const part = turned[at + step * far];
      const role = roleOf(part);
      if (role && role in denied) return at + step * far;
      if (part === undefined || mentionOf(part) || (role && !isLight(part) && role !== "and")) return -1;
    }
    return -1;
  };
  const deniedBefore = (at: number, language: SourceName): number => {
    if (language === "fr") return cueFrom(at, -1, reachAfter);
    // «аллергии на розу у меня нет»
    const isLastWord = language === "ru" && turned.slice(at + 1).every(isLight);
    return isLastWord ? turned.findIndex((one) => cueOf(one)?.sense === "allergy" && lackable.test(wordIn(one))) : -1;
  };
  for (const [at, part] of parts.entries()) {
    if (typeof part === "string" || !("role" in part) || part.role !== "not") continue;
    const next = cueFrom(at, 1, reachBefore);
    const cue = next >= 0 ? next : deniedBefore(at, part.language);
    const role = roleOf(turned[cue]);
    if (!role) continue;
    const says = denied[role];
    turned[cue] = { ...part, role: says ?? "healthy" };
    turned[at] = { ...part, role: "light" };
  }
  return withPraise(turned);
}

/** "She never left the house without her rose", «я без кофе не могу»: who is denied going without a thing wishes for it. */
function withPraise(parts: readonly Part[]): readonly Part[] {
  const without = parts.findIndex((part) => roleOf(part) === "without");
  const thing = parts.findIndex((part, at) => at > without && mentionOf(part));
  if (without < 0 || thing < 0) return parts;
  const isDenied = parts.some((part, at) => {
    if (typeof part === "string" || !("role" in part) || part.role !== "not") return false;
    if (at < without) return !parts.slice(at, without).some((one) => mentionOf(one) && !isScene(one));
    return part.language === "ru" && at > thing && !parts.slice(at).some(mentionOf);
  });
  if (!isDenied) return parts;
  return parts.map((part): Part => {
    if (typeof part === "string" || !("role" in part)) return part;
    if (part.role === "without") return { ...part, role: "want" };
    return part.role === "not" ? { ...part, role: "light" } : part;
  });
}

const cuesIn = (parts: readonly Part[]): Cue[] =>
  parts.flatMap((part, at) => {
    const [role, cue] = [roleOf(part), cueOf(part)];
    return role && cue ? [{ ...cue, role, at }] : [];
  });

const bodily: ReadonlySet<ReadableId> = new Set(["skin", "hair", "sweat", "pillow"]);
/** "It irritates my skin": what falls ill is no cause of it. */
const isBody = ({ thing }: Mention) => bodily.has(thing);

/** The mentions of some parts: smells, or where there are none, places and hours; an illness has its cause in smells. */
function mentionsOf(parts: readonly Part[], sense?: Said): Mention[] {
  const found = parts.filter((part) => mentionOf(part) && !isScene(part));
  const meant = found.length > 0 || sense === "allergy" ? found : parts;
  const mentions = meant.flatMap((part) => mentionOf(part) ?? []);
  const causes = sense === "allergy" ? mentions.filter((one) => !isBody(one)) : [];
  return causes.length > 0 ? causes : mentions;
}

/** The things that follow a cue: of a list at once, of a clause all until the next cue. */
function following(parts: readonly Part[], { at, role, reach, sense }: Cue): Mention[] {
  const end = parts.findIndex((part, index) => {
    if (index <= at) return false;
    // «вместо розы пион»: one thing is replaced, and those joined to it.
    const isNext = role === "instead" && mentionOf(part) && !isJoined(parts, at, index);
    return isNext || isCue(part) || (reach === "list" && (part === "other" || roleOf(part) === "healthy"));
  });
  return mentionsOf(parts.slice(at + 1, end < 0 ? undefined : end), sense);
}

/** Whether a thing is the first behind a cue, or an "and" joins it to the one before. */
function isJoined(parts: readonly Part[], cue: number, at: number): boolean {
  const before = parts.slice(cue + 1, at);
  const last = before.findLastIndex((part) => mentionOf(part));
  return last < 0 || before.slice(last + 1).some((part) => roleOf(part) === "and");
}

/** The things before a cue that no other cue speaks of. */
const openBefore = (parts: readonly Part[], { at, sense }: Cue): Mention[] =>
  mentionsOf(
    parts.slice(0, at).filter((part) => !mentionOf(part)?.said),
    sense,
  );

/** The things before a cue: those that no other cue speaks of, or else the nearest. Praise takes no list back. */
function preceding(parts: readonly Part[], cue: Cue): Mention[] {
  const open = openBefore(parts, cue);
  if (open.length > 0) return open;
  const named = mentionsOf(parts.slice(0, cue.at), cue.sense);
  // "I avoid rose and jasmine because of my chest".
  const refused = cue.sense === "allergy" ? named.filter(({ said }) => said === "refused") : [];
  if (refused.length > 0) return refused;
  const nearest = named.slice(-1);
  return cue.sense === "wanted" && (cue.after || nearest.some(({ isListed }) => isListed)) ? [] : nearest;
}

/** What a cue speaks of in its own clause. */
function spokenOf(parts: readonly Part[], cue: Cue): { things: Mention[]; areAhead: boolean } {
  const ahead = following(parts, cue);
  if (ahead.length > 0 && !(cue.after && openBefore(parts, cue).length > 0)) return { things: ahead, areAhead: true };
  const isBare = cue.reach === "list" && !(isLast(parts, cue) && touchesThing(parts, cue));
  return { things: isBare ? [] : preceding(parts, cue), areAhead: false };
}

/**
 * Whether nothing but light words stands between a cue and the thing before it, and in English a verb: "the rose, not",
 * "the rose is not", not "the fire did not burn".
 */
function touchesThing(parts: readonly Part[], { at }: Cue): boolean {
  const from = parts.findLastIndex((part, index) => index < at && mentionOf(part) !== undefined);
  const cue = parts[at];
  const verbs = typeof cue === "object" && "role" in cue && cue.language === "en" ? 1 : 0;
  return parts.slice(from + 1, at).filter((part) => part === "other").length <= verbs;
}

/** Whether nothing but light words stands after a cue, so that what it speaks of stands before it. */
const isLast = (parts: readonly Part[], { at }: Cue) => parts.slice(at + 1).every(isLight);

/** A clause that is a mere list of things: a list before it goes on. */
const isList = (parts: readonly Part[]) =>
  parts.some(mentionOf) && parts.every((part) => isThing(part) || isLight(part) || roleOf(part) === "and");

const endsWithThing = (parts: readonly Part[]) => mentionOf(parts.findLast((part) => !isLight(part))) !== undefined;

/** So many words of a sentence may stand beside a cue that speaks of the sentence before: "never again, thanks". */
const longestReply = 6;

/** «Аллергия. На мёд.»: so short a sentence behind an illness names its cause. */
const shortestCause = 3;

/** Whether a cue without a thing in its clause speaks of the clause before: "I hate it", «нет». */
function isReply(parts: readonly Part[], begin: Begin, cue: Cue): boolean {
  if (cue.sense === "allergy") return true;
  // "Hard no from me, love."
  if (begin === "comma" && cue.sense === "wanted" && !cue.after && parts.length === 1) return false;
  if (cue.reach === "list") return isLast(parts, cue) && parts.filter((part) => part === "other").length <= 1;
  if (isLast(parts, cue) && parts.length <= longestReply) return true;
  return begin !== "sentence" && !hasObject(parts, cue);
}

/** Whether a cue speaks of something unknown behind it: "I hate the kitchen". */
function hasObject(parts: readonly Part[], { at }: Cue): boolean {
  const cue = parts[at];
  const rest = parts.slice(at + 1);
  const first = rest.findIndex((part) => !isLight(part));
  // Russian has no article: «побольше горечи».
  const hasArticle = first > 0 || (typeof cue === "object" && "role" in cue && cue.language === "ru");
  return hasArticle && rest[first] === "other";
}

/** Beside an illness a saying is taken at its word: « allergique à orange » is no town. */
function takeAtWord(parts: readonly Part[]): void {
  if (!parts.some((part) => cueOf(part)?.sense === "allergy")) return;
  for (const part of parts) {
    if (typeof part === "object" && "mention" in part && part.mention.isNothing === "saying") {
      delete part.mention.isNothing;
    }
  }
}

/** Finds in which sense each thing of a text is named, clause by clause. */
export function markSenses(clauses: readonly Clause[], bare: Sense): void {
  /**
   * What a list says that may go on in the next clause; `afterColon` where it may only begin there, its cue, and that
   * behind which it may end instead.
   */
  let open: { sense: Said; afterColon: boolean; behind?: Part; cue?: Part; isRepeated?: boolean } | undefined;
  /** The things of the clauses before, as far as they are one list, and what was said of them. */
  let before: { mentions: Mention[]; sense: Said | undefined; isList: boolean } = {
    mentions: [],
    sense: undefined,
    isList: false,
  };
  /** The things of the sentence so far. */
  let sentence: Mention[] = [];
  /** An illness that was told of without naming its cause: what is refused next is the cause. */
  let illness: "told" | "in this sentence" | undefined;
  /** What the sentence so far said without naming anything, and something may be excepted from. */
  let general: "healthy" | "refused" | undefined;
  /** Whether the sentence has said something of its own. */
  let isAnswered = false;
  /** The smells of the sentence, and whether it tells of an illness whose cause was not found. */
  let smells: Mention[] = [];
  let isCauseUnknown = false;
  /** An illness told beside things of which nothing is said: rather too many are left out than one too few. */
  const supposeCause = () => {
    if (isCauseUnknown && !sentence.some(({ said }) => said === "allergy"))
      for (const smell of smells) if (!smell.said) smell.said = "allergy";
    isCauseUnknown = false;
    smells = [];
  };
  for (const [index, clause] of clauses.entries()) {
    const { begin, parts: given } = clause;
    const parts = withDenials(given);
    takeAtWord(parts);
    const mentions = parts.flatMap((part) => mentionOf(part) ?? []);
    const cues = cuesIn(parts);
    const next = clauses[index + 1];
    if (begin === "sentence") supposeCause();
    if (begin === "sentence") sentence = [];
    sentence.push(...mentions);
    if (!adversative.has(clause.word)) smells.push(...mentionsOf(parts, "allergy"));
    if (begin === "sentence") illness = illness === "in this sentence" ? "told" : undefined;
    const say = (things: readonly Mention[], sense: Said, cue?: Cue) => {
      const isAnothers = sense === "refused" && parts.slice(0, cue?.at ?? 0).some(isPerson);
      // What is refused for an illness makes ill; what is disliked beside one is a matter of taste.
      const isFound = cue?.reach === "clause" && parts.some((part) => mentionOf(part)?.said);
      const isSo = consecutive.has(clause.word) && sentence.some(({ said }) => said === "allergy");
      const isCause = sense === "refused" && ((illness !== undefined && !isFound) || isSo);
      for (const thing of things) {
        if (thing.said === "allergy") continue;
        thing.said = isCause ? "allergy" : sense;
        thing.isAnothers = isAnothers;
        thing.isListed = cue?.reach === "list";
      }
    };
    // « Pas d'allergies. Enfin si, la cannelle. »
    const isCorrecting = roleOf(parts.find((part) => !isLight(part))) === "correction";
    if (begin === "sentence" && !isCorrecting) general = undefined;
    // "No allergies but jasmine", "no allergies, jasmine aside".
    if (general === "healthy" && begin === "but" && isList(parts)) say(mentions, "allergy");
    const isEnumerated = (begin === "colon" || begin === "dash") && cues.length === 0;
    // "allergic to roses, lilies and I love wood": the list goes on up to the cue that has things of its own.
    const [first] = cues;
    if (begin === "sentence") isAnswered = false;
    // "Any allergies? Almonds." "Any allergies? Yes, almonds."
    // "My head aches, because of jasmine."
    const isUntold = illness === "in this sentence" && before.mentions.length === 0 && !adversative.has(clause.word);
    const isNamed = begin === "sentence" || isUntold || (illness === "told" && !isAnswered);
    const words = parts.filter((part) => !isLight(part));
    const isShort = isList(parts) || (cues.length === 0 && mentions.length > 0 && words.length <= shortestCause);
    if (isNamed && illness && isShort) say(mentionsOf(parts, "allergy"), "allergy");
    if (!isList(parts) && !parts.every((part) => isLight(part) || isCue(part))) isAnswered = true;
    const lastCue = open?.cue;
    const listed = first && following(parts, first).length > 0 ? parts.slice(0, first.at) : parts;
    // "I react to limonene. And citral."
    const goesOnWithOpen = begin !== "sentence" || (open?.sense === "allergy" && roleOf(parts[0]) === "and");
    if (open && goesOnWithOpen && isList(listed) && isInstead(parts, open, next, bare)) {
      say(mentions, "wanted");
      open = { sense: "wanted", afterColon: false };
    } else if (open && goesOnWithOpen && (isEnumerated || isList(listed)) && (isEnumerated || !open.afterColon)) {
      say(mentionsOf(listed, open.sense), open.sense);
      open.afterColon = false;
    } else open = undefined;
    if (parts.some((part) => roleOf(part) === "same") && before.sense && cues.length === 0) say(mentions, before.sense);
    for (const found of cues) {
      const excepted = exceptedSense(parts, found, begin, general);
      if (found.role === "correction" && !excepted) continue;
      const cue = {
        ...found,
        sense: excepted ?? contrastedSense(parts, found, clause, before.sense) ?? found.sense,
      };
      const isHeading = isLast(parts, cue) && next !== undefined && enumerates(next);
      const spoken = isHeading ? { things: [], areAhead: false } : spokenOf(parts, cue);
      const { areAhead } = spoken;
      // "Except the sea I like nothing": the dislike is of all else. "Musk, it irritates my skin": the skin is no cause.
      const isOfElse =
        cue.sense === "refused" && !areAhead && cues.some((one) => one.role === "except" && one.at < cue.at);
      const isOfBody =
        cue.sense === "allergy" && before.mentions.length > 0 && begin !== "sentence" && spoken.things.every(isBody);
      const things = isOfElse || isOfBody ? [] : spoken.things;
      const isEmpty = things.length === 0 && !isOfElse && (isOfBody || mentionsOf(parts, cue.sense).length === 0);
      const isAnswer = isEmpty && !isHeading && isReply(parts, begin, cue);
      // "eugenol, oakmoss and balsam make me sneeze": the list before the comma is a part of it.
      const isListBefore = things.length > 0 && !areAhead && begin === "comma" && before.isList;
      // Praise takes back no refusal of a list: "no vanilla in it? great".
      const isTakenBack = (one: Mention) => !(cue.sense === "wanted" && one.isListed && one.said === "refused");
      if (isAnswer || isListBefore) say(before.mentions.filter(isTakenBack), cue.sense, cue);
      // "Avoid jasmine, roses and lilies, I am allergic to them": all that the sentence refuses.
      if (isAnswer && cue.sense === "allergy")
        say(
          sentence.filter(({ said }) => said === "refused"),
          cue.sense,
          cue,
        );
      if (isAnswer) before.sense = cue.sense;
      say(things, cue.sense, cue);
      const isUncaused = cue.sense === "allergy" && things.length === 0 && !(isAnswer && before.mentions.length > 0);
      const isBeforeOther = cue.sense === "allergy" && cues.at(-1)?.sense !== "allergy";
      if (isUncaused || isBeforeOther) illness = "in this sentence";
      if (isUncaused) isCauseUnknown = true;
      if (found !== cues.at(-1)) continue;
      // "it gives me a migraine, jasmine": an illness whose cause was not told yet is caused by what is listed next.
      // «терпеть его не могу, этот ваш кокос»: so is a dislike that has named nothing.
      const isUnnamed = cue.role === "refuse" && isEmpty && isLast(parts, cue);
      const isListNext = (isUncaused || isUnnamed) && before.mentions.length === 0;
      const isOpen = isListNext || (areAhead ? endsWithThing(parts) : isLast(parts, cue));
      const behind = mentions.length === 1 || cue.role === "instead" ? parts[cue.at] : undefined;
      open = isOpen
        ? {
            sense: cue.sense,
            afterColon: !areAhead && cue.sense !== "allergy" && !isListNext,
            behind,
            cue: parts[cue.at],
            isRepeated: isRepeating(parts, cue, lastCue) && begin !== "sentence",
          }
        : undefined;
    }
    // "A rose instead of oud": what is named beside it.
    const isReplacing = cues.some(({ role }) => role === "instead");
    const isUnsaid = (one: Mention) => !one.said;
    if (isReplacing) say(mentions.filter(isUnsaid), "wanted");
    general = generalIn(parts) ?? general;
    if (mentions.length === 0) {
      // What was answered is no list any more that goes on.
      if (cues.length > 0) before.isList = false;
      continue;
    }
    const isMereList = cues.length === 0 && isList(parts);
    const goesOn = before.isList && begin !== "sentence";
    before = {
      mentions: goesOn ? [...before.mentions, ...mentions] : mentions,
      sense: cues.at(-1)?.sense,
      isList: isMereList,
    };
  }
  supposeCause();
}

/** What a clause says of everything, so that something may be excepted from it: no illness, or a dislike. */
function generalIn(parts: readonly Part[]): "healthy" | "refused" | undefined {
  if (parts.some((part) => roleOf(part) === "healthy")) return "healthy";
  const cue = cuesIn(parts).at(-1);
  const isGeneral = cue?.role === "refuse" && !parts.some(mentionOf) && isLast(parts, cue);
  return isGeneral ? "refused" : undefined;
}

/** What an exception says: "no allergies except jasmine", "I hate everything except jasmine", "except jasmine I hate all". */
function exceptedSense(
  parts: readonly Part[],
  cue: Cue,
  begin: Begin,
  general: "healthy" | "refused" | undefined,
): Said | undefined {
  if (cue.role !== "except" && cue.role !== "correction") return undefined;
  const isFirst = parts.slice(0, cue.at).every((part) => isLight(part));
  const isBehind = isFirst && (begin !== "sentence" || cue.role === "correction");
  const from = generalIn(parts.slice(0, cue.at)) ?? (isBehind ? general : undefined);
  if (from === "healthy") return "allergy";
  const behind = parts.slice(cue.at + 1);
  const isAnswered =
    behind.some(mentionOf) && generalIn(behind.slice(behind.findLastIndex(mentionOf) + 1)) === "refused";
  return from === "refused" || isAnswered ? "wanted" : undefined;
}

/** "But", and no "so" or "because", which begin a clause alike. */
const adversative = new Set("but bt butt mais но а зато لكن ولكن بس bas bass bess lakin".split(" "));

/** "I am allergic to nuts, so I avoid almonds". */
const consecutive = new Set("so therefore hence thus donc alors поэтому потому لذلك لذا عشان فلا".split(" "));

/** What a bare denial says beside another thing: "wood is good, incense isn't", "cinnamon breaks me out, clove doesn't". */
function contrastedSense(parts: readonly Part[], cue: Cue, clause: Clause, before: Said | undefined): Said | undefined {
  const denial = parts[cue.at];
  const isDenial =
    typeof denial === "object" && "role" in denial && (denial.role === "not" || contrasting.test(denial.word));
  if (!isDenial) return undefined;
  const earlier = cuesIn(parts.slice(0, cue.at)).at(-1)?.sense ?? before;
  const isOpposite = earlier === "refused" || earlier === "allergy";
  // "I detest flowers but not roses".
  const isOnly = cuesIn(parts).length === 1;
  if (
    adversative.has(clause.word) &&
    isOnly &&
    following(parts, cue).length > 0 &&
    !parts.some((part) => roleOf(part) === "same")
  )
    return isOpposite ? "wanted" : undefined;
  return isOpposite && isLast(parts, cue) && isVerb(parts[cue.at]) ? "wanted" : undefined;
}

/** Whether a clause refuses one thing with the word that refused the one before: "no rose, no jasmine". */
const isRepeating = (parts: readonly Part[], cue: Cue, last: Part | undefined) =>
  repeatable.test(wordIn(last)) && wordIn(parts[cue.at]) === wordIn(last) && parts.filter(mentionOf).length === 1;
/** What English and French refuse without an article, each thing by itself; cases tell it in the other languages. */
const repeatable = /^(?:no|without|pas d[e’']?|sans)$/u;

/** A denial that only sets one thing against another: "not", and no "no". */
const contrasting =
  /^(?:not|not the|не|pas (?:de|d|du|la|le|les|l)|مو|مش|مب|موب|مهب|موش|ليس|ليست|mesh|msh|mish|mosh|moush|mou|mu|mub|machi|mashi)$/u;
/** French sets definite things against each other: « pas la rose, la pivoine » ; « pas de rose, de lis » is a list. */
const definite = /^(?:la|le|les|l|du|de la|de l|des)$/u;

/** What French refuses without an article, and the article with which it wishes for some of a thing. */
const bareCues = /^(?:sans|ni)$/u;
const partitive = /^(?:du|de la|de l|des)$/u;

/** Whether a list of refusals has ended before a clause: "not too sweet, a bit smoky", "not roses, peonies", "instead of oud, rose". */
function isInstead(
  parts: readonly Part[],
  open: { sense: Said; behind?: Part; cue?: Part; isRepeated?: boolean },
  next: Clause | undefined,
  bare: Sense,
): boolean {
  if (open.sense !== "refused") return false;
  const first = parts.findIndex(mentionOf);
  if (parts.slice(0, first).some((part) => roleOf(part) === "amount")) return true;
  // « ni rose ni jasmin, du cuir »: behind these no article is refused.
  if (bare === "wanted" && bareCues.test(wordIn(open.cue)) && partitive.test(wordIn(parts[0]))) return true;
  const { behind, isRepeated } = open;
  // "No rose, no jasmine, leather": what the others are refused with stands before each of them.
  if (bare === "wanted" && isRepeated && (next === undefined || next.begin === "sentence")) return true;
  if (typeof behind !== "object" || !("role" in behind)) return false;
  const isLastOf = next === undefined || next.begin === "sentence";
  if (behind.role === "instead") return isLastOf || !next.parts.some(isCue);
  const [article] = parts;
  const isDefinite = typeof article === "object" && "role" in article && definite.test(article.word);
  const isContrast = contrasting.test(behind.word) && (behind.language !== "fr" || isDefinite);
  // Where it is asked what must not be in it, a list goes on.
  return (
    isContrast &&
    bare === "wanted" &&
    isLastOf &&
    parts.filter(mentionOf).length === 1 &&
    !parts.some((part) => roleOf(part) === "and")
  );
}

/** "Clove doesn't" denies what was said before; a mere "no" refuses. */
const isVerb = (part: Part | undefined) =>
  typeof part === "object" && "role" in part && part.language === "en" && /n'?t$/u.test(part.word);

/** Whether a clause lists what the cue before its colon or dash speaks of. */
const enumerates = ({ begin, parts }: Clause) =>
  (begin === "colon" || begin === "dash") && parts.some(mentionOf) && !parts.some(isCue);
