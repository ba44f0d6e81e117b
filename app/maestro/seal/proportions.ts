import { mix, rise } from "./curves.ts";
import type { Seal } from "./seal.ts";

/** The corners of the octagon lie this far from the centre. */
export const octagon = 100;
export const rim = { inner: 102.4, teeth: 105.2, longTeeth: 108, outer: 112 } as const;

/** The longest rays and the highest waves. */
export const raysRoom = 9;
export const wavesRoom = 4.5;

/** How strongly each thing is drawn, 0 to 1, and where the parts of the pyramid meet. */
export type Proportions = {
  woody: number;
  oriental: number;
  floral: number;
  musk: number;
  aquatic: number;
  /** How far strands reach inwards, and how pointed the star is. */
  sharp: { base: number; middle: number; top: number };
  bulge: number;
  /** Radii of the disc of the top notes, and of the heart around it. */
  disc: number;
  heart: number;
  /** How long rays and how high waves are. */
  rays: number;
  waves: number;
  raysPerEighth: number;
};

/**
 * The ranges are about the fifth and the ninety-fifth of four hundred formulas of random answers: what lies beyond is drawn alike,
 * what lies between in its measure.
 */
export function proportionsOf({ families, layers, dosage }: Seal): Proportions {
  const { woody, oriental, floral, citrus, musk, aquatic } = families;
  const soft = floral + 0.6 * musk + 0.6 * aquatic - 0.8 * woody - 0.8 * oriental;
  const disc = mix(19, 30, rise(layers.top.share, 0.05, 0.55));
  const rays = raysRoom * rise(citrus, 0.05, 0.48);
  return {
    woody: rise(woody, 0.02, 0.6),
    oriental: rise(oriental, 0, 0.6),
    floral: rise(floral, 0.02, 0.58),
    musk: rise(musk, 0.02, 0.4),
    aquatic: rise(aquatic, 0, 0.46),
    sharp: {
      base: rise(layers.base.angle, 42.5, 53),
      middle: rise(layers.middle.angle, 50, 68),
      top: rise(layers.top.angle, 53, 69),
    },
    bulge: mix(-0.05, 0.22, rise(soft, -0.5, 0.42)),
    disc,
    heart: disc + mix(rays, raysRoom, 0.3) + mix(21, 34, rise(layers.middle.share, 0.05, 0.55)),
    rays,
    waves: wavesRoom * rise(aquatic, 0, 0.46),
    raysPerEighth: Math.round(mix(3, 6, rise(dosage, 15, 22))),
  };
}
