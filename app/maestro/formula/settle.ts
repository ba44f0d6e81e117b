import { type Choice, grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { ceilings, ceilingsOf, positionOf } from "./stock.ts";

const used = new Float64Array(ceilings.length);
const remainder = new Float64Array(64);
const capUnits = new Int32Array(64);

/** Share of the ceiling that one unit of a material uses up at a dosage. */
function bite(material: number, j: number, dosage: number): number {
  const ceiling = ceilings[j];
  return ceiling ? (at(ceiling.content, material) * dosage) / (1e4 * grid * ceiling.max) : 0;
}

function add(material: number, units: number, dosage: number): void {
  const under = ceilingsOf[material];
  if (!under) return;
  for (let c = 0; c < under.length; c++) {
    const j = whole(under, c);
    used[j] = at(used, j) + units * bite(material, j, dosage);
  }
}

/** How many more units of a material every ceiling would bear, at most `wanted`. */
function bearable(material: number, wanted: number, dosage: number): number {
  let most = wanted;
  const under = ceilingsOf[material];
  if (!under) return most;
  for (let c = 0; c < under.length; c++) {
    const j = whole(under, c);
    most = Math.min(most, Math.floor((1 - 1e-9 - at(used, j)) / bite(material, j, dosage)));
  }
  return Math.max(0, most);
}

/** Takes whole units out of what weighs most on a ceiling until the ceiling holds. */
function relieve(choice: Choice, units: Int32Array, dosage: number): void {
  for (let j = 0; j < ceilings.length; j++) {
    while (at(used, j) > 1 - 1e-9) {
      let heaviest = -1;
      let most = 0;
      for (let k = 0; k < choice.size; k++) {
        const load = whole(units, k) > 1 ? whole(units, k) * bite(whole(choice.materials, k), j, dosage) : 0;
        if (load > most) {
          most = load;
          heaviest = k;
        }
      }
      if (heaviest < 0) return;
      units[heaviest] = whole(units, heaviest) - 1;
      add(whole(choice.materials, heaviest), -1, dosage);
    }
  }
}

/**
 * Sets shares x (%) on the grid: rounded down, relieved where a ceiling is still exceeded, then filled up part by part
 * of the pyramid, the largest remainders first and then whatever has the most room, each only as far as its cap and
 * every ceiling bear. Sums in whole units are exact.
 */
export function settle(choice: Choice, x: Float64Array, parts: Int32Array, dosage: number, units: Int32Array): void {
  used.fill(0);
  for (let k = 0; k < choice.size; k++) {
    const material = whole(choice.materials, k);
    const scaled = at(x, k) * grid;
    const cap = Math.floor(at(choice.cap, k) * grid + 1e-6);
    const down = Math.min(cap, Math.max(2, Math.floor(scaled + 1e-6)));
    units[k] = down;
    capUnits[k] = cap;
    remainder[k] = scaled - down;
    add(material, down, dosage);
  }
  relieve(choice, units, dosage);
  let missing = 0;
  for (let position = 0; position < 3; position++)
    missing += fill(choice, position, whole(parts, position), dosage, units);
  // A part whose materials are all at their caps hands the rest on: the total outranks the split.
  for (let position = 2; position >= 0 && missing !== 0; position--) {
    missing = pour(choice, position, missing, dosage, units);
  }
}

function fill(choice: Choice, position: number, wanted: number, dosage: number, units: Int32Array): number {
  let sum = 0;
  for (let k = 0; k < choice.size; k++) {
    if (whole(positionOf, whole(choice.materials, k)) === position) sum += whole(units, k);
  }
  let left = wanted - sum;
  while (left > 0) {
    let best = -1;
    let most = 0;
    for (let k = 0; k < choice.size; k++) {
      const material = whole(choice.materials, k);
      if (whole(positionOf, material) !== position || at(remainder, k) <= most) continue;
      if (whole(units, k) >= whole(capUnits, k) || bearable(material, 1, dosage) < 1) continue;
      most = at(remainder, k);
      best = k;
    }
    if (best < 0) break;
    units[best] = whole(units, best) + 1;
    remainder[best] = at(remainder, best) - 1;
    add(whole(choice.materials, best), 1, dosage);
    left--;
  }
  return left === 0 ? 0 : pour(choice, position, left, dosage, units);
}

/** Gives (or takes, where `left` is negative) units to the materials with most room; answers what is left over. */
function pour(choice: Choice, position: number, left: number, dosage: number, units: Int32Array): number {
  let rest = left;
  while (rest !== 0) {
    let best = -1;
    let room = 0;
    for (let k = 0; k < choice.size; k++) {
      const material = whole(choice.materials, k);
      if (whole(positionOf, material) !== position) continue;
      const free =
        rest > 0
          ? bearable(material, Math.min(rest, whole(capUnits, k) - whole(units, k)), dosage)
          : Math.min(-rest, whole(units, k) - 2);
      if (free > room) {
        room = free;
        best = k;
      }
    }
    if (best < 0) return rest;
    const moved = rest > 0 ? room : -room;
    units[best] = whole(units, best) + moved;
    add(whole(choice.materials, best), moved, dosage);
    rest -= moved;
  }
  return 0;
}
