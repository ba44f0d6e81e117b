import type { Role, SourceName } from "../language-index.ts";
import { beginsWithAnd } from "../spelling.ts";
import {
  type Begin,
  isLight,
  isPerson,
  type Mention,
  mentionOf,
  mentionsOf,
  type Part,
  roleOf,
  type Said,
  wordIn,
} from "./parts.ts";

/** A phrase that says something of things: where it stands, and of which it speaks. */
export type Cue = { at: number; role: Role; sense: Said; reach: "list" | "clause"; after: boolean };

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
export const cueOf = (part: Part | undefined) => cueRoles[roleOf(part) ?? "light"];
export const isCueRole = (role: Role | undefined) => role !== undefined && role in cueRoles;
export const isCue = (part: Part | undefined) => cueOf(part) !== undefined;

export const cuesIn = (parts: readonly Part[]): Cue[] =>
  parts.flatMap((part, at) => {
    const [role, cue] = [roleOf(part), cueOf(part)];
    return role && cue ? [{ ...cue, role, at }] : [];
  });

/** The things that follow a cue: of a list at once, of a clause all until the next cue. */
export function following(parts: readonly Part[], { at, role, reach, sense }: Cue): Mention[] {
  const first = parts.findIndex((part, index) => index > at && mentionOf(part));
  const end = parts.findIndex((part, index) => {
    if (index <= at || (index < first && isDescribing(parts, at, first))) return false;
    // «вместо розы пион»: one thing is replaced, and those joined to it.
    const isNext = role === "instead" && mentionOf(part) && !isJoined(parts, at, index);
    return isNext || isCue(part) || (reach === "list" && (part === "other" || roleOf(part) === "healthy"));
  });
  const behind = parts.slice(at + 1, end < 0 ? undefined : end);
  const things = mentionsOf(behind, sense);
  // "I hated hospitals, because of the smell of soap": what is refused first is, though it is a place.
  const place = sense === "refused" ? mentionOf(behind.find(mentionOf)) : undefined;
  return place && !things.includes(place) ? [place, ...things] : things;
}

/** "No tartan-tin shortbread": before its thing stands what describes it, in languages that set that first. */
function isDescribing(parts: readonly Part[], at: number, thing: number): boolean {
  const cue = parts[at];
  if (typeof cue !== "object" || !("role" in cue) || cue.role !== "without" || !bare.test(cue.word)) return false;
  const between = parts.slice(at + 1, thing);
  return between.length <= longestDescription && between.every((part) => part === "other");
}
const bare = /^(?:no|no more|без|никаких|никакой|никакого|никаким)$/u;
const longestDescription = 2;

/** Whether a thing is the first behind a cue, or an "and" joins it to the one before. */
function isJoined(parts: readonly Part[], cue: number, at: number): boolean {
  const before = parts.slice(cue + 1, at);
  const last = before.findLastIndex((part) => mentionOf(part));
  return last < 0 || before.slice(last + 1).some((part) => roleOf(part) === "and");
}

/** The things before a cue that no other cue speaks of. */
const openBefore = (parts: readonly Part[], { at, sense, role }: Cue): Mention[] => {
  // «فيه توت، ولا أبي ورد ولا شي بناتي»: a denial looks back no further than the cue before it.
  const from = role === "not" ? parts.slice(0, at).findLastIndex(isCue) + 1 : 0;
  return mentionsOf(
    parts.slice(from, at).filter((part) => !mentionOf(part)?.said),
    sense,
  );
};

/** The things before a cue: those that no other cue speaks of, or else the nearest. Praise takes no list back. */
function preceding(parts: readonly Part[], cue: Cue): Mention[] {
  const open = openBefore(parts, cue);
  if (open.length > 0) return open;
  const named = mentionsOf(parts.slice(0, cue.at), cue.sense);
  // «تحب العلك وجلدها فيه اكزيما»
  if (condition.test(wordIn(parts[cue.at])) && !touchesThing(parts, cue)) return [];
  // "I avoid rose and jasmine because of my chest".
  const refused = cue.sense === "allergy" ? named.filter(({ said }) => said === "refused") : [];
  if (refused.length > 0) return refused;
  // «يحب الصندل ويكره كل شي جديد»: it speaks of something unknown behind it.
  if (!isLast(parts, cue) && !cue.after && cue.sense !== "allergy") return [];
  const nearest = named.slice(-1);
  return cue.sense === "wanted" && (cue.after || nearest.some(({ isListed }) => isListed)) ? [] : nearest;
}

/** What a cue speaks of in its own clause. */
export function spokenOf(parts: readonly Part[], cue: Cue): { things: Mention[]; areAhead: boolean } {
  const ahead = following(parts, cue);
  // «كراميل وفشار ومش عايزة ليمون»: behind an "and" it speaks of what follows it at once.
  const isJoinedAhead = beginsWithAnd(wordIn(parts[cue.at])) && mentionOf(parts[cue.at + 1]) !== undefined;
  if (ahead.length > 0 && !(cue.after && !isJoinedAhead && openBefore(parts, cue).length > 0))
    return { things: [...causesBefore(parts, cue), ...ahead], areAhead: true };
  const isBare = cue.reach === "list" && !(isLast(parts, cue) && touchesThing(parts, cue));
  return { things: isBare ? [] : preceding(parts, cue), areAhead: false };
}

/** «На розу аллергия и на мёд»: what causes an illness may stand on both sides of it. */
function causesBefore(parts: readonly Part[], cue: Cue): Mention[] {
  if (cue.sense !== "allergy") return [];
  const first = parts.slice(0, cue.at).findIndex((part) => causing.test(wordIn(part)));
  return first < 0 ? [] : openBefore(parts.slice(first), { ...cue, at: cue.at - first });
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
export const isLast = (parts: readonly Part[], { at }: Cue) => parts.slice(at + 1).every(isLight);

/** So many words of a sentence may stand beside a cue that speaks of the sentence before: "never again, thanks". */
const longestReply = 6;

/** Whether a cue without a thing in its clause speaks of the clause before: "I hate it", «нет». */
export function isReply(parts: readonly Part[], begin: Begin, cue: Cue): boolean {
  if (cue.sense === "allergy")
    return (
      !isCausedByUnknown(parts, cue) &&
      !isBehindUnknown(parts, cue) &&
      !isOfNothing(parts, cue) &&
      !isOfStrength(parts, cue) &&
      (!condition.test(wordIn(parts[cue.at])) || (begin !== "sentence" && pointsBack(parts)) || begin === "colon")
    );
  // "Hard no from me, love."
  if (begin === "comma" && cue.sense === "wanted" && !cue.after && parts.length === 1) return false;
  // «وبكره العطور القوية», «Без шлейфа»: how strong it is, is no smell that was named before.
  if (cue.sense === "refused" && !cue.after && parts.slice(cue.at + 1).some((part) => strength.test(wordIn(part))))
    return false;
  // "She loves green smells, doesn't like anything sickly": it speaks of something that was not understood.
  if (cue.sense === "refused" && !cue.after && parts.slice(cue.at + 1).some((part) => indefinite.test(wordIn(part))))
    return false;
  if (cue.role === "not" && parts.slice(cue.at + 1).some(isAdjective)) return false;
  if (cue.reach === "list")
    return (
      isLast(parts, cue) &&
      parts.filter((part) => part === "other").length <= 1 &&
      !isOfUnknown(parts, cue) &&
      // «Жена против»
      !parts.slice(cue.role === "without" ? 0 : cue.at).some(isPerson)
    );
  // "I don't like perfume that is too strong"
  if (begin === "sentence" && parts.some((part) => ofPerfume.test(wordIn(part)))) return false;
  // "sweet, but not like a kid's perfume"
  if (cue.sense === "refused" && !cue.after && isUnlikePerfume(parts.slice(cue.at))) return false;
  // «дэту не надо», «мойву вычеркните»
  const said = parts[cue.at];
  const isRussian = typeof said === "object" && "role" in said && said.language === "ru";
  const isOfObject = isRussian && cue.at === 1 && parts[0] === "other" && !objectless.test(wordIn(said));
  if (begin === "sentence" && isOfObject) return false;
  // "Today everything smells too strong": it is said of what the sentence names itself.
  if (begin === "sentence" && cue.after && parts.slice(0, cue.at).includes("other") && !pointsBack(parts)) return false;
  if (isLast(parts, cue) && (parts.length <= longestReply || pronominal.test(wordIn(parts[cue.at])))) return true;
  return begin !== "sentence" && !hasObject(parts, cue);
}

/** "Anything like them and I'm out", "can't get enough of it" */
const pointsBack = (parts: readonly Part[]) => parts.some((part) => backward.test(wordIn(part)));
const backward =
  /(?:^|\s)(?:it|them|those|these|that|ça|ca|cela|ces|en|это|этого|этим|него|нее|них|منه|منها|عنه|عنها|فيه|فيها)(?:\s|$)/u;

/** « alors vous pensez bien que je n'en veux plus »: its pronoun stands for what was named before. */
const pronominal =
  /(?:^|\s)(?:en (?:veux|veut|veulent|peux|peut|voulons|pouvons) (?:plus|pas)|(?:leave|keep) (?:it|them|that) out|smell (?:it|that|them)(?: again)?)$/u;

/** What somebody has, whatever they named before: "I love leather. I have eczema." */
export const condition =
  /(?:^|\s)(?:ecz[eé]ma|psoriasis|rosacea|asthma|asthmatic|asthme|asthmatique|couperose|rosac[eé]e|псориаз|экзем[аы]|астм[аы]|астматик|розаце[ая]|ربو|اكزيما|صدفيه)$/u;

/** "Allergic to zorglub": what it comes from is told, and is no thing that was named elsewhere. */
export function isCausedByUnknown(parts: readonly Part[], { at, role }: Cue): boolean {
  const behind = parts.slice(at).findIndex((part, index) => index > 0 && !isLight(part));
  const words = parts.slice(at, at + behind);
  return (
    role === "allergy" &&
    ofCause.test(wordIn(parts[at])) &&
    parts[at + behind] === "other" &&
    words.some((part) => causing.test(wordIn(part)))
  );
}

/** "Peanuts are out, I am allergic": what is refused beside an illness causes it, though it is not known. */
const isBehindUnknown = (parts: readonly Part[], { at }: Cue) =>
  cuesIn(parts.slice(0, at)).some(
    (one) =>
      one.sense === "refused" && parts.slice(one.at, at).includes("other") && !parts.slice(0, at).some(mentionOf),
  );
/** "Nothing that gives my colleagues a headache": it is caused by nothing that was named before. */
const isOfNothing = (parts: readonly Part[], { at }: Cue) =>
  parts.slice(0, at).some((part) => nothing.test(wordIn(part)));
const nothing = /^(?:nothing|nothing that|rien|rien qui|ничего|ничего что|ما شي|ولا شي)$/u;
/** «ما ابي شي ثقيل يصدع الراس» */
const isOfStrength = (parts: readonly Part[], { at }: Cue) =>
  parts.slice(0, at).some((part) => strength.test(wordIn(part)));
/** An illness that is told with what it comes from, and what stands before that. */
const ofCause = /(?:^|\s)(?:allergic|allergique|allergiques|allergie|allergy|аллерги\p{L}*|حساسيه|حساسية|اتحسس|بتحسس)/u;
const causing = /(?:^|\s)(?:to|from|à|a|au|aux|на|от|من|ل)$/u;

/** « le poireau pas »: it speaks of something unknown before it. */
const isOfUnknown = (parts: readonly Part[], { at }: Cue) =>
  parts[at - 1] === "other" && article.test(wordIn(parts[at - 2]));
const article = /^(?:the|le|la|les|l)$/u;

/** «сейчас увольте»: what takes no object speaks of what was named before. */
const objectless = /^(?:увольте|хватит|довольно)$/u;
/** «Роза чайная, не химическая а живая»: a kind is denied, and not what it is of. */
const isAdjective = (part: Part) =>
  typeof part === "object" &&
  "role" in part &&
  part.language === "ru" &&
  /[а-яё]{4,}(?:ая|яя|ый|ий|ое|ее|ые|ие|ую|юю)$/u.test(part.word);
const indefinite = /^(?:anything|something|ничего|что-то|что то)$/u;
/** How strong a perfume is, and how far it carries. */
const strength =
  /(?:^|\s)(?:heavy|strong|overpowering|sillage|forte?s?|lourde?s?|entêtante?s?|шлейф[аом]*|т[яа]ж[её]л\p{L}+|резк\p{L}+|сильн\p{L}+|و?(?:ال)?(?:قوي|قويه|قوية|ثقيل|ثقيله|ثقيلة|تقيل|تقيله|تقيلة))(?=\s|$)/u;
const isUnlikePerfume = ([cue, ...behind]: readonly Part[]) =>
  /(?:^|\s)(?:like|comme|как|زي|مثل|متل)$/u.test(wordIn(cue)) &&
  behind.some((part) => isPerson(part) || ofPerfume.test(wordIn(part))) &&
  !behind.some((part) => demonstrative.test(wordIn(part)));
const ofPerfume = /^(?:perfumes?|parfums?|духи|духов|oil|عطر|عطور)$/u;
const articleless: ReadonlySet<SourceName> = new Set(["ru", "ar"]);

/** Points at what was named before: «ненавижу эту водянистость», "I hate that sweetness". */
const demonstrative = /^(?:эт[уоиа]|этот|эту всю|that|this|cette|cet|هال\S*|هذا|هذه|هاي)$/u;

/** Whether a cue speaks of something unknown behind it: "I hate the kitchen". */
function hasObject(parts: readonly Part[], { at }: Cue): boolean {
  const cue = parts[at];
  const rest = parts.slice(at + 1);
  const first = rest.findIndex((part) => !isLight(part));
  if (first > 0 && first === rest.length - 1 && demonstrative.test(wordIn(rest[first - 1]))) return false;
  // Russian has no article, and Arabic none that stands by itself: «побольше горечи».
  const hasArticle = first > 0 || (typeof cue === "object" && "role" in cue && articleless.has(cue.language));
  return hasArticle && rest[first] === "other";
}

/** Whether a clause lists what the cue before its colon or dash speaks of. */
export const enumerates = ({ begin, parts }: { begin: Begin; parts: readonly Part[] }) =>
  (begin === "colon" || begin === "dash") && parts.some(mentionOf) && !parts.some(isCue);
