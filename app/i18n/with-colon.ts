import type { Language } from "./languages.ts";

/** A question or a sentence ends in its own mark, which a colon does not follow. */
const ended = /[?؟.]$/;

/** "Language: English": a label and its value, with the narrow space before the colon that French has; "Still light? Please answer". */
export function withColon(label: string, value: string, language: Language): string {
  if (ended.test(label)) return `${label} ${value}`;
  return `${label}${language === "fr" ? "\u202f" : ""}: ${value}`;
}
