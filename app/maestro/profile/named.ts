import type { Named } from "../attribution.ts";
import { indicesOf } from "../palette/columns.ts";
import type { Brief } from "./brief.ts";
import { answering, isLacking } from "./memory-materials.ts";

/**
 * The things that the texts wish for and the materials in which each is found again: those that it is poured as, and, of
 * what the palette has, those that a card calls by its name.
 */
export function namedIn({ wishes }: Pick<Brief, "wishes">): Named[] {
  return wishes.map(({ find, theme, lists }) => ({
    theme,
    word: find.word,
    materials: indicesOf([...lists.flat(), ...(isLacking(find) ? [] : answering(find))]),
  }));
}
