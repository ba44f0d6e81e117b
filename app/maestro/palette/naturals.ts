import { typicalComposition } from "./aspects.ts";
import { type MaterialId, materials } from "./materials.ts";
import type { Volatile } from "./volatiles.ts";

/** One constituent of a natural, % w/w of the material. */
type NaturalConstituent = { material: MaterialId; name: string; cas: string; typical: number };

/** The constituents that a limit or a label counts, by their CAS numbers. */
const counted: Partial<Record<Volatile, string>> = {
  Limonene: "5989-27-5",
  "Linalyl acetate": "115-95-7",
  Linalool: "78-70-6",
  "beta-Pinene": "127-91-3",
  "alpha-Pinene": "80-56-8",
  "Geranyl acetate": "105-87-3",
  "beta-Caryophyllene": "87-44-5",
  "Geranial (citral E)": "141-27-5",
  Terpinolene: "586-62-9",
  "Neral (citral Z)": "106-26-3",
  "alpha-Terpinene": "99-86-5",
  "alpha-Terpineol": "98-55-5",
  Citronellal: "106-23-0",
  "Methyl N-methylanthranilate": "85-91-6",
  Geraniol: "106-24-1",
  Farnesol: "4602-84-0",
  Camphor: "76-22-2",
  "Methyl salicylate": "119-36-8",
  Cinnamal: "104-55-2",
  Eugenol: "97-53-0",
  "Benzyl benzoate": "120-51-4",
  "Cinnamyl alcohol": "104-54-1",
  Benzaldehyde: "100-52-7",
  Coumarin: "91-64-5",
  Citronellol: "106-22-9",
  "Methyl eugenol": "93-15-2",
  "Citronellyl acetate": "150-84-5",
  "beta-Damascenone": "23696-85-7",
  "Benzyl alcohol": "100-51-6",
  "p-Cresol": "106-44-5",
  Isoeugenol: "97-54-1",
  "Benzyl salicylate": "118-58-1",
  "alpha-Santalol": "115-71-9",
  "beta-Santalol": "77-42-9",
  "alpha-Bisabolol": "515-69-5",
  "alpha-Cedrene": "469-61-4",
  Vanillin: "121-33-5",
  "Benzyl cinnamate": "103-41-3",
  "Anisyl alcohol": "105-13-5",
  Dihydrocoumarin: "119-84-6",
  Sclareol: "515-03-7",
  "beta-Cedrene": "546-28-1",
  Menthol: "2216-51-5",
  Carvone: "6485-40-1",
  "Exaltolide (cyclopentadecanolide)": "106-02-5",
  Longifolene: "475-20-7",
  Estragole: "140-67-0",
  Safrole: "94-59-7",
  "4-Methylguaiacol (creosol)": "93-51-6",
  "2-Methyl-2-pentenal": "623-36-9",
  "2-Hexenal": "6728-26-3",
  "p-Isopropylbenzyl alcohol": "536-60-7",
  Furfural: "98-01-1",
};

const casOf = new Map<string, string>(Object.entries(counted));

/**
 * What the naturals typically hold of the constituents that a limit or a label counts: all figures are estimates. Crops
 * differ, so 1.2 times this counts where its `constituents` do not say more.
 */
export const naturals: readonly NaturalConstituent[] = materials.flatMap(({ id: material }) =>
  Object.entries(typicalComposition[material] ?? {}).flatMap(([name, typical]) => {
    const cas = casOf.get(name);
    return cas ? [{ material, name, cas, typical }] : [];
  }),
);
