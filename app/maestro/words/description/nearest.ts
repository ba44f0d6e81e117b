import { memoryMaterials } from "../../profile/memory-materials.ts";
import type { MaterialId, MemoryKey } from "../../types.ts";

/**
 * Notes in which a thing of a memory is recognised, the nearest first, where they are others than those that it is poured
 * as, or stand in another order: they may be shown without the memory too. Estimates.
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

/** The notes that answer a thing of a memory, the nearest first; none where the palette has nothing like it. */
export const answering = (key: MemoryKey): readonly MaterialId[] =>
  nearest[key] ?? memoryMaterials[key]?.poured.flat() ?? [];
