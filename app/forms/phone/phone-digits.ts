import { latinDigits } from "../text.ts";

/** Digits and "+" of a telephone number as typed. Arabic-Indic and Persian digits become Latin ones. */
export function phoneDigits(typed: string): string {
  return latinDigits(typed).replace(/[^\d+]/g, "");
}
