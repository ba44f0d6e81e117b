import type { Target } from "../profile/target.ts";
import type { Choice } from "./anchor.ts";
import type { Draws } from "./draws.ts";

/** What a formula is composed for. */
export type Plan = {
  target: Target;
  draws: Draws;
  choice: Choice;
  /** The part of a lead and of a wish that is insisted on: 1, less in later attempts. */
  leniency: number;
  /** The shares of a first perfume that this one is to be unlike, per material of the palette. */
  unlike: Float64Array | null;
};
