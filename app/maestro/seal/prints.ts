import type { Cut } from "./draw.ts";

export type Printed = {
  cut: Cut;
  colour: string;
  /** It is drawn before one's eyes, from the rim inwards. */
  isDrawn?: true;
  /** As a PNG of so many pixels each way, for what shows no SVG. */
  pixels?: number;
};

/**
 * How a seal is printed: in the gold of the night's pages or of the day's (the token `--gold` of each), at once or before
 * one's eyes, as an engraver takes it, or cut into the brass of a bottle's plate or gilded in a dark one; in a letter in
 * brass, which is seen on its linen and where a mail app makes that dark.
 */
export const prints = {
  night: { cut: "screen", colour: "#d8b878" },
  day: { cut: "screen", colour: "#7a5a1c" },
  "drawn-night": { cut: "screen", colour: "#d8b878", isDrawn: true },
  "drawn-day": { cut: "screen", colour: "#7a5a1c", isDrawn: true },
  engraver: { cut: "engraver", colour: "#000" },
  brass: { cut: "engraver", colour: "#8a6a2c" },
  gilt: { cut: "engraver", colour: "#d9b265" },
  letter: { cut: "screen", colour: "#a67c33", pixels: 192 },
} as const satisfies Record<string, Printed>;

export type Print = keyof typeof prints;

export const isPrint = (name: string): name is Print => Object.hasOwn(prints, name);
