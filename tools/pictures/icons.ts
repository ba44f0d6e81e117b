/** Draw the logo, the icons and the share image: the khatim and the name as outlines, in `public/icons`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Shaped, shape, Variation } from "harfbuzzjs";
import sharp from "sharp";
import subsetFont from "subset-font";

const root = new URL("../..", import.meta.url).pathname;
const icons = `${root}public/icons/`;
const gold = "#d8b878";
const ground = "#12100e";
const parchment = "#efe6d6";

/** The eight-fold star about (0, 0): two squares, the ring between them and a small star at the heart. */
function khatim(radius: number, stroke: number, colour: string, fine = true): string {
  const square = (size: number, turn: number) => {
    const points = [0, 1, 2, 3].map((corner) => {
      const angle = ((turn + 90 * corner) * Math.PI) / 180;
      return `${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${points.join("L")}Z`;
  };
  const outer = `${square(radius, 0)}${square(radius, 45)}`;
  const inner = fine ? `${square(radius * 0.541, 22.5)}${square(radius * 0.541, 67.5)}` : "";
  const heart = `${square(radius * (fine ? 0.2 : 0.3), 0)}${square(radius * (fine ? 0.2 : 0.3), 45)}`;
  const line = (path: string, width: number) =>
    path && `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
  return `${line(outer, stroke)}${line(inner, stroke * 0.6)}<path d="${heart}" fill="${colour}"/>`;
}

type Word = { path: string; width: number };

/** Shape a word and return its outline, scaled to `size` units per em, from its left end on the baseline. */
async function word(text: string, file: string, size: number, weight?: number, spacing = 0): Promise<Word> {
  const bytes = await subsetFont(readFileSync(`${root}node_modules/${file}`), text, { targetFormat: "sfnt" });
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  if (weight) font.setVariations([new Variation("wght", weight)]);
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  const positions = buffer.getGlyphPositions();
  const parts: string[] = [];
  let x = 0;
  for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
    const place = positions[index];
    if (!place) continue;
    const outline = font.glyphToPath(glyph.codepoint);
    const left = (x + place.xOffset * scale).toFixed(2);
    parts.push(
      `<path transform="translate(${left} ${(-place.yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`,
    );
    x += place.xAdvance * scale + spacing;
  }
  return { path: parts.join(""), width: x - spacing };
}

const cormorant = "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2";
const amiri = "@fontsource/amiri/files/amiri-arabic-400-normal.woff2";

function svg(width: number, height: number, body: string, extra = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${extra}>${body}</svg>\n`;
}

function app(size: number, radius: number): string {
  const half = size / 2;
  const star = khatim(radius, size * 0.018, gold);
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(${half} ${half})">${star}</g>`,
  );
}

async function logos(): Promise<void> {
  const latin = await word("ATHAR", cormorant, 54, 500, 13);
  const arabic = await word("أثر", amiri, 44);
  const star = (x: number, y: number) => `<g transform="translate(${x} ${y})">${khatim(34, 1.5, gold)}</g>`;
  const wide = 96 + latin.width + 34 + arabic.width + 8;
  const both = `<g fill="${gold}"><g transform="translate(94 58)">${latin.path}</g><path d="M${108 + latin.width} 22v36" stroke="${gold}" stroke-width=".8"/><g transform="translate(${124 + latin.width} 55)">${arabic.path}</g></g>`;
  writeFileSync(
    `${icons}logo.svg`,
    svg(Math.ceil(wide), 80, `${star(40, 40)}${both}`, ' role="img" aria-label="Athar أثر"'),
  );
  writeFileSync(`${icons}star.svg`, svg(80, 80, star(40, 40)));
  for (const [name, one] of [
    ["wordmark", latin],
    ["wordmark-ar", arabic],
  ] as const) {
    writeFileSync(
      `${icons}${name}.svg`,
      svg(Math.ceil(one.width + 8), 80, `<g fill="${gold}" transform="translate(4 54)">${one.path}</g>`),
    );
  }
}

async function share(): Promise<void> {
  const latin = await word("ATHAR", cormorant, 92, 500, 26);
  const arabic = await word("أثر", amiri, 84);
  const line = await word("A perfume that exists once", cormorant, 38, 400, 0.6);
  const hero = `${root}.data/render/hero.png`;
  const words = svg(
    1200,
    630,
    [
      `<g transform="translate(300 168)">${khatim(72, 2.2, gold)}</g>`,
      `<g fill="${gold}" transform="translate(${300 - latin.width / 2} 346)">${latin.path}</g>`,
      `<g fill="${gold}" transform="translate(${300 - arabic.width / 2} 468)">${arabic.path}</g>`,
      `<g fill="${parchment}" transform="translate(${300 - line.width / 2} 560)">${line.path}</g>`,
    ].join(""),
  );
  const layers = [{ input: Buffer.from(words), left: 0, top: 0 }];
  if (existsSync(hero)) {
    layers.unshift({ input: await sharp(hero).resize(840, 630).toBuffer(), left: 1200 - 780, top: 0 });
  }
  const picture = sharp({ create: { width: 1260, height: 630, channels: 3, background: ground } }).composite(layers);
  await sharp(await picture.png().toBuffer())
    .extract({ left: 0, top: 0, width: 1200, height: 630 })
    .png({ palette: true, colours: 256, dither: 0.8 })
    .toFile(`${icons}social.png`);
}

/** An ICO file of one picture: its directory, then the PNG itself. */
function icoOf(picture: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, picture]);
}

mkdirSync(icons, { recursive: true });
const favicon = svg(
  64,
  64,
  `<rect width="64" height="64" rx="12" fill="${ground}"/><g transform="translate(32 32)">${khatim(25, 3, gold, false)}</g>`,
);
writeFileSync(`${icons}favicon.svg`, favicon);
const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 144 }).resize(size, size).png({ compressionLevel: 9 });
await png(app(512, 205), 512).toFile(`${icons}icon-512.png`);
await png(app(512, 205), 192).toFile(`${icons}icon-192.png`);
// Browsers ask for these two by their address, without a link.
await png(app(512, 195), 180).toFile(`${root}public/apple-touch-icon.png`);
writeFileSync(`${root}public/favicon.ico`, icoOf(await png(favicon, 32).toBuffer(), 32));
await png(app(512, 160), 512).toFile(`${icons}icon-maskable-512.png`);
await logos();
await share();
