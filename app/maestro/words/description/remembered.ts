import { type Script, scriptOf } from "../../memory/spelling.ts";
import { memoryMaterials } from "../../profile/memory-materials.ts";
import type { AnswerKey, MaterialId, MemoryFind, MemoryKey } from "../../types.ts";

/** What a letter says of a memory: the visitor's own words, and what was poured for them. */
export type Remembered = {
  quote: string;
  script: Script;
  /** Notes that are there because of it; none where the memory moved the perfume without one. */
  materials: readonly MaterialId[];
  /** The palette does not have the thing itself, and the materials come nearest to it. */
  lacking: boolean;
};

type ShownNote = { material: MaterialId; because: readonly AnswerKey[] };

/** The longest words of the visitor's that are quoted, in characters. */
const longestQuote = 60;
/** Whoever is remembered is not promised back: no phrase of ours stands for a person. */
const people: ReadonlySet<MemoryKey> = new Set(["grandmother", "mother", "father", "wedding", "childhood"]);

export const namesPerson = (key: MemoryKey): boolean => people.has(key);

/** The clause that a find stands in, as given, or the find alone where that is long. */
function quoteOf(memory: string, { word }: MemoryFind): string {
  const clauses = memory
    .replace(/["“”„«»‹›]/gu, "")
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)
    .map((clause) => clause.trim().replace(/\s+/gu, " "));
  const clause = clauses.find((one) => one.includes(word));
  const quote = clause !== undefined && clause.length <= longestQuote ? clause : word;
  return quote.replaceAll("'", "’");
}

/** The find of a memory that a letter speaks of, by turn; one that was poured goes before the others. */
export function rememberedIn(
  memory: string,
  finds: readonly MemoryFind[],
  notes: readonly ShownNote[],
  turn: number,
): Remembered | undefined {
  const all = finds.map((find): Remembered => {
    const { poured = [], lacking = false } = memoryMaterials[find.key] ?? {};
    const materials = notes
      .filter(({ material, because }) => because.includes("memory") && poured.some((ids) => ids.includes(material)))
      .map(({ material }) => material);
    const quote = quoteOf(memory, find);
    return { quote, script: scriptOf(quote), materials: materials.slice(0, 2), lacking };
  });
  const pouredFinds = all.filter(({ materials }) => materials.length > 0);
  const choices = pouredFinds.length > 0 ? pouredFinds : all;
  return choices[turn % choices.length];
}
