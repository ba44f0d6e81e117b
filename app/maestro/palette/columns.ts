import { recordOf } from "../../encoding/record.ts";
import { type Facet, type Family, families, type MaterialId, positions } from "../types.ts";
import { intAt } from "../vector.ts";
import { availability, requestedAvailability } from "./availability.ts";
import { citrusOils } from "./habits.ts";
import { materials } from "./materials.ts";

/** The palette as columns of numbers: element i of each column belongs to `materials[i]`. Columns never change. */
export const materialCount = materials.length;

const floats = (read: (material: (typeof materials)[number]) => number): Readonly<Float64Array> =>
  Float64Array.from(materials, read);
const integers = (read: (material: (typeof materials)[number]) => number): Readonly<Int32Array> =>
  Int32Array.from(materials, read);

export const facets: readonly Facet[] = [...new Set(materials.map(({ facet }) => facet))];

/** Index of a material in the palette. */
export const indexOf: ReadonlyMap<MaterialId, number> = new Map(materials.map(({ id }, index) => [id, index]));

/** Index of each family into `families`. */
export const familyIndex: Readonly<Record<Family, number>> = recordOf(families, (_, index) => index);

/** The index of each material's family, facet and part of the pyramid, in `families`, `facets` and `positions`. */
export const familyOf = integers(({ family }) => families.indexOf(family));
export const facetOf = integers(({ facet }) => facets.indexOf(facet));
export const positionOf = integers(({ position }) => positions.indexOf(position));

/** Odour impact, 1 (quiet) to 10 (overwhelming). */
export const impactOf = floats(({ impact }) => impact);
/** Typical and highest use level, % w/w of the concentrate. */
export const typicalUse = floats(({ typical }) => typical);
export const maxUse = floats(({ max }) => max);
/** The share of sessions in which each material may be used, 0 to 1: in general, and where its family was requested. */
export const availabilityOf = floats(({ id }) => availability[id] ?? 1);
export const requestedAvailabilityOf = floats(({ id }) => requestedAvailability[id] ?? availability[id] ?? 1);

/** The indices of materials in the palette. */
export const indicesOf = (ids: readonly MaterialId[]): number[] => ids.flatMap((id) => indexOf.get(id) ?? []);

export const citrusOilIndices: readonly number[] = indicesOf(citrusOils);

const noMaterials = new Int32Array(0);
const indicesWhere = (column: Readonly<Int32Array>, value: number): Readonly<Int32Array> =>
  Int32Array.from(materials.keys()).filter((i) => intAt(column, i) === value);
const byPosition = positions.map((_, position) => indicesWhere(positionOf, position));
const byFamily = families.map((_, family) => indicesWhere(familyOf, family));

/** The indices of all materials of a part of the pyramid, and of a family. */
export const materialsAt = (position: number): Readonly<Int32Array> => byPosition[position] ?? noMaterials;
export const materialsOf = (family: number): Readonly<Int32Array> => byFamily[family] ?? noMaterials;
