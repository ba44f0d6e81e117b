import { materials } from "../palette/materials.ts";
import type { Family, Localised, MaterialId, MemoryKey } from "../types.ts";
import { wordsOf } from "../words/tables.ts";
import type { Influence } from "./influences.ts";

const refusalWords = wordsOf(({ refusals }) => refusals);

/** A whole kind of smell that a memory may refuse: "no flowers", "nothing sweet". The choices are estimates. */
type WholeKind = {
  /** Its refusal, as a profile calls it. */
  word: Localised;
  /** The family that is nothing else. */
  family?: Family;
  materials: readonly MaterialId[];
  /** What the kind would move, were it asked for. */
  influence: Influence;
};

/** By the key under which a memory's words for them stand. */
export const wholeKinds: ReadonlyMap<MemoryKey, WholeKind> = new Map<MemoryKey, WholeKind>([
  [
    "garden",
    {
      word: refusalWords.garden,
      family: "floral",
      materials: [
        ...materials.flatMap(({ id, family }) => (family === "floral" ? [id] : [])),
        // What a card calls a blossom.
        "linalool",
        "lavender",
        "neroli",
        "methyl_anthranilate",
      ],
      influence: { families: { floral: 0.5 }, facets: { rose: 0.4, white: 0.4, muguet: 0.4, powdery: 0.3 } },
    },
  ],
  [
    "sweets",
    {
      word: refusalWords.sweets,
      materials: [
        ...materials.flatMap(({ id, facet }) => (["vanilla", "gourmand", "tonka"].includes(facet) ? [id] : [])),
        "opoponax",
        "benzoin_siam",
        "tolu_balsam",
        "heliotropin",
        "raspberry_ketone",
        "gamma_undecalactone",
        "damascone_beta",
        "davana",
      ],
      influence: { families: { oriental: 0.3 }, facets: { gourmand: 0.8, vanilla: 0.6, tonka: 0.4, sweet: 0.3 } },
    },
  ],
]);
