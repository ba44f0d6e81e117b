import type { Context2D } from "./canvas-shapes.ts";

/** The picture's width in pixels. */
export const width = 1200;

export const colours = {
  ground: "#12100e",
  gold: "#d8b878",
  goldBright: "#f0dcb0",
  ink: "#efe6d6",
  inkSoft: "#c3b7a4",
  inkFaint: "#a3967f",
};

export type Font = { family: string; weight: number };

/** What the parts of the picture are drawn with. */
export type Drawing = { context: Context2D; rtl: boolean; display: Font; text: Font };

/** The fonts of the page's language, and the one of the bottle's plate. */
export function pageFonts(): { display: Font; text: Font; plate: Font } {
  const page = getComputedStyle(document.documentElement);
  const font = (token: string) => ({ family: page.getPropertyValue(token), weight: 400 });
  return {
    display: font("--font-display"),
    text: font("--font-text"),
    plate: { family: '"Cormorant", "Amiri", serif', weight: 600 },
  };
}

export const cssFont = ({ family, weight }: Font, size: number) => `${weight} ${size}px ${family}`;

/** Loads the font files that `text` needs; a family has one per script. */
export async function loadFont(font: Font, text: string): Promise<void> {
  await document.fonts.load(cssFont(font, 40), text);
}

type TextLine = {
  text: string;
  x: number;
  y: number;
  font: Font;
  size: number;
  fill: string | CanvasGradient;
  align?: CanvasTextAlign;
  /** A longer text is set in a smaller size. */
  maxWidth?: number;
  /** Letter spacing in pixels; never in Arabic, whose letters join. */
  tracking?: number;
};

export function drawText(
  context: Context2D,
  { text, x, y, font, fill, size, align = "start", maxWidth = 936, tracking = 0 }: TextLine,
): void {
  context.letterSpacing = `${tracking}px`;
  context.font = cssFont(font, size);
  context.font = cssFont(font, Math.min(size, (size * maxWidth) / Math.max(1, context.measureText(text).width)));
  context.fillStyle = fill;
  context.textAlign = align;
  context.fillText(text, x, y);
  context.letterSpacing = "0px";
}
