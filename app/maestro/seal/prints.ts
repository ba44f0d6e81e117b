import type { Cut } from "./draw.ts";

/**
 * How a seal is printed: in the gold of the night's pages or of the day's (the token `--gold` of each), as an engraver
 * takes it, or cut into the brass of a bottle's plate or gilded in a dark one.
 */
export const prints = {
  night: { cut: "screen", colour: "#d8b878" },
  day: { cut: "screen", colour: "#7a5a1c" },
  engraver: { cut: "engraver", colour: "#000" },
  brass: { cut: "engraver", colour: "#8a6a2c" },
  gilt: { cut: "engraver", colour: "#d9b265" },
} as const satisfies Record<string, { cut: Cut; colour: string }>;

export type Print = keyof typeof prints;

export const isPrint = (name: string): name is Print => Object.hasOwn(prints, name);
