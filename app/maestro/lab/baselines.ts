import { type Choice, capOf } from "../formula/choose.ts";
import { linesOf } from "../formula/lines.ts";
import { settle } from "../formula/settle.ts";
import { count, indexOf, positionOf } from "../formula/stock.ts";
import { columns } from "../formula/structures.ts";
import { materials } from "../palette/materials.ts";
import type { FormulaLine, MaterialId } from "../types.ts";
import { cosine, familyProfile } from "./vectors.ts";

const classical = columns.map(({ shares, members }) => {
  const lines: FormulaLine[] = [];
  for (const member of members) {
    const facts = materials[member];
    if (facts) lines.push({ material: facts.id, pct_concentrate: shares[member] ?? 0, position: facts.position });
  }
  return { lines, profile: familyProfile(lines) };
});

/** The nearest classical structure, unchanged: what a shop that picks from a list would sell. */
export function nearestStructure(target: readonly number[]): FormulaLine[] {
  let best = classical[0];
  for (const structure of classical) {
    if (best && cosine(structure.profile, target) > cosine(best.profile, target)) best = structure;
  }
  return best?.lines ?? [];
}

/** What lets any random crew be filled up to 100 %. */
const fillers: readonly MaterialId[] = [
  "bergamot_fcf",
  "linalyl_acetate",
  "hedione",
  "phenylethyl_alcohol",
  "galaxolide",
  "iso_e_super",
];

/** Twenty materials at random in random shares, made compliant by the same weighing grid. */
export function randomFormula(dosage: number, chance: () => number): FormulaLine[] {
  const choice: Choice = {
    size: 0,
    materials: new Int32Array(48),
    pour: new Float64Array(48),
    cap: new Float64Array(48),
  };
  const drawn = new Set(fillers.map((id) => indexOf.get(id) ?? 0));
  while (drawn.size < 20) drawn.add(Math.floor(chance() * count));
  const parts = Int32Array.from([3000, 3000, 4000]);
  const weight = [0, 0, 0];
  for (const material of drawn) {
    const k = choice.size++;
    choice.materials[k] = material;
    choice.cap[k] = capOf(material, dosage);
    choice.pour[k] = -Math.log(1 - chance());
    const part = positionOf[material] ?? 0;
    weight[part] = (weight[part] ?? 0) + (choice.pour[k] ?? 0);
  }
  const shares = choice.pour.map((share, k) => {
    const part = positionOf[choice.materials[k] ?? 0] ?? 0;
    return Math.min(choice.cap[k] ?? 0, (share * (parts[part] ?? 0)) / 100 / (weight[part] ?? 1));
  });
  const units = new Int32Array(48);
  settle(choice, shares, parts, dosage, units);
  return linesOf({ size: choice.size, materials: choice.materials, units, dosage });
}
