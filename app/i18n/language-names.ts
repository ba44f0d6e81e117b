import type { Localised } from "./languages.ts";

/** Every language by the name its speakers give it. */
export const languageNames: Localised = { ar: "العربية", en: "English", fr: "Français", ru: "Русский" };
