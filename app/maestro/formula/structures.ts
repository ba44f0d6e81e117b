import { keysOf } from "../../encoding/record.ts";
import { facetOf, familyOf, impactOf, indexOf, materialCount } from "../palette/columns.ts";
import type { MaterialId } from "../palette/materials.ts";
import { structures } from "../palette/structures.ts";
import { families } from "../types.ts";
import { at, cosine, intAt } from "../vector.ts";

/** A classical structure as vectors: % of the concentrate per material, share of the odour per family (sum 1). */
type Structure = {
  shares: Readonly<Float64Array>;
  families: Readonly<Float64Array>;
  /** The facet and the share x impact of each of its materials, and the sum of the latter. */
  facets: Readonly<Int32Array>;
  presences: Readonly<Float64Array>;
  odour: number;
};

function toStructure(lines: Partial<Record<MaterialId, number>>): Structure {
  const shares = new Float64Array(materialCount);
  const profile = new Float64Array(families.length);
  const facets: number[] = [];
  const presences: number[] = [];
  let odour = 0;
  for (const id of keysOf(lines)) {
    const share = lines[id];
    const index = indexOf.get(id);
    if (share === undefined || index === undefined) continue;
    shares[index] = share;
    const presence = share * at(impactOf, index);
    facets.push(intAt(facetOf, index));
    presences.push(presence);
    odour += presence;
    const family = intAt(familyOf, index);
    profile[family] = at(profile, family) + presence;
  }
  return {
    shares,
    families: profile.map((presence) => presence / odour),
    facets: Int32Array.from(facets),
    presences: Float64Array.from(presences),
    odour,
  };
}

const structureVectors: readonly Structure[] = Object.values(structures).map(toStructure);

/** The largest share that any structure gives to each material, %. */
export const maxStructureShare: Readonly<Float64Array> = Float64Array.from({ length: materialCount }, (_, i) =>
  Math.max(...structureVectors.map(({ shares }) => at(shares, i))),
);

/**
 * A factor on the mean facet weight (ln) of a structure, which is added to the cosine between its families and the
 * target's.
 */
const facetWeight = 0.15;
/** A factor on the session's deviate, so that chance decides between structures that are nearly equally near. */
const deviateWeight = 0.02;

/**
 * Writes a mix of the two structures nearest to a target into `blend` (% of the concentrate). The nearest has half of
 * it, and more the further it is ahead of the second. `deviates` holds one random number per structure.
 */
export function blendNearest(
  target: { families: Readonly<Float64Array>; facets: Readonly<Float64Array> },
  deviates: Readonly<Float64Array>,
  blend: Float64Array,
): void {
  let first: Structure | undefined;
  let second: Structure | undefined;
  let best = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < structureVectors.length; s++) {
    const structure = structureVectors[s];
    if (!structure) continue;
    let facetFit = 0;
    for (let k = 0; k < structure.facets.length; k++) {
      facetFit += at(structure.presences, k) * at(target.facets, intAt(structure.facets, k));
    }
    const nearness =
      cosine(structure.families, target.families) +
      (facetWeight * facetFit) / structure.odour +
      deviateWeight * at(deviates, s);
    if (nearness > best) {
      second = first;
      next = best;
      first = structure;
      best = nearness;
    } else if (nearness > next) {
      second = structure;
      next = nearness;
    }
  }
  const share = Math.min(0.9, 0.5 + 3 * (best - next));
  for (let i = 0; i < materialCount; i++) {
    blend[i] = share * (first ? at(first.shares, i) : 0) + (1 - share) * (second ? at(second.shares, i) : 0);
  }
}
