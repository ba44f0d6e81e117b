import { mix } from "./curves.ts";
import type { Drawing } from "./marks.ts";
import { starOf } from "./ornaments.ts";
import { proportionsOf } from "./proportions.ts";
import type { Seal } from "./seal.ts";

/** For 16 px: a star within a ring. How pointed, how round and how hollow it is, and how heavy the ring, tell it apart. */
export function faviconDrawing(seal: Seal): Drawing {
  const p = proportionsOf(seal);
  const ring = mix(8, 26, Math.max(p.woody, p.oriental));
  const points = 110 - ring - mix(2, 22, p.aquatic);
  const star = starOf(points, points * mix(0.78, 0.38, p.sharp.top), 0, p.bulge);
  return {
    half: 116,
    once: [
      { kind: "ring", radius: 114 - ring / 2, width: ring },
      { kind: "area", contours: [star], edge: 4 },
    ],
    eightfold: [],
  };
}
