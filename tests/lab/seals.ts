/**
 * Measures the seal (app/maestro/seal) on perfumes of random answers and prints the figures; exits with 1 where a bar is
 * missed. `--samples N` perfumes (1,000), `--sheet FILE` a page with all of them at 160 and at 60 px, to be looked at.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { drawSeal } from "../../app/maestro/seal/draw.ts";
import { measureSeals, sealBars, sealedSamples } from "./seal-measure.ts";

const { values } = parseArgs({
  options: { samples: { type: "string", default: "1000" }, sheet: { type: "string" } },
});
const samples = sealedSamples(Math.max(2, Number(values.samples) || 0));
const { correlation, apart, apartAsFavicon, largest } = measureSeals(samples, 2000);

console.log(`perfumes                                      ${samples.length}`);
console.log(
  `rank correlation of odour and picture         ${correlation.toFixed(3)}  (at least ${sealBars.correlation})`,
);
console.log(
  `pairs told apart at 60 px                     ${(100 * apart).toFixed(1)} %  (at least ${100 * sealBars.apart} %)`,
);
console.log(`pairs told apart at 16 px, without the colour ${(100 * apartAsFavicon).toFixed(1)} %`);
console.log(`largest image                                 ${largest} bytes  (at most ${sealBars.bytes})`);

if (values.sheet) {
  const images = samples.map(({ seal }) => drawSeal(seal, "screen", "#241d15"));
  const smaller = samples.map(({ seal }) => drawSeal(seal, "engraver", "#241d15"));
  const style = "body{background:#f3eadb;color:#241d15}svg{width:160px;margin:4px}div svg{width:60px}";
  writeFileSync(
    values.sheet,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${images.join("")}<div>${smaller.join("")}</div>`,
  );
}
const met = correlation >= sealBars.correlation && apart >= sealBars.apart && largest <= sealBars.bytes;
process.exitCode = met ? 0 : 1;
