import type { Keepsake } from "./keepsake.ts";
import { fontOf, ink, type Page, width, write } from "./letters.ts";
import type { Pen } from "./pen.ts";

const [top, bottom] = [1104, 1372];
const title = 28;

/** The pyramid in three parts: beside the profile, or in the middle where there is none. */
export function drawNotes({ pen, rtl, display, text }: Page, { layers, shares }: Keepsake): void {
  const column = shares
    ? ({ x: rtl ? width - 566 : 566, align: "start", max: 502 } as const)
    : ({ x: width / 2, align: "center", max: 900 } as const);
  let size = 34;
  let set = layers;
  let free = 0;
  // Smaller until all of it fits, and never too small to read.
  do {
    size -= 1;
    const font = fontOf(display, size);
    set = layers.map((layer) => ({ ...layer, notes: wrap(pen, layer.notes, font, column.max) }));
    free = bottom - top - set.reduce((sum, { notes }) => sum + title + notes.length * leading(size, rtl), 0);
  } while (free < 24 && size > 22);
  const gap = Math.min(28, Math.max(6, free / 2));
  let y = top + Math.max(0, free / 2 - gap);
  for (const { title: words, notes } of set) {
    write(pen, { ...column, words, y: y + 18, face: text, size: 18, fill: ink.gold });
    y += title;
    for (const line of notes) {
      y += leading(size, rtl);
      write(pen, { ...column, words: line, y: y - size * 0.3, face: display, size, fill: ink.parchment });
    }
    y += gap;
  }
}

const leading = (size: number, rtl: boolean) => size * (rtl ? 1.42 : 1.18);

/** Notes in as few lines as fit, none of them broken. */
function wrap(pen: Pen, notes: readonly string[], font: string, max: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const note of notes) {
    const last = lines.at(-1);
    const longer = last === undefined ? note : `${last}  ·  ${note}`;
    if (last === undefined || pen.measureText(longer).width > max) lines.push(note);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
