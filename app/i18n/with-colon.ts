import type { Language } from "./languages.ts";

/** "Language: English": a label and its value, with the narrow space before the colon that French has. */
export function withColon(label: string, value: string, language: Language): string {
  return `${label}${language === "fr" ? "\u202f" : ""}: ${value}`;
}
