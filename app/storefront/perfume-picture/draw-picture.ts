import { direction } from "../../i18n/languages.ts";
import { brandName } from "../../shop/names.ts";
import { doubleKhatim, khatim, line } from "./canvas-shapes.ts";
import { colours, type Drawing, drawText, loadFont, pageFonts, width } from "./canvas-text.ts";
import { drawNotes } from "./draw-notes.ts";
import { drawStarChart } from "./draw-star-chart.ts";
import { drawStillLife } from "./draw-still-life.ts";
import type { PerfumePicture } from "./perfume-picture.ts";

const height = 1500;
/** Between the edge of the picture and its frame. */
const frameInset = 44;
const margin = 132;

/** Draws the picture of a perfume, 1200 x 1500 pixels. Rejects without a canvas or when a picture fails to load. */
export async function drawPicture(picture: PerfumePicture): Promise<HTMLCanvasElement> {
  const element = Object.assign(document.createElement("canvas"), { width, height });
  const context = element.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  const rtl = direction(picture.language) === "rtl";
  const { plate, ...fonts } = pageFonts();
  const drawing = { context, rtl, ...fonts };
  await Promise.all([fonts.display, fonts.text, plate].map((font) => loadFont(font, JSON.stringify(picture))));
  context.direction = rtl ? "rtl" : "ltr";
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(frameInset, frameInset, width - 2 * frameInset, height - 2 * frameInset);
  context.clip();
  await drawStillLife(context, picture, plate);
  context.restore();
  drawFrame(drawing);
  drawName(drawing, picture);
  if (picture.shares) drawStarChart(drawing, picture.shares, [rtl ? width - 322 : 322, 1238]);
  drawNotes(drawing, picture);
  drawBrand(drawing, picture);
  return element;
}

function drawFrame({ context }: Drawing): void {
  context.strokeStyle = "rgb(216 184 120 / 0.55)";
  context.lineWidth = 1.5;
  context.strokeRect(frameInset, frameInset, width - 2 * frameInset, height - 2 * frameInset);
  khatim(context, width / 2, frameInset, 24);
  context.fillStyle = colours.ground;
  context.fill();
  context.strokeStyle = colours.gold;
  doubleKhatim(context, width / 2, frameInset, 24);
}

function drawName(drawing: Drawing, { eyebrow, name, composedName }: PerfumePicture): void {
  const { context, display, text, rtl } = drawing;
  const centred = { x: width / 2, align: "center", maxWidth: 936 } as const;
  const gold = context.createLinearGradient(0, 880, 0, 990);
  gold.addColorStop(0, colours.goldBright);
  gold.addColorStop(1, "#c39a52");
  drawText(context, {
    ...centred,
    text: eyebrow,
    y: rtl ? 860 : 866,
    font: text,
    size: 22,
    fill: colours.inkSoft,
    tracking: rtl ? 0 : 1,
  });
  const baseline = (rtl ? 948 : 966) + (composedName ? 0 : 16);
  drawText(context, { ...centred, text: name, y: baseline, font: display, size: rtl ? 88 : 108, fill: gold });
  if (composedName) {
    const size = rtl ? 32 : 36;
    drawText(context, { ...centred, text: composedName, y: 1026, font: display, size, fill: colours.inkSoft });
  }
  context.strokeStyle = "rgb(216 184 120 / 0.55)";
  context.lineWidth = 1.5;
  line(context, [margin, 1070], [width / 2 - 28, 1070]);
  line(context, [width / 2 + 28, 1070], [width - margin, 1070]);
  khatim(context, width / 2, 1070, 11);
  context.fillStyle = colours.gold;
  context.fill();
}

/** The brand and the shop's address. */
function drawBrand({ context, rtl, display, text }: Drawing, { language }: PerfumePicture): void {
  const fromStart = (x: number) => (rtl ? width - x : x);
  context.strokeStyle = colours.gold;
  context.lineWidth = 1.5;
  doubleKhatim(context, fromStart(margin + 14), 1412, 14);
  const name = { text: brandName(language), font: display, size: 34, fill: colours.ink };
  drawText(context, { ...name, x: fromStart(margin + 44), y: 1423 });
  const host = { text: location.host, font: text, size: 19, fill: colours.inkFaint, align: "end" } as const;
  drawText(context, { ...host, x: fromStart(width - margin), y: 1421 });
}
