// Schemas that several aggregates share.
import { z } from "zod";
import { inEachLanguage, type Localised, languages } from "../i18n/languages.ts";

export const languageSchema = z.enum(languages);

export const localisedSchema = z.object(inEachLanguage(() => z.string())) satisfies z.ZodType<Localised>;

/** Lists of the same length. */
export const localisedListSchema = z.object(inEachLanguage(() => z.array(z.string())));

/**
 * The answer of a write that must have changed a row: `.select("id")` returns the rows that row-level security let it
 * change.
 */
export const atLeastOneRow = z.array(z.unknown()).min(1);
