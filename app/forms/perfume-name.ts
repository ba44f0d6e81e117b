import { graphemes } from "../i18n/graphemes.ts";
import { limits } from "./text.ts";
import { hasWebAddress } from "./web-address.ts";

/**
 * What a name is read by: letters and digits of any script, emoji, a keycap. The database asks for the same
 * (`private.is_perfume_name`).
 */
const told = /[\p{L}\p{N}\p{So}\p{Extended_Pictographic}\p{EMod}]|\u20e3/u;

/** What may be wrong with a perfume's name, as a key of the namespace `errors`. */
export type PerfumeNameError = "custom_name_long" | "custom_name_signs" | "web_address";

/** What is wrong with a name of a perfume that was cleaned and is not empty; null where nothing is. */
export function perfumeNameError(name: string, max = limits.customName): PerfumeNameError | null {
  if (graphemes(name) > max) return "custom_name_long";
  if (!told.test(name)) return "custom_name_signs";
  return hasWebAddress(name) ? "web_address" : null;
}
