import { brand } from "../../../brand.ts";
import { direction } from "../../../i18n/languages.ts";
import type { Keepsake } from "./keepsake.ts";
import { facesOf, ink, type Page, ready, width, write } from "./letters.ts";
import { drawNotes } from "./notes.ts";
import { khatim, line, sign } from "./pen.ts";
import { drawProfile } from "./profile.ts";
import { drawStillLife } from "./still-life.ts";

const height = 1500;
/** Between the edge and the fine line round the picture. */
const mat = 44;
const margin = 132;

/** Draws the picture of a perfume, 1200 x 1500. Rejects where the browser gives no canvas or a picture does not come. */
export async function drawPortrait(keepsake: Keepsake): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas to draw on");
  const rtl = direction(keepsake.language) === "rtl";
  const page = { pen, rtl, ...facesOf() };
  await Promise.all([page.display, page.text, page.plate].map((face) => ready(face, JSON.stringify(keepsake))));
  pen.direction = rtl ? "rtl" : "ltr";
  pen.fillStyle = "#12100e";
  pen.fillRect(0, 0, width, height);
  pen.save();
  pen.beginPath();
  pen.rect(mat, mat, width - 2 * mat, height - 2 * mat);
  pen.clip();
  await drawStillLife(pen, keepsake, page.plate);
  pen.restore();
  drawFrame(page);
  drawName(page, keepsake);
  if (keepsake.shares) drawProfile(page, keepsake.shares, [page.rtl ? width - 322 : 322, 1238]);
  drawNotes(page, keepsake);
  drawHouse(page, keepsake);
  return canvas;
}

/** One fine line round the whole, with the star in it. */
function drawFrame({ pen }: Page): void {
  const [right, bottom] = [width - mat, height - mat];
  pen.strokeStyle = "rgb(216 184 120 / 0.55)";
  pen.lineWidth = 1.5;
  pen.strokeRect(mat, mat, right - mat, bottom - mat);
  khatim(pen, width / 2, mat, 24);
  pen.fillStyle = "#12100e";
  pen.fill();
  pen.strokeStyle = ink.gold;
  sign(pen, width / 2, mat, 24);
}

function drawName(page: Page, { eyebrow, name, called }: Keepsake): void {
  const { pen, display, text, rtl } = page;
  const centre = { x: width / 2, align: "center", max: 936 } as const;
  const light = pen.createLinearGradient(0, 880, 0, 990);
  light.addColorStop(0, ink.bright);
  light.addColorStop(1, "#c39a52");
  write(pen, {
    ...centre,
    words: eyebrow,
    y: rtl ? 860 : 866,
    face: text,
    size: 22,
    fill: ink.soft,
    tracking: rtl ? 0 : 1,
  });
  const base = (rtl ? 948 : 966) + (called ? 0 : 16);
  write(pen, { ...centre, words: name, y: base, face: display, size: rtl ? 88 : 108, fill: light });
  if (called) write(pen, { ...centre, words: called, y: 1026, face: display, size: rtl ? 32 : 36, fill: ink.soft });
  pen.strokeStyle = "rgb(216 184 120 / 0.55)";
  pen.lineWidth = 1.5;
  line(pen, [margin, 1070], [width / 2 - 28, 1070]);
  line(pen, [width / 2 + 28, 1070], [width - margin, 1070]);
  khatim(pen, width / 2, 1070, 11);
  pen.fillStyle = ink.gold;
  pen.fill();
}

/** Whose picture it is, and where the house is found. */
function drawHouse({ pen, rtl, display, text }: Page, { language }: Keepsake): void {
  const fromStart = (x: number) => (rtl ? width - x : x);
  pen.strokeStyle = ink.gold;
  pen.lineWidth = 1.5;
  sign(pen, fromStart(margin + 14), 1412, 14);
  const name = { words: brand.name[language], face: display, size: 34, fill: ink.parchment };
  write(pen, { ...name, x: fromStart(margin + 44), y: 1423 });
  const address = { words: location.host, face: text, size: 19, fill: ink.faint, align: "end" } as const;
  write(pen, { ...address, x: fromStart(width - margin), y: 1421 });
}
