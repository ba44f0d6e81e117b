import { z } from "zod";
import type { PerfumeInput } from "../../backend/office/perfumes.ts";
import { badges, grounds, tiers } from "../../backend/perfume-schema.ts";
import { cleanText } from "../../forms/fields.ts";
import { isPictureName } from "../../media/manifest.ts";
import { localisedField, localisedListField } from "../frame/localised.ts";

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** What the form of a perfume sends. */
export const perfumeFields = z
  .object({
    slug: z
      .string({ error: "required" })
      .transform(cleanText)
      .pipe(
        z
          .string()
          .max(80, "too_long")
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug_form"),
      ),
    tier: z.enum(tiers, "choice_unknown"),
    price_aed: z
      .string({ error: "required" })
      .transform((typed) => Number(typed.replace(/[\s,\u00a0\u202f]/g, "")))
      .pipe(z.int("price_form").min(1, "price_form").max(1_000_000, "price_form")),
    bg_variant: z.enum(grounds, "choice_unknown"),
    badges: z.array(z.enum(badges)).optional(),
    name: localisedField(120),
    description: localisedField(2000),
    notes_top: localisedListField,
    notes_middle: localisedListField,
    notes_base: localisedListField,
    bottle_image: z.string().refine(isPictureName, "choice_unknown").optional(),
    is_active: ticked,
    is_vault: ticked,
  })
  .transform(
    ({ badges: marks = [], bottle_image: picture = null, ...fields }): PerfumeInput => ({
      ...fields,
      badges: marks,
      bottle_image: picture,
    }),
  );
