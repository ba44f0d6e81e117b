import { khatimPoints } from "../../ui/graphics/khatim.ts";

export type Context2D = CanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];

/** Traces a closed path, for the caller to fill, stroke or clip. */
export function polygon(context: Context2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

/** Traces the khatim around a point. */
export function khatim(context: Context2D, x: number, y: number, radius: number): void {
  const corners = khatimPoints(radius * 2).split(" ");
  polygon(
    context,
    corners.map((corner) => {
      const [left = 0, top = 0] = corner.split(",").map(Number);
      return [x - radius + left, y - radius + top];
    }),
  );
}

/** Strokes the khatim as the logo has it: one inside another. */
export function doubleKhatim(context: Context2D, x: number, y: number, radius: number): void {
  khatim(context, x, y, radius);
  context.stroke();
  khatim(context, x, y, radius / 2);
  context.stroke();
}

export function line(context: Context2D, ...points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** Traces a circle. */
export function circle(context: Context2D, [x, y]: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Fills a circle with a gradient from its centre outwards. */
export function glow(context: Context2D, [x, y]: Point, radius: number, ...colours: string[]): void {
  context.fillStyle = radialGradient(context, [x, y], radius, ...colours);
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A gradient with evenly spaced colours from the centre outwards. */
export function radialGradient(
  context: Context2D,
  [x, y]: Point,
  radius: number,
  ...colours: string[]
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}
