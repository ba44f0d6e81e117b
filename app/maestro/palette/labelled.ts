import { at } from "../vector.ts";
import { allergens } from "./allergens.ts";
import { materialCount, maxUse } from "./columns.ts";
import { contentOf } from "./content.ts";
import { materials } from "./materials.ts";
import { keptPart, maxInProduct } from "./standards.ts";

/** % w/w of the finished perfume above which a label names an allergen (EU 2023/1545, and the UAE). */
const labelThreshold = 0.001;
/** What a label names here: an entry so close below the threshold that the error of a scale may take it above is named. */
export const namedAbove = keptPart * labelThreshold;
/** The strongest perfume has this much concentrate, % w/w. */
const strongestDosage = 22;

/** An allergen of a material: its index into `allergens`, and % of the material. */
type Labelled = { allergen: number; content: number };

/** The labelled allergens of each material, in the order of the palette. */
const labelledOf: readonly (readonly Labelled[])[] = tabulateLabelled();

function tabulateLabelled(): Labelled[][] {
  const table: Labelled[][] = Array.from({ length: materialCount }, () => []);
  for (const [allergen, { cas, whole }] of allergens.entries()) {
    const contents = contentOf(cas);
    for (const [index, { id }] of materials.entries()) {
      const content = whole.includes(id) ? 100 : at(contents, index);
      if (content > 0) table[index]?.push({ allergen, content });
    }
  }
  return table;
}

/** The share of the finished perfume, % w/w, that every entry of Annex III has, in the order of `allergens`.
 * @param shares of the finished perfume, % w/w, of `materials`, which are indices into the palette
 */
export function allergenShares(materials: readonly number[], shares: readonly number[]): Float64Array {
  const sums = new Float64Array(allergens.length);
  materials.forEach((index, k) => {
    for (const { allergen, content } of labelledOf[index] ?? []) {
      sums[allergen] = at(sums, allergen) + ((shares[k] ?? 0) * content) / 100;
    }
  });
  return sums;
}

/** The most of an allergen that a material can bring, % w/w of the finished perfume. */
const mostOf = (index: number, content: number) =>
  (Math.min((at(maxUse, index) * strongestDosage) / 100, at(maxInProduct, index)) * content) / 100;

/**
 * What may stay of the carriers of an allergen, % w/w of the finished perfume: the faintest, while all that they could
 * ever bring stays below half of what a label names. It is far less in any formula, since none holds all of them at
 * their highest.
 */
const spared = labelThreshold / 2;

const carriers = new Map<string, readonly number[]>();

/** The materials that must go so that a formula, whatever its shares, stays below the label's threshold of an entry. */
export function carriersOf(entry: string): readonly number[] {
  const found = carriers.get(entry) ?? seekCarriers(allergens.findIndex((one) => one.entry === entry));
  carriers.set(entry, found);
  return found;
}

function seekCarriers(allergen: number): number[] {
  const bringing = labelledOf
    .flatMap((labelled, index) =>
      labelled.flatMap((one) => (one.allergen === allergen ? [{ index, most: mostOf(index, one.content) }] : [])),
    )
    .sort((one, other) => one.most - other.most);
  let sum = 0;
  return bringing.flatMap(({ index, most }) => {
    sum += most;
    return sum > spared ? [index] : [];
  });
}

/** The entries of Annex III that a material holds any of. */
export const entriesIn = (index: number): string[] =>
  (labelledOf[index] ?? []).flatMap(({ allergen }) => allergens[allergen]?.entry ?? []);
