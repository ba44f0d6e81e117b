import { hasText, join, type Rewritten, viewOf } from "./rewritten.ts";

/** RFC 9649, 2: name, length and data of each chunk, padded to an even length. */
const shown = new Set(["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"]);
/** Of the flags of `VP8X` those that stay true: there is a profile, there is transparency. */
const lastingFlags = 0x30;

/** A WebP that stands still, without Exif and XMP; null where it is none, or not a whole one. */
export function rewriteWebp(file: Uint8Array): Rewritten | null {
  if (!hasText(file, 0, "RIFF") || !hasText(file, 8, "WEBP")) return null;
  const view = viewOf(file);
  const end = 8 + view.getUint32(4, true);
  if (end > file.length) return null;
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at + 8 <= end; ) {
    const data = at + 8;
    const next = data + view.getUint32(at + 4, true);
    if (next > end) return null;
    const name = String.fromCharCode(...file.subarray(at, data - 4));
    if (name === "ANIM" || name === "ANMF") return null;
    if (name === "VP8 " || name === "VP8L") size ??= sizeIn(name, file.subarray(data, next));
    const padded = next + ((next - data) % 2);
    if (shown.has(name)) kept.push(name === "VP8X" ? withoutFlags(file.slice(at, padded)) : file.subarray(at, padded));
    at = padded;
  }
  return size && { ...size, bytes: whole(kept) };
}

/** The size that a bitstream's own header names: RFC 6386, 9.1, and RFC 9649, 3.4. */
function sizeIn(name: "VP8 " | "VP8L", data: Uint8Array) {
  if (data.length < 10) return null;
  const view = viewOf(data);
  if (name === "VP8 ") {
    const isKey = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
    return isKey ? { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff } : null;
  }
  const bits = view.getUint32(1, true);
  return data[0] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : null;
}

function withoutFlags(chunk: Uint8Array): Uint8Array {
  return chunk.map((byte, index) => (index === 8 ? byte & lastingFlags : byte));
}

function whole(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.from("RIFF\0\0\0\0WEBP", (letter) => letter.charCodeAt(0));
  const file = join([header, ...chunks]);
  viewOf(file).setUint32(4, file.length - 8, true);
  return file;
}
