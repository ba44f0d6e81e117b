/** Store the taken pictures: AVIF and WebP in each width, and the manifest's sizes, colours and plates. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";

type Entry = { width: number; height: number; widths: number[]; colour: string; plate?: object };

const here = new URL("../", import.meta.url).pathname;
const taken = new URL("../../../.data/render/", import.meta.url).pathname;
const stored = new URL("../../../public/media/", import.meta.url).pathname;
const manifest: Record<string, Entry> = JSON.parse(readFileSync(`${here}pictures.json`, "utf8"));
const wanted = process.argv.slice(2);

function widthsOf(width: number): number[] {
  return [320, 640, 960, 1280].filter((one) => one < width && !(one === 960 && width < 1280)).concat(width);
}

async function encode(name: string, entry: Entry): Promise<void> {
  const source = `${taken}${name}.png`;
  const notes: { plate?: object } = JSON.parse(readFileSync(`${taken}${name}.json`, "utf8"));
  for (const width of widthsOf(entry.width)) {
    const image = sharp(source).resize({
      width,
      height: Math.round((width * entry.height) / entry.width),
      fit: "fill",
    });
    await image
      .clone()
      .avif({ quality: width > 700 ? 60 : 64, effort: 4 })
      .toFile(`${stored}${name}-${width}.avif`);
    await image
      .clone()
      .webp({ quality: width > 700 ? 80 : 82, effort: 4 })
      .toFile(`${stored}${name}-${width}.webp`);
  }
  const { channels } = await sharp(source).stats();
  entry.widths = widthsOf(entry.width);
  entry.colour = `#${channels
    .slice(0, 3)
    .map((one) => Math.round(one.mean).toString(16).padStart(2, "0"))
    .join("")}`;
  if (notes.plate) entry.plate = notes.plate;
}

function isStored(name: string, entry: Entry): boolean {
  const file = `${stored}${name}-${entry.width}.webp`;
  return existsSync(file) && statSync(file).mtimeMs > statSync(`${taken}${name}.png`).mtimeMs;
}

mkdirSync(stored, { recursive: true });
for (const file of readdirSync(taken)) {
  const name = file.replace(/\.png$/, "");
  const entry = manifest[name];
  if (!file.endsWith(".png") || !entry || !existsSync(`${taken}${name}.json`)) continue;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (wanted.length === 0 && isStored(name, entry)) continue;
  await encode(name, entry);
}
const lines = Object.entries(manifest).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
writeFileSync(`${here}pictures.json`, `{\n${lines.join(",\n")}\n}\n`);
execFileSync("biome", ["format", "--write", `${here}pictures.json`], { stdio: "ignore" });
