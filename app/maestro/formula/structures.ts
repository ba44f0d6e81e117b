import { structures } from "../palette/structures.ts";
import { families, type MaterialId } from "../types.ts";
import { at, whole } from "./columns.ts";
import { count, facetOf, familyOf, impactOf, indexOf } from "./stock.ts";

/** A structure as columns: shares per material, its family profile (share x impact, sum 1) and its members. */
export type Structure = {
  name: string;
  shares: Float64Array;
  profile: Float64Array;
  members: Int32Array;
  weight: number;
};

export const columns: readonly Structure[] = Object.entries(structures).map(([name, lines]) => {
  const shares = new Float64Array(count);
  const profile = new Float64Array(families.length);
  const members: number[] = [];
  let weight = 0;
  for (const [id, share] of Object.entries(lines) as [MaterialId, number][]) {
    const index = indexOf.get(id) ?? -1;
    shares[index] = share;
    members.push(index);
    weight += share * at(impactOf, index);
    const family = whole(familyOf, index);
    profile[family] = at(profile, family) + share * at(impactOf, index);
  }
  for (let f = 0; f < families.length; f++) profile[f] = at(profile, f) / weight;
  return { name, shares, profile, members: Int32Array.from(members), weight };
});

/** The largest share that any structure gives to a material, %. */
export const structuralMax = Float64Array.from({ length: count }, (_, i) =>
  Math.max(...columns.map(({ shares }) => at(shares, i))),
);

export function cosine(a: Float64Array, b: Float64Array): number {
  let product = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i++) {
    product += at(a, i) * at(b, i);
    aa += at(a, i) * at(a, i);
    bb += at(b, i) * at(b, i);
  }
  return product / Math.sqrt(aa * bb);
}

/**
 * The two structures nearest to a target (cosine of the family profiles, plus how well the facets asked for sit in
 * them), blended by nearness into `into`, % of the concentrate.
 */
export function blendNearest(
  profile: Float64Array,
  facet: Float64Array,
  taste: Float64Array,
  into: Float64Array,
): void {
  let first: Structure | undefined;
  let second: Structure | undefined;
  let best = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < columns.length; s++) {
    const structure = columns[s];
    if (!structure) continue;
    let sits = 0;
    for (let k = 0; k < structure.members.length; k++) {
      const i = whole(structure.members, k);
      sits += at(structure.shares, i) * at(impactOf, i) * at(facet, whole(facetOf, i));
    }
    const near = cosine(structure.profile, profile) + (0.15 * sits) / structure.weight + 0.02 * at(taste, s);
    if (near > best) {
      second = first;
      next = best;
      first = structure;
      best = near;
    } else if (near > next) {
      second = structure;
      next = near;
    }
  }
  const share = Math.min(0.9, 0.5 + 3 * (best - next));
  for (let i = 0; i < count; i++) {
    into[i] = share * (first ? at(first.shares, i) : 0) + (1 - share) * (second ? at(second.shares, i) : 0);
  }
}
