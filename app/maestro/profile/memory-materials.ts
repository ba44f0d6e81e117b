import { thingOf } from "../reading/readable.ts";
import { goingWith } from "../reading/refused-materials.ts";
import type { MaterialId, MemoryFind, MemoryKey, ThingId } from "../types.ts";

/**
 * What a thing of a memory is poured as: one material of each list, with a share that can be smelled. `lacking` says
 * that the palette does not have the thing itself and these materials come nearest to it; the Maestro says so too.
 * People and hours of the day are not poured, and move families and facets only. The choices are estimates of a
 * perfumer's judgement, to be reviewed.
 */
type MemoryMaterials = { materials: readonly (readonly MaterialId[])[]; lacking?: true };

/** What is poured for a thing in another way than for its kind. */
const thingMaterials: Partial<Record<ThingId, MemoryMaterials>> = {
  coconut: { materials: [["gamma_undecalactone"], ["sandalore", "ethyl_vanillin"]], lacking: true },
  pineapple: { materials: [["allyl_amyl_glycolate"]], lacking: true },
  lychee: { materials: [["rose_oxide"], ["raspberry_ketone"], ["phenylethyl_alcohol"]], lacking: true },
  grape: { materials: [["methyl_anthranilate"]], lacking: true },
  pear: { materials: [["hexyl_acetate"]] },
  strawberry: { materials: [["raspberry_ketone"], ["ethyl_maltol"]], lacking: true },
  plum: { materials: [["damascone_beta"]], lacking: true },
  cake: { materials: [["ethyl_maltol"], ["vanillin", "ethyl_vanillin"]], lacking: true },
  ice_cream: { materials: [["ethyl_vanillin", "vanillin"], ["ethyl_maltol"]], lacking: true },
  marshmallow: { materials: [["ethyl_maltol"], ["vanillin", "ethyl_vanillin"]] },
  almond: { materials: [["heliotropin"]], lacking: true },
  cherry: { materials: [["heliotropin"]], lacking: true },
  carnation: { materials: [["eugenol"], ["benzyl_salicylate"]], lacking: true },
  barbershop: { materials: [["lavender"], ["coumarin", "tonka_abs"], ["oakmoss", "evernyl"], ["geranium"]] },
  gardenia: { materials: [["tuberose_abs", "jasmine_sambac"]], lacking: true },
  moss: { materials: [["evernyl", "oakmoss"]] },
  lemongrass: { materials: [["litsea_cubeba"]], lacking: true },
  verbena: { materials: [["litsea_cubeba"]], lacking: true },
  oud_accord: { materials: [["oud_oil"]] },
  herbal: { materials: [["lavender", "clary_sage"]] },
  earthy: { materials: [["patchouli", "vetiver"]] },
  aldehydic: { materials: [["aldehyde_c12_mna", "decanal"]] },
};

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
  amber: ["labdanum_abs", "ambroxan", "benzoin_siam", "amber_core"],
  musk: ["muscone", "exaltolide", "ambrettolide", "galaxolide", "habanolide", "ethylene_brassylate", "romandolide"],
  // Warm bread is sweet before it is dry.
  bread: ["ethyl_maltol", "coumarin", "tonka_abs"],
  citrus: ["lemon_cp", "sweet_orange", "mandarin_red", "grapefruit", "bergamot_fcf"],
};

const entryFor = ({ key, thing }: Pick<MemoryFind, "key" | "thing">): MemoryMaterials | undefined =>
  (thing && thingMaterials[thing]) ?? memoryMaterials[key];

const isOverridden = ({ thing }: Pick<MemoryFind, "thing">) => thing !== undefined && thing in thingMaterials;

/** The lists of what one thing is poured as: of each, one. */
export const listsFor = (find: MemoryFind): readonly (readonly MaterialId[])[] =>
  find.material && !isOverridden(find) ? [[find.material]] : (entryFor(find)?.materials ?? []);

/** The notes in which a thing of a memory is recognised, the nearest first; none where the palette has nothing like it. */
export const answering = (find: Pick<MemoryFind, "key" | "material" | "thing">): readonly MaterialId[] => {
  if (isOverridden(find)) return entryFor(find)?.materials.flat() ?? [];
  return find.material ? [find.material] : (nearest[find.key] ?? entryFor(find)?.materials.flat() ?? []);
};

/** Whether the palette lacks the thing itself, and what answers it only comes near. */
export const isLacking = (find: MemoryFind): boolean => {
  if (isOverridden(find)) return entryFor(find)?.lacking ?? false;
  return !find.material && (find.near ?? entryFor(find)?.lacking ?? false);
};

/** Whether a thing is poured as another that it is like: salt as the sea, a pencil as cedar; a church does hold incense. */
export const isLikened = (find: MemoryFind): boolean =>
  find.akin === true && !isOverridden(find) && find.thing !== undefined && !thingOf(find.thing).scene;

/** The materials that go with a refused thing. */
export const refusedBy = ({ thing }: Pick<MemoryFind, "thing">): readonly MaterialId[] =>
  thing ? goingWith(thing) : [];
