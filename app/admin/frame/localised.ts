import { z } from "zod";
import { cleanText } from "../../forms/fields.ts";
import type { Localised } from "../../i18n/languages.ts";

function text(longest: number) {
  return z
    .string()
    .max(longest, "too_long")
    .optional()
    .transform((typed) => cleanText(typed ?? ""));
}

function texts(longest: number) {
  const each = text(longest);
  return z.object({ ar: each, en: each, fr: each, ru: each });
}

function filled(localised: Localised): number {
  return Object.values(localised).filter((each) => each !== "").length;
}

/** A text in all four languages. */
export function localisedField(longest: number) {
  return texts(longest).refine((localised) => filled(localised) === 4, "every_language");
}

/** A text in all four languages, or null where there is none in any. */
export function optionalLocalisedField(longest: number) {
  return texts(longest)
    .refine((localised) => [0, 4].includes(filled(localised)), "every_language")
    .transform((localised): Localised | null => (filled(localised) === 0 ? null : localised));
}

/** A list in all four languages, typed one item a line, with as many items in each. */
export const localisedListField = texts(1200)
  .transform(({ ar, en, fr, ru }) => ({ ar: lines(ar), en: lines(en), fr: lines(fr), ru: lines(ru) }))
  .refine(
    ({ ar, ...others }) =>
      ar.length >= 1 && ar.length <= 12 && Object.values(others).every((list) => list.length === ar.length),
    "notes_uneven",
  )
  .refine((lists) => Object.values(lists).every((list) => list.every((item) => item.length <= 80)), "too_long");

function lines(typed: string): string[] {
  return typed.split(/\r?\n/).map(cleanText).filter(Boolean);
}
