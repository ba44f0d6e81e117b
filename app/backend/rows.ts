// Schemas that several aggregates share.
import { z } from "zod";
import { type Localised, languages } from "../i18n/languages.ts";

export const languageSchema = z.enum(languages);

export const localisedSchema = z.object({
  ar: z.string(),
  en: z.string(),
  fr: z.string(),
  ru: z.string(),
}) satisfies z.ZodType<Localised>;

/** Lists of the same length. */
export const localisedListSchema = z.object({
  ar: z.array(z.string()),
  en: z.array(z.string()),
  fr: z.array(z.string()),
  ru: z.array(z.string()),
});

/**
 * The answer of a write that must have changed a row: `.select("id")` returns the rows that row-level security let it
 * change.
 */
export const atLeastOneRow = z.array(z.unknown()).min(1);
