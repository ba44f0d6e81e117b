import { type MemoryAccord, memories } from "../accords/library.ts";
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

/** What herbs that the palette lacks are poured as. */
const herbs: MemoryMaterials = { materials: [["clary_sage"], ["cis3_hexenol"]], lacking: true };

/** What is poured for a thing in another way than for its kind. */
const thingMaterials: Partial<Record<ThingId, MemoryMaterials>> = {
  // Fruit.
  coconut: { materials: [["gamma_nonalactone"], ["delta_decalactone", "methyl_laitone"]] },
  lychee: { materials: [["oxane"], ["rose_oxide"], ["raspberry_ketone"]] },
  mango: { materials: [["oxane"], ["gamma_undecalactone"]], lacking: true },
  guava: { materials: [["oxane"]], lacking: true },
  kiwi: { materials: [["undecavertol"], ["hexyl_acetate"]], lacking: true },
  grape: { materials: [["methyl_anthranilate"]], lacking: true },
  pear: { materials: [["hexyl_acetate"]] },
  strawberry: { materials: [["aldehyde_c16"], ["furaneol"]] },
  gooseberry: { materials: [["blackcurrant_bud_abs"]], lacking: true },
  redcurrant: { materials: [["blackcurrant_bud_abs"], ["raspberry_ketone"]], lacking: true },
  plum: { materials: [["dmbc_butyrate"], ["damascenone", "pomarose"]] },
  cherry: { materials: [["benzaldehyde"], ["heliotropin"]] },
  // What is eaten and drunk.
  almond: { materials: [["benzaldehyde"], ["heliotropin"]] },
  nut: { materials: [["trimethylpyrazine"]] },
  peanut: { materials: [["trimethylpyrazine"]] },
  hazelnut: { materials: [["trimethylpyrazine"], ["cocoa_abs"]] },
  walnut: { materials: [["trimethylpyrazine"]], lacking: true },
  pistachio: { materials: [["benzaldehyde"], ["trimethylpyrazine", "acetylpyrazine_2"]], lacking: true },
  praline: { materials: [["trimethylpyrazine"], ["maple_lactone", "furaneol"]] },
  popcorn: { materials: [["acetylpyrazine_2"]] },
  rice: { materials: [["acetylpyrazine_2"], ["delta_decalactone"]], lacking: true },
  caramel: { materials: [["maple_lactone", "furaneol"]] },
  cotton_candy: { materials: [["ethyl_maltol"], ["furaneol"]] },
  jam: { materials: [["furaneol"], ["raspberry_ketone", "aldehyde_c16", "dmbc_butyrate"]] },
  marshmallow: { materials: [["ethyl_maltol"], ["isobutavan", "vanillin", "ethyl_vanillin"]] },
  ice_cream: { materials: [["isobutavan", "vanillin"], ["delta_decalactone"]] },
  custard: { materials: [["isobutavan", "vanillin"], ["delta_decalactone"]] },
  chewing_gum: { materials: [["l_carvone"], ["ethyl_maltol"]], lacking: true },
  cream: { materials: [["delta_decalactone"], ["isobutavan", "methyl_laitone"]] },
  butter: { materials: [["delta_decalactone"]] },
  beer: { materials: [["acetylpyrazine_2"], ["hay_abs"]], lacking: true },
  wine: { materials: [["cognac_oil"], ["damascenone", "raspberry_ketone"]], lacking: true },
  champagne: { materials: [["cognac_oil"], ["aldehyde_c11_undecylenic", "decanal"]], lacking: true },
  whisky: {
    materials: [
      ["cognac_oil", "ethyl_heptanoate"],
      ["birch_tar_rect", "guaiacwood"],
    ],
    lacking: true,
  },
  // Herbs.
  menthol: { materials: [["peppermint"]] },
  eucalyptus: { materials: [["peppermint"], ["isobornyl_acetate"]], lacking: true },
  camphor: { materials: [["isobornyl_acetate"], ["peppermint"]], lacking: true },
  tea_tree: { materials: [["alpha_terpineol"], ["juniper_berry"]], lacking: true },
  rosemary: { materials: [["clary_sage"], ["isobornyl_acetate"]], lacking: true },
  laurel: { materials: [["clary_sage"], ["nutmeg"]], lacking: true },
  basil: herbs,
  thyme: herbs,
  sage: herbs,
  herbs,
  dill: herbs,
  parsley: herbs,
  oregano: herbs,
  wormwood: herbs,
  cannabis: herbs,
  cake: { materials: [["ethyl_maltol"], ["vanillin", "ethyl_vanillin"]], lacking: true },
  lemongrass: { materials: [["litsea_cubeba"]], lacking: true },
  verbena: { materials: [["litsea_cubeba"]], lacking: true },
  // Flowers.
  carnation: { materials: [["eugenol"], ["benzyl_salicylate"]], lacking: true },
  gardenia: { materials: [["styrallyl_acetate"], ["tuberose_abs", "jasmine_sambac"]] },
  lilac: { materials: [["alpha_terpineol"], ["phenylethyl_alcohol"]] },
  hyacinth: { materials: [["galbanum"], ["phenylethyl_alcohol"]], lacking: true },
  lily: { materials: [["florhydral"], ["benzyl_salicylate"]], lacking: true },
  lotus: { materials: [["florhydral"], ["cascalone", "transluzone"]], lacking: true },
  linden: { materials: [["florhydral"], ["methyl_phenylacetate"]], lacking: true },
  iris: { materials: [["orris_butter", "alpha_irone"]] },
  // Woods, smoke and earth.
  pine: { materials: [["isobornyl_acetate"]] },
  spruce: { materials: [["fir_balsam_abs", "isobornyl_acetate"]] },
  christmas_tree: { materials: [["fir_balsam_abs"], ["isobornyl_acetate"]] },
  cypress: { materials: [["juniper_berry"], ["isobornyl_acetate"]], lacking: true },
  moss: { materials: [["evernyl", "oakmoss"]] },
  mushroom: { materials: [["geosmin"], ["oakmoss", "evernyl"]], lacking: true },
  matches: { materials: [["birch_tar_rect"]], lacking: true },
  gunpowder: { materials: [["birch_tar_rect"]], lacking: true },
  candle: { materials: [["aldehyde_c11_undecylenic"], ["beeswax_abs"]] },
  wax: { materials: [["beeswax_abs"]], lacking: true },
  barbershop: { materials: [["lavender"], ["coumarin", "tonka_abs"], ["oakmoss", "evernyl"], ["geranium"]] },
  oud_accord: { materials: [["oud_oil"]] },
  salt: { materials: [["seaweed_abs", "maritima"]], lacking: true },
  soap: { materials: [["aldehyde_c12_lauric", "verdyl_acetate"]] },
  ironing: { materials: [["vertenex"]] },
  // Whole kinds.
  herbal: { materials: [["lavender", "clary_sage"]] },
  earthy: { materials: [["patchouli", "vetiver"]] },
  aldehydic: { materials: [["aldehyde_c12_mna", "decanal", "aldehyde_c12_lauric", "aldehyde_c11_undecylenic"]] },
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
  leather: { materials: [["isobutyl_quinoline"], ["birch_tar_rect"]] },
  horses: { materials: [["isobutyl_quinoline"], ["hay_abs", "coumarin", "tonka_abs"]] },
  hay: { materials: [["hay_abs", "coumarin", "tonka_abs"]] },
  smoke: { materials: [["birch_tar_rect"], ["cypriol", "guaiacwood"]] },
  cedar: { materials: [["cedarwood_atlas", "cedarwood_virginia"]] },
  wood: { materials: [["cedarwood_atlas", "cedarwood_virginia", "guaiacwood"]] },
  sandalwood: { materials: [["sandalwood_album", "sandalore"]] },
  forest: { materials: [["evernyl"], ["fir_balsam_abs"]] },
  musk: { materials: [["muscone", "exaltolide", "ambrettolide", "muscenone", "cosmone", "velvione"]] },
  skin: { materials: [["exaltolide", "ambrettolide", "hexadecanolide"]] },
  linen: {
    materials: [
      ["habanolide", "romandolide", "globanone"],
      ["vertenex", "adoxal"],
    ],
  },
  wool: { materials: [["cashmeran"]] },
  sun_cream: { materials: [["benzyl_salicylate", "cis3_hexenyl_salicylate"]] },
  sea: { materials: [["calone", "azurone", "maritima", "scentenal"]] },
  rain: { materials: [["floralozone", "precyclemone_b", "ozonil"]] },
  river: { materials: [["helional", "cascalone", "transluzone"]] },
  wet_stone: { materials: [["geosmin"], ["floralozone"]] },
  grass: { materials: [["cis3_hexenol", "cis3_hexenyl_acetate", "triplal"]] },
  citrus: { materials: [["lemon_cp", "bergamot_fcf", "mandarin_red", "grapefruit", "sweet_orange"]] },
  peach: { materials: [["gamma_undecalactone", "osmanthus_abs"]] },
  berries: { materials: [["raspberry_ketone"]] },
  melon: { materials: [["melonal", "methoxymelonal", "cis6_nonenal"]] },
  fig: { materials: [["stemone"], ["gamma_nonalactone", "delta_decalactone"]] },
  apple: { materials: [["verdox", "ethyl_2_methylbutyrate"]] },
  coffee: { materials: [["coffee_co2"]] },
  tea: { materials: [["tea_leaf_abs", "theaspirane"]] },
  mint: { materials: [["peppermint", "l_carvone"]] },
  bread: { materials: [["acetylpyrazine_2"], ["maple_lactone", "ethyl_maltol"]] },
  milk: { materials: [["delta_decalactone", "methyl_laitone"]] },
  honey: { materials: [["beeswax_abs"], ["methyl_phenylacetate"]] },
  dates: {
    materials: [
      ["davana", "pomarose", "damascenone"],
      ["benzoin_siam", "maple_lactone"],
    ],
    lacking: true,
  },
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
    "damascenone",
    "rose_oxide",
    "geranium",
  ],
  jasmine: ["jasmine_sambac", "jasmine_grandiflorum", "indole", "hedione"],
  saffron: ["safranal", "safraleine"],
  spices: ["cinnamon_bark", "eugenol", "cardamom", "ginger", "black_pepper", "nutmeg"],
  vanilla: ["vanilla_abs", "vanillin", "ethyl_vanillin"],
  // A stable is leather and hay; nobody would think of tonka.
  horses: ["isobutyl_quinoline", "hay_abs", "coumarin"],
  sandalwood: ["sandalwood_album", "sandalore", "ebanol", "javanol", "polysantol"],
  wood: ["cedarwood_atlas", "cedarwood_virginia", "guaiacwood", "sandalwood_album"],
  amber: ["labdanum_abs", "ambroxan", "benzoin_siam", "amber_core", "amber_xtreme", "ambrinol"],
  musk: [
    "muscone",
    "exaltolide",
    "ambrettolide",
    "muscenone",
    "cosmone",
    "velvione",
    "galaxolide",
    "habanolide",
    "ethylene_brassylate",
    "romandolide",
  ],
  citrus: ["lemon_cp", "sweet_orange", "mandarin_red", "grapefruit", "bergamot_fcf"],
};

const entryFor = ({ key, thing }: Pick<MemoryFind, "key" | "thing">): MemoryMaterials | undefined =>
  (thing && thingMaterials[thing]) ?? memoryMaterials[key];

const isOverridden = ({ thing }: Pick<MemoryFind, "thing">) => thing !== undefined && thing in thingMaterials;

/** The lists of what one thing is poured as: of each, one. */
export const listsFor = (find: MemoryFind): readonly (readonly MaterialId[])[] =>
  find.material && !isOverridden(find) ? [[find.material]] : (entryFor(find)?.materials ?? []);

/** The accord in which a thing is recognised; none where what it is poured as says it all, as a material does. */
export const memoryAccordOf = ({ key, thing, material }: MemoryFind): MemoryAccord | undefined =>
  (thing && memories.get(thing)) ?? (material ? undefined : memories.get(key));

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
