import { typicalComposition } from "./aspects.ts";
import { contentOf, harvestFactor } from "./content.ts";
import { type MaterialId, materials } from "./materials.ts";
import { naturals } from "./naturals.ts";
import type { Volatile } from "./volatiles.ts";

/** The constituents of naturals that no limit and no label counts, and that somebody may refuse by name: their CAS numbers. */
const uncounted: Partial<Record<Volatile, string>> = {
  "Phenylethyl alcohol": "60-12-8",
  "Phenylethyl tiglate": "55719-85-2",
  Indole: "120-72-9",
  "Methyl anthranilate": "134-20-3",
  "Benzyl acetate": "140-11-4",
  "beta-Ionone": "14901-07-6",
  "Dihydro-beta-ionone": "17283-81-7",
  "cis-alpha-Irone": "79-69-6",
  "cis-gamma-Irone": "79-68-5",
  "Rose oxide": "16409-43-1",
  Nerol: "106-25-2",
  "Neryl acetate": "141-12-8",
  "Citronellyl formate": "105-85-1",
  "Geranyl formate": "105-86-2",
  "Geranyl tiglate": "7785-33-3",
  "Geranyl butyrate": "106-29-6",
  "Linalool oxide (furanoid)": "60047-17-8",
  "cis-3-Hexenol": "928-96-1",
  "(Z)-3-Hexenyl benzoate": "25152-85-6",
  "Farnesyl acetate": "29548-30-9",
  "alpha-Terpinyl acetate": "80-26-2",
  "l-Menthyl acetate": "2623-23-6",
  "Cinnamyl acetate": "103-54-8",
  "Cinnamyl cinnamate": "122-69-0",
  "Cinnamic acid": "621-82-9",
  "Ethyl cinnamate": "103-36-6",
  "3-Phenylpropyl cinnamate": "122-68-9",
  Hydrocinnamaldehyde: "104-53-0",
  "Methyl isoeugenol": "93-16-3",
  "Coniferyl benzoate": "4159-29-9",
  "Bornyl acetate": "76-49-3",
  "gamma-Decalactone": "706-14-9",
  "Phenylacetic acid": "103-82-2",
  "Methyl jasmonate": "1211-29-6",
  Decanal: "112-31-2",
  "2,6-Nonadienal": "557-48-2",
  "Evernyl (methyl atrarate)": "4707-47-5",
  "Ambrettolide ((Z)-7-hexadecen-16-olide)": "123-69-3",
  Theaspirane: "36431-72-8",
  "Abietic acid": "514-10-3",
  "Ethyl octanoate": "106-32-1",
  "Ethyl hexanoate": "123-66-0",
};

/**
 * What is published of naturals below the shares of a typical composition, % w/w of the material at most. By "Fenaroli's
 * Handbook of Flavor Ingredients" (each chemical's natural occurrence) and Arctander's "Perfume and Flavor Materials of
 * Natural Origin"; the shares are estimates on the safe side. To be reviewed.
 */
const traces: Readonly<Record<string, Partial<Record<MaterialId, number>>>> = {
  // Phenylethyl alcohol.
  "60-12-8": { geranium: 0.1, neroli: 0.1, ylang_ylang: 0.1, tuberose_abs: 0.1 },
  // Methyl anthranilate.
  "134-20-3": { mandarin_red: 0.1, bergamot_fcf: 0.05, lemon_cp: 0.05, sweet_orange: 0.05, ylang_ylang: 0.1 },
  // Indole.
  "120-72-9": { ylang_ylang: 0.05, tea_leaf_abs: 0.1 },
  // cis-3-Hexenol.
  "928-96-1": { tea_leaf_abs: 0.3, mate_abs: 0.1, geranium: 0.05 },
  // Decanal.
  "112-31-2": { lemon_cp: 0.1, mandarin_red: 0.1, bergamot_fcf: 0.1, coriander_seed: 0.2, petitgrain: 0.05 },
  // beta-Ionone.
  "14901-07-6": { tobacco_abs: 0.1, violet_leaf_abs: 0.05, rose_otto: 0.05 },
  // Heliotropin.
  "120-57-0": { vanilla_abs: 0.1, black_pepper: 0.1 },
  // Theaspirane.
  "36431-72-8": { tea_leaf_abs: 0.1 },
  // Trimethylpyrazine, 2-acetylpyrazine.
  "14667-55-1": { coffee_co2: 0.05, cocoa_abs: 0.3 },
  "22047-25-2": { coffee_co2: 0.05, cocoa_abs: 0.1 },
  // Maple lactone, furaneol.
  "80-71-7": { coffee_co2: 0.05 },
  "3658-77-3": { coffee_co2: 0.05 },
  // Ethyl heptanoate.
  "106-30-9": { cognac_oil: 2 },
};

/** The CAS numbers of the constituents of naturals, by their names. */
const casOf = new Map<string, string>([
  ...Object.entries(uncounted),
  ...naturals.map(({ name, cas }): [string, string] => [name, cas]),
]);

/** % of some chemicals, by their CAS numbers, in each material, in the order of the palette. */
function heldOf(cas: readonly string[]): Float64Array {
  const counted = contentOf(cas);
  return Float64Array.from(materials, ({ id }, index) => {
    const typical = Object.entries(typicalComposition[id] ?? {}).reduce(
      (sum, [name, share]) => (cas.includes(casOf.get(name) ?? "") ? sum + share : sum),
      0,
    );
    const trace = cas.reduce((sum, one) => sum + (traces[one]?.[id] ?? 0), 0);
    return Math.max(counted[index] ?? 0, Math.min(100, harvestFactor * typical + trace));
  });
}

/** What is less of a material than this, in %, is no more than what a laboratory may find in anything. */
const least = 0.005;

const holders = new Map<string, readonly number[]>();

/** The materials that hold any of some chemicals, by their CAS numbers: indices into the palette. */
export function holdersOf(cas: readonly string[]): readonly number[] {
  const key = cas.join(" ");
  const found = holders.get(key) ?? [...heldOf(cas)].flatMap((held, index) => (held >= least ? [index] : []));
  holders.set(key, found);
  return found;
}
