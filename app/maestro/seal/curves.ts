/** A point as its distances from the centre to the right and downwards, as SVG counts them. */
export type Point = readonly [x: number, y: number];

/** A quadratic Bézier curve. */
export type Curve = { from: Point; control: Point; to: Point };

/** Curves that go on from each other. */
export type Contour = readonly Curve[];

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** 0 at `low` and below, 1 at `high` and above, and even between them: neighbours look like neighbours. */
export const rise = (value: number, low: number, high: number): number => clamp((value - low) / (high - low), 0, 1);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const cosine = (degrees: number): number => Math.cos(radians(degrees));

/** The point at a radius and an angle, in degrees clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  return [radius * Math.sin(radians(degrees)), -radius * Math.cos(radians(degrees))];
}

export const radiusOf = ([x, y]: Point): number => Math.hypot(x, y);
const between = (one: Point, other: Point, part: number): Point => [
  mix(one[0], other[0], part),
  mix(one[1], other[1], part),
];

/** A curve that is pushed outwards from the chord by so many times its length; inwards where negative. */
export function bow(from: Point, to: Point, bulge: number): Curve {
  const middle = between(from, to, 0.5);
  const radius = Math.max(1, radiusOf(middle));
  const push = 1 + (bulge * radiusOf([to[0] - from[0], to[1] - from[1]])) / radius;
  return { from, control: [middle[0] * push, middle[1] * push], to };
}

/** The bows through all points and back to the first. */
export function closed(points: readonly Point[], bulge: number): Contour {
  return points.map((point, index) => bow(point, points[(index + 1) % points.length] ?? point, bulge));
}

export function pointOn({ from, control, to }: Curve, part: number): Point {
  return between(between(from, control, part), between(control, to, part), part);
}

/** Cuts a curve in two (de Casteljau). */
function cut(curve: Curve, part: number): [Curve, Curve] {
  const [before, after] = [between(curve.from, curve.control, part), between(curve.control, curve.to, part)];
  const middle = between(before, after, part);
  return [
    { from: curve.from, control: before, to: middle },
    { from: middle, control: after, to: curve.to },
  ];
}

/** A curve without what lies within `half` (a part of it) of the place `part`. */
export function interrupted(curve: Curve, part: number, half: number): [Curve, Curve] {
  return [cut(curve, clamp(part - half, 0, 1))[0], cut(curve, clamp(part + half, 0, 1))[1]];
}

const samples = 12;

/** A curve as points along it, both ends among them. */
export function flatten(curve: Curve, pieces = samples): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) => pointOn(curve, index / pieces));
}

export function lengthOf(curve: Curve): number {
  const points = flatten(curve);
  return points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** Where a rising function is zero, between 0 and 1. */
export function zeroOf(read: (part: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (read(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Mirrored at the vertical through the centre, and run through the other way round. */
export function mirrored({ from, control, to }: Curve): Curve {
  const flip = ([x, y]: Point): Point => [-x, y];
  return { from: flip(to), control: flip(control), to: flip(from) };
}

/** Turned clockwise about the centre. */
export function turned(curve: Curve, degrees: number): Curve {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const turn = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  return { from: turn(curve.from), control: turn(curve.control), to: turn(curve.to) };
}
