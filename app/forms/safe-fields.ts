import { INTENT, STATE } from "@conform-to/dom";

/** Longer than the name of any field of the shop. */
const longestName = 100;

/**
 * The fields that conform can be given. It parses the two reserved ones as JSON and throws at anything else, builds a
 * list as long as an index in a name says, and objects as deep as a name has dots; the shop's forms send none of these.
 */
export function safeFields(form: FormData): FormData {
  const safe = new FormData();
  for (const [name, value] of form) {
    if (name !== INTENT && name !== STATE && !name.includes("[") && name.length <= longestName)
      safe.append(name, value);
  }
  return safe;
}
