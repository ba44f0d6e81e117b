import { constituents } from "./aspects.ts";
import { materials } from "./materials.ts";
import { naturals } from "./naturals.ts";

/** The typical content of a natural is multiplied by this for safety, because crops differ. */
export const harvestFactor = 1.2;

const constituentsOf = new Map(materials.map(({ id }) => [id, constituents.filter(({ material }) => material === id)]));
const naturalsOf = new Map(materials.map(({ id }) => [id, naturals.filter(({ material }) => material === id)]));

/**
 * The content of the listed substances (CAS numbers) in each material, %, in the order of the palette. It is the larger
 * of two figures: the rows of all sources added up (a cautious reading that may exceed 100 %), and 1.2 times the
 * typical composition. A material that is itself listed counts 100 % if no row says otherwise.
 */
export function contentOf(cas: readonly string[]): Readonly<Float64Array> {
  return Float64Array.from(materials, (material) => {
    const rows = constituentsOf.get(material.id) ?? [];
    let stated = 0;
    for (const row of rows) if (row.cas !== null && cas.includes(row.cas)) stated += row.max;
    const itself = material.cas !== null && cas.includes(material.cas);
    if (itself && !rows.some((row) => row.cas === material.cas)) stated += 100;
    let typical = 0;
    for (const row of naturalsOf.get(material.id) ?? []) if (cas.includes(row.cas)) typical += row.typical;
    return Math.max(stated, Math.min(100, harvestFactor * typical));
  });
}
