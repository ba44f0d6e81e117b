import { memories } from "../accords/library.ts";
import { materials } from "../palette/materials.ts";
import type { MaterialId } from "../types.ts";
import { readText } from "./read-text.ts";
import { thingOf } from "./readable.ts";

/**
 * The material of the palette that some words name, or the first of those as which the thing that they name is poured; null
 * where there is none.
 */
export function materialIn(words: string): MaterialId | null {
  for (const { thing } of readText(words)) {
    const { material, key } = thingOf(thing);
    const poured = key === undefined ? undefined : memories.get(key)?.around[0]?.material;
    const found = material ?? (poured === undefined ? undefined : materials[poured]?.id);
    if (found) return found;
  }
  return null;
}
