import { beginsWithAnd } from "../spelling.ts";
import type { Token } from "../tokens.ts";
import { cueOf, cuesIn, isCue } from "./cues.ts";
import { withDenials } from "./denials.ts";
import { type Clause, isLight, mentionOf, type Part, roleOf, wordIn } from "./parts.ts";
import { isMatterOfTaste } from "./wordings.ts";

/** What stands between a thing and what is said of it where that is said of the things before it too: "and jasmine, they itch". */
const pronoun =
  /^(?:they|them|it|which|that|both|all|qui|ils|elles|ça|ca|они|он|она|оно|которые|оба|все|كلهم|اللي|التي|هم)$/u;
/** "I avoid rose and jasmine because of my chest": it is a reason for all that is refused. */
const reason = /^(?:because|cause|cos|due|for|with|à cause|car|parce|из-за|потому|так как|بسبب|لأن|لان|عشان)(?: |$)/u;
/** «роза вызывает сыпь»: of so many words is what stands between a thing and its illness. */
const longestVerb = 1;
const joining = /^(?:and|plus|et|и|да и|w|wa)(?: |$)/u;

/** Whether a part begins with the "and" that joins it, and where what is joined then begins. */
function joinedFrom(parts: readonly Part[], at: number, tokens: readonly Token[]): number | undefined {
  const part = parts[at];
  if (roleOf(part) === "and") return joining.test(wordIn(part)) ? at + 1 : undefined;
  const mention = mentionOf(part);
  const word = mention ? (tokens[mention.at]?.word.spellings[0] ?? "") : wordIn(part);
  return beginsWithAnd(word) ? at : undefined;
}

/** What is said of the things of some parts by a cue right behind them that speaks of nothing else. */
function saidBehind(clause: Clause, tokens: readonly Token[]) {
  const parts = withDenials(clause);
  const thing = parts.findLastIndex(mentionOf);
  const at = parts.findIndex(isCue);
  const mention = mentionOf(parts[thing]);
  if (!mention || at < thing) return undefined;
  const between = parts.slice(thing + 1, at);
  const behind = mention.at + mention.length;
  const isBeside =
    between.every((part) => isLight(part) || part === "other") &&
    between.filter((part) => part === "other").length <= longestVerb &&
    !tokens.slice(behind, behind + between.length).some(({ written }) => pronoun.test(written));
  const cue = cuesIn(parts).find((one) => one.at === at);
  // "I react to limonene and linalool so I can't have those"
  const isOfOwn = cue?.sense === "allergy" || isMatterOfTaste(wordIn(parts[at]), cue?.role ?? "not");
  const isReason = reason.test(wordIn(parts[at]));
  return isBeside && isOfOwn && !isReason && cue?.reach === "clause" ? cue.sense : undefined;
}

/** What is last said in some parts that name a thing, or answer what was named before them. */
function saidBefore(clause: Clause) {
  const parts = withDenials(clause);
  const cue = cueOf(parts.findLast(isCue));
  return parts.some(mentionOf) || (cue?.after && clause.begin !== "sentence") ? cue?.sense : undefined;
}

/**
 * A clause, in two where an "and" joins what is said of one thing to an illness that another causes: "I don't like musk and
 * rose gives me hives", «на розу аллергия и мускус не люблю».
 */
export function divided(clause: Clause, tokens: readonly Token[]): Clause[] {
  const { parts, begin, word } = clause;
  for (const at of parts.keys()) {
    const from = at === 0 ? undefined : joinedFrom(parts, at, tokens);
    if (from === undefined) continue;
    const left: Clause = { ...clause, words: "", parts: parts.slice(0, at) };
    const right: Clause = { ...clause, begin: "comma", word: wordIn(parts[at]) || word, parts: parts.slice(from) };
    // « le musc, ce n'est pas mon truc et je suis allergique à la rose »
    const isReply = !left.parts.some(mentionOf);
    const before = saidBefore({ ...left, begin });
    const behind = saidBehind(right, tokens) ?? (isReply ? cuesIn(withDenials(right))[0]?.sense : undefined);
    if (before && behind && before !== behind && (before === "allergy" || behind === "allergy"))
      return [left, ...divided(right, tokens)];
  }
  return [clause];
}
