import { keysOf } from "../../app/encoding/record.ts";
import { capOf, unitsPerPercent } from "../../app/maestro/formula/caps.ts";
import { formulaLines } from "../../app/maestro/formula/formula.ts";
import { roundToGrid } from "../../app/maestro/formula/rounding.ts";
import { createWorkspace } from "../../app/maestro/formula/workspace.ts";
import { indexOf } from "../../app/maestro/palette/columns.ts";
import { materialOf, materials } from "../../app/maestro/palette/materials.ts";
import { structures } from "../../app/maestro/palette/structures.ts";
import { type FormulaLine, type MaterialId, positions } from "../../app/maestro/types.ts";
import { vectorBlocks } from "../../app/maestro/vector.ts";
import { cosine } from "./formulas.ts";
import { familyProfile } from "./nose.ts";
import type { Random } from "./random-stream.ts";

function linesOf(structure: Partial<Record<MaterialId, number>>): FormulaLine[] {
  return keysOf(structure).map((id) => ({
    material: id,
    pct_concentrate: structure[id] ?? 0,
    position: materialOf(id).position,
  }));
}

const classical = Object.values(structures).map((structure) => {
  const lines = linesOf(structure);
  return { lines, profile: familyProfile(lines) };
});

/** The nearest classical structure, unchanged: what a shop would sell that picks from a list. */
export function nearestStructure(target: readonly number[]): FormulaLine[] {
  const nearness = classical.map(({ profile }) => cosine(profile, target));
  return classical[nearness.indexOf(Math.max(...nearness))]?.lines ?? [];
}

/** With these in it, every random selection can be filled up to 100 %. */
const fillers = [
  "bergamot_fcf",
  "linalyl_acetate",
  "hedione",
  "phenylethyl_alcohol",
  "galaxolide",
  "iso_e_super",
] as const satisfies MaterialId[];
const materialsPerFormula = 20;
/** % of the concentrate in top, heart and base. */
const pyramid = [30, 30, 40];

/** Twenty random materials in random shares, made compliant by the engine's rounding. `dosage`: % w/w of the perfume. */
export function randomFormula(dosage: number, random: Random): FormulaLine[] {
  const ids = new Set<MaterialId>(fillers);
  while (ids.size < materialsPerFormula) {
    const material = materials[Math.floor(random() * materials.length)];
    if (material) ids.add(material.id);
  }
  const drawn = [...ids].map((id) => {
    const index = indexOf.get(id) ?? 0;
    const part = positions.indexOf(materialOf(id).position);
    return { index, part, weight: -Math.log(1 - random()), cap: capOf(index, dosage) };
  });
  const weightOf = (part: number) =>
    drawn.reduce((sum, material) => sum + (material.part === part ? material.weight : 0), 0);
  const workspace = createWorkspace(vectorBlocks(128 * 1024));
  const { program, selection } = workspace;
  program.variables = drawn.length;
  drawn.forEach(({ index, part, weight, cap }, k) => {
    selection[k] = index;
    program.upper[k] = cap;
    program.lower[k] = Math.min(cap, 1 / unitsPerPercent);
    program.x[k] = Math.min(cap, (weight * (pyramid[part] ?? 0)) / weightOf(part));
  });
  const parts = Int32Array.from(pyramid, (share) => share * unitsPerPercent);
  return formulaLines(roundToGrid(workspace, parts, dosage));
}
