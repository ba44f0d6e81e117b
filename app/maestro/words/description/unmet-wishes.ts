import type { Unmet } from "../../profile/unmet.ts";
import { thingOf } from "../../reading/readable.ts";
import type { MaterialId, MemoryKey, ThingId, VariantKind } from "../../types.ts";

/** A wish that was not fulfilled, as a letter speaks of it: what stands in for it, nothing where none of it is poured. */
export type UnmetWish = { thing: ThingId; by: readonly MaterialId[] };

/** So many are named in a letter. */
const mostLost = 3;
const mostStoodIn = 2;

/** Of these something is in a perfume that moves their way: what smells clean, or of flowers. */
const impressions: ReadonlySet<MemoryKey | undefined> = new Set(["soap", "morning", "garden"]);

/** A whole kind moves the perfume, and a place is no smell: neither is missed. */
function isMissed({ thing, why }: Unmet["unpoured"][number]): boolean {
  const { scene, whole, key } = thingOf(thing);
  return !scene && !whole && !(why === "direction" && impressions.has(key));
}

/**
 * The wishes in vain of which the letter of a perfume speaks, in one sentence: the first of what is in neither perfume, or
 * else of what is stood in for; where the first says the one, the second says the other.
 * @param shown the notes of this perfume, by which alone its letter explains
 */
export function unmetFor(variant: VariantKind, unmet: Unmet | undefined, shown: readonly MaterialId[]): UnmetWish[] {
  if (!unmet) return [];
  const lost = [...new Set(unmet.unpoured.filter(isMissed).map(({ thing }) => thing))];
  const isFirst = variant === "premiere";
  if (isFirst && lost.length > 0) return lost.slice(0, mostLost).map((thing) => ({ thing, by: [] }));
  if (!isFirst && lost.length === 0) return [];
  return unmet.standIns
    .map(({ thing, by }) => ({ thing, by: by.filter((id) => shown.includes(id)) }))
    .filter(({ by }) => by.length > 0)
    .slice(0, mostStoodIn);
}
