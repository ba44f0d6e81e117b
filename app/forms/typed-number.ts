import { latinDigits } from "./text.ts";

const grouped = /^[1-9]\d{0,2}([ ,]\d{3})+(\.\d{1,2})?$/;
/** As in Germany or Russia: only what stands behind the comma tells that the points group. */
const groupedByPoints = /^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/;
const plain = /^\d+([.,]\d{1,2})?$/;

/**
 * A number as people write it, with at most two decimals: "1625", "1,625.50", "1 625,50" (with any of Unicode's spaces),
 * "1.625,50" or in Arabic digits. NaN for anything else, so that nothing is guessed: "1.625" may mean two things.
 */
export function typedNumber(text: string): number {
  const typed = latinDigits(text.trim())
    .replaceAll(/\s/g, " ")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replace(/^(\d{1,3}(?: \d{3})+),(\d{1,2})$/, "$1.$2");
  if (groupedByPoints.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
  if (grouped.test(typed)) return Number(typed.replaceAll(/[ ,]/g, ""));
  return plain.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
}
