import type { Slot } from "./voice.ts";

/**
 * How a text is built. A step is the first of its slots that has something to say; a step that has nothing is left
 * out. `opening` is the scene for the first variant and the shadow's own opening for the second.
 */
export type Plan = readonly (readonly (Slot | "opening")[])[];

export const plans: readonly Plan[] = [
  [["opening"], ["top"], ["heart"], ["base"], ["memory", "person", "close"]],
  [["person", "opening"], ["joint"], ["base"], ["scene", "reason"], ["memory", "close"]],
  [["memory", "opening"], ["scene", "reason"], ["joint"], ["base"], ["reason", "close"]],
  [["opening"], ["baseFirst"], ["heartThen"], ["topLast"], ["memory", "person", "close"]],
  [["top"], ["heart"], ["base"], ["scene", "person"], ["memory", "close"]],
  [["opening"], ["whole"], ["memory", "reason", "person"], ["close"]],
  [["reason", "opening"], ["scene", "person"], ["joint"], ["base"], ["memory", "close"]],
  [["opening"], ["reason", "person"], ["top"], ["heart"], ["base"]],
  [["opening"], ["memory", "person", "reason"], ["whole"], ["close"]],
  [["baseFirst"], ["heartThen"], ["topLast"], ["scene", "person"], ["memory", "close"]],
];

/** The ways to build a text that has a memory to speak of. */
export const tellingPlans: readonly Plan[] = plans.filter((plan) => plan.some((step) => step.includes("memory")));
