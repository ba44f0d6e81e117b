import { recordOf } from "../../encoding/record.ts";
import { type Stage, stages, type Unfolding } from "../evaporation/unfolding.ts";
import { type Family, families } from "../types.ts";
import { wholePercents } from "../whole-percents.ts";

/**
 * A perfume over the hours as a river: of each stage how strongly it is smelled, and the share of each family in whole
 * percentages. It is drawn as bands, the wider the stronger (bands.ts, draw.ts), of a short code (code.ts).
 */
export type River = Record<Stage, { strength: number; shares: Record<Family, number> }>;

/** Families below this share of a moment are left out; the percentages are of those that are not. */
const least = 0.025;

/** Reads of an unfolding what its river shows and what is said of it in words. */
export function riverOf(moments: Unfolding["stages"]): River {
  return recordOf(stages, (stage) => {
    const { strength, families: shares } = moments[stage];
    const percents = wholePercents(families.map((family) => (shares[family] >= least ? shares[family] : 0)));
    return { strength, shares: recordOf(families, (_, index) => percents[index] ?? 0) };
  });
}
