import { memories, openings, persons, shadows } from "./en/answers.ts";
import { base, baseFirst, close, heart, heartThen, joint, top, topLast, whole } from "./en/layers.ts";
import { reasons } from "./en/reasons.ts";
import type { Voice } from "./voice.ts";

export const englishVoice: Voice = {
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
