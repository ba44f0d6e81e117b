import { fold, scriptOf } from "../reading/spelling.ts";
import type { Token } from "./word-index.ts";

/**
 * Finds what a visitor does not want: "I cannot stand oud", "milk and honey, never coffee", «без розы». A text is read
 * clause by clause, by rules of thumb in all four languages at once. Words are folded as in `spelling.ts`, so an
 * apostrophe divides one word into two.
 */

/** Words that refuse what a clause names after them. At the end of a clause they refuse all of it. */
const refusing = [
  "hates?|hated|detests?|detested|loathe[sd]?|dislikes?|disliked|despise[sd]?|avoid|avoids|allergic to|sick of|fed up with",
  "(?:cannot|can not|can t|could not|couldn t) (?:really |even )?(?:stand|bear|abide|tolerate)",
  "(?:do not|don t|did not|didn t|does not|doesn t|never) (?:really |even |ever |much )?(?:like|love|enjoy|want|wear)(?:d|ed)?(?! to)",
  "(?:do not|don t) (?:put|add|use|include|give)|(?:anything|everything|all) (?:but|except)|except(?: for)?|rather than|instead of|stay away from|spare me",
  "deteste|detestais|detestons|hais|execre|fuis|(?:ai|avais) horreur (?:de|du|des|d)|allergique (?:a|au|aux)|surtout pas",
  "supporte (?:pas|plus|mal)|aime (?:pas|plus|guere)|aimais pas|apprecie pas|(?:mettez|mets|ajoutez|ajoute) (?:surtout )?pas|veux (?:pas|plus)|tout sauf|sauf|plutot que|au lieu (?:de|du|d)",
  "ненавижу|ненавидела?|терпеть не могу|не терплю|не выношу|не переношу|не люблю|не любила?|не нрав[яи]тся|аллергия на|кроме|только не",
  "не (?:кладите|клади|добавляйте|добавляй|используйте|лейте)|не хочу(?! \\p{L}+т[ьи])|не надо|не нужн\\p{L}+",
  "اكره|كرهت|نكره|(?:لا|ما|لم) (?:احب|نحب|اطيق|اتحمل|احتمل|ارغب|يعجبني|تعجبني|يناسبني)|ما (?:ابي|ابغي|ابغا)|(?:لا|ما) اريد(?! ان)|حساسيه من|انفر من|ابتعد عن|ما عدا|عدا|باستثناء|الا|لا ت(?:ضع|ضيف|حط|ستعمل|ستخدم)\\p{L}*|بلاش",
];

/** Words that refuse everything in their clause, wherever they stand in it. */
const repelling = [
  "(?:cannot|can not|can t|couldn t) (?:stand|bear|abide) (?:it|them|that)|(?:hate|detest|loathe) (?:it|them)",
  "gives? me (?:an? )?(?:\\p{L}+ )?(?:headaches?|migraines?|nausea)|makes? me (?:sick|ill|nauseous|sneeze|gag)|(?:disgusts?|bothers?) me",
  "(?:is|are) (?:unbearable|disgusting|awful|horrible|not for me)",
  "me (?:donne|donnent) (?:mal|la migraine|la nausee|des nausees)|m (?:ecoeure|insupporte|degoute)(?:nt)?|me (?:degoute|derange)(?:nt)?|rend(?:ent)? malade",
  "болит голова|тошнит|раздража[ею]т|невыносим\\p{L}*|не для меня|против(?:ен|на|но|ны)",
  "(?:لا|ما) (?:ا|ن)(?:حب|طيق|تحمل|حتمل)(?:ه|ها)|اكره(?:ه|ها)|[يت]صدع(?:ني| راسي)|[يت]سبب لي (?:ال)?صداع|[يت]زعجني|[يت]ضايقني",
];

/** Words that refuse the thing that follows them at once; only weightless words may stand between. */
const withholding = new Set(
  `no not never without nor neither minus pas sans jamais ni aucun aucune point не нет ни без никогда никакой никакого
  никакая никаких никакие لا ولا بدون وبدون بلا وبلا دون غير ليس ليست وليس`.split(/\s+/),
);
const weightless = new Set(
  `the a an any more too so very overly much of my your that this these and or smell scent perfume note notes trace
  hint touch drop drops whiff single heavy strong sweet
  de d du des la le les l un une et ou trop tres plus odeur parfum goutte soupcon lourd lourde sucre sucree и или слишком очень запаха аромата нот ноты
  капли тяжелого сладкого сильного قطره ذره رائحه ريحه عطر شيء اي او من`.split(/\s+/),
);

/**
 * Words that refuse only the thing that follows them: "nothing sweet". Elsewhere they praise: "nothing smells like
 * rain".
 */
const nothing = new Set("nothing rien ничего شيء".split(" "));

/** Denials that praise: "I will never forget oud", "not a day without coffee", "nothing smells like rain". */
const praising = [
  "forget|forgets|forgot|forgotten|unforgettable|nothing|nobody|no one|no other|none|not (?:only|just|merely)|get enough",
  "(?:not|no|never|cannot|can t|could not|couldn t|hardly) .*without|never (?:tires?|tired|bored|left|leaves?|fades?|faded|stops?|stopped|lost|loses?)",
  "oubli\\p{L}*|inoubliable\\p{L}*|rien|personne|(?:pas|jamais|plus|peux|saurais) .*sans|pas (?:seulement|que|uniquement)|jamais (?:quitte|lasse)\\p{L}*|lasse pas|aucune odeur|aucun parfum",
  "(?:за|поза|неза)б[уы]\\p{L}+|(?:не|ни) .*без|не только|ничто|ничего|никто|ни один|никакой другой",
  "(?:ا|ن|ي|ت|س[انيت])نس[يا]\\p{L}*|نسي\\p{L}*|[لم]ا? .*(?:بدون|بلا|دون)|لا (?:استغني|شي|شيء|احد|يوجد|مثيل|يشبه|يضاهي|يفارق\\p{L}*|تفارق\\p{L}*|يغيب|تغيب|يزال|تزال)|ليس (?:فقط|هناك|هنالك|مجرد|.*وحد(?:ه|ها))|م[وش] بس|ما زال|ما في",
];

const inClause = (patterns: readonly string[]) => new RegExp(`(?<= )(?:${patterns.join("|")})(?= )`, "u");
const [refuses, repels, praises] = [refusing, repelling, praising].map(inClause);

const clauseEnd = /[.,;:!?…،؛؟()\n—–]/u;
const contrasts = new Set("but mais но зато لكن ولكن بل بس".split(" "));
/** What is liked begins a clause of its own, so that it is not refused: "I hate oud and I love roses". */
const liking = new Set("love adore prefer aime prefere люблю обожаю предпочитаю".split(" "));
const beforeLiking = new Set("i we and j je et и я".split(" "));
/** The Arabic forms are one word: "and I love". */
const andLiking = new Set("واحب ونحب واعشق وافضل وابي وابغي واريد".split(" "));
/** After these words "but" is no contrast and begins no clause: "anything but oud". */
const universal = new Set(["anything", "everything", "all", "nothing"]);

/** The folded words of a clause and the token that its first one is. */
type Clause = { first: number; words: string[]; afterComma: boolean };

function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause | undefined;
  let end = 0;
  let before = "";
  for (const [index, { written, start, end: ends }] of tokens.entries()) {
    const word = fold(written, scriptOf(written));
    const gap = text.slice(end, start);
    const isContrast = contrasts.has(word) && !universal.has(before);
    const isLiked = andLiking.has(word) || (liking.has(word) && beforeLiking.has(before));
    if (!clause || clauseEnd.test(gap) || isContrast || isLiked) {
      clause = { first: index, words: [], afterComma: /^\s*[,،]\s*$/u.test(gap) };
      clauses.push(clause);
    }
    clause.words.push(word);
    end = ends;
    before = word;
  }
  return clauses;
}

/**
 * Finds the tokens of a clause that are refused. `isThing` says whether the token at an index belongs to something that
 * was found.
 */
function refusedIn(
  { first, words }: Clause,
  isThing: (token: number) => boolean,
  isListed: boolean,
): { refused: number[]; isOpen: boolean } {
  const line = ` ${words.join(" ")} `;
  const all = words.map((_, offset) => first + offset);
  const isNothing = (word: string, offset: number) => {
    const next = words.findIndex((one, index) => index > offset && !(weightless.has(one) && !isThing(first + index)));
    return nothing.has(word) && next > offset && isThing(first + next);
  };
  if (!words.some(isNothing) && praises?.test(line)) return { refused: [], isOpen: false };
  const match = refuses?.exec(line);
  // The refusing word ends the clause, so what it refuses stands before it: «кофе не переношу».
  const isLast = match && match.index + match[0].length === line.length - 1;
  if (isLast || repels?.test(line)) return { refused: all, isOpen: false };
  const from = match ? line.slice(0, match.index + match[0].length).split(" ").length - 1 : words.length;
  const refused = all.slice(from);
  let withholds = isListed;
  for (const [offset, word] of words.slice(0, from).entries()) {
    const token = first + offset;
    if (withholding.has(word) || isNothing(word, offset)) withholds = true;
    else if (withholds && isThing(token)) refused.push(token);
    else if (!weightless.has(word)) withholds = false;
  }
  return { refused, isOpen: from < words.length || withholds };
}

/**
 * The tokens of a text that speak of what is refused. A list goes on behind a comma, as long as it names nothing but
 * things: "I hate oud, musk and leather".
 */
export function refusedTokens(
  text: string,
  tokens: readonly Token[],
  isThing: (token: number) => boolean,
): ReadonlySet<number> {
  const refused = new Set<number>();
  let isOpen = false;
  for (const clause of clausesOf(text, tokens)) {
    const isList = clause.words.every((word, offset) => isThing(clause.first + offset) || weightless.has(word));
    const found = refusedIn(clause, isThing, isOpen && clause.afterComma && isList);
    for (const token of found.refused) refused.add(token);
    isOpen = found.isOpen;
  }
  return refused;
}
