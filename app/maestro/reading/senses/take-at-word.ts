import { isBody, type Part, roleOf } from "./parts.ts";

/**
 * Beside an illness a saying is taken at its word, « allergique à orange » is no town; and what falls ill is neither a cause
 * nor a wish: «шея красными пятнами идёт».
 */
export function takeAtWord(parts: readonly Part[]): void {
  const isIll = parts.some((part) => roleOf(part) === "allergy" || roleOf(part) === "allergyAfter");
  if (!isIll) return;
  for (const part of parts) {
    if (typeof part !== "object" || !("mention" in part)) continue;
    if (part.mention.isNothing === "saying") delete part.mention.isNothing;
    if (isBody(part.mention)) part.mention.isNothing = "saying";
  }
}
