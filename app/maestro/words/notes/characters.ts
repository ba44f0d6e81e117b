import { materials } from "../../palette/materials.ts";
import type { Facet, Family, MaterialId } from "../../types.ts";

/** Family and facet of every material. */
export const characters: ReadonlyMap<MaterialId, { family: Family; facet: Facet }> = new Map(
  materials.map(({ id, family, facet }) => [id, { family, facet }]),
);
