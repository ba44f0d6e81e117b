/** Store the taken pictures: AVIF and WebP in each width, and the manifest's sizes, colours and plates. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { type PictureEntry, type PictureFormat, pictureUrl, tallName, widthsIn } from "../../app/media/manifest.ts";
import { smellUrl, smellWidths } from "../../app/media/smell-url.ts";
import { smells } from "../../app/media/smells.ts";

const here = new URL("../../app/media/", import.meta.url).pathname;
const taken = new URL("../../.data/render/", import.meta.url).pathname;
const stored = new URL("../../public", import.meta.url).pathname;
const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync(`${here}pictures.json`, "utf8"));
const wanted = process.argv.slice(2);

function widthsOf(width: number): number[] {
  return [320, 640, 960, 1280, 1920].filter((one) => one < width && one * 7 > width).concat(width);
}

/** The tall middle is chosen by eye: its size stands in the manifest. */
function tallWidthsOf(width: number): number[] {
  return [width / 2, (width * 3) / 4, width];
}

/** Large files are for dense screens, where each pixel is small: they may be coarser. */
const qualities = { avif: { small: 58, large: 45 }, webp: { small: 80, large: 74 } };

type Size = Pick<PictureEntry, "width" | "height" | "widths">;

async function store(name: string, whole: Sharp, size: Size, formats: PictureFormat[]): Promise<void> {
  for (const format of formats) {
    for (const width of widthsIn(format, size)) {
      const { small, large } = qualities[format];
      await whole
        .clone()
        .resize({ width, height: Math.round((width * size.height) / size.width), fit: "fill" })
        .toFormat(format, { quality: width > 700 ? large : small, effort: 4 })
        .toFile(`${stored}${pictureUrl(name, width, format)}`);
    }
  }
}

async function encode(name: string, entry: PictureEntry): Promise<void> {
  const source = `${taken}${name}.png`;
  const notes: Pick<PictureEntry, "plate"> = JSON.parse(readFileSync(`${taken}${name}.json`, "utf8"));
  entry.widths = widthsOf(entry.width);
  await store(name, sharp(source), entry, ["avif", "webp"]);
  const { tall } = entry;
  if (tall) {
    tall.widths = tallWidthsOf(tall.width);
    const left = Math.round((entry.width - tall.width) / 2);
    const middle = { left, top: 0, width: tall.width, height: tall.height };
    await store(tallName(name), sharp(await sharp(source).extract(middle).png().toBuffer()), tall, ["avif"]);
  }
  const { channels } = await sharp(source).stats();
  entry.colour = `#${channels
    .slice(0, 3)
    .map((one) => Math.round(one.mean / 17).toString(16))
    .join("")}`;
  if (notes.plate) entry.plate = notes.plate;
}

function isStored(name: string, entry: PictureEntry): boolean {
  const file = `${stored}${pictureUrl(name, entry.width, "avif")}`;
  return existsSync(file) && statSync(file).mtimeMs > statSync(`${taken}${name}.png`).mtimeMs;
}

mkdirSync(`${stored}/media`, { recursive: true });
for (const file of readdirSync(taken)) {
  const name = file.replace(/\.png$/, "");
  const entry = manifest[name];
  if (!file.endsWith(".png") || !entry || !existsSync(`${taken}${name}.json`)) continue;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (wanted.length === 0 && isStored(name, entry)) continue;
  await encode(name, entry);
}

/** A page shows a dozen of them: each is as good as goes into so many bytes. */
const smellBytes = 11_800;

/** A still life is small and seen among others: each is one square, cut hard. */
async function storeSmell(smell: string, light: "day" | "night"): Promise<void> {
  const source = `${taken}smell-${smell}-${light}.png`;
  if (!existsSync(source) || (wanted.length > 0 && !wanted.includes(`smell-${smell}-${light}`))) return;
  for (const format of ["avif", "webp"] as const) {
    for (const width of smellWidths[format]) {
      const small = await sharp(source).resize(width, width).png().toBuffer();
      let quality = 66;
      let bytes = await sharp(small).toFormat(format, { quality, effort: 6 }).toBuffer();
      while (bytes.length > smellBytes && quality > 30) {
        quality -= 4;
        bytes = await sharp(small).toFormat(format, { quality, effort: 6 }).toBuffer();
      }
      writeFileSync(`${stored}${smellUrl(smell, light, width, format)}`, bytes);
    }
  }
}

for (const smell of smells) {
  await storeSmell(smell, "day");
  await storeSmell(smell, "night");
}
/** The light on the day's pages is named by their styles alone, and by no page's script. */
const sunlight = `${taken}sunlight.png`;
if (existsSync(sunlight) && (wanted.length === 0 || wanted.includes("sunlight")))
  await store("sunlight", sharp(sunlight), { width: 960, height: 640, widths: [960] }, ["avif"]);
const lines = Object.entries(manifest).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
writeFileSync(`${here}pictures.json`, `{\n${lines.join(",\n")}\n}\n`);
execFileSync("biome", ["format", "--write", `${here}pictures.json`], { stdio: "ignore" });
