import { allergens } from "../palette/allergens.ts";
import { chemicals } from "../palette/aspects.ts";
import { materialOf } from "../palette/materials.ts";
import type { ThingId } from "../types.ts";
import { isThing } from "./known-things.ts";
import { thingOf } from "./readable.ts";

// Alcohols and phenols, and what the skin cleaves into them.
const ofBenzyl = ["100-51-6", "140-11-4", "118-58-1", "120-51-4", "103-41-3"];
const eugenols = ["97-53-0", "93-28-7", "93-15-2", "97-54-1", "5932-68-3", "5912-86-7", "93-29-8", "93-16-3"];
const cinnamates = ["104-55-2", "104-54-1", "103-54-8", "621-82-9", "103-36-6", "122-69-0", "122-68-9", "103-41-3"];
const cinnamals = [...cinnamates, "104-53-0", "122-40-7", "101-86-0", "101-85-9"];
const benzoates = ["120-51-4", "93-58-3", "93-89-0", "94-47-3"];
const terpenes = (
  "138-86-3 5989-27-5 5989-54-8 78-70-6 106-24-1 106-25-2 106-22-9 80-56-8 7785-26-4 127-91-3 18172-67-3 123-35-3 " +
  "99-86-5 99-85-4 586-62-9 13877-91-3 87-44-5 3387-41-5 79-92-5 99-83-2 13466-78-9 6753-98-6 495-62-5 98-55-5 8000-41-7"
).split(" ");
const salicylates = ["119-36-8", "118-58-1", "65405-77-8", "2050-08-0", "90-02-8"];
const vanillins = ["121-33-5", "121-32-4", "20665-85-4", "4159-29-9"];
const ionones = ["14901-07-6", "127-51-5", "17283-81-7", "79-69-6", "79-68-5"];
const roseKetones = ["23696-85-7", "23726-91-2", "43052-87-5"];
const coumarins = ["91-64-5", "92-48-8", "119-84-6"];
const anthranilates = ["134-20-3", "85-91-6", "41270-80-8"];
const hexenyls = ["928-96-1", "3681-71-8", "65405-77-8", "25152-85-6"];
const marines = ["28940-11-6", "362467-67-2", "950919-28-5", "195251-91-3"];

/**
 * What goes with a chemical, by CAS numbers: esters that the skin cleaves into it, what the air or the skin turns into it,
 * and what is made of it and told by its name. As the literature has it (SCCS/1459/11 on prehaptens, prohaptens and
 * cross-reactions of fragrance allergens; geraniol and citral: Hagvall et al., Contact Dermatitis 2014), to be reviewed.
 */
const derivatives: Partial<Record<ThingId, readonly string[]>> = {
  phenylethyl_alcohol: ["55719-85-2"],
  linalool: ["115-95-7", "60047-17-8"],
  linalyl_acetate: ["78-70-6"],
  geraniol: ["105-87-3", "105-86-2", "7785-33-3", "106-29-6", "106-25-2", "5392-40-5", "141-27-5", "106-26-3"],
  citral: ["106-24-1", "106-25-2"],
  citronellol: ["150-84-5", "105-85-1"],
  farnesol: ["29548-30-9"],
  terpineol: ["80-26-2"],
  menthol: ["2623-23-6"],
  benzyl_alcohol: ofBenzyl,
  benzyl_acetate: ["100-51-6"],
  eugenol: eugenols,
  eugenyl_acetate: eugenols,
  isoeugenol: eugenols,
  isoeugenyl_acetate: eugenols,
  benzoates,
  cinnamates,
  terpenes,
  cinnamal: cinnamals,
  cinnamyl_alcohol: cinnamates,
  amyl_cinnamal: ["101-86-0", "101-85-9"],
  hexyl_cinnamal: ["122-40-7"],
  salicylates,
  methyl_salicylate: ["90-02-8"],
  vanillin: vanillins,
  ethyl_vanillin: vanillins,
  isobutavan: vanillins,
  beta_ionone: ionones,
  methyl_ionone_gamma: ionones,
  dihydro_beta_ionone: ionones,
  alpha_irone: ["79-68-5"],
  damascenone: roseKetones,
  damascone_beta: roseKetones,
  rose_ketones: roseKetones,
  coumarin: coumarins,
  methyl_coumarin: coumarins,
  methyl_anthranilate: anthranilates,
  cis3_hexenol: hexenyls,
  cis3_hexenyl_acetate: hexenyls,
  cis3_hexenyl_salicylate: hexenyls,
  calone: marines,
  methyl_phenylacetate: ["103-82-2"],
  hedione: ["1211-29-6"],
  isobornyl_acetate: ["76-49-3"],
  rum: ["106-32-1", "123-66-0"],
};

const chemicalEntries: ReadonlyMap<string, readonly string[]> = new Map(
  allergens.flatMap(({ entry, label, cas, whole }) =>
    whole.length > 0 || /Oil|Extract|Absolute|Pinus|Turpentine/.test(label) ? [] : [[entry, cas] as const],
  ),
);

/** Whether a thing is a chemical that a label names. */
export const isLabelledChemical = (id: ThingId): boolean => {
  const { entries = [] } = thingOf(id);
  return entries.length > 0 && entries.every((entry) => chemicalEntries.has(entry));
};

/** Whether a thing is a chemical, and called by its name: who refuses one by that name means what holds it too. */
export const isChemical = (id: ThingId): boolean => {
  const { material } = thingOf(id);
  return isLabelledChemical(id) || (material === id && material in chemicals);
};

/** The CAS numbers of the chemical that a thing is, as clove is eugenol, and of what goes with it; none of what is no chemical. */
export function chemicalsOf(id: ThingId): readonly string[] {
  const { material, near, entries = [] } = thingOf(id);
  const own = material && !near && material in chemicals ? material : undefined;
  const relatives = derivatives[id] ?? (own && isThing(own) ? derivatives[own] : undefined) ?? [];
  const labelled = isLabelledChemical(id) ? entries.flatMap((entry) => chemicalEntries.get(entry) ?? []) : [];
  return [...new Set([...((own && materialOf(own).cas?.split(" ")) ?? []), ...labelled, ...relatives])];
}
