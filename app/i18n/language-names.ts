import type { Localised } from "./languages.ts";

/** Each language's name in that language. */
export const languageNames: Localised = { ar: "العربية", en: "English", fr: "Français", ru: "Русский" };
