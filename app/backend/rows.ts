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

/** A page of a longer list. */
export type Listed<Row> = { rows: Row[]; total: number };

/** Puts the exact count of a query beside its rows, for `listed` to parse. */
export function withTotal<A extends { data: unknown; count: number | null }>(answer: A) {
  return { ...answer, data: { rows: answer.data, total: answer.count } };
}

export function listed<Row>(row: z.ZodType<Row>): z.ZodType<Listed<Row>> {
  return z.object({ rows: z.array(row), total: z.number().int() });
}
