import type { BottleOffer } from "../product-cards/product-cards.tsx";
import type { VariantView } from "./variant-view.server.ts";

/** Composed variants as product cards. */
export function variantOffers(variants: readonly VariantView[]): BottleOffer[] {
  return variants.map(({ kind, name, notes }) => ({ kind, name, description: null, notes }));
}
