import type { Pen } from "./pen.ts";

/** The picture's width in pixels. */
export const width = 1200;

export const ink = { gold: "#d8b878", bright: "#f0dcb0", parchment: "#efe6d6", soft: "#c3b7a4", faint: "#988c7b" };

export type Face = { family: string; weight: number };

/** What the picture is set with: its canvas, the way it is read, and the faces of the page. */
export type Page = { pen: Pen; rtl: boolean; display: Face; text: Face };

/** The faces of the page's language, as its sheet names them. */
export function facesOf(): { display: Face; text: Face; plate: Face } {
  const page = getComputedStyle(document.documentElement);
  const face = (name: string) => ({ family: page.getPropertyValue(name), weight: 400 });
  return {
    display: face("--font-display"),
    text: face("--font-text"),
    plate: { family: '"Cormorant", "Amiri", serif', weight: 600 },
  };
}

export const fontOf = ({ family, weight }: Face, size: number) => `${weight} ${size}px ${family}`;

/** Fetches what these words need of a face: each script has a file of its own. */
export async function ready(face: Face, words: string): Promise<void> {
  await document.fonts.load(fontOf(face, 40), words);
}

type Line = {
  words: string;
  x: number;
  y: number;
  face: Face;
  size: number;
  fill: string | CanvasGradient;
  align?: CanvasTextAlign;
  /** The words grow smaller until they are no wider. */
  max?: number;
  /** Between letters, in pixels; never in Arabic, whose letters join. */
  tracking?: number;
};

export function write(pen: Pen, { words, x, y, face, fill, size, align = "start", max = 936, tracking = 0 }: Line) {
  pen.letterSpacing = `${tracking}px`;
  pen.font = fontOf(face, size);
  pen.font = fontOf(face, Math.min(size, (size * max) / Math.max(1, pen.measureText(words).width)));
  pen.fillStyle = fill;
  pen.textAlign = align;
  pen.fillText(words, x, y);
  pen.letterSpacing = "0px";
}
