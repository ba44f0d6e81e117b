import { z } from "zod";
import { localisedListSchema, localisedSchema } from "./rows.ts";

export const tiers = ["gold", "royal"] as const;
export const grounds = ["gold", "royal", "emerald", "cobalt"] as const;
export const badges = ["invite_only", "members_only", "iconic"] as const;

/** What a card shows. */
export const perfumeSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  tier: z.enum(tiers),
  /** Whole dirhams, VAT included. */
  price_aed: z.number().int(),
  bg_variant: z.enum(grounds),
  badges: z.array(z.enum(badges)),
  name: localisedSchema,
  /** Name of a picture. */
  bottle_image: z.string().nullable(),
});

/** What a perfume's own page shows. */
export const perfumeDetailSchema = perfumeSchema.extend({
  description: localisedSchema,
  notes_top: localisedListSchema,
  notes_middle: localisedListSchema,
  notes_base: localisedListSchema,
});

export type Perfume = z.infer<typeof perfumeSchema>;
export type PerfumeDetail = z.infer<typeof perfumeDetailSchema>;

export const perfumeColumns = "id, slug, tier, price_aed, bg_variant, badges, name, bottle_image";
export const perfumeDetailColumns = `${perfumeColumns}, description, notes_top, notes_middle, notes_base` as const;
