import taken from "./smells.json" with { type: "json" };

/**
 * The smells that have a still life, each taken by day and by night from one scene (tools/pictures). All are stored in the same
 * widths, so that no page needs a list of their sizes.
 */
export const smells = [
  "bergamot",
  "lemon",
  "mandarin",
  "orange",
  "grapefruit",
  "neroli",
  "lime",
  "verbena",
  "lavender",
  "mint",
  "sage",
  "blossom",
  "rose",
  "rosewater",
  "geranium",
  "jasmine",
  "tuberose",
  "orange-flower",
  "ylang",
  "lily",
  "violet",
  "iris",
  "apricot",
  "cardamom",
  "saffron",
  "pink-pepper",
  "black-pepper",
  "cinnamon",
  "clove",
  "ginger",
  "oud",
  "sandalwood",
  "cedar",
  "guaiac",
  "vetiver",
  "patchouli",
  "moss",
  "frankincense",
  "myrrh",
  "benzoin",
  "amber",
  "vanilla",
  "tonka",
  "cocoa",
  "leather",
  "musk",
  "sea",
  "rain",
] as const;
export type Smell = (typeof smells)[number];

/** Those that have been taken in both lights; the list is written by `tools/pictures/encode.ts`. */
export const takenSmells: readonly Smell[] = smells.filter((smell) => taken.some((one: string) => one === smell));
