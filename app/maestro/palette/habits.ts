import type { Family } from "../types.ts";
import type { MaterialId } from "./materials.ts";

/**
 * The highest shares of materials of which perfumers take less than five times the usual share, % w/w of the concentrate.
 * What is sweet, spiced or heavy is pleasant at its usual share and loud at many times that. Estimates, made by reading
 * formulas line by line.
 */
export const loweredMax: Partial<Record<MaterialId, number>> = {
  benzoin_siam: 10,
  tolu_balsam: 5,
  styrax: 2,
  vanillin: 4.5,
  vanilla_abs: 1.5,
  ethyl_vanillin: 1,
  coumarin: 5,
  tonka_abs: 1.5,
  tobacco_abs: 0.8,
  eugenol: 1.2,
  cardamom: 1.2,
  davana: 0.8,
  safraleine: 0.6,
  orange_flower_abs: 1.2,
  raspberry_ketone: 1,
  patchouli: 6,
  vetiver: 8,
  myrrh: 4,
  black_pepper: 2.5,
  benzyl_acetate: 3,
  hexyl_cinnamal: 12,
  florol: 5.5,
  geraniol: 7,
  geranium: 2.5,
  muscone: 1.8,
  helional: 8,
  // It reacts with the aldehydes that nearly every formula holds, and browns.
  methyl_anthranilate: 0.4,
  triethyl_citrate: 12,
  dipropylene_glycol: 22,
  vertofix: 8,
  kephalis: 6,
  cedarwood_atlas: 10,
  cedarwood_virginia: 10,
  sandalwood_album: 10,
  clary_sage: 3,
  elemi: 2.5,
  linalyl_acetate: 10,
  isobornyl_acetate: 3,
  florhydral: 0.8,
  delta_decalactone: 0.8,
  beeswax_abs: 1.2,
  seaweed_abs: 0.25,
  isobutyl_quinoline: 0.3,
  norlimbanol: 0.7,
  decanal: 0.3,
  cis3_hexenol: 0.3,
  hexyl_acetate: 2.8,
  verdox: 1.6,
  dmbc_butyrate: 1.5,
  methyl_pamplemousse: 0.6,
  methyl_laitone: 0.04,
  melozone: 0.5,
  maritima: 2,
  aldehyde_c11_undecylenic: 0.15,
  aldehyde_c12_lauric: 0.2,
  aldehyde_c12_mna: 0.2,
  pink_pepper: 2.5,
  dihydromyrcenol: 5.5,
  alpha_terpineol: 6,
  evernyl: 1.6,
  methyl_salicylate: 0.15,
  calone: 0.2,
  conoline: 0.15,
  adoxal: 0.15,
  indole: 0.15,
  orris_butter: 1.5,
  methyl_ionone_gamma: 9,
  beta_ionone: 2.5,
  peonile: 1.5,
  cedramber: 2,
  javanol: 0.2,
  diphenyl_oxide: 0.3,
  cypriol: 2.5,
  phenylethyl_alcohol: 10,
  iso_e_super: 25,
  galaxolide: 20,
  floralozone: 1.2,
  verdyl_acetate: 2.5,
  methyl_phenylacetate: 0.6,
  isobutavan: 0.5,
};

/** From this odour impact on (1 to 10) a material is powerful, and stays within so many times its usual share. Estimates. */
export const powerfulFrom = 8;
export const powerfulMultiple = 3;

/** Quiet materials of which perfumers pour a third of a concentrate, so that it carries and rounds. */
export const carriers: readonly MaterialId[] = [
  "hedione",
  "iso_e_super",
  "galaxolide",
  "ethylene_brassylate",
  "benzyl_salicylate",
  "bergamot_fcf",
];

/**
 * The part of the sessions from which a carrier is withheld, 0 to 1, so that no two visitors draw from the same palette and
 * no perfume of the house is recognised by its filler.
 */
export const withheldFrom: Partial<Record<MaterialId, number>> = {
  iso_e_super: 0.6,
  hedione: 0.95,
  amber_core: 0.5,
  hydroxycitronellal: 0.45,
  methyl_ionone_gamma: 0.5,
  verdyl_acetate: 0.4,
  vertenex: 0.45,
  florol: 0.4,
  phenylethyl_alcohol: 0.55,
  bergamot_fcf: 0.85,
  linalyl_acetate: 0.55,
  linalool: 0.5,
  sweet_orange: 0.35,
  mandarin_red: 0.4,
  alpha_terpineol: 0.4,
  benzyl_salicylate: 0.6,
  galaxolide: 0.3,
  cedarwood_virginia: 0.3,
  ethylene_brassylate: 0.3,
};

/** The oils among the citrus that are poured in bulk. */
export const citrusOils: readonly MaterialId[] = [
  "bergamot_fcf",
  "lemon_cp",
  "mandarin_red",
  "sweet_orange",
  "grapefruit",
];

/**
 * What no formula holds: the oud accord's constituents are not known, so it cannot be checked against the limits.
 */
export const neverPoured: readonly MaterialId[] = ["oud_accord"];

/**
 * What drowns a perfume that nobody wanted it in: the most of it, % of the concentrate, where no text wishes for it and its
 * family (where one is named) was not asked for. Estimates of a perfumer who read formulas line by line.
 */
export const mostUnasked: Partial<Record<MaterialId, { most: number; unless?: readonly Family[] }>> = {
  maritima: { most: 0.5, unless: ["aquatic"] },
  floralozone: { most: 0.5, unless: ["aquatic"] },
  scentenal: { most: 0.05, unless: ["aquatic"] },
  seaweed_abs: { most: 0.05, unless: ["aquatic"] },
  oud_oil: { most: 0.6 },
  // Strawberry jam in coffee, leather or chocolate.
  furaneol: { most: 0.04 },
  acetylpyrazine_2: { most: 0.02 },
  // Together they are an ironing room.
  vertenex: { most: 2, unless: ["musk"] },
  verdyl_acetate: { most: 1.5, unless: ["citrus"] },
  norlimbanol: { most: 0.2, unless: ["woody", "oriental"] },
  amber_core: { most: 4, unless: ["woody", "oriental"] },
  ambrinol: { most: 0.03, unless: ["oriental"] },
  civetone: { most: 0.02, unless: ["musk", "oriental"] },
};

/** The most that all musks are together, % of the concentrate, where neither their family nor one of them was asked for. */
export const mostMuskUnasked = 25;

/** ... and in the lightest perfumes, up to this much concentrate in them, %. */
export const lightest = { dosage: 16, most: { floralozone: 0.1 } satisfies Partial<Record<MaterialId, number>> };

/**
 * The floor below which a nose does not find again what it wished for, % of the concentrate: where it is wished for beside
 * other things, and where it is all that is wished for. The law goes before it. Estimates of the same perfumer.
 */
export const leastWished: Partial<Record<MaterialId, { beside: number; alone: number }>> = {
  olibanum: { beside: 3, alone: 3 },
  coffee_co2: { beside: 1.2, alone: 1.2 },
  cardamom: { beside: 1.5, alone: 1.5 },
  tobacco_abs: { beside: 1, alone: 1 },
  lavender: { beside: 6, alone: 8 },
  vetiver: { beside: 4, alone: 15 },
  fir_balsam_abs: { beside: 2, alone: 2 },
  tea_leaf_abs: { beside: 0.5, alone: 0.7 },
  cocoa_abs: { beside: 0.8, alone: 1.2 },
  patchouli: { beside: 5, alone: 8 },
  gamma_nonalactone: { beside: 0.9, alone: 0.9 },
  birch_tar_rect: { beside: 0.3, alone: 0.3 },
  isobutyl_quinoline: { beside: 0.5, alone: 0.5 },
};
/** The most of what has a floor, where it is wished for, is so many times the floor. */
export const aboveFloor = 1.6;

/** What would spoil a wish stays within so many usual doses, where its part of the pyramid can be filled without it. */
export const mostApart = 0.2;

/**
 * A diluent is no perfume: the most of each, % of the concentrate, which together are 25, and 15 where more than `dosage` %
 * of the perfume is concentrate.
 */
export const mostDiluent = {
  dosage: 20,
  below: { dipropylene_glycol: 15, triethyl_citrate: 10 },
  above: { dipropylene_glycol: 10, triethyl_citrate: 5 },
} satisfies { dosage: number } & Record<"below" | "above", Partial<Record<MaterialId, number>>>;

/** What gives volume and hardly a smell, and the most of it together, % of the concentrate; less where one is to taste it. */
export const volume: { materials: readonly MaterialId[]; most: number; beside: number } = {
  materials: ["iso_e_super", "hedione"],
  most: 25,
  beside: 15,
};
