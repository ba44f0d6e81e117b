import type { MaterialId } from "./materials.ts";

/**
 * The share of sessions in which a material may be used, 0 to 1; 1 if it is not listed. Materials that every structure
 * asks for are withheld from some sessions, so that no two visitors draw from the same palette and no perfume of the
 * house is recognised by its filler. The oud accord is withheld from all sessions: its constituents are not known, so
 * it cannot be checked against the limits.
 */
export const availability: Partial<Record<MaterialId, number>> = {
  oud_accord: 0,
  iso_e_super: 0.66,
  hedione: 0.72,
  phenylethyl_alcohol: 0.73,
  benzyl_acetate: 0.9,
  bergamot_fcf: 0.85,
};

/**
 * The share where the family of the material was requested: for Hedione it is lower, because other flowers then fill
 * the heart.
 */
export const requestedAvailability: Partial<Record<MaterialId, number>> = { hedione: 0.45 };
