/** The layers of a still life in 1200 x 630: raw materials on a table, a bottle that hides what is behind it, the room's light. */
import { readFileSync } from "node:fs";
import sharp, { type OverlayOptions } from "sharp";
import { bottleOutline } from "../../app/media/bottle-outline.ts";
import { khatimPoints } from "../../app/ui/graphics/khatim.ts";

export const width = 1200;
export const height = 630;
export const ground = "#12100e";
export const media = new URL("../../public/media", import.meta.url).pathname;

type Manifest = Record<string, { plate?: { x: number; y: number; w: number; h: number } }>;
export const manifest: Manifest = JSON.parse(
  readFileSync(new URL("../../app/media/pictures.json", import.meta.url), "utf8"),
);

/** A raw material's side and centre in pixels, and the factor that its brightness is multiplied by. */
export type Placement = { side: number; x: number; y: number; light: number };
export type PlacedMaterial = Placement & { picture: string };

/** The bottle's picture is taken somewhat larger than the frame: the cap near the upper edge, the foot on the floor. */
const bottle = { width: 592, height: 740, left: 304, top: -62 };
const foot = Math.round(bottle.top + bottle.height * Math.max(...bottleOutline.map(([, y]) => y)));

const svg = (w: number, h: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`);

type Stop = [offset: number, colour: string, opacity: number];

/** Light or shade that changes from the middle of a box outwards, as an SVG fill. */
function fall(id: string, ...stops: Stop[]): string {
  const each = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}">${each.join("")}</radialGradient>`;
}

const all = (fill: string) => `<rect width="100%" height="100%" fill="url(#${fill})"/>`;

async function masked(input: Buffer, mask: Buffer): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: mask, blend: "dest-in" }];
  return sharp(input).ensureAlpha().composite(layers).png().toBuffer();
}

/** What only adds light lies on the ground's own colour: of two opaque layers "lighten" shows no edge. */
const onGround = (input: Buffer) => sharp(input).flatten({ background: ground }).png().toBuffer();

export async function materialLayer({ picture, side, x, y, light }: PlacedMaterial): Promise<OverlayOptions> {
  // What is as dark as the ground stays as dark as the ground, however much light the rest is given.
  const lit = sharp(`${media}${picture}-640.webp`)
    .resize(side, side)
    .linear(light, -17 * (light - 1));
  const mask = svg(side, side, fall("m", [0.55, "#fff", 1], [0.78, "#fff", 0.62], [1, "#fff", 0]) + all("m"));
  const laid = await onGround(await masked(await lit.png().toBuffer(), mask));
  const left = Math.round(x - side / 2);
  const top = Math.round(y - side / 2);
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const size = {
    width: Math.min(side - cut.left, width - Math.max(0, left)),
    height: Math.min(side - cut.top, height - Math.max(0, top)),
  };
  const input = await sharp(laid)
    .extract({ ...cut, ...size })
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top), blend: "lighten" };
}

/** The house's star, cut into the plate of a bottle. */
function engraving(name: string): Buffer {
  const { width: w, height: h } = bottle;
  const plate = manifest[name]?.plate;
  if (!plate) return svg(w, h, "");
  const size = plate.h * h * 0.62;
  const at = `${(plate.x + plate.w / 2) * w - size / 2} ${(plate.y + plate.h / 2) * h - size / 2}`;
  const star = (radius: number, fill: string) => `<polygon points="${khatimPoints(size, radius)}" fill="${fill}"/>`;
  const body = star(size / 2, "none") + star(size / 4, "#3b2205");
  return svg(w, h, `<g transform="translate(${at})" stroke="#3b2205" stroke-width="1.6">${body}</g>`);
}

/** The bottle's surroundings, which only add light, its likeness in the polished table, and the bottle, which hides. */
export async function bottleLayers(name: string): Promise<OverlayOptions[]> {
  const { width: w, height: h, left } = bottle;
  const taken = await sharp(`${media}${name}-1280.webp`).resize(w, h).linear(1.12, -2).ensureAlpha().png().toBuffer();
  const whole = await sharp(taken)
    .composite([{ input: engraving(name) }])
    .png()
    .toBuffer();
  const framed = (input: Buffer) => sharp(input).extract({ left: 0, top: -bottle.top, width: w, height }).toBuffer();
  const aura = svg(w, h, fall("m", [0.3, "#fff", 1], [0.65, "#fff", 0.55], [1, "#fff", 0]) + all("m"));
  const points = bottleOutline.map(([x, y]) => `${x * w},${y * h}`).join(" ");
  const soft = `<filter id="s"><feGaussianBlur stdDeviation="1.2"/></filter>`;
  const body = svg(w, h, `${soft}<polygon points="${points}" fill="#fff" filter="url(#s)"/>`);
  const glass = await framed(await masked(whole, body));
  return [
    { input: await framed(await onGround(await masked(whole, aura))), left, top: 0, blend: "lighten" },
    { input: await likeness(glass), left, top: foot, blend: "lighten" },
    { input: glass, left, top: 0 },
  ];
}

async function likeness(glass: Buffer): Promise<Buffer> {
  const { width: w } = bottle;
  const depth = height - foot;
  const stops = `<stop stop-color="#fff" stop-opacity="0.42"/><stop offset="0.9" stop-color="#fff" stop-opacity="0"/>`;
  const fade = svg(w, depth, `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${all("f")}`);
  const below = sharp(glass).extract({ left: 0, top: foot - depth, width: w, height: depth });
  return onGround(await masked(await below.flip().blur(1.6).png().toBuffer(), fade));
}

/** A lamp of `colour` behind the bottle and its light on the table: the first layer on the ground. */
export function glowLayer(colour: string): OverlayOptions {
  const lamp = fall("l", [0, colour, 0.6], [0.35, colour, 0.3], [0.7, colour, 0.08], [1, colour, 0]);
  const table = fall("t", [0, "#d8a860", 0.3], [0.5, "#d8a860", 0.1], [1, "#d8a860", 0]);
  const light = `<ellipse cx="600" cy="270" rx="560" ry="400" fill="url(#l)"/><ellipse cx="600" cy="566" rx="640" ry="110" fill="url(#t)"/>`;
  return { input: svg(width, height, `<rect width="100%" height="100%"/>${lamp}${table}${light}`), blend: "screen" };
}

/** The dark at the edges of the room: the last layer but the grain. */
export function vignetteLayer(): OverlayOptions {
  const round = fall("d", [0.62, ground, 0], [0.86, ground, 0.45], [1, ground, 0.94]);
  const stops = `<stop offset="0.86" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}" stop-opacity="0.85"/>`;
  const floor = `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  return { input: svg(width, height, round + floor + all("d") + all("f")) };
}

/** Fine grain, the same in every run: it keeps the dark from banding. */
export function grainLayer(): OverlayOptions {
  const input = Buffer.alloc(width * height * 4);
  let state = 20261122;
  for (let i = 0; i < input.length; i += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    input.fill(state >>> 24, i, i + 3);
    input[i + 3] = 9;
  }
  return { input, raw: { width, height, channels: 4 }, blend: "soft-light" };
}
