import type { MaterialId } from "./materials.ts";

/**
 * A material is powerful from this odour impact on (of 1 to 10), and stays within this multiple of its usual share.
 * Estimates.
 */
export const powerfulFrom = 8;
export const powerfulMultiple = 2.95;

/**
 * The highest shares of materials of which perfumers take more than six times the usual share, % w/w of the
 * concentrate. Marine perfumes hold ten per cent of Helional and more, up to its maximum; transparent ones a third of
 * Hedione or of Iso E Super. Estimates.
 */
export const raisedMax: Partial<Record<MaterialId, number>> = {
  helional: 15,
  hedione: 36,
  iso_e_super: 36,
};

/**
 * The highest shares of materials of which perfumers take less than six times the usual share, % w/w of the
 * concentrate. What is sweet, spiced or heavy is pleasant at its usual share and loud at many times that. Estimates,
 * made by reading formulas line by line.
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
  cypriol: 4,
  myrrh: 4,
  black_pepper: 2.5,
  benzyl_acetate: 3,
  hexyl_cinnamal: 12,
  florol: 7,
  geraniol: 7,
  geranium: 2.5,
  muscone: 1.8,
  // It reacts with the aldehydes that nearly every formula holds, and browns.
  methyl_anthranilate: 0.4,
};

/**
 * The highest share of a material in a formula for which other families were requested than its own, % w/w of the
 * concentrate: it only fills a part of the pyramid there, and would be smelled all the same. Estimates, made by reading
 * formulas line by line.
 */
export const unrequestedMax: Partial<Record<MaterialId, number>> = {
  phenylethyl_alcohol: 6,
  hydroxycitronellal: 3,
  methyl_ionone_gamma: 4.5,
  dihydromyrcenol: 3,
  helional: 2,
  florol: 3,
  geraniol: 3,
  benzyl_salicylate: 7.5,
  hexyl_cinnamal: 5.5,
  sandalwood_album: 1.5,
  oud_oil: 0.25,
  davana: 0.25,
};

/** The citrus oils and molecules that everybody calls citrus; lavender and pepper, of the same family, are none. */
export const hesperidic: readonly MaterialId[] = [
  "bergamot_fcf",
  "lemon_cp",
  "mandarin_red",
  "sweet_orange",
  "grapefruit",
  "litsea_cubeba",
  "methyl_pamplemousse",
];

/** The oils among them that are poured in bulk: a requested citrus has one of them above 3 % of the concentrate. */
export const citrusOils: readonly MaterialId[] = [
  "bergamot_fcf",
  "lemon_cp",
  "mandarin_red",
  "sweet_orange",
  "grapefruit",
];

/** The materials of the heart that carry a perfume into the room: one is in nearly every perfume. */
export const diffusive: readonly MaterialId[] = ["hedione", "phenylethyl_alcohol", "methyl_ionone_gamma"];

/**
 * Materials that come forward in any perfume that has room for them. A flanker holds no more of one than its usual
 * share, or than the first perfume has.
 */
export const extenders: readonly MaterialId[] = [
  "phenylethyl_alcohol",
  "galaxolide",
  "sandalwood_album",
  "hexyl_cinnamal",
];

/** The two poles between which an oriental perfume decides, church and kitchen, and the spices and sweets of the latter. */
export const orientalPoles = {
  incense: ["olibanum", "myrrh", "elemi"],
  vanilla: ["vanillin", "vanilla_abs", "ethyl_vanillin"],
  sweets: ["coumarin", "tonka_abs", "ethyl_maltol"],
  spices: ["eugenol", "cinnamon_bark", "cardamom", "black_pepper", "safraleine", "safranal"],
} as const satisfies Record<string, readonly MaterialId[]>;
