import { type Facet, families, type MaterialId, positions } from "../types.ts";
import { materials } from "./materials.ts";

/** The palette as columns of numbers: element i of each column belongs to `materials[i]`. Columns never change. */
export const materialCount = materials.length;

const floats = (read: (material: (typeof materials)[number]) => number): Readonly<Float64Array> =>
  Float64Array.from(materials, read);
const integers = (read: (material: (typeof materials)[number]) => number): Readonly<Int32Array> =>
  Int32Array.from(materials, read);

export const facets: readonly Facet[] = [...new Set(materials.flatMap(({ facet }) => facet ?? []))];

/** Index of a material in the palette. */
export const indexOf: ReadonlyMap<MaterialId, number> = new Map(materials.map(({ id }, index) => [id, index]));

/**
 * The index of each material's family, facet and part of the pyramid, in `families`, `facets` and `positions`; -1 for the
 * family and facet of a diluent.
 */
export const familyOf = integers(({ family }) => (family === null ? -1 : families.indexOf(family)));
export const facetOf = integers(({ facet }) => (facet === null ? -1 : facets.indexOf(facet)));
export const positionOf = integers(({ position }) => positions.indexOf(position));

/** Odour impact, 1 (quiet) to 10 (overwhelming); 0 of a diluent. */
export const impactOf = floats(({ impact }) => impact);
/** Typical and highest use level, % w/w of the concentrate. */
export const typicalUse = floats(({ typical }) => typical);
export const maxUse = floats(({ max }) => max);
/** The indices of materials in the palette. */
export const indicesOf = (ids: readonly MaterialId[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);
