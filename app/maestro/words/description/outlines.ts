import type { Slot } from "./phrasebook.ts";

/**
 * How a description is built, step by step. A step is the first of its slots that has something to say; one that has
 * nothing is left out. `opening` is the scene for the first perfume and an opening of its own for the second.
 */
export type Outline = readonly (readonly (Slot | "opening")[])[];

export const outlines: readonly Outline[] = [
  [["opening"], ["top"], ["heart"], ["base"], ["memory", "wearer", "closing"]],
  [["wearer", "opening"], ["topToHeart"], ["base"], ["scene", "reason"], ["memory", "closing"]],
  [["memory", "opening"], ["scene", "reason"], ["topToHeart"], ["base"], ["reason", "closing"]],
  [["opening"], ["baseFirst"], ["heartNext"], ["topLast"], ["memory", "wearer", "closing"]],
  [["top"], ["heart"], ["base"], ["scene", "wearer"], ["memory", "closing"]],
  [["opening"], ["wholePyramid"], ["memory", "reason", "wearer"], ["closing"]],
  [["reason", "opening"], ["scene", "wearer"], ["topToHeart"], ["base"], ["memory", "closing"]],
  [["opening"], ["reason", "wearer"], ["top"], ["heart"], ["base"]],
  [["opening"], ["memory", "wearer", "reason"], ["wholePyramid"], ["closing"]],
  [["baseFirst"], ["heartNext"], ["topLast"], ["scene", "wearer"], ["memory", "closing"]],
];

/** The outlines that can speak of a memory. */
export const outlinesWithMemory: readonly Outline[] = outlines.filter((outline) =>
  outline.some((step) => step.includes("memory")),
);
