import type { BottleOffer } from "../product-cards/product-cards.tsx";
import type { NameLines } from "./name-lines.server.ts";
import type { VariantView } from "./variant-view.server.ts";

/** Composed variants as product cards. */
export function variantOffers(variants: readonly VariantView[], names: NameLines): BottleOffer[] {
  return variants.map(({ kind, name, notes, reach, seal }, index) => {
    return { kind, name, names: names.bottles[index] ?? [], description: null, reach, notes, seal };
  });
}
