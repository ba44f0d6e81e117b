import type { Language } from "./languages.ts";

/** Writes the parts that `Intl.DateTimeFormat` gives of a date or a range; in French the first of a month is "1er". */
export function writeDateParts(parts: readonly { type: string; value: string }[], language: Language): string {
  const ordinal = (type: string, value: string) => language === "fr" && type === "day" && value === "1";
  return parts.map(({ type, value }) => (ordinal(type, value) ? "1er" : value)).join("");
}
