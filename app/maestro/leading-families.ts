import { materials } from "./palette/materials.ts";
import { type Family, families, type MaterialId, type Notes, positions } from "./types.ts";

const familyOfMaterial = new Map<MaterialId, Family | null>(materials.map(({ id, family }) => [id, family]));

/** The two families with most notes; within a layer earlier notes weigh a little more. */
export function leadingFamilies(notes: Notes): [main: Family, second: Family] {
  const weights = new Map<Family, number>(families.map((family) => [family, 0]));
  for (const position of positions) {
    for (const [rank, { material }] of notes[position].entries()) {
      const family = familyOfMaterial.get(material);
      if (family) weights.set(family, (weights.get(family) ?? 0) + 1 - rank * 0.1);
    }
  }
  const [main = "woody", second = "oriental"] = [...families].sort(
    (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
  );
  return [main, second];
}
