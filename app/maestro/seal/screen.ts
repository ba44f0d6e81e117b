import { inlayOf, weave } from "./band.ts";
import { type Contour, cosine, mix, polar } from "./curves.ts";
import type { Drawing, Mark } from "./marks.ts";
import { octagonOf, raysOf, starOf, teethOf, twistOf, wavesOf } from "./ornaments.ts";
import { octagon, type Proportions, proportionsOf, raysRoom, rim, wavesRoom } from "./proportions.ts";
import type { Seal } from "./seal.ts";

/** What is fainter than this is not drawn. */
const trace = 0.04;
const gap = 1.7;

const line = (contours: readonly Contour[], width: number): Mark => ({ kind: "line", contours, width });
const area = (contour: Contour): Mark => ({ kind: "area", contours: [contour], edge: 0 });
const ring = (radius: number, width: number): Mark => ({ kind: "ring", radius, width });

const side = octagon * cosine(22.5);

/** Nearly as much room as the most would take, so that a little more of it moves little else. */
const roomFor = (size: number, most: number) => 2.3 + mix(size, most, 0.3);

/** From the octagon to the heart: woods are the first strand, balsams and spices the second and its inlays, musks the pearls. */
function baseOf(p: Proportions): Mark[] {
  const widths = [mix(1.1, 5.4, p.woody), mix(0.9, 4.8, p.oriental)] as const;
  const band = weave({
    outer: [side, octagon],
    inner: p.heart + roomFor(p.waves, wavesRoom),
    reach: mix(0.5, 0.95, p.sharp.base),
    bulge: p.bulge,
    widths,
    gap,
    turn: 0,
  });
  const pearl = band.fields[1].radius * mix(0.15, 0.7, p.musk);
  return [
    ...(p.oriental > trace ? [area(inlayOf(band.fields[0], mix(0.3, 1, p.oriental), p.bulge / 2))] : []),
    line(band.strands[0], widths[0]),
    line(band.strands[1], widths[1]),
    ...(p.musk > trace
      ? [
          { kind: "pearl", centre: band.fields[1].centre, radius: pearl } as const,
          { kind: "pearl", centre: polar((side + rim.inner) / 2, 0), radius: mix(0.8, 3.2, p.musk) } as const,
        ]
      : []),
  ];
}

/** Around the disc: flowers are the first strand and its inlays. */
function heartOf(p: Proportions): Mark[] {
  const outer = p.heart - roomFor(p.waves, wavesRoom);
  const widths = [mix(0.9, 5, p.floral), mix(0.8, 2, p.floral)] as const;
  const band = weave({
    outer: [outer, outer],
    inner: p.disc + roomFor(p.rays, raysRoom),
    reach: mix(0.45, 0.95, p.sharp.middle),
    bulge: p.bulge + 0.05,
    widths,
    gap: gap * 0.85,
    turn: 22.5,
  });
  return [
    ...(p.floral > trace ? [area(inlayOf(band.fields[0], mix(0.3, 1, p.floral), p.bulge / 2))] : []),
    line(band.strands[0], widths[0]),
    line(band.strands[1], widths[1]),
    ...(p.floral > trace
      ? [
          {
            kind: "pearl",
            centre: band.fields[1].centre,
            radius: band.fields[1].radius * mix(0.2, 0.9, p.floral),
          } as const,
        ]
      : []),
  ];
}

/** The ring between heart and base: still, or the sea. */
function seaOf(p: Proportions): { once: Mark[]; eightfold: Mark[] } {
  const { waves } = p;
  if (waves < 0.3) return { once: [ring(p.heart, 1.1)], eightfold: [] };
  const width = mix(1.1, 4.4, p.aquatic);
  const second = p.aquatic > 0.35 ? [line([wavesOf(p.heart, waves * 0.4, 3)], mix(0.8, 1.6, p.aquatic))] : [];
  return { once: [], eightfold: [line([wavesOf(p.heart, waves, 3)], width), ...second] };
}

/** The whole figure, for what is drawn from 64 px on. */
export function screenDrawing(seal: Seal): Drawing {
  const p = proportionsOf(seal);
  const { rays } = p;
  const sea = seaOf(p);
  const points = p.disc - 2.6;
  const notches = points * mix(0.72, 0.36, p.sharp.top);
  const star = (size: number) => starOf(points * size, notches * size, twistOf(seal), p.bulge * 0.8);
  return {
    half: 116,
    once: [
      { kind: "teeth", radius: rim.teeth, width: 2.6, long: [] },
      { kind: "teeth", radius: rim.longTeeth, width: 3.4, long: teethOf(seal) },
      ring(rim.outer, 1),
      ring(rim.inner, 1),
      line([octagonOf(octagon)], mix(0.8, 5.6, p.woody)),
      ring(p.disc, 1),
      ...(rays > 0.6 ? [ring(p.disc + rays, 0.8)] : []),
      ...sea.once,
      { kind: "area", contours: [star(1), star(0.46)], edge: 0 },
      { kind: "pearl", centre: [0, 0], radius: points * 0.09 },
    ],
    eightfold: [
      ...baseOf(p),
      ...heartOf(p),
      ...sea.eightfold,
      ...(rays > 0.6
        ? [line(raysOf(p.disc + 0.6, p.disc + rays - 0.6, p.raysPerEighth), mix(0.8, 3.2, p.rays / raysRoom))]
        : []),
    ],
  };
}
