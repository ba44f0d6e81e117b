import { handling } from "../palette/aspects.ts";
import type { Remark } from "../palette/material.ts";
import { inPalette, type MaterialId } from "../palette/materials.ts";

/** How a material is handled, in the order in which it goes in: what must melt or dissolve first. */
export const forms = ["resin", "paste", "wax", "crystal", "unknown", "liquid"] as const;
export type Form = (typeof forms)[number];

export type { Remark };

type Handling = { form: Form; browns: boolean; tint: number; remarks: readonly Remark[] };

const unknown: Handling = { form: "unknown", browns: false, tint: 0, remarks: [] };

/** How a material is handled, as is known of it today: nothing of one that the palette lost. */
export const handlingOf = (material: MaterialId): Handling => (inPalette(material) ? handling[material] : unknown);
