// The wordings by which the listener knows what a clause does, in the languages that have them.
import { arabiziGrammar } from "../grammar/arabizi.ts";
import { grammars } from "../grammar/grammars.ts";
import { fold, scriptOf } from "../spelling.ts";
import type { Cue } from "./cues.ts";
import { isList, isPerson, mentionOf, type Part, wordIn } from "./parts.ts";

/** What begins a clause that says what was meant. */
export const explaining = new Set("يعني meaning namely cad genre типа то".split(" "));

/** What begins a clause that wishes for no more than it names. */
export const restricting = new Set("just only juste seulement uniquement только лишь بس فقط".split(" "));

/** Takes back what was said in jest: "Wet dog haha. No seriously, bread". */
export const jesting =
  /(?:seriously|kidding|joking|jk|serieusement|sérieusement|plaisante|rigole|deconne|déconne|blague|blague à part|серьезно|серьёзно|шучу|шутка|шуток|جد|بجد|صدق|امزح|بمزح|أمزح|بهزر|كنضحك|معكم|معاكم)$/u;

/** What joins a clause to the one before, and gives no reason for it. */
export const joining = /^(?:and|but|et|mais|и|но|а|и|w|wa|bas|لكن|بس|و\p{L}{2,})$/u;

/** What begins a clause that says the same of other things. */
export const sameFor = /^(?:idem|pareil|itou|ditto|the same|same|то же|та же|такая же|аналогично|نفس)(?: |$)/u;

/** A denial, and what stands before the cause of an illness. */
export const ofIllness =
  /^(?:not (?:to|from)|pas (?:au|aux|a la|a l|a|à|au|à la|à l)|не на|مو من|مش من|ليس من|مب من)(?: |$)/u;

/** «Тошнит от рыбы. И от лука.», «ненавижу розу!!! и жасмин!!!»: what goes on with what was refused. */
export const goesOnBehind = (parts: readonly Part[]) =>
  /^(?:да )?и (?:от|на|без)$/u.test(wordIn(parts[0])) || isList(parts);

/** A dislike of another time, which what is named later outweighs as it outweighs somebody else's. */
export const past = /^(?:hated|used to hate|couldn t stand|detestais|haissais|ненавидел[аи]?|كنت (?:اكره|بكره))$/u;

/** Sets one kind against another, "not the roses of old ladies"; "no roses in my perfume" refuses them all. */
export const contrastingKind =
  /^(?:not|not the|not like|not like the|не|не как|(?:только|но) не(?: эт[аио]| этот| такие)?|pas (?:la|le|les|l)|مو|مش|مب|موب|مهب|موش|ليس|ليست)$/u;

/** "Hives. Always hives. From rose" */
export const causal = /^(?:from|to|cause|because|à|a|au|aux|du|des|от|на|из|من|بسبب)$/u;

/** Of an illness whose cause may stand in the next sentence: "Allergies: yes. Almonds", and no "I still get queasy". */
export const allergic =
  /allerg|intoleran|sensiti|reaction|react|reagis|аллерг|алерг|непереносим|реакци|нельзя|حساس|تحسس|7asas|7assas/u;

/** "Not like my ex", « ne pas sentir comme Brigitte », «не как у свекрови»: a dislike that names somebody and no smell. */
export function isUnlikeSomebody(parts: readonly Part[], { at, sense }: Cue): boolean {
  if (sense !== "refused" || parts.some(mentionOf)) return false;
  const behind = parts.slice(at);
  const isOfSomebody = behind.some(isPerson) || pronoun.test(wordIn(behind.at(-1)));
  return isOfSomebody && behind.some((part) => likening.test(wordIn(part)));
}
const likening = /(?:^|\s)(?:like|comme|как|زي|مثل|متل|يذكرني)(?:\s|$)/u;
const pronoun = /(?:^|\s)(?:her|him|elle|lui|она|он)$/u;

/** «аллергия на всё»: what is excepted from all there is, is borne. */
export const ofEverything = (words: string) => all.test(fold(words, scriptOf(words)));
const alls = [...Object.values(grammars), arabiziGrammar].flatMap(({ everything }) => everything.split(/,\s+/u));
const all = new RegExp(
  `(?:^|\\s)(?:على|علي|من|ل|ب)?(?:${alls.map((words) => fold(words, scriptOf(words))).join("|")})(?:\\s|$)`,
  "u",
);

/** What refuses as a matter of taste: "I don't like", «لا أحب», and neither "I avoid" nor "I can't wear". */
export const isMatterOfTaste = (word: string, role: Cue["role"]) =>
  ofTaste.test(fold(word, scriptOf(word))) || (role === "refuse" && bareDenial.test(word));
const bareDenial = /^(?:و?لا|و?ما|و?مو|و?مش|не|not|pas|ne|n)$/u;
const tastes = [...Object.values(grammars), arabiziGrammar].flatMap(({ taste }) => taste.split(/,\s+/u));
const ofTaste = new RegExp(
  `(?:^|\\s)[وف]?(?:${tastes.map((words) => fold(words, scriptOf(words)).replace(/[*~]$/u, "\\p{L}*")).join("|")})(?:\\s|$)`,
  "u",
);
