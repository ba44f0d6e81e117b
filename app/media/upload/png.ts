import { hasText, join, type Rewritten, viewOf } from "./rewritten.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** PNG, third edition, 5 and 11: length, name, data and checksum of each. Of what tells of colours nothing is left out. */
const shown = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "cICP"]);

/** A PNG without texts, times and Exif, and without the further images of a moving one; null where it is none, or not whole. */
export function rewritePng(file: Uint8Array): Rewritten | null {
  if (!signature.every((byte, index) => file[index] === byte) || !hasText(file, 12, "IHDR")) return null;
  const view = viewOf(file);
  const kept = [file.subarray(0, 8)];
  let drawn = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const next = at + 12 + view.getUint32(at);
    if (next > file.length) return null;
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (shown.has(name)) kept.push(file.subarray(at, next));
    drawn ||= name === "IDAT";
    if (name === "IEND")
      return drawn ? { bytes: join(kept), width: view.getUint32(16), height: view.getUint32(20) } : null;
    at = next;
  }
  return null;
}
