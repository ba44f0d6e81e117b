import { addUse, standards, uses } from "../palette/standards.ts";
import { positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import type { Formula } from "./formula.ts";
import { unitsPerPercent } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

/** Every material of a formula has at least this many units of the weighing grid: less could not be weighed. */
const minUnits = 2;

/** A formula is not `solved` if rounding moves any share by more than this many units. */
const maxDeviation = 6;

/** What is being rounded, and at which dosage (% w/w of the finished perfume). */
type Rounding = { workspace: Workspace; dosage: number };

/** % w/w of the finished perfume that one unit of the weighing grid is. */
const unitInProduct = (dosage: number) => dosage / (100 * unitsPerPercent);

/** Counts units of a material towards the standards; negative to take them off. */
function countUse({ workspace: { limitUse }, dosage }: Rounding, material: number, units: number): void {
  addUse(limitUse, material, units * unitInProduct(dosage));
}

/** How many more units of a material all standards allow together, up to `wanted`. */
function allowedUnits({ workspace: { limitUse }, dosage }: Rounding, material: number, wanted: number): number {
  let allowed = wanted;
  const end = intAt(uses.from, material + 1);
  for (let c = intAt(uses.from, material); c < end; c++) {
    const left = 1 - 1e-9 - at(limitUse, intAt(uses.standard, c));
    allowed = Math.min(allowed, Math.floor(left / (at(uses.use, c) * unitInProduct(dosage))));
  }
  return Math.max(0, allowed);
}

/**
 * Takes units away where a standard is exceeded, from the material that uses most of it, until the standard is kept.
 */
function reduceToLimits(rounding: Rounding): void {
  const { selection, limitUse, units } = rounding.workspace;
  for (let s = 0; s < standards.length; s++) {
    const standard = standards[s];
    while (standard && at(limitUse, s) > 1 - 1e-9) {
      let heaviest = -1;
      let most = 0;
      for (let k = 0; k < selection.size; k++) {
        if (intAt(units, k) <= 1) continue;
        const use = intAt(units, k) * at(standard.use, intAt(selection.materials, k));
        if (use > most) {
          most = use;
          heaviest = k;
        }
      }
      if (heaviest < 0) return;
      units[heaviest] = intAt(units, heaviest) - 1;
      countUse(rounding, intAt(selection.materials, heaviest), -1);
    }
  }
}

/** Distributes the units that a part of the pyramid still lacks; returns how many found no place. */
function fillPart(rounding: Rounding, position: number, wanted: number): number {
  const { selection, units, remainder, capUnits } = rounding.workspace;
  const { byPart, partFrom } = selection;
  const end = intAt(partFrom, position + 1);
  let missing = wanted;
  for (let n = intAt(partFrom, position); n < end; n++) missing -= intAt(units, intAt(byPart, n));
  while (missing > 0) {
    let best = -1;
    let largest = 0;
    for (let n = intAt(partFrom, position); n < end; n++) {
      const k = intAt(byPart, n);
      if (at(remainder, k) <= largest) continue;
      const material = intAt(selection.materials, k);
      if (intAt(units, k) >= intAt(capUnits, k) || allowedUnits(rounding, material, 1) < 1) continue;
      largest = at(remainder, k);
      best = k;
    }
    if (best < 0) break;
    units[best] = intAt(units, best) + 1;
    remainder[best] = at(remainder, best) - 1;
    countUse(rounding, intAt(selection.materials, best), 1);
    missing--;
  }
  return missing === 0 ? 0 : distribute(rounding, position, missing);
}

/**
 * Gives `count` units to the materials with the most room, or takes them away if `count` is negative. Returns how many
 * are left over.
 */
function distribute(rounding: Rounding, position: number, count: number): number {
  const { selection, units, capUnits } = rounding.workspace;
  let left = count;
  while (left !== 0) {
    let best = -1;
    let most = 0;
    for (let n = intAt(selection.partFrom, position); n < intAt(selection.partFrom, position + 1); n++) {
      const k = intAt(selection.byPart, n);
      if (intAt(capUnits, k) === 0) continue;
      const material = intAt(selection.materials, k);
      const room =
        left > 0
          ? allowedUnits(rounding, material, Math.min(left, intAt(capUnits, k) - intAt(units, k)))
          : Math.min(-left, intAt(units, k) - minUnits);
      if (room > most) {
        most = room;
        best = k;
      }
    }
    if (best < 0) return left;
    const moved = left > 0 ? most : -most;
    units[best] = intAt(units, best) + moved;
    countUse(rounding, intAt(selection.materials, best), moved);
    left -= moved;
  }
  return 0;
}

/**
 * Rounds shares to the weighing grid: down first, reduced where a standard is still exceeded, then filled up part by
 * part of the pyramid by the largest remainders and after that by the most room, within every cap and standard.
 * @param shares % of the concentrate per material of `workspace.selection`
 * @param parts units per part of the pyramid; they sum to 100 %
 * @param dosage % w/w of the finished perfume
 * Materials whose cap is 0 are left out.
 * @returns a formula whose units sum to exactly 100 %, which comes before the split into parts
 */
export function roundToGrid(
  workspace: Workspace,
  shares: Readonly<Float64Array>,
  parts: Readonly<Int32Array>,
  dosage: number,
): Formula {
  const { selection, limitUse, units, capUnits, remainder } = workspace;
  const rounding = { workspace, dosage };
  limitUse.fill(0);
  for (let k = 0; k < selection.size; k++) {
    const scaled = at(shares, k) * unitsPerPercent;
    if (at(selection.cap, k) === 0) {
      units[k] = 0;
      capUnits[k] = 0;
      remainder[k] = 0;
      continue;
    }
    const cap = Math.floor(at(selection.cap, k) * unitsPerPercent + 1e-6);
    const down = Math.min(cap, Math.max(minUnits, Math.floor(scaled + 1e-6)));
    units[k] = down;
    capUnits[k] = cap;
    remainder[k] = scaled - down;
    countUse(rounding, intAt(selection.materials, k), down);
  }
  reduceToLimits(rounding);
  let left = 0;
  for (let position = 0; position < positions.length; position++) {
    left += fillPart(rounding, position, intAt(parts, position));
  }
  for (let position = positions.length - 1; position >= 0 && left !== 0; position--) {
    left = distribute(rounding, position, left);
  }
  const formula = { materials: [] as number[], units: [] as number[], dosage, solved: true };
  for (let k = 0; k < selection.size; k++) {
    if (intAt(units, k) === 0) continue;
    if (Math.abs(intAt(units, k) - at(shares, k) * unitsPerPercent) > maxDeviation) formula.solved = false;
    formula.materials.push(intAt(selection.materials, k));
    formula.units.push(intAt(units, k));
  }
  return formula;
}
