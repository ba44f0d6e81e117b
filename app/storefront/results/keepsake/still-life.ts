import { bottleOutline } from "../../../media/bottle-outline.ts";
import { findPicture, pictureUrl } from "../../../media/manifest.ts";
import type { Keepsake } from "./keepsake.ts";
import { type Face, fontOf } from "./letters.ts";
import { glow, khatim, type Pen, polygon, radial } from "./pen.ts";

const bottle = { name: "bottle-black", x: 214, y: -34, w: 772, h: 965 };
const leads = { x: -58, y: 292, side: 590 };
const follows = { x: 734, y: 372, side: 490 };

async function pictureOf(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = pictureUrl(name, Math.max(...(findPicture(name)?.widths ?? [640])), "webp");
  await image.decode();
  return image;
}

/** The bottle between what its families are made of. Every picture falls off into the ground, so light only adds. */
export async function drawStillLife(pen: Pen, keepsake: Keepsake, face: Face): Promise<void> {
  const [glass, near, far] = await Promise.all([bottle.name, ...keepsake.heaps].map(pictureOf));
  if (!glass || !near || !far) return;
  const { x, y, w, h } = bottle;
  pen.globalCompositeOperation = "screen";
  glow(pen, [600, 400], 660, `${keepsake.lamp}90`, `${keepsake.lamp}40`, `${keepsake.lamp}10`, `${keepsake.lamp}00`);
  pen.globalCompositeOperation = "lighten";
  pen.drawImage(auraOf(glass), x, y, w, h);
  for (const [picture, place] of [
    [near, leads],
    [far, follows],
  ] as const) {
    const { x: left, y: top, side } = place;
    // It stands before the wall and the table: their light does not shine through it.
    pen.globalCompositeOperation = "source-over";
    glow(pen, [left + side / 2, top + side * 0.55], side * 0.46, "#12100ee8", "#12100ed0", "#12100e00");
    pen.globalCompositeOperation = "lighten";
    pen.drawImage(picture, left, top, side, side);
  }
  pen.globalCompositeOperation = "source-over";
  pen.save();
  polygon(
    pen,
    bottleOutline.map(([left, top]) => [x + left * w, y + top * h]),
  );
  pen.clip();
  pen.drawImage(glass, x, y, w, h);
  pen.restore();
  engrave(pen, keepsake, face);
}

/** The wall and the table round the bottle, without an edge. */
function auraOf(glass: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = glass;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.drawImage(glass, 0, 0);
  pen.globalCompositeOperation = "destination-in";
  pen.setTransform(1, 0, 0, height / width, 0, 0);
  pen.fillStyle = radial(pen, [width / 2, width / 2], width / 2, "#000", "#000d", "#0009", "#0000");
  pen.fillRect(0, 0, width, width);
  return canvas;
}

/** What stands on the plate: the name as `Bottle` sets it, or the house's star where there is none. */
function engrave(pen: Pen, { engraved, gold }: Keepsake, face: Face): void {
  const plate = findPicture(bottle.name)?.plate;
  if (!plate) return;
  const [x, y] = [bottle.x + (plate.x + plate.w / 2) * bottle.w, bottle.y + (plate.y + plate.h / 2) * bottle.h];
  const [w, h] = [plate.w * bottle.w, plate.h * bottle.h];
  pen.fillStyle = "#3b2205";
  if (!engraved) {
    khatim(pen, x, y, h * 0.3);
    pen.strokeStyle = "#3b2205";
    pen.lineWidth = 2;
    pen.stroke();
    khatim(pen, x, y, h * 0.15);
    pen.fill();
    return;
  }
  pen.textAlign = "center";
  pen.font = fontOf(face, 100);
  const size = Math.min(h * 0.6, (w * 0.88 * 100) / Math.max(1, pen.measureText(engraved).width));
  pen.font = fontOf(face, size);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(engraved);
  const base = y + (above - below) / 2;
  const cut = [
    [2, "#fff3cf"],
    [-1, "#6b4512"],
    [0, "#3b2205"],
  ] as const;
  for (const [shift, colour] of gold ? cut : [[0, "#2a1d0c"] as const]) {
    pen.fillStyle = colour;
    pen.fillText(engraved, x, base + shift);
  }
}
