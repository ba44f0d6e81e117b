import { materialCount } from "./columns.ts";
import { constituents } from "./constituents.ts";
import { commonNames, limits, phototoxic } from "./limits.ts";
import { materials } from "./materials.ts";

/**
 * A limit on the finished perfume over all materials together: the sum of share (% w/w of the finished perfume) x
 * content / 100 is at most `max`. `content` is % of each material, in the order of the palette.
 */
export type Standard = { name: string; max: number; content: Readonly<Float64Array> };

const constituentsOf = new Map(materials.map(({ id }) => [id, constituents.filter(({ material }) => material === id)]));

/**
 * How much of what `cas` lists each material contains, %: the rows of all sources added up (the cautious reading), and
 * 100 % where the material itself is listed and no row says so.
 */
function contentOf(cas: readonly string[]): Readonly<Float64Array> {
  const content = new Float64Array(materialCount);
  materials.forEach((material, index) => {
    const rows = constituentsOf.get(material.id) ?? [];
    let sum = 0;
    for (const row of rows) if (row.cas !== null && cas.includes(row.cas)) sum += row.max;
    const itself = material.cas !== null && cas.includes(material.cas);
    if (itself && !rows.some((row) => row.cas === material.cas)) sum += 100;
    content[index] = sum;
  });
  return content;
}

/** Every IFRA standard that something in the palette falls under, and the phototoxic sum as one more. */
export const standards: readonly Standard[] = [
  ...limits.map(({ standard, name, cas, max }) => ({
    name: commonNames[standard] ?? name,
    max,
    content: contentOf(cas),
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

/** Indices of the standards that count each material. */
export const standardsOf: readonly Readonly<Int32Array>[] = materials.map((_, index) =>
  Int32Array.from(standards.flatMap(({ content }, j) => ((content[index] ?? 0) > 0 ? [j] : []))),
);

/** The highest share of the finished perfume (% w/w) that all standards allow each material where it is used alone. */
export const maxInProduct: Readonly<Float64Array> = Float64Array.from(materials, (_, index) => {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { max, content } of standards) {
    const share = content[index] ?? 0;
    if (share > 0) lowest = Math.min(lowest, (max * 100) / share);
  }
  return lowest;
});
