import { grid } from "../formula/choose.ts";
import { at, whole } from "../formula/columns.ts";
import type { Draft } from "../formula/draft.ts";
import { ceilings, ceilingsOf, count, indexOf } from "../formula/stock.ts";
import { constituents, labelled, labelNames } from "../palette/constituents.ts";
import type { Variant } from "../types.ts";

/** % w/w of the finished perfume above which a labelled constituent is named (EU 2023/1545, and the UAE). */
const threshold = 0.001;

const names = [...labelled].sort((one, other) => one.localeCompare(other, "en"));
/** Per material, the labelled constituents it brings: their places in `names`, and % of the material. */
const brings: { name: number; content: number }[][] = Array.from({ length: count }, () => []);
for (const { material, name, max } of constituents) {
  const place = names.indexOf(name);
  const own = brings[indexOf.get(material) ?? -1];
  if (place < 0 || !own || max === 0) continue;
  const known = own.find((other) => other.name === place);
  if (known) known.content += max;
  else own.push({ name: place, content: max });
}

const amounts = new Float64Array(names.length);
const used = new Float64Array(ceilings.length);

/** The labelled constituents above the threshold, by the names of the sheet, in alphabetical order. */
function labelledIn(formula: Draft): string[] {
  amounts.fill(0);
  for (let k = 0; k < formula.size; k++) {
    const finished = (whole(formula.units, k) / grid / 100) * formula.dosage;
    for (const { name, content } of brings[whole(formula.materials, k)] ?? []) {
      amounts[name] = at(amounts, name) + (finished * content) / 100;
    }
  }
  return names.filter((_, place) => at(amounts, place) > threshold);
}

/** The same as the label names them. */
export function allergensOf(formula: Draft): string[] {
  return labelledIn(formula).map((name) => labelNames[name] ?? name);
}

/** The name of the sheet for a name of the label. */
export function sheetName(label: string): string {
  return Object.keys(labelNames).find((name) => labelNames[name] === label) ?? label;
}

/** The three limits that the formula comes nearest to, the tightest first; % w/w of the finished perfume. */
export function limitsOf(formula: Draft): Variant["limits"] {
  used.fill(0);
  for (let k = 0; k < formula.size; k++) {
    const i = whole(formula.materials, k);
    const under = ceilingsOf[i];
    if (!under) continue;
    for (let c = 0; c < under.length; c++) {
      const j = whole(under, c);
      const content = at(ceilings[j]?.content ?? used, i);
      used[j] = at(used, j) + (whole(formula.units, k) * formula.dosage * content) / (1e4 * grid);
    }
  }
  const near = ceilings.map(({ name, max }, j) => ({ name, used_pct: at(used, j), limit_pct: max }));
  near.sort((one, other) => other.used_pct / other.limit_pct - one.used_pct / one.limit_pct);
  return near
    .slice(0, 3)
    .filter(({ used_pct }) => used_pct > 0)
    .map((limit) => ({ ...limit, used_pct: Math.round(limit.used_pct * 1e5) / 1e5 }));
}
