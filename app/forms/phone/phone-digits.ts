import { latinDigits } from "../text.ts";

/**
 * Digits of a telephone number as typed, in Latin ones, with its "+" first: from right to left it is shown, and copied,
 * as the last.
 */
export function phoneDigits(typed: string): string {
  const digits = latinDigits(typed)
    .replace(/[\uff0b\ufe62]/g, "+")
    .replace(/[^\d+]/g, "");
  return digits.replace(/^(\d+)\+$/, "+$1");
}
