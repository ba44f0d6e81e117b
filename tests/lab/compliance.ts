import { allergens } from "../../app/maestro/palette/allergens.ts";
import { constituents } from "../../app/maestro/palette/aspects.ts";
import { ifraLimits, phototoxic } from "../../app/maestro/palette/limits.ts";
import { euLimits } from "../../app/maestro/palette/limits-eu.ts";
import { materialOf, materials } from "../../app/maestro/palette/materials.ts";
import { naturals } from "../../app/maestro/palette/naturals.ts";
import { type FormulaLine, positions } from "../../app/maestro/types.ts";
import { shareOf } from "./formulas.ts";

const constituentsOf = new Map(materials.map(({ id }) => [id, constituents.filter(({ material }) => material === id)]));
const naturalsOf = new Map(materials.map(({ id }) => [id, naturals.filter(({ material }) => material === id)]));

/**
 * % of the finished perfume of whatever of these CAS numbers the lines hold, row by row: per material the rows of all
 * sources, or 1.2 times the typical composition where that is more.
 */
function finishedOf(lines: readonly FormulaLine[], dosage: number, cas: readonly string[]): number {
  let used = 0;
  for (const { material, pct_concentrate } of lines) {
    const own = materialOf(material).cas;
    const rows = (constituentsOf.get(material) ?? []).filter((row) => row.cas && cas.includes(row.cas));
    let stated = 0;
    for (const row of rows) stated += row.max;
    if (own && cas.includes(own) && !rows.some((row) => row.cas === own)) stated += 100;
    let typical = 0;
    for (const row of naturalsOf.get(material) ?? []) if (cas.includes(row.cas)) typical += row.typical;
    used += (pct_concentrate / 100) * (dosage / 100) * Math.max(stated, Math.min(100, 1.2 * typical));
  }
  return used;
}

/** The allergens above 98 % of the label's threshold, 0.001 % of the finished perfume, or a whole oil by its own entry, in alphabetical order. */
export function labelsOf(lines: readonly FormulaLine[], dosage: number): string[] {
  return allergens
    .filter(({ cas, whole }) => {
      const oils = lines.filter(({ material }) => whole.includes(material));
      const rest = lines.filter(({ material }) => !whole.includes(material));
      const oil = oils.reduce((sum, { pct_concentrate }) => sum + (pct_concentrate * dosage) / 100, 0);
      return oil + finishedOf(rest, dosage, cas) > kept * 0.001;
    })
    .map(({ label }) => label)
    .sort();
}

/** For rounding errors of decimal shares, nothing more. */
const tolerance = 1 + 1e-9;

/** What a scale may err by stays free below every limit, and the label names an entry so much earlier. */
const kept = 0.98;

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
  for (const { name, cas, max } of [...ifraLimits, ...euLimits]) {
    const used = finishedOf(lines, dosage, cas);
    if (used > max * kept * tolerance) found.push(`${name} ${used} > ${max}`);
  }
  const phototoxicSum = phototoxic.reduce(
    (sum, { material, max }) => sum + ((shareOf(lines, material) / 100) * dosage) / max,
    0,
  );
  if (phototoxicSum > kept * tolerance) found.push(`phototoxic sum ${phototoxicSum}`);
  if (lines.some(({ position }) => !positions.includes(position))) found.push("position");
  return found;
}
