import type { Context2D } from "./canvas-shapes.ts";
import { colours, cssFont, type Drawing, drawText, width } from "./canvas-text.ts";
import type { PerfumePicture } from "./perfume-picture.ts";

const [top, bottom] = [1104, 1372];
const titleHeight = 28;

/** The layers of the pyramid, beside the family profile, or centred where there is none. */
export function drawNotes({ context, rtl, display, text }: Drawing, { layers, shares }: PerfumePicture): void {
  const column = shares
    ? ({ x: rtl ? width - 566 : 566, align: "start", maxWidth: 502 } as const)
    : ({ x: width / 2, align: "center", maxWidth: 900 } as const);
  let size = 34;
  let wrapped = layers;
  let free = 0;
  // The largest size at which everything fits, with a minimum for legibility.
  do {
    size -= 1;
    const font = cssFont(display, size);
    wrapped = layers.map((layer) => ({ ...layer, notes: wrap(context, layer.notes, font, column.maxWidth) }));
    const used = wrapped.reduce((sum, { notes }) => sum + titleHeight + notes.length * lineHeight(size, rtl), 0);
    free = bottom - top - used;
  } while (free < 24 && size > 22);
  const gap = Math.min(28, Math.max(6, free / 2));
  let y = top + Math.max(0, free / 2 - gap);
  for (const { title, notes } of wrapped) {
    drawText(context, { ...column, text: title, y: y + 18, font: text, size: 18, fill: colours.gold });
    y += titleHeight;
    for (const line of notes) {
      y += lineHeight(size, rtl);
      drawText(context, { ...column, text: line, y: y - size * 0.3, font: display, size, fill: colours.ink });
    }
    y += gap;
  }
}

const lineHeight = (size: number, rtl: boolean) => size * (rtl ? 1.42 : 1.18);

/** Joins notes into lines of at most `maxWidth`; a line never breaks inside a note. */
function wrap(context: Context2D, notes: readonly string[], font: string, maxWidth: number): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const note of notes) {
    const last = lines.at(-1);
    const joined = last === undefined ? note : `${last}  ·  ${note}`;
    if (last === undefined || context.measureText(joined).width > maxWidth) lines.push(note);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}
