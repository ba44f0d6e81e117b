import { unitsPerPercent } from "../formula/caps.ts";
import type { Formula } from "../formula/formula.ts";
import { allergens } from "../palette/allergens.ts";
import { allergenShares, namedAbove } from "../palette/labelled.ts";
import { standards, uses } from "../palette/standards.ts";
import type { Limit, Variant } from "../types.ts";
import { at, intAt } from "../vector.ts";

/** The tightest limits that are shown at once. */
const shownLimits = 3;

/** Share of the finished perfume, %, of units of the weighing grid. */
const finishedShare = (units: number, dosage: number) => (units / unitsPerPercent / 100) * dosage;

/** The allergens that the label has to name, the largest share first. */
function labelledIn({ materials, units, dosage }: Formula): string[] {
  const shares = allergenShares(
    materials,
    units.map((unit) => finishedShare(unit, dosage)),
  );
  return allergens
    .flatMap(({ label }, index) => (at(shares, index) > namedAbove ? [{ label, share: at(shares, index) }] : []))
    .sort((one, other) => other.share - one.share)
    .map(({ label }) => label);
}

/** What the label says: the allergens in alphabetical order, and the whole ingredient line of the box. */
export function labelOf(formula: Formula): Pick<Variant, "allergens" | "ingredients"> {
  const labels = labelledIn(formula);
  return {
    allergens: labels.toSorted((one, other) => (one < other ? -1 : 1)),
    // Alcohol is always more than the concentrate, and that more than the water.
    ingredients: ["Alcohol Denat.", "Parfum", "Aqua", ...labels],
  };
}

/** Every limit that a formula uses some of, IFRA's and the EU's, the tightest first; % w/w of the finished perfume. */
function statementOf({ materials, units, dosage }: Formula): Limit[] {
  const used = new Float64Array(standards.length);
  materials.forEach((index, k) => {
    const share = finishedShare(units[k] ?? 0, dosage);
    for (let c = intAt(uses.from, index); c < intAt(uses.from, index + 1); c++) {
      const s = intAt(uses.standard, c);
      used[s] = at(used, s) + (share * (standards[s]?.content[index] ?? 0)) / 100;
    }
  });
  return standards
    .flatMap(({ name, authority, max }, s) => (at(used, s) > 0 ? [{ name, authority, max, used: at(used, s) }] : []))
    .sort((one, other) => other.used / other.max - one.used / one.max)
    .map(({ name, authority, max, used }) => ({
      name,
      authority,
      used_pct: Math.round(used * 1e5) / 1e5,
      limit_pct: max,
    }));
}

/** The limits of a formula: all that it uses some of, and the tightest of them. */
export function limitsOf(formula: Formula): Pick<Variant, "limits" | "statement"> {
  const statement = statementOf(formula);
  return { statement, limits: statement.slice(0, shownLimits) };
}
