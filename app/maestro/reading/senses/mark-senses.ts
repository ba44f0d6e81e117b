import type { Sense } from "../../types.ts";
import { isPast } from "../past.ts";
import { thingOf } from "../readable.ts";
import { beginsWithAnd } from "../spelling.ts";
import {
  type Cue,
  condition,
  cuesIn,
  enumerates,
  following,
  isCausedByUnknown,
  isCue,
  isLast,
  isReply,
  spokenOf,
} from "./cues.ts";
import { isExample, withDenials } from "./denials.ts";
import {
  adversative,
  concessive,
  consecutive,
  contrastedSense,
  exceptedSense,
  type General,
  generalIn,
  isEachDenied,
  isInstead,
  isRepeating,
  type OpenList,
  takesBack,
} from "./exceptions.ts";
import {
  areScenes,
  type Begin,
  type Clause,
  endsWithThing,
  isLight,
  isList,
  isPerson,
  type Mention,
  mentionOf,
  mentionsOf,
  type Part,
  roleOf,
  type Said,
  wordIn,
} from "./parts.ts";
import { takeAtWord } from "./take-at-word.ts";
import {
  allergic,
  causal,
  contrastingKind,
  explaining,
  goesOnBehind,
  isMatterOfTaste,
  isUnlikeSomebody,
  jesting,
  joining,
  ofEverything,
  ofIllness,
  past,
  restricting,
  sameFor,
} from "./wordings.ts";

/** A clause as it is heard: what its denials turn into, its things and cues, and the clause behind it. */
type Heard = {
  begin: Begin;
  isAside: boolean;
  word: string;
  words: string;
  parts: readonly Part[];
  mentions: readonly Mention[];
  cues: readonly Cue[];
  next: Clause | undefined;
};

/** What a cue speaks of, and how sure it is of it. */
type Spoken = { things: readonly Mention[]; areAhead: boolean; isEmpty: boolean; isAnswer: boolean };

/** «Аллергия. На мёд.»: so short a sentence behind an illness names its cause. */
const shortestCause = 3;

/** So many unknown words an item of a list behind a colon may have. */
const longestItem = 3;

/** Finds in which sense each thing of a text is named, clause by clause. */
export function markSenses(clauses: readonly Clause[], bare: Sense): void {
  const listener = new Listener(bare);
  for (const [index, clause] of clauses.entries()) listener.hear(clause, clauses[index + 1]);
  listener.end();
}

/** « J'ai horreur de la cologne, des lys et des parfums de vieille dame »: of a list the last item alone is not known. */
function endsUnknown(parts: readonly Part[]): boolean {
  const and = parts.findIndex((part) => roleOf(part) === "and");
  const rest = parts.slice(and);
  const unknown = rest.filter((part) => part === "other").length;
  return and > 0 && isList(parts.slice(0, and)) && !rest.some(mentionOf) && unknown > 0 && unknown <= longestItem;
}

/** "Allergic to everything: rose, oud": what it comes from is listed behind. */
const isOfAllUnborne = (words: string, { sense }: Cue) => sense === "allergy" && ofEverything(words);

/**
 * «Аллергия на розу, бумдыщ и жасмин»: a list of causes goes on behind what is not known in it, as far as an "and" joins
 * what follows.
 */
function joinsUnknown(parts: readonly Part[]): boolean {
  const and = parts.findIndex((part) => roleOf(part) === "and");
  const unknown = parts.slice(0, and).filter((part) => part === "other").length;
  if (and > 0) return unknown > 0 && unknown <= longestItem && isList(parts.slice(and + 1));
  // «الزعبلوط والياسمين»: in Arabic the "and" is a part of its word.
  return parts[0] === "other" && isList(parts.slice(1));
}

function suppose(cause: Mention): void {
  if (cause.said) return;
  cause.said = "allergy";
  cause.isSupposed = true;
}

/** Hears the clauses of a text one after the other, and keeps what a clause may say of those around it. */
class Listener {
  readonly #bare: Sense;
  /** A list that may go on in the next clause. */
  #open: OpenList | undefined;
  /** The things of the clauses before, as far as they are one list, and what was said of them. */
  #before: { mentions: readonly Mention[]; sense: Said | undefined; isList: boolean } = {
    mentions: [],
    sense: undefined,
    isList: false,
  };
  /** The things of the sentence so far, and of the one before. */
  #sentence: Mention[] = [];
  #last: readonly Mention[] = [];
  /** An illness that was told of without naming its cause: what is refused next is the cause. */
  #illness: "told" | "in this sentence" | undefined;
  /** What the sentence so far said without naming anything, and something may be excepted from. */
  #general: General;
  /** The sentence tells that everything makes ill. */
  #isAllUnborne = false;
  /** What the last cue said, and what was said once more in this clause. */
  #lastSaid: Said | undefined;
  #same: Said | undefined;
  /** Whether the sentence began with words in which nothing was found. */
  #isUnreadBegun = false;
  /** Whether the sentence has said something of its own. */
  #isAnswered = false;
  /** The smells of the sentence, and whether it tells of an illness whose cause was not found. */
  #smells: (readonly Part[])[] = [];
  #isCauseUnknown = false;
  /** Whether it comes from what no perfume holds. */
  #isCauseElsewhere = false;
  /** Whether the sentence before said like whom not to smell: what this one names without a cue is refused. */
  #isUnlike = false;
  #isUnlikeNext = false;
  /** Whether the sentence, and the one before, speaks of an allergy, and not of a symptom alone. */
  #isAllergyTold = false;
  #wasAllergyTold = false;

  constructor(bare: Sense) {
    this.#bare = bare;
  }

  hear(clause: Clause, next: Clause | undefined): void {
    const { begin, word, words, isAside = false } = clause;
    const parts = withDenials(clause);
    takeAtWord(parts);
    const mentions = parts.flatMap((part) => mentionOf(part) ?? []);
    const heard: Heard = { begin, isAside, word, words, parts, mentions, cues: cuesIn(parts), next };
    if (begin === "sentence") this.#beginSentence(heard);
    this.#sentence.push(...mentions);
    if (mentions.length > 0 && !adversative.has(word)) this.#smells.push(parts);
    // "Not allergic to musk": where it is asked what must not be in it, it is no answer.
    if (this.#bare === "allergy" && cuesIn(parts).length === 0 && parts.some((part) => roleOf(part) === "healthy"))
      for (const one of mentions) {
        one.isNothing = "saying";
        one.isDenied = true;
      }
    // "No allergies but jasmine", "no allergies, jasmine aside".
    if (this.#general === "healthy" && begin === "but" && isList(parts)) this.#say(heard, mentions, "allergy");
    this.#nameCause(heard);
    const last = this.#open?.cue;
    this.#goOnWithList(heard);
    const { cues } = heard;
    this.#sayTheSame(heard);
    this.#setAsideKinds(heard);
    this.#keepOnlyAgain(heard);
    for (const cue of cues) this.#hearCue(heard, cue, last);
    // "A rose instead of oud": what is named beside it.
    if (cues.some(({ role }) => role === "instead"))
      this.#say(
        heard,
        mentions.filter(({ said }) => !said),
        "wanted",
      );
    if (isPast(clause.words)) this.#endIllness(mentions);
    this.#remember(heard);
  }

  /** "I used to be allergic to rose, not any more": what made ill is neither left out nor wished for. */
  #endIllness(mentions: readonly Mention[]): void {
    const ill = (ones: readonly Mention[]) => ones.filter(({ said }) => said === "allergy");
    const own = ill(mentions);
    for (const one of own.length > 0 ? own : ill(this.#before.mentions)) one.isNothing = "saying";
  }

  end(): void {
    this.#supposeCause();
    this.#endUnlike();
  }

  /** "I don't want to smell like my ex. He wore oud": whatever is not wished for. */
  #endUnlike(): void {
    if (!this.#isUnlike) return;
    for (const one of this.#sentence) one.said ??= "refused";
  }

  #beginSentence({ parts, word, mentions, cues }: Heard): void {
    this.#isUnreadBegun = cues.length + mentions.length === 0;
    const isCauseFound = this.#supposeCause();
    this.#last = this.#sentence;
    this.#sentence = [];
    // « Gonflée comme un ballon. C'était marqué benjoin. Donc non merci. »
    const isTold = this.#illness === "in this sentence" || (this.#illness === "told" && consecutive.has(word));
    this.#illness = isTold && !isCauseFound && !this.#isCauseElsewhere ? "told" : undefined;
    this.#isCauseElsewhere = false;
    this.#wasAllergyTold = this.#isAllergyTold;
    this.#isAllergyTold = false;
    this.#endUnlike();
    this.#isUnlike = this.#isUnlikeNext;
    this.#isUnlikeNext = false;
    this.#isAllUnborne = false;
    // « Pas d'allergies. Enfin si, la cannelle. »
    const isCorrecting = roleOf(parts.find((part) => !isLight(part))) === "correction";
    if (!isCorrecting) this.#general = undefined;
    this.#isAnswered = false;
  }

  /** An illness told beside things of which nothing is said: rather too many are left out than one too few. */
  #supposeCause(): boolean {
    const isCauseFound = this.#sentence.some(({ said }) => said === "allergy");
    if (this.#isCauseUnknown && !isCauseFound)
      for (const smell of this.#smells.flatMap((parts) => mentionsOf(parts, "allergy"))) suppose(smell);
    this.#isCauseUnknown = false;
    this.#smells = [];
    return isCauseFound;
  }

  #say({ parts, word }: Heard, things: readonly Mention[], sense: Said, cue?: Cue): void {
    if (things.length === 0) return;
    const isAnothers =
      sense === "refused" &&
      (parts.slice(0, cue?.at ?? 0).some(isPerson) || (cue !== undefined && past.test(wordIn(parts[cue.at]))));
    // What is refused for an illness makes ill; what is disliked beside one is a matter of taste.
    const isTaste = cue?.reach === "clause" && parts.some((part) => mentionOf(part)?.said);
    const isSo = consecutive.has(word) && [...this.#last, ...this.#sentence].some((one) => one.said === "allergy");
    const isCause = sense === "refused" && ((this.#illness !== undefined && !isTaste) || isSo);
    for (const thing of things) {
      if (thing.said === "allergy" || thing.isSpared) continue;
      thing.wasRefused ||= thing.said === "refused";
      thing.isTaste = sense === "refused" && cue !== undefined && isMatterOfTaste(wordIn(parts[cue.at]), cue.role);
      thing.said = isCause ? "allergy" : sense;
      thing.isAnothers = isAnothers;
      thing.isListed = cue?.reach === "list";
    }
  }

  /** "Any allergies? Almonds." "My head aches, because of jasmine." */
  #nameCause(heard: Heard): void {
    if (!this.#illness) return;
    const { begin, word, parts, mentions, cues } = heard;
    const isUntold =
      this.#illness === "in this sentence" && this.#before.mentions.length === 0 && !adversative.has(word);
    const isNext = begin === "sentence" || isUntold || (this.#illness === "told" && !this.#isAnswered);
    const words = parts.filter((part) => !isLight(part));
    const isShort = isList(parts) || (cues.length === 0 && mentions.length > 0 && words.length <= shortestCause);
    const isOfSentenceBefore = begin === "sentence" || this.#illness === "told";
    const isUnlikely = isOfSentenceBefore && !this.#wasAllergyTold && !causal.test(heard.word);
    if (isNext && isShort && !isUnlikely) {
      const causes = mentionsOf(parts, "allergy").filter(({ said }) => said !== "allergy");
      this.#say(heard, causes, "allergy");
      for (const cause of causes) cause.isSupposed = begin === "sentence";
    }
    if (!isList(parts) && !parts.every((part) => isLight(part) || isCue(part))) this.#isAnswered = true;
  }

  /** "I hate roses, lilies", "allergic to roses, lilies and I love wood": up to the cue that has things of its own. */
  #goOnWithList(heard: Heard): void {
    const open = this.#open ?? this.#listOfCauses(heard);
    this.#open = undefined;
    if (!open) return;
    const { begin, parts, mentions, cues, next } = heard;
    // « pas de tabac, d'alcool, de cuir »: what is not known ends no list.
    const unknown = parts.filter((part) => !isLight(part) && !mentionOf(part)).length;
    if (
      begin === "comma" &&
      mentions.length === 0 &&
      cues.length === 0 &&
      unknown <= (open.isEnumerated ? longestItem : 1)
    )
      this.#open = { ...open, isInterrupted: true };
    // "What turns my stomach: coffee, my own shampoo"
    const isItem = open.isEnumerated === true && begin === "comma" && cues.length === 0 && unknown <= longestItem;
    const [first] = cues;
    const said = first && following(parts, first).length > 0 ? parts.slice(0, first.at) : parts;
    // «аллергия на цветы, на ромашку особенно»
    const listed = open.sense === "allergy" && heard.word === "на" ? said.slice(1) : said;
    // "I react to limonene. And citral."
    const isJoined = roleOf(parts[0]) === "and" || beginsWithAnd(heard.word);
    const goesOn =
      begin !== "sentence" ||
      (isJoined && (open.sense === "allergy" || (open.sense === "refused" && goesOnBehind(parts))));
    // «без цветов, сухое, типа кедра»: it gives an example of what was not understood.
    if (!goesOn || (isExample(parts) && open.isInterrupted)) return;
    const isEnumerated = (begin === "colon" || begin === "dash") && cues.length === 0;
    if (isList(listed) && isInstead(parts, open, next, this.#bare)) {
      this.#say(heard, mentions, "wanted");
      this.#open = { sense: "wanted", afterColon: false };
    } else if (
      isEnumerated ||
      (isItem && mentions.length > 0) ||
      (open.sense !== "wanted" && begin === "comma" && cues.length === 0 && endsUnknown(parts)) ||
      (open.sense === "allergy" && begin === "comma" && cues.length === 0 && joinsUnknown(parts)) ||
      isExample(parts) ||
      (isList(listed) && (!open.afterColon || (isJoined && open.sense !== "wanted")))
    ) {
      this.#say(heard, mentionsOf(listed, open.sense), open.sense);
      this.#open = { ...open, afterColon: false, isEnumerated: isEnumerated || isItem };
    }
  }

  /** « une dermite au baume du Pérou, la dermato m'a donné une liste : eugénol, limonène » */
  #listOfCauses({ begin, parts }: Heard): OpenList | undefined {
    const isList = enumerates({ begin, parts }) && this.#sentence.some(({ said }) => said === "allergy");
    return isList && begin === "colon" ? { sense: "allergy", afterColon: false } : undefined;
  }

  /** @param last the cue of the list that was open before the clause */
  #hearCue(heard: Heard, found: Cue, last: Part | undefined): void {
    const { begin, word, words, parts, cues } = heard;
    const spared = this.#sparedByIllness(heard, found);
    if (spared.length > 0) {
      this.#say(heard, spared, "wanted");
      for (const one of spared) one.isSpared = true;
      return;
    }
    const excepted = exceptedSense(parts, found, begin, this.#general);
    // « Je n'aime pas la vanille. Enfin si », « J'ai horreur du jasmin. Sauf le vrai »
    if (!excepted && takesBack(parts, found)) this.#takeBack(heard);
    if (isUnlikeSomebody(parts, found)) this.#isUnlikeNext = true;
    if (found.role === "correction" && jesting.test(wordIn(parts[found.at]))) this.#forgetJest(heard, found);
    if (!excepted && (found.role === "correction" || takesBack(parts, found))) return;
    if (allergic.test(wordIn(parts[found.at]))) this.#isAllergyTold = true;
    const cue: Cue = {
      ...found,
      sense:
        excepted ??
        this.#sparedSense(heard, found) ??
        contrastedSense(parts, found, word, this.#saidBefore(heard, found)) ??
        found.sense,
    };
    const spoken = this.#spokenBy(heard, cue);
    const { things, areAhead, isAnswer } = spoken;
    if (cue.sense === "allergy" && things.length === 0 && parts.some((part) => roleOf(part) === "cause")) {
      this.#illness = "in this sentence";
      this.#isCauseElsewhere = true;
      this.#open = { sense: "allergy", afterColon: false, cue: parts[cue.at] };
      return;
    }
    // "eugenol, oakmoss and balsam make me sneeze": the list before the comma is a part of it.
    const isDenial = found.role === "not" && !parts.some((part) => roleOf(part) === "and");
    // «Море, соль, и чтобы никаких арбузов 🚫»: what has been said of the thing alone is said once more.
    const isSaid = things.some(({ said }) => said === cue.sense);
    const isListBefore =
      things.length > 0 &&
      !areAhead &&
      begin === "comma" &&
      this.#before.isList &&
      !isDenial &&
      // "I love cedar or sandalwood, hate musk it gives me headaches"
      found === cues[0] &&
      !isSaid &&
      !adversative.has(word);
    // Praise takes back no refusal of a list: "no vanilla in it? great".
    const isKept = (one: Mention) =>
      (cue.sense === "wanted" &&
        one.said === "refused" &&
        (one.isListed ||
          concessive.has(word) ||
          (begin === "sentence" && parts[cue.at] !== parts[0] && !one.isAnothers))) ||
      // «Люблю яблоки. Нет, не технику»: it answers, and takes no wish back.
      (found.role === "not" && begin === "sentence" && parts.length === 1 && one.said === "wanted");
    // "Linalool, rose is ok": where it is asked what must not be in it, what is well is said of its own clause alone.
    const isOfOwn = this.#bare === "allergy" && cue.sense === "wanted" && begin !== "sentence";
    if ((isAnswer || isListBefore) && !isOfOwn) {
      const spokenOf = heard.isAside ? this.#before.mentions.slice(-1) : this.#before.mentions;
      const isOfSmells = cue.sense === "allergy" && [...things, ...spokenOf].some(({ thing }) => !thingOf(thing).scene);
      const answered = spokenOf.filter((one) => !isKept(one) && !(isOfSmells && thingOf(one.thing).scene));
      this.#say(heard, answered, cue.sense, cue);
    }
    // "Avoid jasmine, roses and lilies, I am allergic to them": all that the sentence refuses. "I don't like musk, and I am
    // allergic to rose": what is disliked beside another cause stays a dislike.
    if ((isAnswer || begin !== "sentence") && cue.sense === "allergy")
      this.#say(
        heard,
        this.#sentence.filter(
          ({ said, isTaste }) => said === "refused" && !(things.length > 0 && (isTaste || joining.test(word))),
        ),
        cue.sense,
        cue,
      );
    if (isAnswer) this.#before.sense = cue.sense;
    // « ni miel, même si le miel me manque »
    const isConceded = cue.sense === "wanted" && concessive.has(word);
    const isRefused = ({ thing }: Mention) =>
      this.#sentence.some((one) => one.thing === thing && one.said === "refused" && one.isListed);
    this.#say(heard, isConceded ? things.filter((one) => !isRefused(one)) : things, cue.sense, cue);
    const isUncaused =
      cue.sense === "allergy" &&
      things.length === 0 &&
      (!isCausedByUnknown(parts, cue) || isOfAllUnborne(words, cue)) &&
      !(isAnswer && this.#before.mentions.length > 0);
    const isBeforeOther = cue.sense === "allergy" && cues.at(-1)?.sense !== "allergy";
    if (isUncaused || isBeforeOther) this.#illness = "in this sentence";
    if (isUncaused) this.#isCauseUnknown = true;
    // "The sea, and I have eczema": what was named before somebody says what they have all the time did not cause it.
    if (isUncaused && condition.test(wordIn(parts[cue.at]))) this.#smells = [parts.slice(cue.at)];
    if (found === cues.at(-1)) this.#open = this.#openBehind(heard, cue, spoken, isUncaused, last);
  }

  /** "Wet dog haha. No seriously, bread": of what must not be in it nothing is a jest. */
  #forgetJest({ parts, mentions }: Heard, { at }: Cue): void {
    if (this.#bare !== "wanted") return;
    const serious = new Set(parts.slice(at).flatMap((part) => mentionOf(part) ?? []));
    const isMeant = (one: Mention) => one.said !== undefined || serious.has(one);
    const jests = this.#sentence.length > mentions.length || at > 0 ? this.#sentence : this.#last;
    for (const one of jests) if (!isMeant(one)) one.isNothing = "saying";
  }

  /** "Woodsmoke and wet dog. Just the smoke please": what was only remembered is no wish. */
  #keepOnlyAgain({ word, mentions, cues }: Heard): void {
    if (this.#bare !== "wanted" || !restricting.has(word) || cues.length > 0 || mentions.length === 0) return;
    const again = new Set(mentions.map(({ thing }) => thing));
    const earlier = [...this.#last, ...this.#sentence].filter((one) => !mentions.includes(one) && !one.said);
    if (![...again].every((thing) => earlier.some((one) => one.thing === thing))) return;
    for (const one of earlier) if (!again.has(one.thing)) one.isNothing = "saying";
  }

  /** "I like roses, but not the roses of old ladies": only a kind of what is wished for is refused. */
  #setAsideKinds({ parts, cues }: Heard): void {
    const [denial] = cues;
    if (!denial || cues.length > 1 || !contrastingKind.test(wordIn(parts[denial.at]))) return;
    const here = new Set(parts.flatMap((part) => mentionOf(part) ?? []));
    const earlier = [...this.#last, ...this.#sentence].filter((one) => !here.has(one));
    const isWished = ({ thing }: Mention) => {
      const before = earlier.filter((one) => one.thing === thing);
      return before.length > 0 && before.every(({ said }) => said === "wanted" || said === undefined);
    };
    const isLikened = /(?:like|как)/u.test(wordIn(parts[denial.at]));
    const named = parts.findIndex((part, at) => at > denial.at && mentionOf(part));
    const behind = parts.slice(named + 1).find((part) => isPerson(part) || !isLight(part));
    const first = mentionOf(parts[named]);
    const again = isLikened ? mentionsOf(parts.slice(denial.at)).find(isWished) : first && isWished(first) && first;
    if (again && (isLikened || behind === "other" || isPerson(behind) || mentionOf(behind))) again.isNothing = "saying";
  }

  /** "The same for oud", « idem tout ce qui est oriental, oud » */
  #sayTheSame(heard: Heard): void {
    const { begin, parts, mentions, cues } = heard;
    if (cues.length > 0 || !parts.some((part) => roleOf(part) === "same")) return;
    const isHeading = sameFor.test(wordIn(parts[0]));
    const sense = this.#before.sense ?? (isHeading ? this.#lastSaid : undefined);
    if (!sense) return;
    this.#say(heard, mentions, sense);
    if (begin === "sentence" && sense === "allergy" && !this.#wasAllergyTold)
      for (const one of mentions) one.isSupposed = true;
    if (isHeading && endsWithThing(parts)) this.#open = { sense, afterColon: false };
    this.#same = sense;
  }

  /**
   * « Pas de fleurs. Sauf la fleur d'oranger. »: what is excepted from a whole kind that is out is let in; of one that is
   * wished for it is refused, « tous les agrumes sauf le citron ».
   */
  #sparedSense(heard: Heard, { at, role }: Cue): Said | undefined {
    if (role !== "except") return undefined;
    const before = heard.parts.slice(0, at);
    const own = before.flatMap((part) => mentionOf(part) ?? []);
    const kinds = own.length > 0 ? own : before.every(isLight) ? this.#before.mentions : [];
    if (kinds.length === 0 || !kinds.every(({ thing }) => thingOf(thing).whole)) return undefined;
    const isUntold = kinds.every(({ said }) => said === undefined);
    if (isUntold && this.#bare === "wanted") this.#say(heard, own, "wanted");
    const isOut = isUntold ? this.#bare === "allergy" : kinds.every(({ said }) => said !== "wanted");
    return isOut ? "wanted" : undefined;
  }

  /**
   * "Allergic to everything except rose", «аллергия на всё, кроме розы», "all citrus except lemon makes my skin burn": what
   * is excepted from what makes ill is borne.
   */
  #sparedByIllness({ parts, words, cues, mentions }: Heard, cue: Cue): Mention[] {
    const isOfAll = cue.role === "without" && ofEverything(wordIn(parts[cue.at]));
    if (cue.role !== "except" && !isOfAll) return [];
    const before = parts.slice(0, cue.at).flatMap((part) => mentionOf(part) ?? []);
    const isIll = cues.some(({ sense }) => sense === "allergy");
    const isOfKinds = before.length > 0 && before.every(({ thing }) => thingOf(thing).whole);
    if (isIll && isOfKinds) {
      const illBehind = cues.find(({ sense, at }) => sense === "allergy" && at > cue.at);
      if (illBehind) for (const one of before) one.said = "allergy";
      return illBehind ? following(parts, cue) : [];
    }
    const isNothingElse = before.length === 0 && this.#sentence.length === mentions.length;
    const isAllUnborne = this.#isAllUnborne || (isIll && ofEverything(words));
    return isNothingElse && isAllUnborne ? following(parts, cue) : [];
  }

  /** What was refused is wished for after all; no illness is taken back. */
  #takeBack(heard: Heard): void {
    this.#say(heard, this.#before.mentions, "wanted");
    this.#before.sense = "wanted";
  }

  /** What was said of the clause before; « allergique aux piqûres mais pas au miel » sets honey against an unknown cause. */
  #saidBefore({ begin, parts, mentions }: Heard, { at }: Cue): Said | undefined {
    if (this.#general === "healthy") return undefined;
    // "Clean but not soapy. Warm but not sweet.": it is set against what was not understood.
    if (begin === "but" && this.#isUnreadBegun && this.#sentence.length === mentions.length) return undefined;
    const isOfIllness =
      this.#illness === "in this sentence" && ofIllness.test(`${wordIn(parts[at])} ${wordIn(parts[at + 1])}`);
    return isOfIllness ? "allergy" : this.#before.sense;
  }

  /** What a cue speaks of: things of its own clause, or where it names none, those of the clause before. */
  #spokenBy({ begin, word, words, parts, cues, next }: Heard, cue: Cue): Spoken {
    const isHeading =
      next !== undefined &&
      (((isLast(parts, cue) || isOfAllUnborne(words, cue)) && enumerates(next)) ||
        // "Smells I hate: hot bins"
        (next.begin === "colon" && cue.at === parts.length - 1 && !parts.some(mentionOf)));
    const { things, areAhead } = isHeading ? { things: [], areAhead: false } : spokenOf(parts, cue);
    // "Except the sea I like nothing": the dislike is of all else.
    const isOfElse =
      cue.sense === "refused" && !areAhead && cues.some((one) => one.role === "except" && one.at < cue.at);
    // «أحب العود، بس للصيف لا تحطونه»: an hour is no smell that is left out, where one was named before.
    const isOfHour =
      cue.sense === "refused" &&
      !areAhead &&
      begin !== "sentence" &&
      this.#before.mentions.length > 0 &&
      areScenes(parts);
    const isNothing = isOfElse || isOfHour || things.length === 0;
    const isEmpty = isNothing && !isOfElse && (isOfHour || mentionsOf(parts, cue.sense).length === 0);
    // « Donc non merci »: what it follows from stands before it.
    const [said, replying] =
      consecutive.has(word) && parts[0] === "other" && cue.at > 0
        ? [parts.slice(1), { ...cue, at: cue.at - 1 }]
        : [parts, cue];
    const isAnswer = isEmpty && !isHeading && isReply(said, begin, replying);
    return { things: isOfElse || isOfHour ? [] : things, areAhead, isEmpty, isAnswer };
  }

  /** The list that a clause's last cue leaves open. */
  #openBehind(
    { begin, parts, mentions, next }: Heard,
    cue: Cue,
    { things, areAhead, isEmpty }: Spoken,
    isUncaused: boolean,
    last: Part | undefined,
  ): OpenList | undefined {
    // "it gives me a migraine, jasmine": an illness whose cause was not told yet is caused by what is listed next.
    // «терпеть его не могу, этот ваш кокос»: so is a dislike that has named nothing.
    const isUnnamed = cue.role === "refuse" && isEmpty && isLast(parts, cue);
    // "Allergic to zorglub, jasmine"
    const isUnknown = cue.sense === "allergy" && isCausedByUnknown(parts, cue);
    const isListNext = (isUncaused || isUnnamed || isUnknown) && this.#before.mentions.length === 0;
    // «بلا ريحة عجايز، يعني بودرة وبنفسج»
    if (things.length === 0 && cue.sense === "refused" && next && explaining.has(next.word))
      return { sense: cue.sense, afterColon: false, cue: parts[cue.at] };
    // «القرفة تسوي لي حكة في الرقبة، والقرنفل بعد»
    const isEnd = parts
      .slice(cue.at + 1)
      .every((part) => isLight(part) || (typeof part === "object" && "mention" in part && part.mention.isNothing));
    if (!isListNext && !(areAhead ? endsWithThing(parts) : isEnd)) return undefined;
    // "The beach without the coconut: salt, seaweed"
    const isOfWhole = cue.role === "without" && next?.begin === "colon" && parts.slice(0, cue.at).some(mentionOf);
    if (isOfWhole) return undefined;
    return {
      sense: cue.sense,
      afterColon: !areAhead && cue.sense !== "allergy" && !isListNext && this.#illness === undefined,
      behind: mentions.length === 1 || cue.role === "instead" ? parts[cue.at] : undefined,
      cue: parts[cue.at],
      isRepeated: (begin !== "sentence" && isRepeating(parts, cue, last)) || isEachDenied(parts),
    };
  }

  #remember({ begin, words, parts, mentions, cues }: Heard): void {
    if (mentions.length === 0 && cues.some(({ sense }) => sense === "allergy") && ofEverything(words))
      this.#isAllUnborne = true;
    const same = this.#same;
    this.#same = undefined;
    this.#lastSaid = cues.at(-1)?.sense ?? this.#lastSaid;
    this.#general = generalIn(parts) ?? this.#general;
    if (mentions.length === 0) {
      // What was answered is no list any more that goes on.
      if (cues.length > 0) this.#before.isList = false;
      return;
    }
    const goesOn = this.#before.isList && begin !== "sentence";
    this.#before = {
      mentions: goesOn ? [...this.#before.mentions, ...mentions] : mentions,
      sense: cues.at(-1)?.sense ?? same,
      isList: cues.length === 0 && isList(parts),
    };
  }
}
