/** The checksum of a chunk (PNG, annex D). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Its length, its name and what it holds, and the checksum of the last two. */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)));
  return bytes;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Eight bits each of red, green, blue and cover. */
const [depth, withCover] = [8, 6];

/**
 * A square PNG of one colour, which covers each pixel as much as `cover` says, row by row: every mail app shows it, on a
 * light ground and on a dark one.
 */
export async function encodePng(cover: Uint8Array, side: number, colour: string): Promise<Blob> {
  const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  // Each row begins with the filter of it: none.
  const rows = new Uint8Array(side * (4 * side + 1));
  for (const [index, covered] of cover.entries())
    rows.set([...channels, covered], 4 * index + Math.floor(index / side) + 1);
  const packed = new Response(rows).body?.pipeThrough(new CompressionStream("deflate"));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  header.set([depth, withCover], 8);
  const content = new Uint8Array(await new Response(packed).arrayBuffer());
  return new Blob([signature, chunk("IHDR", header), chunk("IDAT", content), chunk("IEND", new Uint8Array())], {
    type: "image/png",
  });
}
