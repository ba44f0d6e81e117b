import type { Reading, Sense } from "../types.ts";
import { isCourtesy } from "./courtesy.ts";
import { isRefusal } from "./illnesses.ts";
import { Languages } from "./language-index.ts";
import { isPast } from "./past.ts";
import { phraseTexts } from "./phrases.ts";
import { markup, readText } from "./read-text.ts";
import { thingOf } from "./readable.ts";
import { ofEverything } from "./senses/wordings.ts";
import { spansOf } from "./spans.ts";
import { beginsWithAnd, fold, scriptOf } from "./spelling.ts";
import { type Token, tokenise, wordsIn } from "./tokens.ts";

/** Words, folded, that name no thing of their own: "and nothing else", "old and dusty". */
const filler: ReadonlySet<string> = new Set(
  `the and for our his her its your their this that these those all some any more most much many little few other others
  another else everything anything nothing something thing things everyone everybody nobody smell smells scent scents
  odour perfume taste warm cold hot cool soft sweet bitter sour fresh freshly old new big small tiny long short round
  black white red green blue pink yellow golden dark light bright clean wet dry damp dusty heavy slow quiet loud strong
  wild deep rich ripe pure plain simple good best beautiful lovely first last always never ever still again then there
  here with without from into over under after before when while where was were are been being had have has not very too
  only just even both each every one two three you she him them they who what yes
  les des une mon mes ton tes son ses notre nos votre vos leur leurs tout tous toute toutes rien autre autres chose choses
  plus peu odeur odeurs parfum parfums gout chaud chaude froid froide doux douce tiede amer amere ancien ancienne vieux
  vieille petit petite grand grande noir noire blanc blanche rouge vert verte bleu bleue frais fraiche sec seche humide
  mouille mouillee fort forte pur pure sauvage beau belle bon bonne premier premiere dernier derniere toujours jamais
  encore puis alors avec sans dans sur sous apres avant quand etait est sont avait tres trop pas que qui vous elle nous
  мой моя мои мое его ее наш наша ваш ваша их все всё вся весь еще другое другие другой прочее ничего никто что то кто я
  мы вы он она они это этот эта так тот та те не ни но уже очень только снова всегда никогда потом там тут здесь был была
  было были есть запах запаха запахи аромат вкус на по из от до за под над для без при во со об
  راءحه رايحه ريحه عطر كل كله كلها شي شيء بعض دافي دافءه دافيه بارد بارده حار حاره ناعم ناعمه حلو حلوه طازج طازجه قديم
  قديمه جديد جديده كبير كبيره صغير صغيره اسود سوداء ابيض بيضاء احمر حمراء اخضر خضراء جميل جميله اول اخر غير ذلك هذا هذه
  كان كانت في من علي الي عن مع بعد قبل عند حين انا هو هي نحن`.split(/\s+/),
);
/** Russian words of the same kind, with any ending. */
const russianFiller =
  /^(?:тепл|холодн|горяч|мягк|сладк|горьк|кисл|свеж|стар|нов|больш|маленьк|длинн|черн|бел|красн|зелен|син|темн|светл|ярк|чист|мокр|сух|сыр|влажн|тяжел|тих|крепк|дик|глубок|густ|прост|добр|красив|перв|последн|душист|терпк|нежн|спел)\p{L}{1,3}$/u;
const shortest = 3;

function namesSomething(side: string): boolean {
  const words = side.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => {
    const script = scriptOf(word);
    const folded = fold(word, script);
    const bare = script === "arabic" ? folded.replace(/^و?(?:ال)?/u, "") : folded;
    return bare.length >= shortest && !filler.has(folded) && !filler.has(bare) && !russianFiller.test(folded);
  });
}

const conjunctions = new Set(["and", "et", "и", "&"]);

/** The sides of a phrase that conjunctions join. */
function sidesOf(phrase: string): string[] {
  const sides = [""];
  for (const word of phrase.split(/\s+/)) {
    const begins = conjunctions.has(word.toLowerCase()) || beginsWithAnd(word);
    if (begins) sides.push("");
    sides.push(`${sides.pop() ?? ""} ${word}`);
  }
  return sides;
}

/** Whether something is read in a text that a perfume can speak of. */
const smellsOf = (text: string): boolean => readText(text).some(({ thing }) => thingOf(thing).key !== undefined);

/** Whether a phrase names something beside what was found in it: the petrol of "petrol and rain". */
export function hasUnreadSide(phrase: string): boolean {
  // What follows a comma inside a phrase only describes what stands before it.
  const [head = ""] = phrase.split(/[,،]\s/u);
  const sides = sidesOf(head);
  return sides.length > 1 && sides.some((side) => namesSomething(side) && !smellsOf(side));
}

/**
 * The phrases of a text in which nothing was read, as typed; of one with markup, all.
 * @param bare as for `readText`: of what must not be in it nothing is passed over in silence, not even "E 123"
 */
export function unreadIn(text: string, readings: readonly Reading[], bare: Sense = "wanted"): string[] {
  const isHostile = bare !== "allergy" && markup.test(text);
  const said = bare === "allergy" ? /[\p{L}\p{N}]/u : /\p{L}{2}/u;
  // Each thing is read once: "tea tree, melaleuca".
  const namesRead = (phrase: string) =>
    readText(phrase, bare).some(({ thing }) => readings.some((one) => one.thing === thing));
  // «Всё»: all there is must not be in it.
  const isAll = (phrase: string) => bare === "allergy" && !/\s/u.test(phrase) && ofEverything(phrase.toLowerCase());
  const isRead = (phrase: string) =>
    !isHostile && (readings.some(({ word }) => phrase.includes(word.replace(/\s+/gu, " "))) || namesRead(phrase));
  return phraseTexts(text).flatMap((phrase) => {
    if (!said.test(phrase) || (isCourtesy(phrase) && !isAll(phrase)) || isPast(wordsIn(phrase))) return [];
    if (!isRead(phrase)) return [phrase];
    if (bare === "allergy") return unreadMembers(phrase);
    // "Allergic to rose and glycols": the second is not passed over for the first.
    const isOut = readings.some(({ sense, word }) => sense === "allergy" && phrase.includes(word));
    return isOut || isRefusal(phrase) ? unreadMembers(phrase, longestMember) : [];
  });
}

/** So many words may name what is joined to a refusal and was not understood; more of them tell a story. */
const longestMember = 3;

const joining = new Set("and or nor plus & + et ou ni и или либо да плюс او ".split(" "));
const joins = ({ written, word, gap }: Token) =>
  joining.has(written) || /[&+]/u.test(gap) || beginsWithAnd(word.spellings[0] ?? "");

/** What a phrase names beside the things that are read in it, and joins to them: the terpenes of "rose and terpenes". */
function unreadMembers(phrase: string, longest = Number.POSITIVE_INFINITY): string[] {
  const tokens = tokenise(phrase);
  const spans = spansOf(tokens, new Languages(tokens));
  const members: Token[][] = [[]];
  for (const token of tokens) {
    if (joins(token)) members.push([]);
    if (!joining.has(token.written)) members.at(-1)?.push(token);
  }
  const spanAt = (at: number) => spans.find((span) => span.at <= at && at < span.at + span.length);
  return members.flatMap((member) => {
    const [first, last] = [member[0], member.at(-1)];
    const own = member.map((token) => ({ token, span: spanAt(tokens.indexOf(token)) }));
    if (members.length < 2 || !first || !last || own.some(({ span }) => span?.mention)) return [];
    const unknown = own.flatMap(({ token, span }) => (span ? [] : [token.written]));
    if (unknown.length > longest || !unknown.some((one) => /\d/u.test(one) || namesSomething(one))) return [];
    const words = phrase.slice(first.start, last.end);
    return [joins(first) && beginsWithAnd(words) ? words.slice(1) : words];
  });
}
