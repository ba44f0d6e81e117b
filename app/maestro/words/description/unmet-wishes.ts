import { isMissed, type Unmet } from "../../profile/unmet.ts";
import type { MaterialId, ThingId, VariantKind } from "../../types.ts";

/** A wish that was not fulfilled, as a letter speaks of it: what stands in for it, nothing where none of it is poured. */
export type UnmetWish = { thing: ThingId; by: readonly MaterialId[] };

/**
 * The wishes in vain of which the letter of a perfume speaks, in one sentence: all that is in neither perfume, or else what
 * is stood in for; where the first says the one, the second says the other.
 * @param shown the notes of this perfume, by which alone its letter explains
 */
export function unmetFor(variant: VariantKind, unmet: Unmet | undefined, shown: readonly MaterialId[]): UnmetWish[] {
  if (!unmet) return [];
  const taken = unmet.standIns.filter(({ isTaken }) => isTaken);
  const lost = [...new Set([...unmet.unpoured.filter(isMissed), ...taken].map(({ thing }) => thing))];
  const isFirst = variant === "premiere";
  if (isFirst && lost.length > 0) return lost.map((thing) => ({ thing, by: [] }));
  if (!isFirst && lost.length === 0) return [];
  return unmet.standIns
    .filter(({ isTaken }) => !isTaken)
    .map(({ thing, by }) => ({ thing, by: by.filter((id) => shown.includes(id)) }))
    .filter(({ by }) => by.length > 0);
}
