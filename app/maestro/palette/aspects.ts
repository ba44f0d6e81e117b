// The palette by what is asked of it, in its order.
import { recordOf } from "../../encoding/record.ts";
import { type MaterialId, materialOf, materials } from "./materials.ts";

type Facts = ReturnType<typeof materialOf>;

const inOrder = materials.map(({ id }) => id);

/** A fact of the materials of which it is known. */
function knownOf<Known>(read: (facts: Facts) => Known | undefined): Partial<Record<MaterialId, Known>> {
  const known: Partial<Record<MaterialId, Known>> = {};
  for (const id of inOrder) {
    const fact = read(materialOf(id));
    if (fact !== undefined) known[id] = fact;
  }
  return known;
}

export const dollarsPerKg = recordOf(inOrder, (id) => materialOf(id).price);
export const handling = recordOf(inOrder, (id) => materialOf(id).handling);
export const chemicals = knownOf(({ chemical }) => chemical);
export const typicalComposition = knownOf(({ composition }) => composition);
export const constituents = materials.flatMap(({ id: material, constituents: rows = [] }) =>
  rows.map((row) => ({ material, ...row })),
);
