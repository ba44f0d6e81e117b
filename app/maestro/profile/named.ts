import type { Named, Tone } from "../attribution.ts";
import { facetOf, facets, familyOf, indicesOf } from "../palette/columns.ts";
import { families } from "../types.ts";
import { intAt } from "../vector.ts";
import type { Brief } from "./brief.ts";
import { memoryInfluence } from "./memory-influences.ts";
import { answering } from "./memory-materials.ts";
import { findOf, isStoodIn } from "./wishes.ts";

/**
 * The things that the texts wish for and the materials in which each is found again: those that it is poured as, and, of
 * what the palette has, those that a card calls by its name.
 */
export function namedIn({ wishes }: Pick<Brief, "wishes">): Named[] {
  return wishes.map((wish) => {
    const { find, theme, lists } = wish;
    const isStandIn = isStoodIn(wish);
    const materials = indicesOf([...lists.flat(), ...(isStandIn ? [] : answering(find))]);
    return { theme, word: find.word, materials, isStandIn };
  });
}

/** The words of all that the texts wish for, with the smells that each asks for: a mother, an evening, a rose. */
export function tonesIn({ told }: Pick<Brief, "told">): Tone[] {
  return told
    .filter(({ sense, word }) => sense === "wanted" && word !== "")
    .flatMap((one) => findOf(one).map(({ key }) => ({ ...one, influence: memoryInfluence[key] })))
    .map(({ theme, word, influence }) => ({
      theme,
      word,
      favours: (material) => {
        const family = families[intAt(familyOf, material)];
        const facet = facets[intAt(facetOf, material)];
        return Boolean((family && influence.families[family]) || (facet && influence.facets[facet]));
      },
    }));
}
