import { indicesOf } from "../palette/columns.ts";
import type { Family, MaterialId, MemoryFind, MemoryKey } from "../types.ts";
import { wholeKinds } from "./whole-kinds.ts";

/**
 * What a thing of a memory is poured as: one material of each list, with a share that can be smelled. `lacking` says
 * that the palette does not have the thing itself and these materials come nearest to it; the Maestro says so too.
 * People and hours of the day are not poured, and move families and facets only. The choices are estimates of a
 * perfumer's judgement, to be reviewed.
 */
type MemoryMaterials = { materials: readonly (readonly MaterialId[])[]; lacking?: true };

const memoryMaterials: Partial<Record<MemoryKey, MemoryMaterials>> = {
  oud: { materials: [["oud_oil"]] },
  rose: {
    materials: [["rose_absolute", "rose_otto"], ["phenylethyl_alcohol"], ["citronellol", "geraniol"]],
  },
  jasmine: { materials: [["jasmine_sambac", "jasmine_grandiflorum"]] },
  orange_blossom: { materials: [["orange_flower_abs", "neroli"]] },
  violet: { materials: [["methyl_ionone_gamma", "beta_ionone"]] },
  lavender: { materials: [["lavender"]] },
  powder: { materials: [["heliotropin", "orris_butter"], ["methyl_ionone_gamma"]] },
  saffron: { materials: [["safraleine"]] },
  cardamom: { materials: [["cardamom"]] },
  spices: { materials: [["cinnamon_bark", "black_pepper", "eugenol", "ginger"]] },
  incense: { materials: [["olibanum"]] },
  mosque: { materials: [["olibanum", "oud_oil"]] },
  amber: { materials: [["labdanum_abs"]] },
  vanilla: { materials: [["vanillin", "vanilla_abs"]] },
  chocolate: { materials: [["cocoa_abs"]] },
  sweets: { materials: [["ethyl_maltol"]] },
  tobacco: { materials: [["tobacco_abs"]] },
  leather: { materials: [["isobutyl_quinoline"]] },
  horses: { materials: [["isobutyl_quinoline"], ["coumarin", "tonka_abs"]] },
  hay: { materials: [["coumarin", "tonka_abs"]] },
  smoke: { materials: [["cypriol", "guaiacwood"]] },
  cedar: { materials: [["cedarwood_atlas", "cedarwood_virginia"]] },
  wood: { materials: [["cedarwood_atlas", "cedarwood_virginia", "guaiacwood"]] },
  sandalwood: { materials: [["sandalwood_album", "sandalore"]] },
  forest: { materials: [["evernyl"], ["elemi"]] },
  musk: { materials: [["muscone", "exaltolide", "ambrettolide"]] },
  skin: { materials: [["exaltolide", "ambrettolide"]] },
  linen: { materials: [["habanolide", "romandolide"]] },
  wool: { materials: [["cashmeran"]] },
  sun_cream: { materials: [["benzyl_salicylate"]] },
  sea: { materials: [["calone"]] },
  rain: { materials: [["floralozone"]] },
  river: { materials: [["helional"]] },
  wet_stone: { materials: [["vetiver"], ["floralozone"]] },
  grass: { materials: [["cis3_hexenol"]] },
  citrus: { materials: [["lemon_cp", "bergamot_fcf", "mandarin_red", "grapefruit", "sweet_orange"]] },
  peach: { materials: [["gamma_undecalactone", "osmanthus_abs"]] },
  berries: { materials: [["raspberry_ketone"]] },
  melon: { materials: [["melonal"]] },
  fig: { materials: [["cis3_hexenol"], ["gamma_undecalactone", "sandalore"]], lacking: true },
  apple: { materials: [["hexyl_acetate"]], lacking: true },
  coffee: { materials: [["cocoa_abs"], ["guaiacwood"]], lacking: true },
  tea: { materials: [["clary_sage"], ["bergamot_fcf", "lemon_cp"]], lacking: true },
  mint: { materials: [["clary_sage"], ["cis3_hexenol"]], lacking: true },
  bread: { materials: [["coumarin", "tonka_abs"], ["ethyl_maltol"]], lacking: true },
  milk: { materials: [["sandalore"], ["ethyl_vanillin", "vanillin"]], lacking: true },
  honey: { materials: [["benzoin_siam"], ["coumarin"]], lacking: true },
  dates: { materials: [["davana"], ["benzoin_siam"]], lacking: true },
};

/**
 * The notes in which a thing of a memory is recognised, the nearest first. Listed only where they differ from the
 * materials that it is poured as, or stand in another order: such a note may be shown even if the memory did not bring
 * it. Estimates.
 */
const nearest: Partial<Record<MemoryKey, readonly MaterialId[]>> = {
  oud: ["oud_oil", "oud_accord"],
  rose: [
    "rose_otto",
    "rose_absolute",
    "phenylethyl_alcohol",
    "geraniol",
    "citronellol",
    "damascone_beta",
    "rose_oxide",
    "geranium",
  ],
  jasmine: ["jasmine_sambac", "jasmine_grandiflorum", "indole", "hedione"],
  saffron: ["safranal", "safraleine"],
  spices: ["cinnamon_bark", "eugenol", "cardamom", "ginger", "black_pepper"],
  vanilla: ["vanilla_abs", "vanillin", "ethyl_vanillin"],
  // A stable is leather and hay; nobody would think of tonka.
  horses: ["isobutyl_quinoline", "coumarin"],
  sandalwood: ["sandalwood_album", "sandalore", "ebanol", "javanol"],
  wood: ["cedarwood_atlas", "cedarwood_virginia", "guaiacwood", "sandalwood_album"],
  musk: ["muscone", "exaltolide", "ambrettolide", "galaxolide", "habanolide", "ethylene_brassylate", "romandolide"],
  // Warm bread is sweet before it is dry.
  bread: ["ethyl_maltol", "coumarin", "tonka_abs"],
  citrus: ["lemon_cp", "sweet_orange", "mandarin_red", "grapefruit", "bergamot_fcf"],
};

/** So many things of one memory are poured at most. */
const maxMemories = 4;

/** The lists of what one thing is poured as: of each, one. */
export const listsFor = ({ key, material }: MemoryFind): readonly (readonly MaterialId[])[] =>
  material ? [[material]] : (memoryMaterials[key]?.materials ?? []);

/** What the things that a memory brings up are poured as: of each list of indices into the palette, one. */
export function materialsForMemory(finds: readonly MemoryFind[]): readonly (readonly number[])[] {
  const told = finds.filter((find) => listsFor(find).length > 0).slice(0, maxMemories);
  return [...new Set(told.flatMap(listsFor))].map(indicesOf);
}

/** The notes in which a thing of a memory is recognised, the nearest first; none where the palette has nothing like it. */
export const answering = ({ key, material }: Pick<MemoryFind, "key" | "material">): readonly MaterialId[] =>
  material ? [material] : (nearest[key] ?? memoryMaterials[key]?.materials.flat() ?? []);

/** Whether the palette lacks the thing itself, and what answers it only comes near. */
export const isLacking = ({ key, material, near }: MemoryFind): boolean =>
  !material && (near ?? memoryMaterials[key]?.lacking ?? false);

/** Musks hold every perfume together; who refuses musk is spared those that are smelled as one. */
const musksSmelled: readonly MaterialId[] = ["muscone", "exaltolide", "ambrettolide", "galaxolide", "ambrette_seed"];

/** What a card would call by the name of a refused thing, beside the notes in which it is recognised. */
const namedAfter: Partial<Record<MemoryKey, readonly MaterialId[]>> = {
  jasmine: ["benzyl_acetate", "hexyl_cinnamal"],
  leather: ["safraleine"],
  amber: ["amber_core", "ambroxan"],
  wood: ["iso_e_super", "cashmeran", "norlimbanol", "amber_core", "beta_ionone"],
  citrus: ["petitgrain", "linalyl_acetate", "dihydromyrcenol", "decanal", "methyl_pamplemousse", "litsea_cubeba"],
  spices: ["pink_pepper", "coriander_seed"],
  fruit: [
    "gamma_undecalactone",
    "raspberry_ketone",
    "melonal",
    "hexyl_acetate",
    "osmanthus_abs",
    "damascone_beta",
    "helvetolide",
    "allyl_amyl_glycolate",
    "methyl_anthranilate",
  ],
};

/** The materials that go with a refused thing. */
export function refusedBy(find: MemoryFind): readonly MaterialId[] {
  if (find.whole) return wholeKinds.get(find.key)?.materials ?? [];
  if (find.material) return answering(find);
  return find.key === "musk" ? musksSmelled : [...answering(find), ...(namedAfter[find.key] ?? [])];
}

/** What a memory refuses, and of which nothing is poured: what the palette has, and no family that was asked for. */
const isObeyed = (find: MemoryFind, asked: readonly string[]) => {
  const family = find.whole && wholeKinds.get(find.key)?.family;
  return !isLacking(find) && !(family && asked.includes(family));
};

/**
 * What is not poured where a memory refuses these things, as indices into the palette. Of a whole kind of smell that is
 * spared which the memory names as liked.
 * @param asked the families that were asked for by name
 */
export function refusedMaterialsFor(
  refusals: readonly MemoryFind[],
  liked: readonly MemoryFind[] = [],
  asked: readonly string[] = [],
): readonly number[] {
  const spared = liked.flatMap(listsFor).flat();
  const materials = refusals
    .filter((find) => isObeyed(find, asked))
    .flatMap((find) => refusedBy(find).filter((id) => !find.whole || !spared.includes(id)));
  return indicesOf([...new Set(materials)]);
}

/** The families of which nothing is poured, since a memory refuses all that they are. */
export function refusedFamiliesFor(refusals: readonly MemoryFind[], asked: readonly string[]): readonly Family[] {
  return refusals
    .filter((find) => isObeyed(find, asked))
    .flatMap(({ key, whole }) => (whole && wholeKinds.get(key)?.family) || []);
}
