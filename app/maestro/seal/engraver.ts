import { inlayOf, weave } from "./band.ts";
import { cosine, mix, polar } from "./curves.ts";
import type { Drawing, Mark } from "./marks.ts";
import { octagonOf, starOf, twistOf, wavesOf } from "./ornaments.ts";
import { octagon, proportionsOf, raysRoom } from "./proportions.ts";
import type { Seal } from "./seal.ts";

/** Half the picture; it is engraved 8 mm wide. */
const half = 120;
const millimetre = (2 * half) / 8;
/** The finest line that metal keeps is 0.15 mm. */
const finest = 0.16 * millimetre;
const trace = 0.12;

/** The same figure with the few lines that 8 mm hold, and that are seen at 32 px. Areas have an edge, so none ends in a hair. */
export function engraverDrawing(seal: Seal): Drawing {
  const p = proportionsOf(seal);
  const side = octagon * cosine(22.5);
  const width = mix(finest, 9, Math.max(p.woody, p.oriental));
  const waves = p.aquatic > trace ? Math.max(1.5, p.waves) : 0;
  const inner = p.heart + waves + finest;
  const band = weave({
    outer: [side, octagon],
    inner,
    reach: mix(0.3, 0.92, p.sharp.base),
    bulge: p.bulge * 0.6,
    widths: [width, finest],
    gap: finest,
    turn: 0,
  });
  const points = p.disc + mix(2, 10, p.rays / raysRoom);
  const star = starOf(points, points * mix(0.72, 0.4, p.sharp.top), twistOf(seal), p.bulge * 0.8);
  const petal = (p.heart - waves + points) / 2;
  const shown = (strength: number, mark: Mark): Mark[] => (strength > trace ? [mark] : []);
  return {
    half,
    once: [
      { kind: "ring", radius: 113, width: mix(finest, 9, p.woody) },
      { kind: "line", contours: [octagonOf(octagon)], width: mix(finest, 9, p.woody) },
      ...(waves === 0 ? [{ kind: "ring", radius: p.heart, width: finest } as const] : []),
      { kind: "area", contours: [star], edge: finest },
    ],
    eightfold: [
      { kind: "line", contours: band.plain, width },
      ...shown(p.oriental, {
        kind: "area",
        contours: [inlayOf(band.fields[0], mix(0.3, 1, p.oriental), p.bulge / 2)],
        edge: finest,
      }),
      ...shown(p.musk, { kind: "pearl", centre: polar(octagon - 15, 22.5), radius: mix(2.8, 7, p.musk) }),
      ...shown(p.floral, { kind: "pearl", centre: polar(petal, 22.5), radius: mix(2.5, 6.5, p.floral) }),
      ...(waves > 0 ? [{ kind: "line", contours: [wavesOf(p.heart, waves, 2)], width: finest } as const] : []),
    ],
  };
}
