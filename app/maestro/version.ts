import { accords, groundsOf, memories, vetoes } from "./accords/library.ts";
import { allergens } from "./palette/allergens.ts";
import { chemicals, constituents, dollarsPerKg, handling, typicalComposition } from "./palette/aspects.ts";
import {
  carriers,
  citrusOils,
  leastWished,
  lightest,
  loweredMax,
  mostDiluent,
  mostMuskUnasked,
  mostUnasked,
  neverPoured,
  powerfulFrom,
  volume,
  withheldFrom,
} from "./palette/habits.ts";
import { measuredCeilings } from "./palette/intensity.ts";
import { commonNames, ifraLimits, phototoxic } from "./palette/limits.ts";
import { euLimits } from "./palette/limits-eu.ts";
import { materials } from "./palette/materials.ts";
import { naturals } from "./palette/naturals.ts";
import { volatiles } from "./palette/volatiles.ts";
import { hashText } from "./random.ts";
import type { Composition } from "./types.ts";

/**
 * The engine's number. It is raised with every change after which the same answers and palette give another perfume.
 */
const engine = "48";

/** A material's name changes no perfume, and its further facts are tables of their own. */
const identities = materials.map(
  ({ tradeName: _, price: __, handling: ___, chemical: ____, composition: _____, constituents: ______, ...identity }) =>
    identity,
);

/**
 * Every table of the palette: what formulas are composed with, and what their recipes, labels, limits, unfolding,
 * handling and cost come from.
 */
const tables = [
  [identities, accords, groundsOf, [...memories], vetoes, measuredCeilings],
  [mostUnasked, mostMuskUnasked, lightest, leastWished, mostDiluent, volume],
  [loweredMax, carriers, withheldFrom, neverPoured, citrusOils, powerfulFrom],
  [constituents, naturals, typicalComposition, ifraLimits, commonNames, euLimits, phototoxic, allergens],
  [chemicals, volatiles, handling, dollarsPerKg],
];
const palette = hashText(JSON.stringify(tables))
  .slice(0, 2)
  .map((word) => word.toString(16).padStart(8, "0"))
  .join("");

/**
 * The versions that compose here, as they are kept with each perfume: the engine's number, and a hash of the data that
 * it composes with, so that no change of the palette goes unnoticed.
 */
export const composerVersions: Composition["versions"] = { engine, palette };
