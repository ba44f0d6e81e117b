import { absorptionOf, nearestLiquid } from "../../maestro/compounding/colour.ts";
import type { Variant } from "../../maestro/types.ts";
import type { PictureName } from "../../media/manifest.ts";

/** The picture by day of the bottle whose liquid looks most like a perfume's own. */
export function bottleOf({ formula, dosage_pct: dosage }: Pick<Variant, "formula" | "dosage_pct">): PictureName {
  return `bottle-day-${nearestLiquid(absorptionOf({ lines: formula, dosage })).hue}`;
}
