import { hexadecimal } from "../../encoding/digest.ts";
import { rewriteJpeg } from "./jpeg.ts";
import { rewritePng } from "./png.ts";
import type { Rewritten } from "./rewritten.ts";
import { largestFile, largestSide, type PictureType, smallestSide } from "./uploaded.ts";
import { rewriteWebp } from "./webp.ts";

/** A picture that may be kept. Its name is that of its bytes: what it names never changes. */
export type CheckedPicture = { name: string; type: PictureType; bytes: Uint8Array<ArrayBuffer> };

/** Why a file is not taken. */
export type PictureProblem = "picture_unknown" | "picture_large" | "picture_sides";

const readers: [extension: string, type: PictureType, read: (file: Uint8Array) => Rewritten | null][] = [
  ["jpg", "image/jpeg", rewriteJpeg],
  ["png", "image/png", rewritePng],
  ["webp", "image/webp", rewriteWebp],
];

/**
 * Checks a file by its bytes, whatever its name and its sender say that it is, and puts it together anew: of what does not
 * show the picture (place, camera, author, thumbnails, whatever follows its end) nothing is left, except which way up a
 * JPEG is. The pixels are not decoded: one whose compressed part is broken passes, and browsers show as much as they can.
 */
export async function checkPicture(file: Uint8Array): Promise<CheckedPicture | PictureProblem> {
  if (file.length > largestFile) return "picture_large";
  for (const [extension, type, read] of readers) {
    const picture = read(file);
    if (!picture) continue;
    const { bytes, width, height } = picture;
    const sides = [width, height];
    if (sides.some((side) => side < smallestSide || side > largestSide)) return "picture_sides";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return { name: `${hexadecimal(digest)}-${width}x${height}.${extension}`, type, bytes };
  }
  return "picture_unknown";
}
