import { z } from "zod";
import { mapRecord } from "../../encoding/record.ts";
import { optionalTextField } from "../../forms/field-schemas.server.ts";
import { cleanText } from "../../forms/text.ts";
import { inEachLanguage, type Localised, languages } from "../../i18n/languages.ts";
import { adminError } from "./admin-error.ts";

function texts(maxLength: number) {
  const each = optionalTextField(maxLength);
  return z.object(inEachLanguage(() => each));
}

function countFilled(localised: Localised): number {
  return Object.values(localised).filter((each) => each !== "").length;
}

/** A text in every language. */
export function localisedField(maxLength: number) {
  return texts(maxLength).refine(
    (localised) => countFilled(localised) === languages.length,
    adminError("every_language"),
  );
}

/** A text in every language, or null where there is none in any. */
export function optionalLocalisedField(maxLength: number) {
  return texts(maxLength)
    .refine((localised) => [0, languages.length].includes(countFilled(localised)), adminError("every_language"))
    .transform((localised): Localised | null => (countFilled(localised) === 0 ? null : localised));
}

/** A list in every language, typed one item a line; the lists are of the same length. */
export const localisedListField = texts(1200)
  .transform((typed) => mapRecord(typed, lines))
  .refine(
    ({ ar, ...others }) =>
      ar.length >= 1 && ar.length <= 12 && Object.values(others).every((list) => list.length === ar.length),
    adminError("notes_uneven"),
  )
  .refine((lists) => Object.values(lists).every((list) => list.every((item) => item.length <= 80)), "too_long");

function lines(typed: string): string[] {
  return typed.split(/\r?\n/).map(cleanText).filter(Boolean);
}
