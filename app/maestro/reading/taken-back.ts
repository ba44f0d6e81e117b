import type { Language } from "../types.ts";
import { segmentsOf } from "./doubts.ts";
import { type Mention, mentionIn } from "./senses/parts.ts";
import type { Token } from "./tokens.ts";

/**
 * What takes back, behind it and where nothing else is named, that somebody is not allergic: whom it is true of, that it is
 * not so, or what then happens. Parts of words count: here doubt means out.
 */
const behind: Record<Language, string> = {
  en: "\\bi (?:am|do|did|have)\\W*$|\\bexcept (?:for )?(?:me|myself)\\b|wrong|(?:not|un)true|\\blie[ds]?\\b|otherwise|think again|mistaken|asthma|wheez|breath|hives|swell|swollen|rash|itch|sneez|chok|react|burn|\\bsick\\b|\\bill\\b|migraine|headache|cough|throat|scratch|adrenalin|epipen",
  fr: "moi (?:si|oui)|j['’]en ai|(?:sauf|excepté|à part) moi|faux|contraire|erreur|asthme|respir|gonfl|plaques|boutons|urticaire|démang|étern|étouff|réagi|brûl|malade|migraine|tousse|gorge",
  ru: "(?<!\\p{L})а я да|у меня (?:есть|да)|кроме меня|неправда|ошиб|наоборот|астм|задых|дыш|сып|крапивниц|чеш|чиха|опух|от[её]к|удуш|реакци|плохо|мигрен|голов|кашл",
  ar: "[اأ]نا (?:عندي|نعم|[اإ]ي)|عندي\\W*$|(?:[اإ]لا|غير)(?: [اأ]نا|ي)(?!\\p{L})|غلط|خطأ|كذب|ربو|تنفس|طفح|حساسي[ةه]|عطس|كح[ةه]|سعال|خنق|صداع|ورم|هيج|حبوب|حك[ةه]",
};
/** What denies the denial before it: "I never said that I am not". */
const before: Record<Language, string> = {
  en: "never said|can(?:no|['’])?t say|(?:could|would|did)n['’]?t say",
  fr: "(?:jamais|pas) dit|(?:peu[xt]|pourrai[st]|dirai[st]) pas (?:dire )?que",
  ru: "нельзя сказать|не (?:могу|стал[аи]? бы) (?:сказать|говорить)|не говорил[аи]?|не сказал[аи]? бы",
  ar: "(?:ما|لا) (?:[اأ]قول|[اأ]قدر [اأ]قول|قلت)",
};
const expression = (words: Record<Language, string>) => new RegExp(Object.values(words).join("|"), "iu");
/** What sounds like a denial, and names what is meant with what follows: "not only rose but also jasmine". */
const notOnly =
  /(?<!\p{L})(?:not (?:only|just)|(?:non|pas) seulement|не только|(?:مو|مش|مب|ليس) (?:بس|فقط))(?!\p{L})/iu;
const isTakenBack = expression(behind);
const isDeniedAgain = expression(before);

/** The things of which a text only seems to say that they make nobody ill, or says it and takes it back. */
export function takenBackIn(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const taken = new Set<Mention>();
  let denied: readonly Mention[] = [];
  for (const [from, to] of segmentsOf(text)) {
    const said = text.slice(from, to);
    const things = mentions.filter((one) => mentionIn(one, tokens, from, to));
    if (things.length > 0) denied = things.filter(({ isDenied }) => isDenied);
    const isAgain = things.length > 0 ? isDeniedAgain.test(text.slice(0, to)) : isTakenBack.test(said);
    // «بس» begins what is said: "not" stands before it.
    if (notOnly.test(text.slice(Math.max(0, from - 4), to))) for (const one of things) taken.add(one);
    if (isAgain) for (const one of denied) taken.add(one);
  }
  return [...taken];
}
