import type { Formula } from "../formula/formula.ts";
import { unitsPerPercent } from "../formula/selection.ts";
import { indexOf, materialCount } from "../palette/columns.ts";
import { constituents, labelled, labelNames } from "../palette/constituents.ts";
import { standards, standardsOf } from "../palette/standards.ts";
import type { Variant } from "../types.ts";
import { at } from "../vector.ts";

/** % w/w of the finished perfume above which a label names a constituent (EU 2023/1545, and the UAE). */
const labelThreshold = 0.001;
/** The tightest limits that are shown. */
const shownLimits = 3;

/** Labelled constituents in alphabetical order. */
const labelledNames: readonly string[] = [...labelled].sort((one, other) => one.localeCompare(other, "en"));

/** The labelled constituents of one material: index into `labelledNames` and % of the material. */
type Labelled = { name: number; content: number };

const labelledOf: readonly (readonly Labelled[])[] = tabulateLabelled();

function tabulateLabelled(): Labelled[][] {
  const table: Labelled[][] = Array.from({ length: materialCount }, () => []);
  for (const { material, name, max } of constituents) {
    const index = labelledNames.indexOf(name);
    const row = table[indexOf.get(material) ?? -1];
    if (index < 0 || !row || max === 0) continue;
    const known = row.find((other) => other.name === index);
    if (known) known.content += max;
    else row.push({ name: index, content: max });
  }
  return table;
}

/** The constituents that the label has to name, as it names them, in alphabetical order. */
export function allergensOf({ materials, units, dosage }: Formula): string[] {
  const amounts = new Float64Array(labelledNames.length);
  for (const [k, index] of materials.entries()) {
    const finished = ((units[k] ?? 0) / unitsPerPercent / 100) * dosage;
    for (const { name, content } of labelledOf[index] ?? []) {
      amounts[name] = at(amounts, name) + (finished * content) / 100;
    }
  }
  return labelledNames.filter((_, name) => at(amounts, name) > labelThreshold).map((name) => labelNames[name] ?? name);
}

/** The limits that a formula comes nearest to, the tightest first; % w/w of the finished perfume. */
export function tightestLimits({ materials, units, dosage }: Formula): Variant["limits"] {
  const used = new Float64Array(standards.length);
  for (const [k, index] of materials.entries()) {
    for (const s of standardsOf[index] ?? []) {
      const content = standards[s]?.content[index] ?? 0;
      used[s] = at(used, s) + ((units[k] ?? 0) * dosage * content) / (1e4 * unitsPerPercent);
    }
  }
  return standards
    .map(({ name, max }, s) => ({ name, used_pct: at(used, s), limit_pct: max }))
    .sort((one, other) => other.used_pct / other.limit_pct - one.used_pct / one.limit_pct)
    .slice(0, shownLimits)
    .filter(({ used_pct }) => used_pct > 0)
    .map((limit) => ({ ...limit, used_pct: Math.round(limit.used_pct * 1e5) / 1e5 }));
}
