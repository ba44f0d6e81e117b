import { encode } from "fast-png";

/**
 * A square PNG of one colour, which covers each pixel as much as `cover` says, row by row: every mail app shows it, on a
 * light ground and on a dark one.
 */
export function encodePng(cover: Uint8Array, side: number, colour: string): Blob {
  const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  const data = new Uint8Array(4 * side * side);
  for (const [index, covered] of cover.entries()) data.set([...channels, covered], 4 * index);
  const packed = encode({ width: side, height: side, data, channels: 4, depth: 8 });
  return new Blob([new Uint8Array(packed)], { type: "image/png" });
}
