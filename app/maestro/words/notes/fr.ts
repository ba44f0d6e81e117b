import { memories, openings, persons, shadows } from "./fr/answers.ts";
import { base, baseFirst, close, heart, heartThen, joint, top, topLast, whole } from "./fr/layers.ts";
import { reasons } from "./fr/reasons.ts";
import type { Voice } from "./voice.ts";

export const frenchVoice: Voice = {
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
  /** A narrow no-break space before high punctuation and inside guillemets. */
  finish: (text) => text.replace(/ ([;:?!%»])/g, "\u202f$1").replaceAll("« ", "«\u202f"),
};
