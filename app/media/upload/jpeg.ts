import { orientationIn, orientationSegment } from "./orientation.ts";
import { hasText, join, type Rewritten, viewOf } from "./rewritten.ts";

// ITU-T T.81, annex B: a marker is 0xFF and a byte; all but the first and the last have a length.
const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const exif = 0xe1;
/** Baseline, extended and progressive, which browsers show. */
const frames = [0xc0, 0xc1, 0xc2];
/** Frames, Huffman tables, scans, quantisation tables, restart intervals. */
const shown = new Set([...frames, 0xc4, scan, 0xdb, 0xdd]);

/** A JPEG without what says who made it, where and with what; null where it is none, or not a whole one. */
export function rewriteJpeg(file: Uint8Array): Rewritten | null {
  if (file[0] !== 0xff || file[1] !== start) return null;
  const view = viewOf(file);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) return size && { ...turned(size, orientation), bytes: whole(kept, orientation) };
    if (at + 4 > file.length) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > file.length) return null;
    const payload = file.subarray(at + 4, next);
    if (frames.includes(marker)) {
      // A frame's payload: precision, height, width. A file has one frame.
      if (size || payload.length < 6) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === exif) orientation = Math.max(orientation, orientationIn(payload));
    const until = marker === scan ? endOfScan(file, next) : next;
    if (shown.has(marker) || isOfColour(marker, payload)) kept.push(file.subarray(at, until));
    at = until;
  }
  return null;
}

/** Segments of applications without which colours would be others: the ICC profile, and Adobe's on how they are stored. */
function isOfColour(marker: number, payload: Uint8Array): boolean {
  return (marker === 0xe2 && hasText(payload, 0, "ICC_PROFILE\0")) || (marker === 0xee && hasText(payload, 0, "Adobe"));
}

/** Where the next marker is: in a scan 0xFF is followed by 0, or by the number of a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return file.length;
}

function whole(segments: readonly Uint8Array[], orientation: number): Uint8Array<ArrayBuffer> {
  const first = Uint8Array.of(0xff, start);
  return join([
    first,
    ...(orientation > 1 ? [orientationSegment(orientation)] : []),
    ...segments,
    Uint8Array.of(0xff, end),
  ]);
}

/** From the fifth on a picture is shown on its side. */
function turned({ width, height }: { width: number; height: number }, orientation: number) {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
