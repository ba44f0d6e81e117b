import type { MaterialId } from "./materials.ts";

/**
 * The share of persons on whose tray a material lies. What every structure would reach for is kept off some trays, so
 * that no two people draw from the same palette and no perfume of the house is recognised by its filler.
 * The oud accord is kept off all of them: it is a compound whose parts cannot be checked against the limits.
 */
export const tray: Partial<Record<MaterialId, number>> = {
  oud_accord: 0,
  iso_e_super: 0.66,
  hedione: 0.73,
  phenylethyl_alcohol: 0.73,
  benzyl_acetate: 0.9,
  bergamot_fcf: 0.85,
};
