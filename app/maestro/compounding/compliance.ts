import type { Formula } from "../formula/formula.ts";
import { unitsPerPercent } from "../formula/selection.ts";
import { allergens } from "../palette/allergens.ts";
import { materialCount } from "../palette/columns.ts";
import { contentOf } from "../palette/content.ts";
import { materials as palette } from "../palette/materials.ts";
import { standards, usesOf } from "../palette/standards.ts";
import type { Limit, Variant } from "../types.ts";
import { at } from "../vector.ts";

/** % w/w of the finished perfume above which a label names an allergen (EU 2023/1545, and the UAE). */
const labelThreshold = 0.001;
/** The tightest limits that are shown at once. */
const shownLimits = 3;

/** The allergens of one material: index into `allergens` and % of the material. */
type Labelled = { allergen: number; content: number };

const labelledOf: readonly (readonly Labelled[])[] = tabulateLabelled();

function tabulateLabelled(): Labelled[][] {
  const table: Labelled[][] = Array.from({ length: materialCount }, () => []);
  for (const [allergen, { cas, whole }] of allergens.entries()) {
    const contents = contentOf(cas);
    for (const [index, { id }] of palette.entries()) {
      const content = whole.includes(id) ? 100 : at(contents, index);
      if (content > 0) table[index]?.push({ allergen, content });
    }
  }
  return table;
}

/** Share of the finished perfume, %, of units of the weighing grid. */
const finishedShare = (units: number, dosage: number) => (units / unitsPerPercent / 100) * dosage;

/**
 * Every entry of Annex III by its share of the finished perfume, % w/w.
 * @param shares of the finished perfume, % w/w, of `materials`, which are indices into the palette
 */
export function allergenShares({
  materials,
  shares: finished,
}: {
  materials: readonly number[];
  shares: readonly number[];
}): ReadonlyMap<string, number> {
  const shares = new Float64Array(allergens.length);
  for (const [k, index] of materials.entries()) {
    for (const { allergen, content } of labelledOf[index] ?? []) {
      shares[allergen] = at(shares, allergen) + ((finished[k] ?? 0) * content) / 100;
    }
  }
  return new Map(allergens.map(({ label }, allergen) => [label, at(shares, allergen)]));
}

/** The allergens that the label has to name and their share of the finished perfume (% w/w), the largest first. */
function labelledIn({ materials, units, dosage }: Formula): { label: string; share: number }[] {
  const shares = allergenShares({ materials, shares: units.map((unit) => finishedShare(unit, dosage)) });
  return [...shares]
    .map(([label, share]) => ({ label, share }))
    .filter(({ share }) => share > labelThreshold)
    .sort((one, other) => other.share - one.share);
}

/** What the label says: the allergens in alphabetical order, and the whole ingredient line of the box. */
export function labelOf(formula: Formula): Pick<Variant, "allergens" | "ingredients"> {
  const labels = labelledIn(formula).map(({ label }) => label);
  return {
    allergens: labels.toSorted((one, other) => (one < other ? -1 : 1)),
    // Alcohol is always more than the concentrate, and that more than the water.
    ingredients: ["Alcohol Denat.", "Parfum", "Aqua", ...labels],
  };
}

/** Every limit that a formula uses some of, IFRA's and the EU's, the tightest first; % w/w of the finished perfume. */
function statementOf({ materials, units, dosage }: Formula): Limit[] {
  const used = new Float64Array(standards.length);
  for (const [k, index] of materials.entries()) {
    for (const s of usesOf[index]?.standards ?? []) {
      const content = standards[s]?.content[index] ?? 0;
      used[s] = at(used, s) + (finishedShare(units[k] ?? 0, dosage) * content) / 100;
    }
  }
  const limits: Limit[] = [];
  for (const [s, { name, authority, max }] of standards.entries()) {
    if (at(used, s) > 0) limits.push({ name, authority, used_pct: at(used, s), limit_pct: max });
  }
  return limits
    .sort((one, other) => other.used_pct / other.limit_pct - one.used_pct / one.limit_pct)
    .map((limit) => ({ ...limit, used_pct: Math.round(limit.used_pct * 1e5) / 1e5 }));
}

/** The limits of a formula: all that it uses some of, and the tightest of them. */
export function limitsOf(formula: Formula): Pick<Variant, "limits" | "statement"> {
  const statement = statementOf(formula);
  return { statement, limits: statement.slice(0, shownLimits) };
}
