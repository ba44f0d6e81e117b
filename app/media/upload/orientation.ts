import { hasText, viewOf } from "./rewritten.ts";

// Exif 2.32, 4.5 and 4.6: a TIFF header, then a directory of entries of twelve bytes.
const tag = 0x0112;
const short = 3;
const entryLength = 12;

/** Which way up an Exif segment's payload says that its picture is, 1 to 8; 1 where it says nothing that can be read. */
export function orientationIn(payload: Uint8Array): number {
  if (!hasText(payload, 0, "Exif\0\0") || payload.length < 14) return 1;
  const tiff = viewOf(payload.subarray(6));
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  for (let left = tiff.getUint16(directory, little), at = directory + 2; left > 0; left -= 1, at += entryLength) {
    if (at + entryLength > tiff.byteLength) return 1;
    if (tiff.getUint16(at, little) !== tag || tiff.getUint16(at + 2, little) !== short) continue;
    const value = tiff.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment of JPEG that says this alone. */
export function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, tag >> 8, tag & 0xff, 0, short, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const payload = [...exif, ...header, ...directory];
  return Uint8Array.of(0xff, 0xe1, 0, payload.length + 2, ...payload);
}
