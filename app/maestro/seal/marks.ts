import type { Contour, Point } from "./curves.ts";

/** What a seal is drawn with: one colour, no greys. */
export type Mark =
  | { kind: "ring"; radius: number; width: number }
  /** Eighty places on a ring; where `long` has a 1 the tooth is long. */
  | { kind: "teeth"; radius: number; width: number; long: readonly boolean[] }
  | { kind: "line"; contours: readonly Contour[]; width: number }
  /** Filled where an odd number of contours lies around; `edge` is the line around it. */
  | { kind: "area"; contours: readonly Contour[]; edge: number }
  | { kind: "pearl"; centre: Point; radius: number };

/** A drawing about the centre: what is drawn once, and what is drawn eight times, turned by 45° each. */
export type Drawing = { half: number; once: readonly Mark[]; eightfold: readonly Mark[] };
