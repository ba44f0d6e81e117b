import type { Slot } from "./phrasebook.ts";

/**
 * How a letter is built: its sentences in their order. Each of them has something to say, or another outline is taken.
 * Every outline names the notes of all three layers once, and most end with a gesture, a closing or the wearer. `opening`
 * is the scene for the first perfume and an opening of its own for the second.
 */
type Outline = readonly (Slot | "opening")[];

/**
 * The two descriptions of a session take an outline from different halves, so they are never built alike. Outlines that
 * begin with the base are in one half only, because told twice they would be a pattern.
 */
type Halves = readonly [readonly Outline[], readonly Outline[]];

/** A letter that was given a memory speaks of it before it comes to its notes. */
export const outlinesWithMemory: Halves = [
  [
    ["memory", "topToHeart", "character", "base", "closing"],
    ["memory", "scene", "topToHeart", "base", "wearer"],
    ["memory", "scene", "topToHeart", "base", "closing"],
    ["memory", "reason", "topToHeart", "base", "closing"],
    ["memory", "wholePyramid", "character", "closing"],
    ["memory", "top", "heart", "base", "closing"],
    ["opening", "memory", "wholePyramid", "character", "closing"],
    ["wearer", "memory", "topToHeart", "character", "base"],
    ["memory", "baseFirst", "heartNext", "topLast", "closing"],
    ["memory", "topToHeart", "character", "base", "wearer"],
    ["memory", "top", "heart", "character", "base"],
    ["memory", "topToHeart", "base", "wearer"],
    ["opening", "memory", "top", "heart", "base"],
    ["opening", "memory", "topToHeart", "character", "base"],
  ],
  [
    ["memory", "topToHeart", "base", "closing"],
    ["opening", "memory", "topToHeart", "base", "closing"],
    ["opening", "memory", "topToHeart", "base", "wearer"],
    ["memory", "wholePyramid", "character", "wearer"],
    ["reason", "memory", "topToHeart", "base", "wearer"],
    ["memory", "topToHeart", "base", "character", "wearer"],
    ["memory", "topToHeart", "base", "character", "closing"],
    ["memory", "scene", "wholePyramid", "closing"],
    ["wearer", "memory", "topToHeart", "base", "closing"],
    ["memory", "top", "heart", "base", "wearer"],
    ["wearer", "memory", "wholePyramid", "character", "closing"],
  ],
];

export const outlinesWithoutMemory: Halves = [
  [
    ["opening", "top", "heart", "base", "closing"],
    ["reason", "top", "heart", "base", "closing"],
    ["opening", "topToHeart", "base", "wearer"],
    ["scene", "topToHeart", "character", "base", "closing"],
    ["topToHeart", "character", "base", "closing"],
    ["top", "heart", "base", "closing"],
    ["opening", "reason", "wholePyramid", "closing"],
    ["wearer", "wholePyramid", "character", "closing"],
    ["opening", "wholePyramid", "character", "closing"],
    ["baseFirst", "heartNext", "topLast", "closing"],
    ["opening", "top", "heart", "character", "base"],
    ["topToHeart", "base", "character", "wearer"],
  ],
  [
    ["top", "heart", "base", "character", "closing"],
    ["opening", "top", "heart", "base", "wearer"],
    ["opening", "topToHeart", "base", "character", "closing"],
    ["topToHeart", "base", "character", "closing"],
    ["topToHeart", "base", "closing"],
    ["reason", "topToHeart", "base", "closing"],
    ["reason", "topToHeart", "base", "wearer"],
    ["opening", "topToHeart", "base", "closing"],
    ["opening", "wholePyramid", "character", "wearer"],
    ["reason", "wholePyramid", "closing"],
    ["opening", "wholePyramid", "closing"],
    ["wearer", "topToHeart", "character", "base", "closing"],
    ["top", "heart", "character", "base", "closing"],
    ["opening", "topToHeart", "character", "base"],
  ],
];
