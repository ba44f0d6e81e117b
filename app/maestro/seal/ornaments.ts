import { bow, type Contour, closed, type Point, polar } from "./curves.ts";
import type { Seal } from "./seal.ts";

/** What is drawn beside the bands. */

const eight = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const eighth = 45;

/** The octagon, its corners at half an eighth. */
export function octagonOf(radius: number): Contour {
  return closed(
    eight.map((corner) => polar(radius, eighth * (corner + 0.5))),
    0,
  );
}

/** A star of eight points; `twist` turns the notches between them, in degrees. */
export function starOf(points: number, notches: number, twist: number, bulge: number): Contour {
  return closed(
    eight.flatMap((point): Point[] => [polar(points, eighth * point), polar(notches, eighth * (point + 0.5) + twist)]),
    bulge,
  );
}

/** So many waves over one eighth of a ring. */
export function wavesOf(radius: number, height: number, waves: number): Contour {
  const step = eighth / waves / 2;
  return Array.from({ length: waves * 2 }, (_, index) => {
    const [from, to] = [polar(radius, step * index), polar(radius, step * (index + 1))];
    const crest = radius + (index % 2 === 0 ? 2 : -2) * height;
    return { from, control: polar(crest, step * (index + 0.5)), to };
  });
}

/** Rays over one eighth of a ring. */
export function raysOf(from: number, to: number, rays: number): Contour[] {
  return Array.from({ length: rays }, (_, index) => {
    const angle = (eighth * index) / rays;
    return [bow(polar(from, angle), polar(to, angle), 0)];
  });
}

const teeth = 80;

/** The first eighty bits of the formula's hash: the teeth of the edge. */
export function teethOf({ hash }: Seal): boolean[] {
  return Array.from({ length: teeth }, (_, bit) => (((hash[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1);
}

/** Six further bits: by how much the star is twisted, -5 to 5 degrees. */
export function twistOf({ hash }: Seal): number {
  return ((hash[3] & 63) / 63 - 0.5) * 10;
}
