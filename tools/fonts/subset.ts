/** Cuts the open fonts down to the characters the shop's languages need: `node tools/fonts/subset.ts` fills public/fonts. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { charactersOf, faces } from "./faces.ts";

const modules = new URL("../../node_modules/", import.meta.url);
const output = new URL("../../public/fonts/", import.meta.url);

await mkdir(output, { recursive: true });
for (const face of faces) {
  const whole = await readFile(new URL(face.source, modules));
  const subset = await subsetFont(whole, charactersOf(face.range), {
    targetFormat: "woff2",
    keepFeatures: face.features,
    noHinting: true,
    ...(face.weights && { variationAxes: { wght: face.weights } }),
  });
  await writeFile(new URL(`${face.file}.woff2`, output), subset);
  console.log(`${face.file} ${(subset.length / 1000).toFixed(1)} kB`);
}
