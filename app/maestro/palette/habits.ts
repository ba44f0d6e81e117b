import type { MaterialId } from "./materials.ts";

/** Odour impact from which a material is powerful, and the multiple of its usual share that it stays within. Estimates. */
export const powerfulFrom = 8;
export const powerfulMultiple = 2.95;

/**
 * The highest shares where custom takes more than the usual share suggests, % w/w of the concentrate. Marine perfumes are
 * built on Helional by the tenth and more, up to its maximum; transparent ones on a third of Hedione or of Iso E Super.
 * Estimates.
 */
export const raisedMax: Partial<Record<MaterialId, number>> = {
  helional: 15,
  hedione: 36,
  iso_e_super: 36,
};

/**
 * The highest shares where custom stops before six times the usual one, % w/w of the concentrate: what is sweet, spiced or
 * heavy is pleasant at its usual share and shouts at many times that. Estimates, from reading formulas line by line.
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
 * The most that is poured of a material where its family was not requested though others were, % w/w of the concentrate:
 * it would only fill a part of the pyramid, and be smelled all the same. Estimates, from reading formulas line by line.
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

/** What comes forward in any perfume that has room: a second one takes no more of it than usual, or than the first has. */
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
