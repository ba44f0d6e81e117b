import type { MaterialId } from "./materials.ts";

/**
 * The share of sessions in which a material may be used; 1 where nothing stands. The materials that every structure
 * calls for are withheld from some sessions, so that no two visitors draw from the same palette and no perfume of the
 * house is recognised by its filler. The oud accord is withheld from all: it is a compound whose constituents are not
 * known, so it cannot be checked against the limits.
 */
export const availability: Partial<Record<MaterialId, number>> = {
  oud_accord: 0,
  iso_e_super: 0.66,
  hedione: 0.72,
  phenylethyl_alcohol: 0.73,
  benzyl_acetate: 0.9,
  bergamot_fcf: 0.85,
};

/** The same where the family of the material was requested: the heart of a flower has others to fill it. */
export const requestedAvailability: Partial<Record<MaterialId, number>> = { hedione: 0.45 };
