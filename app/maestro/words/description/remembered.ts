import { fold, type Script, scriptOf, withoutProclitics } from "../../memory/spelling.ts";
import { memoryMaterials } from "../../profile/memory-materials.ts";
import type { AnswerKey, MaterialId, MemoryFind, MemoryKey } from "../../types.ts";
import { materialNouns } from "../materials.ts";

/** What a letter says of a memory: the visitor's own words, and what was poured for them. */
export type Remembered = {
  quote: string;
  script: Script;
  /** Notes that are there because of it; none where the memory moved the perfume without one. */
  materials: readonly MaterialId[];
  /** The palette does not have the thing itself, and the materials come nearest to it. */
  lacking: boolean;
  /** The words name one of the materials themselves. */
  named: boolean;
};

type ShownNote = { material: MaterialId; because: readonly AnswerKey[] };

/** The longest words of the visitor's that are quoted, in characters. */
const longestQuote = 60;
/** Whoever is remembered is not promised back: no phrase of ours stands for a person. */
const people: ReadonlySet<MemoryKey> = new Set(["grandmother", "mother", "father", "wedding", "childhood"]);

export const namesPerson = (key: MemoryKey): boolean => people.has(key);

/** The shortest words that are compared, in letters: shorter ones are particles. */
const shortest: Record<Script, number> = { arabic: 3, cyrillic: 2, latin: 3 };
/** The longest ending of a case or a number, in letters. */
const longestEnding = 3;

/** The beginning of a word that its inflected forms share. */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** Whether a quote holds a word of a material's noun, in a language of its letters. */
function namesMaterial(quote: string, material: MaterialId, script: Script): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => withoutProclitics(fold(word, script)))
      .filter((word) => word.length >= shortest[script]);
  const said = wordsOf(quote);
  return Object.values(materialNouns[material])
    .filter((name) => scriptOf(name) === script)
    .flatMap(wordsOf)
    .some((word) => said.some((one) => one.startsWith(stemOf(word)) && one.length <= word.length + longestEnding));
}

/** The clause that a find stands in, as given. */
function clauseOf(memory: string, { word }: MemoryFind): string {
  const clauses = memory
    .replace(/["“”„«»‹›]/gu, "")
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)
    .map((clause) => clause.trim().replace(/\s+/gu, " "));
  return clauses.find((one) => one.includes(word)) ?? word;
}

/** The find of a memory that a letter speaks of, by turn; one that was poured goes before the others. */
export function rememberedIn(
  memory: string,
  finds: readonly MemoryFind[],
  notes: readonly ShownNote[],
  turn: number,
): Remembered | undefined {
  const all = finds.map((find) => {
    const { poured = [], lacking = false } = memoryMaterials[find.key] ?? {};
    const materials = notes
      .filter(({ material, because }) => because.includes("memory") && poured.some((ids) => ids.includes(material)))
      .map(({ material }) => material);
    return { find, clause: clauseOf(memory, find), materials, lacking };
  });
  const pouredFinds = all.filter(({ materials }) => materials.length > 0);
  const choices = pouredFinds.length > 0 ? pouredFinds : all;
  const one = choices[turn % choices.length];
  if (!one) return undefined;
  // What stands in the same clause is spoken of with it, unless the same cannot be said of both: then the word is quoted alone.
  const beside = all.filter(({ find, clause }) => clause === one.clause && !namesPerson(find.key));
  const isOne = beside.every(
    ({ materials, lacking }) => lacking === one.lacking && materials.length > 0 === one.materials.length > 0,
  );
  const quote = (isOne && one.clause.length <= longestQuote ? one.clause : one.find.word).replaceAll("'", "’");
  const script = scriptOf(quote);
  const poured = isOne ? [one, ...beside].flatMap((each) => each.materials) : one.materials;
  const materials = [...new Set(poured)].slice(0, 2);
  const named = !one.lacking && materials.some((material) => namesMaterial(quote, material, script));
  return { quote, script, materials, lacking: one.lacking, named };
}
