// Schemas that several aggregates share.
import { z } from "zod";
import { type Localised, languages } from "../i18n/languages.ts";

export const languageSchema = z.enum(languages);

export const localisedSchema: z.ZodType<Localised> = z.object({
  ar: z.string(),
  en: z.string(),
  fr: z.string(),
  ru: z.string(),
});

export const localisedListSchema = z.object({
  ar: z.array(z.string()),
  en: z.array(z.string()),
  fr: z.array(z.string()),
  ru: z.array(z.string()),
});
export type LocalisedList = z.infer<typeof localisedListSchema>;

/** For answers that say nothing beyond having been given. */
export const nothing = z.null();

/** For writes that must have met a row: `.select("id")` behind them tells. */
export const someRow = z.array(z.unknown()).min(1);
