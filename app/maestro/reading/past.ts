import { arabiziGrammar } from "./grammar/arabizi.ts";
import { grammars } from "./grammar/grammars.ts";
import { fold, scriptOf } from "./spelling.ts";

const phrases = [...Object.values(grammars), arabiziGrammar].flatMap(({ past }) => past.split(/,\s+/u));
const past = new RegExp(
  `(?:^|\\s)(?:(?:but|and|yet|though|mais|et|но|а|и|зато|لكن|ولكن|بس|bas|bs) |و)?(?:${phrases.map((words) => fold(words, scriptOf(words))).join("|")})$`,
  "u",
);
const alone = new RegExp(past.source.replace("(?:^|\\s)", "^"), "u");
const adversative = / (?:but|yet|though|mais|но|а|зато|لكن|ولكن|بس) /u;

/**
 * Whether the words of a clause, apart by spaces, say that an illness told before is none any more: "not any more"; or, with
 * the illness before it, "allergic to rose as a child but not any more". "I don't wear it any more" says nothing of it.
 */
export function isPast(words: string): boolean {
  const folded = fold(words, scriptOf(words));
  if (!past.test(folded)) return false;
  return alone.test(folded) || adversative.test(folded);
}
