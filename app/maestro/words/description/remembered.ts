import { keysOf, mapRecord } from "../../../encoding/record.ts";
import { indicesOf } from "../../palette/columns.ts";
import { materialOf } from "../../palette/materials.ts";
import type { Brief } from "../../profile/brief.ts";
import { answering, isLacking, refusedBy } from "../../profile/memory-materials.ts";
import { randomAt } from "../../random.ts";
import { namesBrand } from "../../reading/brands.ts";
import { type Phrase, phrasesOf } from "../../reading/phrases.ts";
import { thingOf } from "../../reading/readable.ts";
import { goingWithAll } from "../../reading/refused-materials.ts";
import { fold, type Script, scriptOf, withoutProclitics } from "../../reading/spelling.ts";
import { hasUnreadSide } from "../../reading/unread.ts";
import type { Language, MaterialId, MemoryFind, MemoryKey, NoteReason, ThingId, VariantKind } from "../../types.ts";
import { materialNouns } from "../materials.ts";
import type { MotifId } from "../names/motifs.ts";
import { materialMotifs } from "../names/motifs-by-material.ts";

/** What a description says of a memory: a phrase of the visitor's, exactly as typed, and the notes that answer it. */
export type Remembered = {
  quote: string;
  script: Script;
  /** Notes that are what the words speak of. */
  itself: readonly MaterialId[];
  /** Notes that come nearest to what the palette does not have. */
  near: readonly MaterialId[];
  /** Whether the notes are there because of the memory, and would be fainter or missing without it. */
  caused: boolean;
  /**
   * Whether another part of the phrase has a note too, which only its layer names: the layer needs it, or the phrase
   * names it.
   */
  isKept: boolean;
  /** Whether a part of the phrase has no note, or was never understood. */
  isLeft: boolean;
  /** The one thing that the palette lacks and `near` comes nearest to, where it has a word of its own. */
  lacked?: LackedKey | undefined;
  /** Whether the phrase names what the visitor does not want and the formula does not hold. */
  refused?: boolean;
};

/** What the palette lacks and comes near to with other notes. */
const lackedKeys = ["dates"] as const;
export type LackedKey = (typeof lackedKeys)[number];

/** The notes that the sentence about a memory names. */
export const spokenIn = ({ itself, near }: Pick<Remembered, "itself" | "near">): readonly MaterialId[] => [
  ...itself,
  ...near,
];

/** What a sentence may claim about the phrase; see `MemorySentences`. */
export type Claim =
  | "refused"
  | "read"
  | "nearest"
  | "partlyNear"
  | "mixed"
  | "mixedFor"
  | "rest"
  | "restFor"
  | "partly"
  | "partlyNamed"
  | "named"
  | "inLayer"
  | "besides"
  | "poured";

export function claimOf({ itself, near, caused, isKept, isLeft, refused, lacked }: Remembered): Claim {
  if (refused) return "refused";
  if (itself.length === 0 && !isKept && near.length === 0) return "read";
  if (near.length > 0 && isLeft) return "partlyNear";
  if (itself.length === 0 && !isKept) return "nearest";
  if (near.length > 0 && itself.length > 0) return lacked ? "mixedFor" : "mixed";
  if (near.length > 0) return lacked ? "restFor" : "rest";
  if (isLeft) return itself.length > 0 ? "partly" : "partlyNamed";
  if (itself.length === 0) return caused ? "named" : "inLayer";
  return isKept ? "besides" : "poured";
}

type ShownNote = { material: MaterialId; because: readonly NoteReason[] };

/** The longest phrase of the visitor's that is quoted, in characters. A longer one is spoken of and not quoted. */
const longestQuote = 60;
/** Things that stand for people: no sentence of ours promises a person back. */
const people: ReadonlySet<MemoryKey> = new Set(["grandmother", "mother", "father", "beloved", "wedding", "childhood"]);

const namesPerson = (key: MemoryKey): boolean => people.has(key);

/** The shortest words that are compared, in letters: shorter ones are particles. */
const shortest: Record<Script, number> = { arabic: 3, cyrillic: 2, latin: 3 };
/** The longest ending of a case or a number, in letters. */
const longestEnding = 3;

/** The beginning of a word that its inflected forms share, at least so many letters: «розы» is a form of «роза». */
const shortestStem: Record<Script, number> = { arabic: 4, cyrillic: 3, latin: 4 };
const stemOf = (word: string) => word.slice(0, Math.max(shortestStem[scriptOf(word)], word.length - 2));

/** Words in the nouns of materials, folded, that do not name one thing: a blossom may be any. */
const general: ReadonlySet<string> = new Set(
  `blossom petals flowers water wood air leaf peel fleur fleurs petales eau bois air feuille ecorce zeste цветы цветок
  лепестки вода древесина дерево воздух лист цедра زهر زهور بتلات ماء خشب هواء ورق قشر`.split(/\s+/),
);

/** The words of a text that name something, folded. */
function wordsOf(text: string, script: Script): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => withoutProclitics(fold(word, script)))
    .filter((word) => word.length >= shortest[script] && !general.has(word));
}

/** The words of each material's noun, by language. */
const nounWords = mapRecord(materialNouns, (nouns) => mapRecord(nouns, (noun) => wordsOf(noun, scriptOf(noun))));

/** Whether a quote holds a word of a material's noun in a language. */
function namesMaterial(quote: string, material: MaterialId, language: Language): boolean {
  const said = wordsOf(quote, scriptOf(materialNouns[material][language]));
  return nounWords[material][language].some((word) => {
    const stem = stemOf(word);
    return said.some((one) => one.startsWith(stem) && one.length <= word.length + longestEnding);
  });
}

/**
 * Reduces what is remembered to what one sentence can truly say. If a layer alone names a part of the phrase, no
 * sentence says that other notes are all of it: it speaks of the rest, or says that the rest has no note.
 */
export function sayable(remembered: Remembered): Remembered {
  const { isKept, isLeft, near } = remembered;
  if (isKept && isLeft) return { ...remembered, itself: [], near: [] };
  return isKept && near.length > 0 ? { ...remembered, itself: [] } : remembered;
}

/** Leaves out the notes that the phrase itself names in the language of the description: their layers name them. */
export function saidIn(language: Language, remembered: Remembered): Remembered {
  const itself = remembered.itself.filter((material) => !namesMaterial(remembered.quote, material, language));
  return itself.length < remembered.itself.length ? sayable({ ...remembered, itself, isKept: true }) : remembered;
}

const wholeIn: Record<Script, RegExp> = {
  arabic: /^[\p{Script=Arabic}\p{M}\p{N} ،.-]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\p{M}\p{N} '’,.-]+$/u,
  latin: /^[\p{Script=Latin}\p{M}\p{N} '’&,.-]+$/u,
};

/** Whether a phrase can stand in a sentence as it was typed. */
const isWhole = (text: string) => text.length <= longestQuote && wholeIn[scriptOf(text)].test(text);

/** A phrase of which nothing is said yet. */
const quoted = (text: string): Remembered => ({
  quote: text.replaceAll("'", "’"),
  script: scriptOf(text),
  itself: [],
  near: [],
  caused: false,
  isKept: false,
  isLeft: false,
});

/**
 * The shown notes that answer one thing, the nearest first. Only what the memory brought is claimed for it; `kept` is
 * there for another reason, so its layer alone names it.
 */
function answerOf(find: MemoryFind, notes: readonly ShownNote[]) {
  const lacking = isLacking(find);
  const shown = answering(find).flatMap((id) => notes.find(({ material }) => material === id) ?? []);
  const [first, ...others] = shown.filter(({ because }) => because.includes("memory")).map(({ material }) => material);
  const other = others.find((id) => first && materialOf(id).facet !== materialOf(first).facet);
  const kept = first || lacking ? undefined : shown[0]?.material;
  return { first, other, kept, lacking, find };
}

/** The most notes that are named for the things that the palette has, and for those that it lacks. */
const maxNamed = 3;
const maxNear = 2;

/** Which notes answer the things of a phrase: what they are, or come near to, and whether something has none. */
type Answer = Pick<Remembered, "itself" | "near" | "isLeft" | "lacked"> & { kept: readonly MaterialId[] };

/** Which notes answer each thing of a phrase, and how near they come. One thing alone may have two notes. */
function answerTo({ finds }: Phrase, notes: readonly ShownNote[]): Answer {
  const found = finds.filter((find) => answering(find).length > 0).map((find) => answerOf(find, notes));
  const notesFor = (lacking: boolean, most: number) => {
    const told = found.filter((one) => one.lacking === lacking && one.first);
    const others = told.length === 1 ? told.map(({ other }) => other) : [];
    return [...new Set([...told.map(({ first }) => first), ...others])].filter((id) => id !== undefined).slice(0, most);
  };
  const itself = notesFor(false, maxNamed);
  const near = notesFor(true, maxNear).filter((id) => !itself.includes(id));
  const kept = found.flatMap((one) => one.kept ?? []).filter((id) => !itself.includes(id));
  const [lack, ...moreLack] = found.filter((one) => one.lacking);
  const isNamed = lack && moreLack.length === 0 && !lack.find.near && !lack.find.akin;
  const lacked = isNamed ? lackedKeys.find((key) => key === lack.find.key) : undefined;
  return { itself, near, kept, lacked, isLeft: found.some((one) => !one.first && !one.kept) };
}

/** A phrase, and what is said of it by the notes that answer it. */
function rememberedBy({ kept, ...answer }: Answer, { text }: Phrase): Remembered {
  const isKept = kept.length > 0;
  return sayable({
    ...quoted(text),
    ...answer,
    isKept,
    caused: !isKept,
    isLeft: answer.isLeft || hasUnreadSide(text),
  });
}

/** Finds the first phrase of a memory that only refuses of which the formula is certain to hold nothing. */
function refusedOf(memory: string, brief: MemoryBrief): Remembered | undefined {
  const { refusals, refusedMaterials } = brief;
  const isSpared = (find: MemoryFind) => {
    const refused = refusedBy(find);
    const [motif]: readonly MotifId[] = answering(find).flatMap((id) => materialMotifs[id] ?? []);
    // Nothing is left that a card would call by the same name either.
    const alike = find.whole || !motif ? [] : keysOf(materialMotifs).filter((id) => materialMotifs[id] === motif);
    return refused.length > 0 && indicesOf([...refused, ...alike]).every((index) => refusedMaterials.includes(index));
  };
  const phrase = phrasesOf(memory, refusals).find(
    ({ text, finds }) => isWhole(text) && !namesBrand(text) && finds.every(isSpared),
  );
  return phrase && { ...quoted(phrase.text), refused: true };
}

/** The visitor's words for what is not borne, "" where it was chosen from a list. */
const unborneIn = ({ told }: MemoryBrief): string[] =>
  told.filter(({ sense }) => sense === "allergy").map(({ word }) => word);

/** Whether a phrase tells of something that is not borne. */
function illnessIn(brief: MemoryBrief): (phrase: string) => boolean {
  const words = unborneIn(brief).filter((word) => word !== "");
  return (phrase) => words.some((word) => phrase.includes(word));
}

/**
 * What a letter says was left out: so many things by name, what is not borne before what is disliked. `isHard` says that
 * something must not be in the perfume, `isMore` that more was left out than is named.
 */
export type Without = { things: readonly ThingId[]; isHard: boolean; isMore: boolean };
const mostLeftOut = 5;

/** What of things told was left out, all of what the palette has of it; of people nothing ever is in a perfume. */
function leftOutIn({ told, refusedMaterials }: MemoryBrief, sense: "allergy" | "refused"): ThingId[] {
  const isGone = (thing: ThingId) => {
    const own = indicesOf(goingWithAll(thing));
    return own.length > 0 && own.every((index) => refusedMaterials.includes(index));
  };
  // Alcohol is in every bottle.
  const isNone = (thing: ThingId) => thing === "alcohol" || thingOf(thing).person;
  const things = told.flatMap((one) => (one.sense === sense && !isNone(one.thing) ? [one.thing] : []));
  return things.filter((thing) => sense === "allergy" || isGone(thing));
}

/**
 * What a letter says was left out; no letter promises that it harms nobody. Of what is only disliked the first letter
 * speaks, and where that was quoted it is not said again.
 */
export function withoutFor(variant: VariantKind, brief: MemoryBrief, quote = ""): Without | undefined {
  const hard = leftOutIn(brief, "allergy");
  const disliked = leftOutIn(brief, "refused").filter((thing) => !hard.includes(thing));
  const isQuoted = (thing: ThingId) => brief.told.some((one) => one.thing === thing && quote.includes(one.word));
  const isSaid = variant === "deuxieme" || disliked.every(isQuoted);
  if (hard.length === 0 && isSaid) return undefined;
  const all = [...new Set([...hard, ...disliked])];
  return { things: all.slice(0, mostLeftOut), isHard: hard.length > 0, isMore: all.length > mostLeftOut };
}

/** What a brief says of a memory. */
export type MemoryBrief = Pick<
  Brief,
  "answers" | "memoryFinds" | "memoryPhrases" | "refusals" | "refusedMaterials" | "told"
>;

/** How a description answers a memory. */
type Answered = {
  remembered?: Remembered;
  memoryKey?: MemoryKey;
  memoryMaterial?: MaterialId;
  /** A perfume can hold something of it. */
  isPourable: boolean;
  /** The notes that answer any of its phrases: the letter names them all, wherever they stand. */
  materials: readonly MaterialId[];
};

/** Materials of which a visitor's word says less, or something else, than their noun: a lemon is no lemon zest. */
const otherNoun: ReadonlySet<MaterialId> = new Set([
  "lemon_cp",
  "mandarin_red",
  "black_pepper",
  "orris_butter",
  "blackcurrant_bud_abs",
  "fir_balsam_abs",
  "isobornyl_acetate",
  "benzaldehyde",
  "birch_tar_rect",
]);

/**
 * Finds our word for what a phrase is about: a thing that the phrase itself says, and not a person. Things that are
 * poured come before others.
 */
function subjectOf(
  { finds }: Phrase,
  notes: readonly ShownNote[],
  isOut: (thing: ThingId | undefined) => boolean,
): Pick<Answered, "memoryKey" | "memoryMaterial"> {
  // Who names a perfume of another house has not said what it smells of.
  const isSaid = ({ word, key, material, near, akin }: MemoryFind) =>
    !namesBrand(word) && (material ? !otherNoun.has(material) : !near && !akin && !namesPerson(key));
  const said = finds.filter((find) => isSaid(find) && !isOut(find.thing));
  const one = said.find((find) => answerOf(find, notes).first) ?? said[0];
  if (!one) return {};
  return one.material ? { memoryMaterial: one.material } : { memoryKey: one.key };
}

/**
 * Decides how a description answers a memory; undefined where nothing was read in it and it cannot be quoted. The two
 * descriptions of a session answer different phrases, and only the first answers a memory of one phrase. A phrase that
 * a note could answer comes before one about a person. `remembered` is missing if the phrase is too long or too strange
 * to be quoted whole, names a perfume of another house, or also refuses something; a quote is never cut. `memoryKey` or
 * `memoryMaterial` is what the phrase is about, where that can be told. The first description tells a memory that only
 * refuses that it was heard. Of an allergy a sentence of its own speaks, in both.
 */
export function memoryFor(
  variant: VariantKind,
  brief: MemoryBrief,
  notes: readonly ShownNote[],
  seed: number,
): Answered | undefined {
  const { memoryFinds: finds, memoryPhrases: read, refusals } = brief;
  const { memory = "" } = brief.answers;
  const isBrought = notes.some(({ because }) => because.includes("memory"));
  if (finds.length === 0) {
    // What must not be in it comes before what is disliked, and is said with it.
    const isMild = variant === "premiere" && unborneIn(brief).length === 0;
    const remembered = isMild ? refusedOf(memory, brief) : undefined;
    return remembered && { remembered, isPourable: false, materials: [] };
  }
  const isSmelled = ({ finds }: Phrase) => finds.some((find) => answering(find).length > 0);
  const smelled = read.filter(isSmelled);
  const isMixed = smelled.length > 0 && smelled.length < read.length;
  const phrases = isMixed ? [...smelled, ...read.filter((phrase) => !isSmelled(phrase))] : read;
  const turn = isMixed ? 0 : randomAt(seed, 11);
  const answers = phrases.map((phrase) => ({ phrase, answer: answerTo(phrase, notes) }));
  const isMine = (index: number) => ((index + turn) % phrases.length) % 2 === (variant === "premiere" ? 0 : 1);
  const mine = answers.filter((_, index) => isMine(index));
  const poured = mine.filter(({ answer }) => spokenIn(answer).length > 0);
  const choices = poured.length > 0 ? poured : mine;
  const one = choices[randomAt(seed, 14) % choices.length];
  if (!one) return undefined;
  const { phrase, answer } = one;
  const isAlone = !illnessIn(brief)(phrase.text) && !refusals.some(({ word }) => phrase.text.includes(word));
  const isQuoted = isAlone && isWhole(phrase.text) && !namesBrand(phrase.text);
  const isPourable = isBrought || phrase.finds.some((find) => answering(find).length > 0);
  const materials = answers.flatMap(({ answer: { itself, kept } }) => [...itself, ...kept]).concat(answer.near);
  return {
    ...(isQuoted && { remembered: rememberedBy(answer, phrase) }),
    // What is left out as well is named as such.
    ...subjectOf(phrase, notes, (thing) =>
      brief.told.some((told) => told.thing === thing && (told.sense === "allergy" || told.sense === "refused")),
    ),
    isPourable,
    materials,
  };
}
