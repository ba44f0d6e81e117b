import type { Reading, Sense } from "../types.ts";
import { absentCauses, uncausedIllnesses } from "./illnesses.ts";
import { unreadIn } from "./unread.ts";

/** What a text leaves open, as typed. */
type Unsettled = {
  /** Tells of an illness, and not what it comes from. */
  uncaused: string[];
  /** Makes ill, and is in no perfume. */
  absent: string[];
  /** Was not understood. */
  unread: string[];
};

/**
 * What of a text is to be asked about, or told to be no matter of a perfume, or not understood: nothing is passed over.
 * @param readings what was read in it, as it was confirmed
 * @param bare as for `readText`
 */
export function unsettledIn(text: string, readings: readonly Reading[], bare: Sense): Unsettled {
  const uncaused = uncausedIllnesses(text, bare);
  const absent = absentCauses(text, bare);
  // "Roses. I couldn't breathe.": what the illness comes from was found elsewhere.
  const isCauseFound = readings.some(({ sense }) => sense === "allergy");
  const isAnswered = (words: string) =>
    uncaused.includes(words) ||
    absent.some((cause) => words.includes(cause)) ||
    (isCauseFound && uncausedIllnesses(words, bare).length > 0);
  return { uncaused, absent, unread: unreadIn(text, readings, bare).filter((words) => !isAnswered(words)) };
}
