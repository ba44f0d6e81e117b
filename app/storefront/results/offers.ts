import type { BottleOffer } from "./product-cards.tsx";
import type { VariantView } from "./view.server.ts";

/** Composed variants as the cards show them. */
export function offersOf(variants: readonly VariantView[]): BottleOffer[] {
  return variants.map(({ kind, name, notes }) => ({ kind, name, description: null, notes }));
}
