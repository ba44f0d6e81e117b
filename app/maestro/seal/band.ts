import {
  bow,
  type Contour,
  type Curve,
  closed,
  cosine,
  interrupted,
  lengthOf,
  mirrored,
  mix,
  type Point,
  pointOn,
  polar,
  radiusOf,
  turned,
  zeroOf,
} from "./curves.ts";

type BandSize = {
  /** How far out the points of the two strands lie. */
  outer: readonly [first: number, second: number];
  /** How far in both may come. */
  inner: number;
  /** How far in the second strand comes, of the way that there is: sharp facets come far. */
  reach: number;
  bulge: number;
  widths: readonly [first: number, second: number];
  /** What is left free where one strand passes under the other. */
  gap: number;
  /** By how many degrees the points of the first strand are turned. */
  turn: number;
};

/** A field within the points of a strand: four corners about a centre, and how much of it lies clear of the strands. */
export type Field = { corners: readonly Point[]; centre: Point; free: number; radius: number };

/** One eighth of a band: two strands that pass over and under each other, and the fields at the points of each. */
export type Band = {
  strands: readonly [Contour[], Contour[]];
  /** The first strand without gaps. */
  plain: Contour[];
  fields: readonly [Field, Field];
};

const eighth = 45;

/** The angle of a curve at a place. */
function direction(curve: Curve, part: number): number {
  const [[x, y], [fromX, fromY]] = [pointOn(curve, part + 0.02), pointOn(curve, part - 0.02)];
  return Math.atan2(y - fromY, x - fromX);
}

const angleOf = ([x, y]: Point) => Math.atan2(x, -y);

/** Where two curves over the same half of an eighth cross: the first goes inwards, the second outwards. */
function crossing(inwards: Curve, outwards: Curve): { first: number; second: number } {
  const secondAt = (first: number) => {
    const angle = angleOf(pointOn(inwards, first));
    return zeroOf((part) => angleOf(pointOn(outwards, part)) - angle);
  };
  const first = zeroOf((part) => radiusOf(pointOn(outwards, secondAt(part))) - radiusOf(pointOn(inwards, part)));
  return { first, second: secondAt(first) };
}

/** How far a point lies from the line through two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay);
}

/** The field between a strand's point, which lies at the top, the other's inner point below it, and where both cross. */
function fieldOf(outer: number, meeting: Point, inner: number, clear: number, turn: number): Field {
  const corners: Point[] = [polar(outer, 0), meeting, polar(inner, 0), [-meeting[0], meeting[1]]];
  const centre: Point = [0, -(outer + inner) / 4 + meeting[1] / 2];
  const radius = Math.min(distance(centre, polar(outer, 0), meeting), distance(centre, meeting, polar(inner, 0)));
  const place = (point: Point) => turned({ from: point, control: point, to: point }, turn).from;
  const free = Math.max(0, 1 - clear / radius);
  return { corners: corners.map(place), centre: place(centre), free, radius: radius * free };
}

/** A filled shape in a field, so many times what is free of it. */
export function inlayOf({ corners, centre, free }: Field, size: number, bulge: number): Contour {
  return closed(
    corners.map(([x, y]): Point => [mix(centre[0], x, size * free), mix(centre[1], y, size * free)]),
    bulge,
  );
}

/** Weaves a band of eight points between two radii. No line ends in the air, and each crossing goes over, then under. */
export function weave({ outer, inner, reach, bulge, widths, gap, turn }: BandSize): Band {
  const [outFirst, outSecond] = outer;
  const inFirst = inner + widths[0] / 2;
  const inSecond = mix(Math.min(outFirst, outSecond) * cosine(eighth / 2), inner + widths[1] / 2, reach);
  // From the top clockwise: the first strand has its points at 0°, the second at half an eighth.
  const first = bow(polar(outFirst, 0), polar(inFirst, eighth / 2), bulge);
  const second = bow(polar(inSecond, 0), polar(outSecond, eighth / 2), bulge);
  const cross = crossing(first, second);
  const sharpness = Math.abs(Math.sin(direction(first, cross.first) - direction(second, cross.second)));
  const half = (width: number, curve: Curve) => (width / 2 + gap) / Math.max(0.35, sharpness) / lengthOf(curve);
  const under = interrupted(mirrored(first), 1 - cross.first, half(widths[1], first));
  const beneath = interrupted(second, cross.second, half(widths[0], second));
  const onwards = turned(mirrored(second), eighth);
  const place = (curve: Curve) => turned(curve, turn);
  const meeting = pointOn(first, cross.first);
  // Seen from the points of the second strand, where they meet lies on the other side.
  const beside = turned({ from: meeting, control: meeting, to: meeting }, -eighth / 2).from;
  const clear = Math.max(...widths) / 2 + gap * 0.6;
  return {
    strands: [
      [[place(under[0])], [place(under[1]), place(first)]],
      [[place(beneath[0])], [place(beneath[1]), place(onwards)]],
    ],
    plain: [[place(mirrored(first)), place(first)]],
    fields: [
      fieldOf(outFirst, meeting, inSecond, clear, turn),
      fieldOf(outSecond, beside, inFirst, clear, turn + eighth / 2),
    ],
  };
}
