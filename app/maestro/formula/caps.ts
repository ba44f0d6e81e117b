import { impactOf, maxUse, typicalUse } from "../palette/columns.ts";
import { carriers, loweredMax, neverPoured, powerfulFrom, powerfulMultiple } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import { maxInProduct } from "../palette/standards.ts";
import { at } from "../vector.ts";

/**
 * The weighing grid: a share is a whole number of units of 1 / unitsPerPercent % (0.001 %) of the concentrate. What is
 * strongest is poured in hundredths of a per cent, and weighed as a dilution.
 */
export const unitsPerPercent = 1000;

/** A quiet material that carries a perfume may fill so much of the concentrate, %. An estimate. */
const mostOfCarrier = 30;

/**
 * The highest share that a formula takes of each material by habit, % of the concentrate: five times its usual share (or
 * ten more than twice it, if that is less), and never more than its maximum use level.
 */
const habitualMax: Readonly<Float64Array> = Float64Array.from(maxUse, (max, index) => {
  const typical = at(typicalUse, index);
  const id = materials[index]?.id;
  const most = Math.min(max, (id && loweredMax[id]) ?? max);
  if (id && neverPoured.includes(id)) return 0;
  if (id && carriers.includes(id)) return Math.min(most, Math.max(mostOfCarrier, 4 * typical));
  if (at(impactOf, index) >= powerfulFrom) return Math.min(most, powerfulMultiple * typical);
  return Math.min(most, 5 * typical, 10 + 2 * typical);
});

/** The caps at every dosage that was composed at; answers know ten. */
const knownCaps = new Map<number, Readonly<Float64Array>>();

/**
 * The cap of each material, % of the concentrate, rounded down to the weighing grid: what habit and every limit (IFRA's
 * and the EU's) allow it alone.
 * @param dosage % w/w of the finished perfume
 */
export function capsAt(dosage: number): Readonly<Float64Array> {
  const known = knownCaps.get(dosage);
  if (known) return known;
  const caps = Float64Array.from(habitualMax, (most, material) => {
    const cap = Math.min(most, (at(maxInProduct, material) * 100) / dosage);
    return Math.floor(cap * unitsPerPercent + 1e-9) / unitsPerPercent;
  });
  knownCaps.set(dosage, caps);
  return caps;
}

/** The cap of one material. */
export const capOf = (material: number, dosage: number): number => at(capsAt(dosage), material);

/** A line is worth weighing from this share on (% of the concentrate), or from half its usual share, if that is less. */
const worthWeighing = 0.03;

/** The least share of a material that is poured at all, % of the concentrate, on the weighing grid. */
export const leastOf: Readonly<Float64Array> = Float64Array.from(
  typicalUse,
  (typical) => Math.max(1, Math.ceil(Math.min(worthWeighing, typical / 2) * unitsPerPercent - 1e-9)) / unitsPerPercent,
);
