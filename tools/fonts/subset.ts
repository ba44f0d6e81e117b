/**
 * Cuts the open fonts down to the characters the shop's languages need, and gives them the hyphen at which no line breaks:
 * `node tools/fonts/subset.ts` fills public/fonts. Needs Python with fonttools and brotli.
 */
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { charactersOf, faces } from "./faces.ts";

const modules = new URL("../../node_modules/", import.meta.url);
const output = new URL("../../public/fonts/", import.meta.url);
const hyphen = fileURLToPath(new URL("no_break_hyphen.py", import.meta.url));

await mkdir(output, { recursive: true });
for (const face of faces) {
  const source = fileURLToPath(new URL(face.source, modules));
  const whole = face.range.includes("U+2011")
    ? execFileSync("python3", [hyphen, source], { maxBuffer: 10_000_000 })
    : await readFile(source);
  const subset = await subsetFont(whole, charactersOf(face.range), {
    targetFormat: "woff2",
    keepFeatures: face.features,
    noHinting: true,
    ...(face.weights && { variationAxes: { wght: face.weights } }),
  });
  await writeFile(new URL(`${face.file}.woff2`, output), subset);
  console.log(`${face.file} ${(subset.length / 1000).toFixed(1)} kB`);
}
