import type { Role, SourceName } from "../language-index.ts";
import { cueOf } from "./cues.ts";
import { type Clause, isLight, isScene, mentionOf, type Part, roleOf, wordIn } from "./parts.ts";

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
/** « non j'aime la figue »: these answer, and deny no verb behind them. */
const answering = /^(?:non|нет|неа|nope|nah)$/u;
/** Of what there is none, in Russian: the illness stands in the genitive, however far before its denial. */
const lackable = /^(?:аллергии|аллергий|реакции|реакций|непереносимости)(?: |$)/u;

/** "Too sweet, like vanilla or caramel": behind a comma it gives examples and wishes for nothing. */
export const isExample = ([first]: readonly Part[]) => first !== undefined && exampleWords.test(wordIn(first));
const exampleWords = /^(?:like|comme|типа|вроде|زي|متل)$/u;

/** "Anything sweet like candyfloss": behind a thing "like" gives an example of it, and wishes for nothing. */
function withExamples(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at): Part => {
    if (typeof part !== "object" || !("role" in part) || part.role !== "want" || part.word !== "like") return part;
    const before = parts.slice(0, at).findLast((one) => roleOf(one) !== "light");
    return mentionOf(before) ? { ...part, role: "light" } : part;
  });
}

/** «но не люблю»: what would keep out a thing behind it denies a wish. */
const deniesNext = (parts: readonly Part[], at: number) =>
  roleOf(parts[at]) === "without" && / не$/u.test(wordIn(parts[at])) && cueOf(parts[at + 1])?.sense === "wanted";

/** The clause with each denied cue turned into what it then says. */
export function withDenials({ begin, parts: said }: Clause): readonly Part[] {
  const parts = withExamples(said);
  const [first] = parts;
  const isDenied = parts.some((part) => roleOf(part) === "not" || roleOf(part) === "without");
  if (!isDenied && !(begin === "comma" && isExample(parts))) return parts;
  const turned = [...parts];
  if (begin === "comma" && typeof first === "object" && "role" in first && isExample(parts))
    turned[0] = { ...first, role: "light" };
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
    // "No headache type", «но не туалетный утёнок»: without what is bad, nothing is said of another thing.
    const behind = roleOf(parts[at + 1]);
    if (
      roleOf(part) === "without" &&
      negative.test(wordIn(part)) &&
      (behind === "allergyAfter" || behind === "refuseAfter")
    ) {
      turned[at] = "other";
      turned[at + 1] = "other";
    }
    // «не люблю ничего», and «ничего сладкого»
    if (typeof part === "object" && "role" in part && part.word === "ничего" && !parts.slice(at).some(mentionOf))
      turned[at] = { ...part, role: "light" };
    // « je déteste pas la vanille »
    const [hated] = parts.slice(Math.max(0, at - 1), at);
    if (typeof hated === "object" && "role" in hated && hated.role === "refuse" && /^pas /u.test(wordIn(part)))
      turned[at - 1] = { ...hated, role: "want" };
    if (typeof part === "string" || !("role" in part) || !(part.role === "not" || deniesNext(parts, at))) continue;
    const next = answering.test(part.word) ? -1 : cueFrom(at, 1, reachBefore);
    const cue = next >= 0 ? next : deniedBefore(at, part.language);
    const role = roleOf(turned[cue]);
    if (!role) continue;
    const says = denied[role];
    turned[cue] = { ...part, role: says ?? "healthy", word: `${part.word} ${wordIn(turned[cue])}` };
    turned[at] = { ...part, role: "light" };
  }
  return withPraise(turned);
}

const negative = /(?:^|\s)(?:no|not|without|не|без|pas|sans|بدون|بلا|مو|مش)(?:\s|$)/u;

/** « pas de whisky sans tourbe », "no summer without figs": both are wished for. */
function isUnthinkable([first, thing, second, other]: readonly Part[]): boolean {
  const isDenial = (part: Part | undefined) => roleOf(part) === "not" || roleOf(part) === "without";
  const isList = wordIn(first) === wordIn(second);
  return isDenial(first) && !isList && thingless.test(wordIn(second)) && !!mentionOf(thing) && !!mentionOf(other);
}
const thingless = /^(?:sans|without|без|بدون|بلا|من غير)$/u;

/** "She never left the house without her rose", «я без кофе не могу»: who is denied going without a thing wishes for it. */
function withPraise(parts: readonly Part[]): readonly Part[] {
  const pair = parts.findIndex((_, at) => isUnthinkable(parts.slice(at, at + 4)));
  if (pair >= 0)
    return parts.map((part, at): Part => {
      if (typeof part === "string" || !("role" in part) || at < pair || at > pair + 2) return part;
      return { ...part, role: at === pair ? "want" : "and" };
    });
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
