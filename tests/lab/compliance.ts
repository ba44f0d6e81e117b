import { constituents } from "../../app/maestro/palette/constituents.ts";
import { limits, phototoxic } from "../../app/maestro/palette/limits.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { type FormulaLine, type MaterialId, positions } from "../../app/maestro/types.ts";
import { shareOf } from "./formulas.ts";

function constituentsOf(id: MaterialId) {
  return constituents.filter(({ material }) => material === id);
}

/** For rounding errors of decimal shares, nothing more. */
const tolerance = 1 + 1e-9;

/**
 * Everything that a formula breaks at a dosage (% w/w of the finished perfume), recomputed from the palette's tables row
 * by row; empty where it keeps all.
 */
export function violations(lines: readonly FormulaLine[], dosage: number): string[] {
  const found: string[] = [];
  const total = lines.reduce((sum, { pct_concentrate }) => sum + pct_concentrate, 0);
  if (Math.abs(total - 100) > 0.01) found.push(`total ${total}`);
  if (dosage < 15 || dosage > 22) found.push(`dosage ${dosage}`);
  for (const { material, pct_concentrate } of lines) {
    const { max } = materialOf(material);
    if (!(pct_concentrate > 0) || pct_concentrate > max * tolerance)
      found.push(`use of ${material} ${pct_concentrate}`);
  }
  for (const { name, cas, max } of limits) {
    const listed: readonly string[] = cas;
    let used = 0;
    for (const { material, pct_concentrate } of lines) {
      const finished = (pct_concentrate / 100) * (dosage / 100);
      const own = materialOf(material).cas;
      const rows = constituentsOf(material).filter((row) => row.cas && listed.includes(row.cas));
      for (const row of rows) used += finished * row.max;
      if (own && listed.includes(own) && !rows.some((row) => row.cas === own)) used += finished * 100;
    }
    if (used > max * tolerance) found.push(`${name} ${used} > ${max}`);
  }
  const phototoxicSum = phototoxic.reduce(
    (sum, { material, max }) => sum + ((shareOf(lines, material) / 100) * dosage) / max,
    0,
  );
  if (phototoxicSum > tolerance) found.push(`phototoxic sum ${phototoxicSum}`);
  if (lines.some(({ position }) => !positions.includes(position))) found.push("position");
  return found;
}
