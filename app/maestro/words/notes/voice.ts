import type { Told } from "./told.ts";

/** A sentence, or null where the answers do not give what it speaks of. Capitals and typography come afterwards. */
export type Say = (told: Told) => string | null;

/** What a sentence is for. A slot that needs layers gets them; `scene` and `shadow` always find something to say. */
export const slots = [
  "scene",
  "shadow",
  "person",
  "memory",
  "reason",
  "top",
  "heart",
  "base",
  "joint",
  "whole",
  "baseFirst",
  "heartThen",
  "topLast",
  "close",
] as const;
export type Slot = (typeof slots)[number];

export type Voice = {
  sentences: Record<Slot, readonly Say[]>;
  /** The language's own typography over the finished text. */
  finish: (text: string) => string;
};
