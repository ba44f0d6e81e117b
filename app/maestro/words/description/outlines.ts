import type { Slot } from "./phrasebook.ts";

/**
 * How a letter is built: its sentences in their order. Each of them has something to say, or another outline is taken.
 * Every outline names the notes of all three layers once, and a closing sentence closes. `opening` is the scene for the
 * first perfume and an opening of its own for the second.
 */
export type Outline = readonly (Slot | "opening")[];

/** The two letters of a session take an outline from either half, and so are never built alike. */
type Halves = readonly [readonly Outline[], readonly Outline[]];

/** A letter that was given a memory speaks of it, before it comes to its end. */
export const outlinesWithMemory: Halves = [
  [
    ["memory", "scene", "top", "heart", "base"],
    ["memory", "reason", "topToHeart", "base"],
    ["scene", "memory", "topToHeart", "base", "closing"],
    ["wearer", "memory", "topToHeart", "base"],
    ["memory", "topToHeart", "base", "closing"],
    ["opening", "memory", "wholePyramid", "closing"],
    ["opening", "memory", "reason", "wholePyramid"],
    ["opening", "topToHeart", "memory", "base"],
    ["memory", "baseFirst", "heartNext", "topLast", "closing"],
    ["memory", "baseFirst", "heartNext", "topLast", "wearer"],
    ["opening", "memory", "baseFirst", "heartNext", "topLast"],
    ["memory", "top", "heart", "base"],
  ],
  [
    ["memory", "top", "heart", "base", "closing"],
    ["opening", "memory", "top", "heart", "base"],
    ["opening", "memory", "topToHeart", "base"],
    ["top", "heart", "memory", "base"],
    ["reason", "memory", "topToHeart", "base"],
    ["topToHeart", "memory", "base"],
    ["memory", "topToHeart", "base"],
    ["wearer", "memory", "wholePyramid"],
    ["memory", "scene", "wholePyramid", "closing"],
    ["memory", "wholePyramid", "wearer"],
    ["memory", "baseFirst", "heartNext", "topLast"],
    ["wearer", "memory", "baseFirst", "heartNext", "topLast"],
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
    ["reason", "scene", "wholePyramid"],
    ["baseFirst", "heartNext", "topLast", "closing"],
    ["deuxiemeOpening", "baseFirst", "heartNext", "topLast", "closing"],
    ["wearer", "topToHeart", "base"],
  ],
];
