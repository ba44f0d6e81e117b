import { powerOf } from "../odour/loudness.ts";
import { facetOf, familyOf, indexOf, positionOf } from "../palette/columns.ts";
import { type Hash128, hashText } from "../random.ts";
import { type Family, type FormulaLine, families, type Position, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { facetAngles, middleAngle } from "./angles.ts";

/** A part of the pyramid: its share of the odour's power, and how sharp its facets are on average, in degrees. */
type Layer = { share: number; angle: number };

/** What a seal is drawn from. Shares are of the odour's power (odour/loudness.ts): what is smelled, not what is weighed. */
export type Seal = {
  families: Record<Family, number>;
  layers: Record<Position, Layer>;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  /** Of materials, shares and dosage. */
  hash: Hash128;
};

/** Lines of no matter what order; a stored formula may name materials that the palette no longer has. */
export type Sealed = { lines: readonly Pick<FormulaLine, "pct_concentrate" | "material">[]; dosage: number };

/** The same formula has the same hash, whoever composed it and with whatever version. */
function hashOf({ lines, dosage }: Sealed): Hash128 {
  const written = lines.map(({ material, pct_concentrate }) => `${material} ${pct_concentrate.toFixed(4)}`).sort();
  return hashText([dosage.toFixed(3), ...written].join("\n"));
}

/** Reads of a formula what its seal shows. */
export function sealOf(formula: Sealed): Seal {
  const byFamily = new Float64Array(families.length);
  const byLayer = new Float64Array(positions.length);
  const angles = new Float64Array(positions.length);
  let all = 0;
  for (const { material, pct_concentrate } of formula.lines) {
    const index = indexOf.get(material);
    if (index === undefined || intAt(familyOf, index) < 0) continue;
    const power = pct_concentrate * at(powerOf, index);
    const [f, layer] = [intAt(familyOf, index), intAt(positionOf, index)];
    byFamily[f] = at(byFamily, f) + power;
    byLayer[layer] = at(byLayer, layer) + power;
    angles[layer] = at(angles, layer) + power * at(facetAngles, intAt(facetOf, index));
    all += power;
  }
  const part = (power: number, whole: number, empty: number) => (whole > 0 ? power / whole : empty);
  const familyShare = (family: Family) => part(at(byFamily, families.indexOf(family)), all, 0);
  const layerOf = (position: Position): Layer => {
    const layer = positions.indexOf(position);
    const power = at(byLayer, layer);
    return { share: part(power, all, 0), angle: part(at(angles, layer), power, middleAngle) };
  };
  return {
    families: {
      woody: familyShare("woody"),
      oriental: familyShare("oriental"),
      floral: familyShare("floral"),
      citrus: familyShare("citrus"),
      musk: familyShare("musk"),
      aquatic: familyShare("aquatic"),
    },
    layers: { top: layerOf("top"), middle: layerOf("middle"), base: layerOf("base") },
    dosage: formula.dosage,
    hash: hashOf(formula),
  };
}
