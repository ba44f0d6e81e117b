import type { Slot } from "./phrasebook.ts";

/**
 * How a letter is built: its sentences in their order. Each of them has something to say, or another outline is taken.
 * Every outline names the notes of all three layers once, and a closing sentence closes. `opening` is the scene for the
 * first perfume and an opening of its own for the second.
 */
export type Outline = readonly (Slot | "opening")[];

/** The two letters of a session take an outline from either half, and so are never built alike. */
type Halves = readonly [readonly Outline[], readonly Outline[]];

/** A letter that was given a memory speaks of it. */
export const outlinesWithMemory: Halves = [
  [
    ["opening", "top", "heart", "base", "memory"],
    ["memory", "scene", "top", "heart", "base"],
    ["memory", "reason", "topToHeart", "base"],
    ["wearer", "topToHeart", "base", "memory"],
    ["scene", "reason", "topToHeart", "base", "memory"],
    ["memory", "topToHeart", "base", "closing"],
    ["opening", "wholePyramid", "memory", "closing"],
    ["opening", "memory", "reason", "wholePyramid"],
    ["baseFirst", "heartNext", "topLast", "memory"],
    ["memory", "baseFirst", "heartNext", "topLast", "wearer"],
    ["deuxiemeOpening", "baseFirst", "heartNext", "topLast", "memory"],
  ],
  [
    ["memory", "top", "heart", "base", "closing"],
    ["top", "heart", "base", "memory"],
    ["opening", "memory", "topToHeart", "base"],
    ["scene", "topToHeart", "base", "memory", "closing"],
    ["topToHeart", "base", "reason", "memory"],
    ["topToHeart", "base", "memory"],
    ["wearer", "memory", "wholePyramid"],
    ["memory", "scene", "wholePyramid", "closing"],
    ["memory", "wholePyramid", "wearer"],
    ["memory", "baseFirst", "heartNext", "topLast"],
    ["baseFirst", "heartNext", "topLast", "memory", "closing"],
    ["deuxiemeOpening", "memory", "baseFirst", "heartNext", "topLast"],
  ],
];

export const outlinesWithoutMemory: Halves = [
  [
    ["opening", "top", "heart", "base", "closing"],
    ["reason", "top", "heart", "base"],
    ["opening", "topToHeart", "base", "wearer"],
    ["scene", "reason", "topToHeart", "base"],
    ["topToHeart", "base", "closing"],
    ["opening", "reason", "wholePyramid"],
    ["wearer", "wholePyramid", "closing"],
    ["scene", "wholePyramid", "closing"],
    ["baseFirst", "heartNext", "topLast"],
    ["deuxiemeOpening", "baseFirst", "heartNext", "topLast"],
    ["baseFirst", "heartNext", "topLast", "wearer"],
  ],
  [
    ["top", "heart", "base", "closing"],
    ["opening", "top", "heart", "base"],
    ["scene", "topToHeart", "base", "closing"],
    ["reason", "topToHeart", "base"],
    ["reason", "topToHeart", "base", "wearer"],
    ["deuxiemeOpening", "topToHeart", "base", "closing"],
    ["opening", "wholePyramid", "wearer"],
    ["reason", "wholePyramid", "closing"],
    ["scene", "wholePyramid", "reason"],
    ["baseFirst", "heartNext", "topLast", "closing"],
    ["deuxiemeOpening", "baseFirst", "heartNext", "topLast", "closing"],
    ["wearer", "topToHeart", "base"],
  ],
];
