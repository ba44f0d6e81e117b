import { fold, type Script, scriptOf, withoutProclitics } from "../../memory/spelling.ts";
import { materialOf } from "../../palette/materials.ts";
import { memoryMaterials } from "../../profile/memory-materials.ts";
import { randomAt } from "../../random.ts";
import type { AnswerKey, Language, MaterialId, MemoryFind, MemoryKey, VariantKind } from "../../types.ts";
import { materialNouns } from "../materials.ts";
import { answering } from "./nearest.ts";

/** What a letter says of a memory: a phrase of the visitor's, exactly as typed, and the notes that answer it. */
export type Remembered = {
  quote: string;
  script: Script;
  /** Notes that are what the words speak of. */
  itself: readonly MaterialId[];
  /** Notes that come nearest to what the palette does not have. */
  near: readonly MaterialId[];
  /** The notes are there because of it, and would be fainter or missing without. */
  caused: boolean;
  /** Something else of it is there too, which only its layer names: it cannot spare it, or the words name it themselves. */
  isKept: boolean;
  /** Something of it has no note at all. */
  isLeft: boolean;
  /** It says nothing that we know. */
  unread?: boolean;
};

/** The notes that the sentence about a memory names. */
export const spokenIn = ({ itself, near }: Remembered): readonly MaterialId[] => [...itself, ...near];

type ShownNote = { material: MaterialId; because: readonly AnswerKey[] };

/** The longest phrase of the visitor's that is quoted, in characters. A longer one is spoken of and not quoted. */
const longestQuote = 60;
/** Whoever is remembered is not promised back: no phrase of ours stands for a person. */
const people: ReadonlySet<MemoryKey> = new Set(["grandmother", "mother", "father", "beloved", "wedding", "childhood"]);

export const namesPerson = (key: MemoryKey): boolean => people.has(key);

/** The shortest words that are compared, in letters: shorter ones are particles. */
const shortest: Record<Script, number> = { arabic: 3, cyrillic: 2, latin: 3 };
/** The longest ending of a case or a number, in letters. */
const longestEnding = 3;

/** The beginning of a word that its inflected forms share, at least so many letters: «розы» is a form of «роза». */
const shortestStem: Record<Script, number> = { arabic: 4, cyrillic: 3, latin: 4 };
const stemOf = (word: string) => word.slice(0, Math.max(shortestStem[scriptOf(word)], word.length - 2));

/** Words of nouns, folded, that name no one thing: a blossom may be any. */
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

const nouns = new Map<string, string[]>();

/** The words of a material's noun, read once. */
function nounOf(material: MaterialId, language: Language): string[] {
  const noun = materialNouns[material][language];
  const words = nouns.get(noun) ?? wordsOf(noun, scriptOf(noun));
  nouns.set(noun, words);
  return words;
}

/** Whether a quote holds a word of a material's noun in a language. */
function namesMaterial(quote: string, material: MaterialId, language: Language): boolean {
  const said = wordsOf(quote, scriptOf(materialNouns[material][language]));
  return nounOf(material, language).some((word) => {
    const stem = stemOf(word);
    return said.some((one) => one.startsWith(stem) && one.length <= word.length + longestEnding);
  });
}

/** The same without the notes that the words themselves name in the language of a letter: their layers name them. */
export function saidIn(language: Language, remembered: Remembered): Remembered {
  const itself = remembered.itself.filter((material) => !namesMaterial(remembered.quote, material, language));
  return itself.length < remembered.itself.length ? { ...remembered, itself, isKept: true } : remembered;
}

/** Where one phrase of a text ends and another begins; a comma or a point inside a number does not. */
const phraseEnd = /(?<!\p{N})[.,]|[.,](?!\p{N})|[;:!?…،؛؟()[\]{}|/\\\n\r–—]|\s-+\s/u;
const quotationMarks = /^["“”„«»‹›]+|["“”„«»‹›]+$/gu;
const wholeIn: Record<Script, RegExp> = {
  arabic: /^[\p{Script=Arabic}\p{M}\p{N} -]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\p{M}\p{N} '’,.-]+$/u,
  latin: /^[\p{Script=Latin}\p{M}\p{N} '’&,.-]+$/u,
};

/** A phrase that may deny what it names is read, and nothing is poured for it in words. */
const denial =
  /(?<!\p{L})(?:no|not|never|without|nor|\p{L}+n['’]t|pas|sans|jamais|ni|не|нет|ни|без|никогда|لا|لم|لن|ليس|ليست|ما|بلا|بدون|دون)(?!\p{L})/iu;

type Phrase = { text: string; finds: MemoryFind[] };

/** The phrases of a memory in which something was found, as typed. */
function phrasesOf(memory: string, finds: readonly MemoryFind[]): Phrase[] {
  const texts = memory.split(phraseEnd).map((text) => text.replace(/\s+/gu, " ").trim().replace(quotationMarks, ""));
  const phrases = new Map<string, Phrase>();
  for (const find of finds) {
    const words = ` ${find.word.replace(/\s+/gu, " ")} `;
    const wordsOf = (text: string) => ` ${text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ")} `;
    const text = texts.find((one) => wordsOf(one).includes(words)) ?? texts.find((one) => one.includes(words.trim()));
    const phrase = phrases.get(text ?? memory) ?? { text: text ?? memory, finds: [] };
    phrase.finds.push(find);
    phrases.set(phrase.text, phrase);
  }
  return [...phrases.values()];
}

const languagesOf: Record<Script, readonly Language[]> = { arabic: ["ar"], cyrillic: ["ru"], latin: ["en", "fr"] };

/** Whoever writes of cinnamon is not answered by pepper, nor of lemons by an orange; it only comes near. */
const toldApart: ReadonlySet<MemoryKey> = new Set(["spices", "citrus"]);

/** The shown notes that answer one thing, the nearest first: what the word itself names, then what it is poured as. */
function answerOf({ key, word }: MemoryFind, notes: readonly ShownNote[]) {
  const isNamed = (material: MaterialId) =>
    languagesOf[scriptOf(word)].some((language) => namesMaterial(word, material, language));
  const candidates = answering(key);
  const shown = candidates.filter((id) => notes.some(({ material }) => material === id));
  const named = shown.filter(isNamed);
  const isAnother = toldApart.has(key) && shown.length > 0 && named.length === 0 && candidates.some(isNamed);
  const lacking = memoryMaterials[key]?.lacking ?? isAnother;
  const isBrought = (id: MaterialId) =>
    notes.some(({ material, because }) => material === id && because.includes("memory"));
  const [first, ...others] = [...new Set([...named, ...shown])].filter((id) => !lacking || isBrought(id));
  const other = others.find((id) => first && materialOf(id).facet !== materialOf(first).facet);
  return { first, other, lacking };
}

/** As many notes are named for the things of a phrase that are there, and for those that are not. */
const mostNamed = 3;
const mostNear = 2;

/** Which notes answer each thing of a phrase, and how near they come. One thing alone may have two notes. */
function answerTo({ text, finds }: Phrase, notes: readonly ShownNote[]): Remembered {
  const things = finds.filter(({ key }) => answering(key).length > 0);
  const found = denial.test(text) ? [] : things.map((find) => answerOf(find, notes));
  const notesFor = (lacking: boolean, most: number) => {
    const told = found.filter((one) => one.lacking === lacking && one.first);
    const others = told.length === 1 ? told.map(({ other }) => other) : [];
    return [...new Set([...told.map(({ first }) => first), ...others])].filter((id) => id !== undefined).slice(0, most);
  };
  const itself = notesFor(false, mostNamed);
  const near = notesFor(true, mostNear).filter((id) => !itself.includes(id));
  const named = [...itself, ...near];
  return {
    quote: text.replaceAll("'", "’"),
    script: scriptOf(text),
    itself,
    near,
    caused: notes.filter(({ material }) => named.includes(material)).every(({ because }) => because.includes("memory")),
    isKept: false,
    isLeft: found.some(({ first }) => !first),
  };
}

/** The longest memory that is quoted though nothing in it was understood, in words. */
const mostUnread = 6;
const onlyLetters = /^[\p{L}\p{M}'’ -]{2,}$/u;

/** A short memory of which we know nothing, as it was typed. */
function unreadOf(memory: string): Remembered | undefined {
  const text = memory
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.…]+$/u, "")
    .replace(quotationMarks, "");
  const script = scriptOf(text);
  if (text.length > longestQuote || text.split(" ").length > mostUnread) return undefined;
  if (!onlyLetters.test(text) || !wholeIn[script].test(text)) return undefined;
  const quote = text.replaceAll("'", "’");
  return { quote, script, itself: [], near: [], caused: false, isKept: false, isLeft: false, unread: true };
}

/** What comes of a memory in a letter. */
type Answered = {
  remembered?: Remembered;
  memoryKey?: MemoryKey;
  isPoured: boolean;
  /** The notes that answer any of its phrases: the letter names them all, wherever they stand. */
  materials: readonly MaterialId[];
};

/**
 * What a letter answers of a memory; undefined where nothing was read in it and it cannot be quoted. The two letters of a
 * session answer different phrases, and the first alone a memory of one phrase; a phrase that any note could answer goes
 * before a person. `remembered` is missing where the phrase is too long, or too strange, to stand in a sentence whole; it is
 * never cut. `memoryKey` is what it is about, unless it is a person.
 */
export function memoryFor(
  variant: VariantKind,
  memory: string,
  finds: readonly MemoryFind[],
  notes: readonly ShownNote[],
  seed: number,
): Answered | undefined {
  if (finds.length === 0) {
    const remembered = variant === "premiere" ? unreadOf(memory) : undefined;
    return remembered && { remembered, isPoured: false, materials: [] };
  }
  const isSmelled = ({ finds }: Phrase) => finds.some(({ key }) => answering(key).length > 0);
  const read = phrasesOf(memory, finds);
  const smelled = read.filter(isSmelled);
  const isMixed = smelled.length > 0 && smelled.length < read.length;
  const phrases = isMixed ? [...smelled, ...read.filter((phrase) => !isSmelled(phrase))] : read;
  const turn = isMixed ? 0 : randomAt(seed, 11);
  const answers = phrases.map((phrase) => ({ phrase, remembered: answerTo(phrase, notes) }));
  const mine = answers.filter((_, index) => ((index + turn) % phrases.length) % 2 === (variant === "premiere" ? 0 : 1));
  const poured = mine.filter(({ remembered }) => spokenIn(remembered).length > 0);
  const choices = poured.length > 0 ? poured : mine;
  const one = choices[randomAt(seed, 14) % choices.length];
  if (!one) return undefined;
  const { phrase, remembered } = one;
  const memoryKey = phrase.finds.map(({ key }) => key).find((key) => !namesPerson(key));
  const isWhole = phrase.text.length <= longestQuote && wholeIn[remembered.script].test(phrase.text);
  const isNear = ({ key }: MemoryFind) => notes.some(({ material }) => answering(key).includes(material));
  const isPoured = spokenIn(remembered).length > 0 || phrase.finds.some(isNear);
  const materials = answers.flatMap((answer) => answer.remembered.itself).concat(remembered.near);
  return { ...(isWhole && { remembered }), ...(memoryKey && { memoryKey }), isPoured, materials };
}
