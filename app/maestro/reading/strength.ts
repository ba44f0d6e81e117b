import { beginsWithAnd } from "./spelling.ts";

/** What denies or measures how strong a perfume is, and how it is called. */
const patterns = [
  // English: "nothing too heavy", "not one for strong scents", "I like it strong"; "a strong coffee" tells of coffee.
  "(?:(?:nothing|not|isn['’]?t|no|without|hate|dislike|don['’]?t (?:like|want)) (?:(?:one for|a fan of|into|anything|being) )?(?:(?:too|very|so|really|overly) )?|(?:too|very|so|really|overly|(?:(?:like|love|want) )?(?:it|them)) )(?:heavy|strong|overpowering|overwhelming)(?: (?:perfumes?|scents?|smells?|fragrances?|stuff|ones|things))?(?=\\s*(?:$|[.,;:!?)…\\n\\p{Extended_Pictographic}]|(?:and|or|but|tho|though|please|for|cos|because|as|on)(?!\\p{L})))",
  "(?:heavy|strong|overpowering|overwhelming) (?:perfumes?|scents?|smells?|fragrances?|stuff)(?!\\p{L})",
  "(?:a )?(?:long[ -]lasting|big sillage|sillage)",
  // French: "un café fort" tells of coffee.
  "(?:(?:rien de|pas de|pas|sans|n['’]aime pas|j['’]aime pas|déteste) (?:(?:les|des|de|parfums?|odeurs?|senteurs?|trucs?|choses?) ){0,2}(?:(?:trop|très|si) )?|(?:(?:parfums?|odeurs?|senteurs?|trucs?|choses?) )(?:(?:trop|très|si) )?|(?:trop|très|si) )(?:forte?s?|lourde?s?|entêtante?s?|capiteu(?:x|ses?))(?=\\s*(?:$|[.,;:!?)…\\n]|(?:et|ou|ni|mais|pour|qui|svp)(?!\\p{L})))",
  // Russian.
  "(?:не|ничего|нельзя|никакой|никаких|люблю|слишком|очень|такое|такой|такие) (?:(?:слишком|очень|такое|такой|такие) )?(?:резк|тяж[её]л|сильн)(?:ое|ого|ый|ой|ые|ых|ым|ыми|о)(?: (?:духи|духов|запах(?:а|и|ов)?|аромат(?:а|ы|ов)?|ничего))?(?=\\s*(?:$|[.,;:!?)…\\n]|(?:и|или|но|чтобы?|нельзя|не)(?!\\p{L})))",
  "(?:без |чтоб )?(?:сильного )?шлейф\\p{L}*",
  // Arabic.
  "و?(?:(?:ما|مو|مش|بدون|ولا|لا|من غير) )?(?:(?:ابي|أبي|ابغى|بدي|عايز[ةه]?|احب|أحب|بحب|شي|شيء|حاج[ةه]|عطر|العطور|عطور|ريح[ةه]|روائح|روايح) ){1,3}(?:ال)?(?:قوي[ةه]?|ثقيل[ةه]?|تقيل[ةه]?|نفاذ[ةه]?)(?: (?:كتير|كثير|مره|مرة|وايد|جدا|اوي|أوي))?(?=\\s*(?:$|[.،,;:!؟?)…\\n]|(?:او|أو|بس|تتعبني|يصدع)))",
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, "giu"));

/**
 * What a text says of how strong a perfume shall be or how far it shall carry, as typed: "nothing too heavy", «без шлейфа».
 * It is no smell; a question of its own asks for it.
 */
export function strengthsIn(text: string): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words.trim()));
  return found
    .filter((words) => !found.some((other) => other !== words && other.includes(words)))
    .map((words) => (beginsWithAnd(words) ? words.slice(1) : words));
}
