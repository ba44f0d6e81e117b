import { z } from "zod";
import { backgrounds, badges, tiers } from "./perfume-values.ts";
import { localisedListSchema, localisedSchema } from "./rows.ts";

/** As the database's constraint has it. */
export function isSlug(value: string): boolean {
  return value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

/** A perfume as a card shows it. */
export const perfumeSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  tier: z.enum(tiers),
  /** Whole dirhams, VAT included. */
  price_aed: z.number().int(),
  bg_variant: z.enum(backgrounds),
  badges: z.array(z.enum(badges)),
  name: localisedSchema,
  /** Name of a picture. */
  bottle_image: z.string().nullable(),
});

/** A perfume as its own page shows it. */
export const perfumeDetailSchema = perfumeSchema.extend({
  description: localisedSchema,
  notes_top: localisedListSchema,
  notes_middle: localisedListSchema,
  notes_base: localisedListSchema,
  sold_out: z.boolean(),
});

export type Perfume = z.infer<typeof perfumeSchema>;
export type PerfumeDetail = z.infer<typeof perfumeDetailSchema>;

export const perfumeColumns = "id, slug, tier, price_aed, bg_variant, badges, name, bottle_image";
export const perfumeDetailColumns =
  `${perfumeColumns}, description, notes_top, notes_middle, notes_base, sold_out` as const;
