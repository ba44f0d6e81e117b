import { availability } from "./palette/availability.ts";
import { constituents } from "./palette/constituents.ts";
import { limits, phototoxic } from "./palette/limits.ts";
import { euLimits } from "./palette/limits-eu.ts";
import { materials } from "./palette/materials.ts";
import { naturals } from "./palette/naturals.ts";
import { structures } from "./palette/structures.ts";
import { hashText } from "./random.ts";
import type { Composition } from "./types.ts";

/** Of the engine: raised with every change after which the same answers and palette give another perfume. */
const engine = "17";

let palette: string | undefined;

/**
 * What composes here, as it is kept with each perfume: the engine's number, and a hash of the data that it composes
 * with, so that no change of the palette goes by unnoticed.
 */
export function composerVersions(): Composition["versions"] {
  palette ??= hashText(
    JSON.stringify([materials, constituents, naturals, limits, euLimits, phototoxic, availability, structures]),
  )
    .slice(0, 2)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
  return { engine, palette };
}
