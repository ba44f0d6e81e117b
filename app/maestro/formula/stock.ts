import { constituents } from "../palette/constituents.ts";
import { commonNames, limits, phototoxic } from "../palette/limits.ts";
import { materials } from "../palette/materials.ts";
import { type Facet, families, type MaterialId, positions } from "../types.ts";

/**
 * The palette as columns of numbers, so that composing touches no objects. Row i of every column is `materials[i]`.
 *
 * A standard j counts a material by its content of every CAS number that j lists (% of the material, all rows of all
 * sources added up: the cautious reading), and by 100 % where the material itself is what the standard is about.
 */
export const count = materials.length;
export const familyOf = Int32Array.from(materials, (material) => families.indexOf(material.family));
export const positionOf = Int32Array.from(materials, (material) => positions.indexOf(material.position));
export const impactOf = Float64Array.from(materials, (material) => material.impact);
export const typicalOf = Float64Array.from(materials, (material) => material.typical);
export const maxOf = Float64Array.from(materials, (material) => material.max);
export const densityOf = Float64Array.from(materials, (material) => material.density);

export const facets: readonly Facet[] = [...new Set(materials.map((material) => material.facet))];
export const facetOf = Int32Array.from(materials, (material) => facets.indexOf(material.facet));

export const indexOf: ReadonlyMap<MaterialId, number> = new Map(materials.map(({ id }, index) => [id, index]));

/** One linear ceiling on the finished perfume: sum over materials of share (% of it) x content / 100 <= max. */
export type Ceiling = { name: string; max: number; content: Float64Array };

/** What each material contains; every standard below goes through it. */
const rowsOf = new Map(materials.map(({ id }) => [id, constituents.filter(({ material }) => material === id)]));

function contentUnder(cas: readonly string[]): Float64Array {
  const content = new Float64Array(count);
  materials.forEach((material, index) => {
    const rows = rowsOf.get(material.id) ?? [];
    let sum = 0;
    for (const row of rows) if (row.cas !== null && cas.includes(row.cas)) sum += row.max;
    const itself = material.cas !== null && cas.includes(material.cas);
    if (itself && !rows.some((row) => row.cas === material.cas)) sum += 100;
    content[index] = sum;
  });
  return content;
}

/** Every IFRA standard that something in the palette falls under, and the phototoxic sum as one more. */
export const ceilings: readonly Ceiling[] = [
  ...limits.map(({ standard, name, cas, max }) => ({
    name: commonNames[standard] ?? name,
    max,
    content: contentUnder(cas),
  })),
  {
    name: "Phototoxic citrus oils, counted as lemon oil",
    max: phototoxic[0].max,
    content: Float64Array.from(materials, ({ id }) => {
      const oil = phototoxic.find(({ material }) => material === id);
      return oil ? (100 * phototoxic[0].max) / oil.max : 0;
    }),
  },
].filter(({ content }) => content.some((share) => share > 0));

/** Which ceilings each material counts towards. */
export const ceilingsOf: readonly Int32Array[] = materials.map((_, index) =>
  Int32Array.from(ceilings.flatMap(({ content }, j) => ((content[index] ?? 0) > 0 ? [j] : []))),
);

/** Lowest limit / content over the ceilings of a material: its own highest share of the finished perfume, %. */
export const finishedMaxOf = Float64Array.from(materials, (_, index) => {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { max, content } of ceilings) {
    const share = content[index] ?? 0;
    if (share > 0) lowest = Math.min(lowest, (max * 100) / share);
  }
  return lowest;
});
