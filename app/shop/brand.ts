import type { Localised } from "../i18n/languages.ts";

/** Renaming the shop means changing this file, and the wordmark in public/icons. */
export const brand = {
  name: { ar: "أثر", en: "Athar", fr: "Athar", ru: "Атхар" } satisfies Localised,
  slug: "athar",
} as const;
