import { type Contour, clamp, flatten, type Point, polar, turned } from "./curves.ts";
import type { Drawing, Mark } from "./marks.ts";

/**
 * A seal as points of light, for mail apps: most of them show no SVG. Every mark is a shape that knows how far a point
 * lies outside of it, in the seal's own units (negative inside); how much of a pixel it covers follows from that.
 */
type Shape = { from: Point; to: Point; outside: (x: number, y: number) => number };

const everywhere = Number.POSITIVE_INFINITY;
const whole = { from: [-everywhere, -everywhere], to: [everywhere, everywhere] } as const;

function around(points: readonly Point[], edge: number): Pick<Shape, "from" | "to"> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    from: [Math.min(...xs) - edge, Math.min(...ys) - edge],
    to: [Math.max(...xs) + edge, Math.max(...ys) + edge],
  };
}

/** A curve is as good as this many straight pieces: at a pixel's size nobody tells it from more. */
const pieces = 6;

/** The points of a contour, each once where two curves meet. */
function pointsOf(contour: Contour): Point[] {
  return [
    ...contour.slice(0, 1).map(({ from }) => from),
    ...contour.flatMap((curve) => flatten(curve, pieces).slice(1)),
  ];
}

/** `Math.hypot`, which guards against sizes that no seal has, takes eight times as long. */
const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y);

function distanceTo(x: number, y: number, from: Point, to: Point): number {
  const along = to[0] - from[0];
  const across = to[1] - from[1];
  const [dx, dy] = [x - from[0], y - from[1]];
  const part = clamp((dx * along + dy * across) / (along * along + across * across || 1), 0, 1);
  return lengthOf(dx - part * along, dy - part * across);
}

/** The pieces of a line, which joins them round and ends straight, as SVG does. */
function strokesOf(contour: Contour, width: number): Shape[] {
  const points = pointsOf(contour);
  const sides = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const length = lengthOf(to[0] - from[0], to[1] - from[1]);
    return { from, to, length, ux: (to[0] - from[0]) / (length || 1), uy: (to[1] - from[1]) / (length || 1) };
  });
  const [first, last] = [sides[0], sides.at(-1)];
  if (!first || !last) return [];
  const isOpen = lengthOf(first.from[0] - last.to[0], first.from[1] - last.to[1]) > 0.01;
  const whole = sides.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  return sides.map(({ from, to, length }) => {
    // The round joins of pieces near an end would reach beyond it.
    const nearFirst = isOpen && before < width;
    before += length;
    const nearLast = isOpen && whole - before < width;
    return {
      ...around([from, to], width / 2 + 1),
      outside: (x, y) => {
        let distance = distanceTo(x, y, from, to) - width / 2;
        if (nearFirst) distance = Math.max(distance, (first.from[0] - x) * first.ux + (first.from[1] - y) * first.uy);
        if (nearLast) distance = Math.max(distance, (x - last.to[0]) * last.ux + (y - last.to[1]) * last.uy);
        return distance;
      },
    };
  });
}

/** Filled where an odd number of contours lies around. */
function fillOf(contours: readonly Contour[], edge: number): Shape {
  const outlines = contours.map(pointsOf);
  const sides = outlines.flatMap((points) =>
    points.map((to, index) => ({ from: points.at(index - 1) ?? to, to }) as const),
  );
  return {
    ...around(outlines.flat(), edge / 2 + 1),
    outside: (x, y) => {
      let [distance, isInside] = [everywhere, false];
      for (const { from, to } of sides) {
        distance = Math.min(distance, distanceTo(x, y, from, to));
        const crosses = from[1] > y !== to[1] > y;
        if (crosses && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) isInside = !isInside;
      }
      return (isInside ? -distance : distance) - edge / 2;
    },
  };
}

const discOf = (centre: Point, radius: number): Shape => ({
  ...around([centre], radius + 1),
  outside: (x, y) => lengthOf(x - centre[0], y - centre[1]) - radius,
});

/** A tooth covers three tenths of its place. */
const places = 80;
const tooth = 360 / places;

function shapesOf(mark: Mark): Shape[] {
  switch (mark.kind) {
    case "ring":
      return [{ ...whole, outside: (x, y) => Math.abs(lengthOf(x, y) - mark.radius) - mark.width / 2 }];
    case "teeth":
      return Array.from({ length: places }, (_, place) => place)
        .filter((place) => mark.long.length === 0 || mark.long[place])
        .flatMap((place) => {
          const [from, to] = [polar(mark.radius, tooth * place), polar(mark.radius, tooth * (place + 0.3))];
          const control: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
          return strokesOf([{ from, control, to }], mark.width);
        });
    case "line":
      return mark.contours.flatMap((contour) => strokesOf(contour, mark.width));
    case "area":
      return [fillOf(mark.contours, mark.edge)];
    case "pearl":
      return [discOf(mark.centre, mark.radius)];
  }
}

/** A mark at one of the eight places where it stands. */
function turnedMark(mark: Mark, degrees: number): Mark {
  if (mark.kind === "pearl") {
    const { centre } = mark;
    return { ...mark, centre: turned({ from: centre, control: centre, to: centre }, degrees).from };
  }
  if (mark.kind !== "line" && mark.kind !== "area") return mark;
  return { ...mark, contours: mark.contours.map((contour) => contour.map((curve) => turned(curve, degrees))) };
}

/** How much of each pixel of a square picture a drawing covers, 0 to 255, row by row. */
export function coverOf({ half, once, eightfold }: Drawing, side: number): Uint8Array {
  const cover = new Uint8Array(side * side);
  const perUnit = side / (2 * half);
  const turns = Array.from({ length: 8 }, (_, turn) => 45 * turn);
  const marks = [...once, ...turns.flatMap((degrees) => eightfold.map((mark) => turnedMark(mark, degrees)))];
  const pixel = (value: number) => clamp(Math.floor((value + half) * perUnit), 0, side - 1);
  for (const { from, to, outside } of marks.flatMap(shapesOf)) {
    for (let row = pixel(from[1]); row <= pixel(to[1]); row++) {
      for (let column = pixel(from[0]); column <= pixel(to[0]); column++) {
        const distance = outside((column + 0.5) / perUnit - half, (row + 0.5) / perUnit - half);
        const covered = Math.round(255 * clamp(0.5 - distance * perUnit, 0, 1));
        const place = row * side + column;
        if (covered > (cover[place] ?? 0)) cover[place] = covered;
      }
    }
  }
  return cover;
}
