import { constituents } from "./constituents.ts";
import { materials } from "./materials.ts";
import { naturals } from "./naturals.ts";

/** What a natural typically holds is counted with this much more: crops differ. */
const harvestFactor = 1.2;

const constituentsOf = new Map(materials.map(({ id }) => [id, constituents.filter(({ material }) => material === id)]));
const naturalsOf = new Map(materials.map(({ id }) => [id, naturals.filter(({ material }) => material === id)]));

/**
 * How much of what `cas` lists each material contains, % and in the order of the palette: the rows of all sources added
 * up (the cautious reading, which may come to more than 100 %) or 1.2 times the typical composition, whichever is more,
 * and 100 % where the material itself is listed and no row says so.
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
