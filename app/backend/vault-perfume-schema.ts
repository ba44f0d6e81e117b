import { z } from "zod";
import { localisedListSchema, localisedSchema } from "./rows.ts";
import { backgrounds, badges, boxItems, concentrations, tiers } from "./vault-perfume-values.ts";

/** A perfume of the Vault as a card shows it. */
export const vaultPerfumeSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  tier: z.enum(tiers),
  /** Whole dirhams, VAT included. */
  price_aed: z.number().int(),
  volume_ml: z.number().int(),
  concentration: z.enum(concentrations),
  bg_variant: z.enum(backgrounds),
  badges: z.array(z.enum(badges)),
  name: localisedSchema,
  notes_top: localisedListSchema,
  notes_middle: localisedListSchema,
  notes_base: localisedListSchema,
  /** Name of a drawn picture. */
  bottle_image: z.string().nullable(),
  /** Name of an uploaded picture, shown in its place, and what it shows. */
  picture: z.string().nullable(),
  picture_alt: localisedSchema.nullable(),
});

/** A perfume of the Vault as its own page shows it. */
export const vaultPerfumeDetailSchema = vaultPerfumeSchema.extend({
  description: localisedSchema,
  box: z.array(z.enum(boxItems)),
  /** Bottles that may still be sold; null where they are filled to order. */
  stock: z.number().int().nullable(),
  sold_out: z.boolean(),
});

export type VaultPerfume = z.infer<typeof vaultPerfumeSchema>;
export type VaultPerfumeDetail = z.infer<typeof vaultPerfumeDetailSchema>;

export const vaultPerfumeColumns =
  "id, slug, tier, price_aed, volume_ml, concentration, bg_variant, badges, name, notes_top, notes_middle, notes_base, bottle_image, picture, picture_alt";
export const vaultPerfumeDetailColumns = `${vaultPerfumeColumns}, description, box, stock, sold_out` as const;
