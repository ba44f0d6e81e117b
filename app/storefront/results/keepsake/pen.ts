import { khatimPoints } from "../../../ui/house/khatim.ts";

/** What the picture's parts draw with: the canvas, and the page's direction and faces. */
export type Pen = CanvasRenderingContext2D;

export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

/** The house's star about a point. */
export function khatim(pen: Pen, x: number, y: number, radius: number): void {
  const corners = khatimPoints(radius * 2).split(" ");
  polygon(
    pen,
    corners.map((corner) => {
      const [left = 0, top = 0] = corner.split(",").map(Number);
      return [x - radius + left, y - radius + top];
    }),
  );
}

/** The house's star as a sign: one in fine lines within another. */
export function sign(pen: Pen, x: number, y: number, radius: number): void {
  khatim(pen, x, y, radius);
  pen.stroke();
  khatim(pen, x, y, radius / 2);
  pen.stroke();
}

export function line(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

export function circle(pen: Pen, [x, y]: readonly [number, number], radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Fills a round with colours from its middle to its edge. */
export function glow(pen: Pen, [x, y]: readonly [number, number], radius: number, ...colours: string[]): void {
  pen.fillStyle = radial(pen, [x, y], radius, ...colours);
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function radial(pen: Pen, [x, y]: readonly [number, number], radius: number, ...colours: string[]) {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour);
  return light;
}
