import { decodeBytes, encodeBytes } from "../../encoding/base64url.ts";
import { families, positions } from "../palette/material.ts";
import { clamp } from "./curves.ts";
import type { Seal } from "./seal.ts";

/**
 * A seal as a short text: what it is drawn from, a byte for each share, angle and dosage, and the hash. Kept beside a formula
 * it stays what it was when later palettes weigh smells anew, and a stranger can be shown it without the formula.
 */

const hashWords = 4;
const length = families.length + 2 * positions.length + 1 + 4 * hashWords;
/** How a code is written. */
export const sealCodePattern = /^[\w-]{39}$/;

const angle = { least: 30, step: 0.2 };
const dosageStep = 0.125;

const byte = (value: number) => clamp(Math.round(value), 0, 255);

/** The code of a seal, 39 signs of base64url. */
export function sealCode({ families: shares, layers, dosage, hash }: Seal): string {
  const bytes = new Uint8Array(length);
  bytes.set([
    ...families.map((family) => byte(255 * shares[family])),
    ...positions.map((position) => byte(255 * layers[position].share)),
    ...positions.map((position) => byte((layers[position].angle - angle.least) / angle.step)),
    byte(dosage / dosageStep),
  ]);
  const view = new DataView(bytes.buffer, length - 4 * hashWords);
  for (const [index, word] of hash.entries()) view.setUint32(4 * index, word);
  return encodeBytes(bytes);
}

/** Reads a code; null where it is none. */
export function readSealCode(code: string | null): Seal | null {
  if (!code || !sealCodePattern.test(code)) return null;
  const bytes = decodeBytes(code);
  const share = (place: number) => (bytes[place] ?? 0) / 255;
  const layer = (index: number) => ({
    share: share(families.length + index),
    angle: angle.least + angle.step * (bytes[families.length + positions.length + index] ?? 0),
  });
  const view = new DataView(bytes.buffer, length - 4 * hashWords);
  return {
    families: {
      woody: share(0),
      oriental: share(1),
      floral: share(2),
      citrus: share(3),
      musk: share(4),
      aquatic: share(5),
    },
    layers: { top: layer(0), middle: layer(1), base: layer(2) },
    dosage: dosageStep * (bytes[families.length + 2 * positions.length] ?? 0),
    hash: [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)],
  };
}
