import { type Contour, flatten, type Point, turned } from "../../app/maestro/seal/curves.ts";
import type { Drawing, Mark } from "../../app/maestro/seal/marks.ts";

/** A square picture in grey: how much of each pixel is covered, 0 to 1, row by row. */
export type Picture = { size: number; covered: Float64Array };

/** So many samples a pixel, each way. */
const samples = 2;
const pieces = 5;

type Canvas = { size: number; half: number; ink: Uint8Array };

/** What a range of a row or column is, in samples. */
const sampleAt = ({ size, half }: Canvas, place: number) => ((place + half) / (2 * half)) * size;
const placeOf = ({ size, half }: Canvas, sample: number) => ((sample + 0.5) / size) * 2 * half - half;

/** Inks every sample near which `isInked` says so, within a box. */
function inkBox(canvas: Canvas, box: { from: Point; to: Point }, isInked: (x: number, y: number) => boolean): void {
  const { size, ink } = canvas;
  const first = (place: number) => Math.max(0, Math.floor(sampleAt(canvas, place)));
  const last = (place: number) => Math.min(size - 1, Math.ceil(sampleAt(canvas, place)));
  for (let row = first(box.from[1]); row <= last(box.to[1]); row++) {
    for (let column = first(box.from[0]); column <= last(box.to[0]); column++) {
      if (isInked(placeOf(canvas, column), placeOf(canvas, row))) ink[row * size + column] = 1;
    }
  }
}

function inkSegment(canvas: Canvas, [ax, ay]: Point, [bx, by]: Point, width: number): void {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy || 1;
  const reach = width / 2;
  const from: Point = [Math.min(ax, bx) - reach, Math.min(ay, by) - reach];
  const to: Point = [Math.max(ax, bx) + reach, Math.max(ay, by) + reach];
  inkBox(canvas, { from, to }, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy) <= reach;
  });
}

const pointsOf = (contour: Contour): Point[] => contour.flatMap((curve) => flatten(curve, pieces));

function inkLine(canvas: Canvas, contour: Contour, width: number): void {
  const points = pointsOf(contour);
  for (const [index, point] of points.entries()) inkSegment(canvas, points[index - 1] ?? point, point, width);
}

function inkArea(canvas: Canvas, contours: readonly Contour[]): void {
  const polygons = contours.map(pointsOf);
  const [xs, ys] = [0, 1].map((axis) => polygons.flat().map((point) => point[axis] ?? 0));
  if (!xs || !ys) return;
  const box = { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] } as const;
  inkBox(canvas, box, (x, y) => {
    let inside = false;
    for (const polygon of polygons) {
      for (const [index, [ax, ay]] of polygon.entries()) {
        const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
    }
    return inside;
  });
}

function inkRing(canvas: Canvas, radius: number, width: number, isThere = (_degrees: number) => true): void {
  const reach = radius + width;
  inkBox(canvas, { from: [-reach, -reach], to: [reach, reach] }, (x, y) => {
    const isOn = Math.abs(Math.hypot(x, y) - radius) <= width / 2;
    return isOn && isThere(((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360);
  });
}

/** Teeth of 3 at every tenth of 800. */
function isTooth(degrees: number, long: readonly boolean[]): boolean {
  const place = (degrees / 360) * 80;
  return place % 1 < 0.3 && (long.length === 0 || long[Math.floor(place)] === true);
}

function inkMark(canvas: Canvas, mark: Mark, degrees: number): void {
  const place = (contour: Contour) => contour.map((curve) => turned(curve, degrees));
  switch (mark.kind) {
    case "ring":
      inkRing(canvas, mark.radius, mark.width);
      break;
    case "teeth":
      inkRing(canvas, mark.radius, mark.width, (angle) => isTooth(angle, mark.long));
      break;
    case "line":
      for (const contour of mark.contours) inkLine(canvas, place(contour), mark.width);
      break;
    case "area":
      inkArea(canvas, mark.contours.map(place));
      if (mark.edge > 0) for (const contour of mark.contours) inkLine(canvas, place(contour), mark.edge);
      break;
    case "pearl": {
      const { from } = turned({ from: mark.centre, control: mark.centre, to: mark.centre }, degrees);
      inkSegment(canvas, from, from, 2 * mark.radius);
    }
  }
}

/** A drawing as it is seen at a size in pixels. */
export function pictureOf({ half, once, eightfold }: Drawing, size: number): Picture {
  const canvas = { size: size * samples, half, ink: new Uint8Array((size * samples) ** 2) };
  for (const mark of once) inkMark(canvas, mark, 0);
  for (let turn = 0; turn < 360; turn += 45) for (const mark of eightfold) inkMark(canvas, mark, turn);
  const covered = new Float64Array(size * size);
  canvas.ink.forEach((inked, index) => {
    const [row, column] = [Math.floor(index / canvas.size / samples), Math.floor((index % canvas.size) / samples)];
    covered[row * size + column] = (covered[row * size + column] ?? 0) + inked / samples ** 2;
  });
  return { size, covered };
}

/** Seen by an eye, which spreads a point over its neighbours: a Gaussian of one pixel. */
export function blurred({ size, covered }: Picture): Picture {
  const weights = [-2, -1, 0, 1, 2].map((step) => ({ step, weight: Math.exp(-(step ** 2) / 2) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const pass = (from: Float64Array, readAt: (row: number, column: number, step: number) => [number, number]) =>
    from.map((_, index) => {
      const [row, column] = [Math.floor(index / size), index % size];
      return weights.reduce((sum, { step, weight }) => {
        const [y, x] = readAt(row, column, step);
        const isInside = x >= 0 && y >= 0 && x < size && y < size;
        return sum + (isInside ? ((from[y * size + x] ?? 0) * weight) / total : 0);
      }, 0);
    });
  const across = pass(covered, (row, column, step) => [row, column + step]);
  return { size, covered: pass(across, (row, column, step) => [row + step, column]) };
}

/** The root mean square of the difference between two pictures of one size, 1 between ink and paper. */
export function differenceOf(one: Picture, other: Picture): number {
  const squares = one.covered.reduce((sum, ink, index) => sum + (ink - (other.covered[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.covered.length);
}
