import { constituents } from "../palette/constituents.ts";
import { limits, phototoxic } from "../palette/limits.ts";
import { type FormulaLine, positions } from "../types.ts";
import { factsOf } from "./vectors.ts";

const rowsOf = new Map<string, (typeof constituents)[number][]>();
for (const row of constituents) rowsOf.set(row.material, [...(rowsOf.get(row.material) ?? []), row]);

/** Rounding of decimal shares, nothing more. */
const slack = 1 + 1e-9;

/** Everything that a formula breaks at a dosage, recomputed from the sheets row by row; empty where all is kept. */
export function violations(lines: readonly FormulaLine[], dosage: number): string[] {
  const broken: string[] = [];
  const total = lines.reduce((sum, { pct_concentrate }) => sum + pct_concentrate, 0);
  if (Math.abs(total - 100) > 0.01) broken.push(`total ${total}`);
  if (dosage < 15 || dosage > 22) broken.push(`dosage ${dosage}`);
  for (const { material, pct_concentrate } of lines) {
    const { max } = factsOf(material);
    if (!(pct_concentrate > 0) || pct_concentrate > max * slack) broken.push(`use of ${material} ${pct_concentrate}`);
  }
  for (const { name, cas, max } of limits) {
    const listed: readonly string[] = cas;
    let used = 0;
    for (const { material, pct_concentrate } of lines) {
      const finished = (pct_concentrate / 100) * (dosage / 100);
      const own = factsOf(material).cas;
      const rows = (rowsOf.get(material) ?? []).filter((row) => row.cas && listed.includes(row.cas));
      for (const row of rows) used += finished * row.max;
      if (own && listed.includes(own) && !rows.some((row) => row.cas === own)) used += finished * 100;
    }
    if (used > max * slack) broken.push(`${name} ${used} > ${max}`);
  }
  const sun = phototoxic.reduce((sum, { material, max }) => {
    const share = lines.find((line) => line.material === material)?.pct_concentrate ?? 0;
    return sum + ((share / 100) * dosage) / max;
  }, 0);
  if (sun > slack) broken.push(`phototoxic sum ${sun}`);
  if (lines.some(({ position }) => !positions.includes(position))) broken.push("position");
  return broken;
}
