import { isMissed, type Unmet, type WhyUnmet } from "../../profile/unmet.ts";
import type { MaterialId, ThingId, VariantKind } from "../../types.ts";

/** Why nothing of a wish is poured: of what is left out it tells what must not be in it from what is disliked. */
export type WhyLost = Exclude<WhyUnmet, "taken"> | "unborne" | "disliked";

/** A wish that was not fulfilled, as a letter speaks of it: what stands in for it, or why none of it is poured. */
export type UnmetWish = { thing: ThingId } & ({ by: readonly MaterialId[] } | { why: WhyLost });

/**
 * The wishes in vain of which the letter of a perfume speaks, in one sentence: all that is in neither perfume, or else what
 * is stood in for; where the first says the one, the second says the other.
 * @param shown the notes of this perfume, by which alone its letter explains
 */
export function unmetFor(variant: VariantKind, unmet: Unmet | undefined, shown: readonly MaterialId[]): UnmetWish[] {
  if (!unmet) return [];
  const taken = unmet.standIns.filter(({ isTaken }) => isTaken);
  const whyTaken = (thing: ThingId): WhyLost => (unmet.unborne.includes(thing) ? "unborne" : "disliked");
  const lost = new Map<ThingId, WhyLost>([
    ...unmet.unpoured
      .filter(isMissed)
      .map(({ thing, why }) => [thing, why === "taken" ? whyTaken(thing) : why] as const),
    ...taken.map(({ thing }) => [thing, whyTaken(thing)] as const),
  ]);
  const isFirst = variant === "premiere";
  if (isFirst && lost.size > 0) return [...lost].map(([thing, why]) => ({ thing, why }));
  if (!isFirst && lost.size === 0) return [];
  return unmet.standIns
    .filter(({ isTaken }) => !isTaken)
    .map(({ thing, by }) => ({ thing, by: by.filter((id) => shown.includes(id)) }))
    .filter(({ by }) => by.length > 0);
}
