import type { Cut } from "./draw.ts";

/** How a seal is printed: in the gold of the night's pages or of the day's (the token `--gold` of each), or as an engraver takes it. */
export const prints = {
  night: { cut: "screen", colour: "#d8b878" },
  day: { cut: "screen", colour: "#7a5a1c" },
  engraver: { cut: "engraver", colour: "#000" },
} as const satisfies Record<string, { cut: Cut; colour: string }>;

export type Print = keyof typeof prints;

export const isPrint = (name: string): name is Print => Object.hasOwn(prints, name);
