import type { Reading, Sense } from "../types.ts";

/**
 * Reads what a text wants, refuses, is allergic to and names without meaning a smell, in any of the four languages or a
 * mixture of them.
 * @param bare what a thing is named for where nothing is said of it: a memory wants it, a list of what must not be in it
 *   does not
 * @returns each thing once, in the order of the text, with the visitor's own words for it
 */
export function readText(_text: string, _bare: Sense = "wanted"): Reading[] {
  return [];
}

/** The phrases of a text in which nothing was read, as typed. */
export function unreadIn(_text: string, _readings: readonly Reading[]): string[] {
  return [];
}
