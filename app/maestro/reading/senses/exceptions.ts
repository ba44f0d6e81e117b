import type { Sense } from "../../types.ts";
import { type Cue, cuesIn, following, isCue, isLast } from "./cues.ts";
import { type Begin, type Clause, isLight, mentionOf, type Part, roleOf, type Said, wordIn } from "./parts.ts";

/** What a clause says of everything, so that something may be excepted from it: no illness, or a dislike. */
export type General = "healthy" | "refused" | undefined;
export function generalIn(parts: readonly Part[]): General {
  if (parts.some((part) => roleOf(part) === "healthy")) return "healthy";
  if (!parts.some((part) => roleOf(part) === "refuse")) return undefined;
  const cue = cuesIn(parts).at(-1);
  const isGeneral = cue?.role === "refuse" && !parts.some(mentionOf) && isLast(parts, cue);
  return isGeneral ? "refused" : undefined;
}

/** What an exception says: "no allergies except jasmine", "I hate everything except jasmine", "except jasmine I hate all". */
export function exceptedSense(parts: readonly Part[], cue: Cue, begin: Begin, general: General): Said | undefined {
  if (cue.role !== "except" && cue.role !== "correction") return undefined;
  const isFirst = parts.slice(0, cue.at).every((part) => isLight(part));
  const isBehind = isFirst && (begin !== "sentence" || cue.role === "correction");
  const from = generalIn(parts.slice(0, cue.at)) ?? (isBehind ? general : undefined);
  if (from === "healthy") return "allergy";
  const behind = parts.slice(cue.at + 1);
  const isAnswered =
    behind.some(mentionOf) &&
    generalIn(behind.slice(behind.findLastIndex(mentionOf) + 1)) === "refused" &&
    // « Sauf la cerise j'aime pas »
    !behind.some((part) => simply.test(wordIn(part)));
  return from === "refused" || isAnswered ? "wanted" : undefined;
}

const simply = /^(?:aime|supporte) pas$/u;

/** "But", and no "so" or "because", which begin a clause alike. */
export const adversative = new Set("but bt butt mais но а зато لكن ولكن بس bas bass bess lakin".split(" "));

/** "I don't like vanilla. Well, actually I do", "I hate jasmine. Except the real one". */
export function takesBack(parts: readonly Part[], { at, role }: Cue): boolean {
  if (role === "correction") return affirmed.test(wordIn(parts[at]));
  const behind = parts.slice(at);
  return (
    role === "except" && behind.every((part) => !mentionOf(part)) && behind.some((part) => genuine.test(wordIn(part)))
  );
}
const affirmed = /(?:^|\s)(?:si|yes|i do|да)$/u;
const genuine = /(?:^|\s)(?:vraie?s?|celui|celle|real|genuine|настоящ\p{L}+|الطبيعي|الاصلي|الحقيقي)$/u;

/** "No incense, although I adore it": what stands behind these takes no refusal back. */
export const concessive = new Set(
  "even though tho although bien même quoique quoiqu хотя хоть رغم بالرغم مع".split(" "),
);

/** "I am allergic to nuts, so I avoid almonds". */
export const consecutive = new Set("so therefore hence thus donc alors поэтому потому لذلك لذا عشان فلا".split(" "));

/** What a bare denial says beside another thing: "wood is good, incense isn't", "cinnamon breaks me out, clove doesn't". */
export function contrastedSense(
  parts: readonly Part[],
  cue: Cue,
  word: string,
  before: Said | undefined,
): Said | undefined {
  const denial = parts[cue.at];
  const isDenial =
    typeof denial === "object" && "role" in denial && (denial.role === "not" || contrasting.test(denial.word));
  if (!isDenial) return undefined;
  const earlier = cuesIn(parts.slice(0, cue.at)).at(-1)?.sense ?? before;
  const isOpposite = earlier === "refused" || earlier === "allergy";
  // "I detest flowers but not roses".
  const isOnly = cuesIn(parts).length === 1;
  if (
    adversative.has(word) &&
    isOnly &&
    following(parts, cue).length > 0 &&
    !parts.some((part) => roleOf(part) === "same")
  )
    return isOpposite ? "wanted" : undefined;
  return isOpposite && isLast(parts, cue) && isVerb(parts[cue.at]) ? "wanted" : undefined;
}

/**
 * What a list says that may go on in the next clause; `afterColon` where it may only begin there, its cue, whether that
 * stood before each thing so far, and behind what it may end instead.
 */
export type OpenList = {
  sense: Said;
  afterColon: boolean;
  behind?: Part;
  cue?: Part;
  isRepeated?: boolean;
  /** It stands behind a colon, and goes on to the end of its sentence. */
  isEnumerated?: boolean;
  /** Something that was not understood stands behind its last thing. */
  isInterrupted?: boolean;
};

/** Whether a clause refuses one thing with the word that refused the one before: "no rose, no jasmine". */
export const isRepeating = (parts: readonly Part[], cue: Cue, last: Part | undefined) =>
  repeatable.test(wordIn(last)) && wordIn(parts[cue.at]) === wordIn(last) && parts.filter(mentionOf).length === 1;
/** «لا رمل لا نفط»: whether each thing of a clause has a denial of its own. */
export function isEachDenied(parts: readonly Part[]): boolean {
  const roles = parts.filter((part) => !isLight(part) && roleOf(part) !== "and");
  const isPair = (part: Part, index: number) =>
    index % 2 === 0 ? roleOf(part) === "not" || roleOf(part) === "without" : mentionOf(part) !== undefined;
  return roles.length >= 4 && roles.length % 2 === 0 && roles.every(isPair);
}

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
export function isInstead(parts: readonly Part[], open: OpenList, next: Clause | undefined, bare: Sense): boolean {
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
