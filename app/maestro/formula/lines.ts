import { materials } from "../palette/materials.ts";
import { type FormulaLine, positions } from "../types.ts";
import { grid } from "./choose.ts";
import { whole } from "./columns.ts";
import type { Draft } from "./draft.ts";
import { positionOf } from "./stock.ts";

/** A drafted formula as it is read: names and % of the concentrate, the largest share first. */
export function linesOf(formula: Draft): FormulaLine[] {
  const lines: FormulaLine[] = [];
  for (let k = 0; k < formula.size; k++) {
    const i = whole(formula.materials, k);
    const facts = materials[i];
    const position = positions[whole(positionOf, i)];
    if (facts && position)
      lines.push({ material: facts.id, pct_concentrate: whole(formula.units, k) / grid, position });
  }
  return lines.sort((one, other) => other.pct_concentrate - one.pct_concentrate);
}
