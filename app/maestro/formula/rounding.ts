import { positionOf } from "../palette/columns.ts";
import { addUse, standards, uses } from "../palette/standards.ts";
import { positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { unitsPerPercent } from "./caps.ts";
import type { Formula } from "./formula.ts";
import type { Workspace } from "./workspace.ts";

/** A formula is not `solved` if rounding moves any share by more than this many units, or this part of it. */
const maxDeviation = 60;
const maxRelative = 0.05;

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

/** Takes units away where a standard is exceeded, from the material that uses most of it, until the standard is kept. */
function reduceToLimits(rounding: Rounding): void {
  const { selection, program, limitUse, units } = rounding.workspace;
  for (let s = 0; s < standards.length; s++) {
    const standard = standards[s];
    while (standard && at(limitUse, s) > 1 - 1e-9) {
      let heaviest = -1;
      let most = 0;
      for (let k = 0; k < program.variables; k++) {
        if (intAt(units, k) <= 1) continue;
        const use = intAt(units, k) * at(standard.use, intAt(selection, k));
        if (use > most) {
          most = use;
          heaviest = k;
        }
      }
      if (heaviest < 0) return;
      units[heaviest] = intAt(units, heaviest) - 1;
      countUse(rounding, intAt(selection, heaviest), -1);
    }
  }
}

/** The variables of a part of the pyramid. */
function variablesIn({ workspace: { selection, program } }: Rounding, position: number): number[] {
  const variables: number[] = [];
  for (let k = 0; k < program.variables; k++) {
    if (intAt(positionOf, intAt(selection, k)) === position) variables.push(k);
  }
  return variables;
}

/** Distributes the units that a part of the pyramid still lacks, by remainders; returns how many found no place. */
function fillPart(rounding: Rounding, position: number, wanted: number): number {
  const { selection, units, remainder, mostUnits } = rounding.workspace;
  const variables = variablesIn(rounding, position);
  let missing = wanted - variables.reduce((sum, k) => sum + intAt(units, k), 0);
  while (missing > 0) {
    let best = -1;
    let largest = 0;
    for (const k of variables) {
      if (at(remainder, k) <= largest || intAt(units, k) >= intAt(mostUnits, k)) continue;
      if (allowedUnits(rounding, intAt(selection, k), 1) < 1) continue;
      largest = at(remainder, k);
      best = k;
    }
    if (best < 0) break;
    units[best] = intAt(units, best) + 1;
    remainder[best] = at(remainder, best) - 1;
    countUse(rounding, intAt(selection, best), 1);
    missing--;
  }
  return missing === 0 ? 0 : distribute(rounding, variables, missing);
}

/**
 * Gives `count` units to the variables with the most room, or takes them away if `count` is negative. Returns how many
 * are left over.
 */
function distribute(rounding: Rounding, variables: readonly number[], count: number): number {
  const { selection, units, mostUnits, leastUnits } = rounding.workspace;
  let left = count;
  while (left !== 0) {
    let best = -1;
    let most = 0;
    for (const k of variables) {
      const room =
        left > 0
          ? allowedUnits(rounding, intAt(selection, k), Math.min(left, intAt(mostUnits, k) - intAt(units, k)))
          : Math.min(-left, intAt(units, k) - intAt(leastUnits, k));
      if (room > most) {
        most = room;
        best = k;
      }
    }
    if (best < 0) return left;
    const moved = left > 0 ? most : -most;
    units[best] = intAt(units, best) + moved;
    countUse(rounding, intAt(selection, best), moved);
    left -= moved;
  }
  return 0;
}

/**
 * Rounds the program's solution to the weighing grid: down first, reduced where a standard is still exceeded, then filled up
 * part by part of the pyramid by the largest remainders and after that by the most room, within every cap and standard.
 * @param parts units per part of the pyramid; they sum to 100 %
 * @param dosage % w/w of the finished perfume
 * @returns a formula whose units sum to exactly 100 %, which comes before the split into parts
 */
export function roundToGrid(workspace: Workspace, parts: Readonly<Int32Array>, dosage: number): Formula {
  const { selection, program, limitUse, units, mostUnits, leastUnits, remainder } = workspace;
  const rounding = { workspace, dosage };
  limitUse.fill(0);
  for (let k = 0; k < program.variables; k++) {
    const scaled = at(program.x, k) * unitsPerPercent;
    const most = Math.floor(at(program.upper, k) * unitsPerPercent + 1e-6);
    const least = Math.min(most, Math.ceil(at(program.lower, k) * unitsPerPercent - 1e-6));
    const down = Math.min(most, Math.max(least, Math.floor(scaled + 1e-6)));
    units[k] = down;
    mostUnits[k] = most;
    leastUnits[k] = least;
    remainder[k] = scaled - down;
    countUse(rounding, intAt(selection, k), down);
  }
  reduceToLimits(rounding);
  let left = 0;
  for (let position = 0; position < positions.length; position++) {
    left += fillPart(rounding, position, intAt(parts, position));
  }
  for (let position = positions.length - 1; position >= 0 && left !== 0; position--) {
    left = distribute(rounding, variablesIn(rounding, position), left);
  }
  const formula = { materials: [] as number[], units: [] as number[], dosage, solved: left === 0 };
  for (let k = 0; k < program.variables; k++) {
    if (intAt(units, k) === 0) continue;
    const scaled = at(program.x, k) * unitsPerPercent;
    const moved = Math.abs(intAt(units, k) - scaled);
    if (moved > Math.max(maxDeviation, maxRelative * scaled)) formula.solved = false;
    formula.materials.push(intAt(selection, k));
    formula.units.push(intAt(units, k));
  }
  return formula;
}
