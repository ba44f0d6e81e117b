import { bottleOutline } from "../../media/bottle-outline.ts";
import { findPicture, pictureUrl } from "../../media/manifest.ts";
import { type Context2D, glow, khatim, polygon, radialGradient } from "./canvas-shapes.ts";
import { cssFont, type Font } from "./canvas-text.ts";
import type { PerfumePicture } from "./perfume-picture.ts";

const bottle = { name: "bottle-black", x: 214, y: -34, w: 772, h: 965 };
const mainMaterial = { x: -58, y: 292, side: 590 };
const secondMaterial = { x: 734, y: 372, side: 490 };

async function loadPicture(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = pictureUrl(name, Math.max(...(findPicture(name)?.widths ?? [640])), "webp");
  await image.decode();
  return image;
}

/** The bottle between two raw materials. All pictures have the same dark background, so "lighten" blends their edges. */
export async function drawStillLife(context: Context2D, picture: PerfumePicture, plateFont: Font): Promise<void> {
  const [glass, main, second] = await Promise.all([bottle.name, ...picture.materials].map(loadPicture));
  if (!glass || !main || !second) return;
  const { x, y, w, h } = bottle;
  const light = picture.glow;
  context.globalCompositeOperation = "screen";
  glow(context, [600, 400], 660, `${light}90`, `${light}40`, `${light}10`, `${light}00`);
  context.globalCompositeOperation = "lighten";
  context.drawImage(withSoftEdge(glass), x, y, w, h);
  for (const [image, { x: left, y: top, side }] of [
    [main, mainMaterial],
    [second, secondMaterial],
  ] as const) {
    // Darkened first: what is behind the material must not shine through it.
    context.globalCompositeOperation = "source-over";
    glow(context, [left + side / 2, top + side * 0.55], side * 0.46, "#12100ee8", "#12100ed0", "#12100e00");
    context.globalCompositeOperation = "lighten";
    context.drawImage(image, left, top, side, side);
  }
  context.globalCompositeOperation = "source-over";
  context.save();
  polygon(
    context,
    bottleOutline.map(([left, top]) => [x + left * w, y + top * h]),
  );
  context.clip();
  context.drawImage(glass, x, y, w, h);
  context.restore();
  drawPlate(context, picture, plateFont);
}

/** The picture faded out towards its edges. */
function withSoftEdge(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const element = Object.assign(document.createElement("canvas"), { width, height });
  const context = element.getContext("2d");
  if (!context) return element;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = "destination-in";
  context.setTransform(1, 0, 0, height / width, 0, 0);
  context.fillStyle = radialGradient(context, [width / 2, width / 2], width / 2, "#000", "#000d", "#0009", "#0000");
  context.fillRect(0, 0, width, width);
  return element;
}

/** The engraved name as `Bottle` shows it, or the khatim where there is none. */
function drawPlate(context: Context2D, { engraved, gold }: PerfumePicture, font: Font): void {
  const plate = findPicture(bottle.name)?.plate;
  if (!plate) return;
  const [x, y] = [bottle.x + (plate.x + plate.w / 2) * bottle.w, bottle.y + (plate.y + plate.h / 2) * bottle.h];
  const [w, h] = [plate.w * bottle.w, plate.h * bottle.h];
  context.fillStyle = "#3b2205";
  if (!engraved) {
    khatim(context, x, y, h * 0.3);
    context.strokeStyle = "#3b2205";
    context.lineWidth = 2;
    context.stroke();
    khatim(context, x, y, h * 0.15);
    context.fill();
    return;
  }
  context.textAlign = "center";
  context.font = cssFont(font, 100);
  const size = Math.min(h * 0.6, (w * 0.88 * 100) / Math.max(1, context.measureText(engraved).width));
  context.font = cssFont(font, size);
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(engraved);
  const baseline = y + (ascent - descent) / 2;
  const printed = [[0, "#2a1d0c"]] as const;
  const engraving = [
    [2, "#fff0c4"],
    [-2, "#5c3d12"],
    [0, "#d9b265"],
  ] as const;
  if (gold) {
    context.fillStyle = "#1b140d";
    context.strokeStyle = "#b98f4e";
    context.lineWidth = 3;
    for (const draw of ["fillRect", "strokeRect"] as const) context[draw](x - w / 2, y - h / 2, w, h);
  }
  for (const [offset, colour] of gold ? engraving : printed) {
    context.fillStyle = colour;
    context.fillText(engraved, x, baseline + offset);
  }
}
