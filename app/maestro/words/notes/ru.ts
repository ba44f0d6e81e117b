import { memories, openings, persons, shadows } from "./ru/answers.ts";
import { base, baseFirst, close, heart, heartThen, joint, top, topLast, whole } from "./ru/layers.ts";
import { reasons } from "./ru/reasons.ts";
import type { Voice } from "./voice.ts";

export const russianVoice: Voice = {
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
  /** A dash and a percent sign do not begin a line. */
  finish: (text) => text.replace(/ ([—%])/g, "\u00a0$1"),
};
