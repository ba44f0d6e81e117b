import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** KiB after gzip that the built Worker may have; some 400 of them are the words by which texts are read, loaded with the first text, and 50 the palette, its accords and its seals. */
export const serverBundleBudget = 1_440;

/** Bytes of the built Worker's modules after gzip, as Cloudflare counts them. */
export function serverBundleSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
