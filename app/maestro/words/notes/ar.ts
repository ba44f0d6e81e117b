import { memories, openings, persons, shadows } from "./ar/answers.ts";
import { base, baseFirst, close, heart, heartThen, joint, top, topLast, whole } from "./ar/layers.ts";
import { reasons } from "./ar/reasons.ts";
import type { Voice } from "./voice.ts";

export const arabicVoice: Voice = {
  sentences: {
    scene: openings,
    shadow: shadows,
    person: persons,
    memory: memories,
    reason: reasons,
    top,
    heart,
    base,
    joint,
    whole,
    baseFirst,
    heartThen,
    topLast,
    close,
  },
  finish: (text) => text,
};
