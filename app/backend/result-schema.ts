// The shape in which a finished perfume is kept, checked on its way out: an older engine may have written it.
import { z } from "zod";
import { type Family, type MaterialId, type Position, positions, themes, variants } from "../maestro/types.ts";

const text = z.string();
const share = z.number();
/** The palette may have lost a material since; its name stands beside it in every language. */
const material = z.custom<MaterialId>((value) => typeof value === "string");

const profile = z.object({
  woody: share,
  oriental: share,
  floral: share,
  citrus: share,
  musk: share,
  aquatic: share,
} satisfies Record<Family, typeof share>);

const recipe = z.object({
  items: z.array(z.object({ material, grams: share, dilution_pct: share.optional() })),
  ethanol_g: share,
  water_g: share,
  total_g: share,
});

const words = {
  display_name: text,
  display_name_ar: text,
  display_name_fr: text,
  display_name_ru: text,
  maestro_notes: text,
  maestro_notes_ar: text,
  maestro_notes_fr: text,
  maestro_notes_ru: text,
};

function layers<Note extends z.ZodType>(note: Note) {
  const notes = z.array(note);
  return z.object({ top: notes, middle: notes, base: notes } satisfies Record<Position, typeof notes>);
}

const names = { ar: text, en: text, fr: text, ru: text };

export const variantSchema = z.object({
  kind: z.enum(variants),
  dosage_pct: share,
  delivered: profile,
  ...words,
  notes: layers(z.object({ material, because: z.array(z.enum(themes)), ...names })),
  /** The mark on the batch's sheet; perfumes of an earlier engine have none. */
  batch: text.optional(),
  formula: z.array(z.object({ material, pct_concentrate: share, position: z.enum(positions) })),
  maestro_recipe_50ml: recipe,
  maestro_recipe_100ml: recipe,
  allergens: z.array(text),
  limits: z.array(z.object({ name: text, used_pct: share, limit_pct: share })),
});

export const compositionSchema = z.object({
  version: z.literal(1),
  fingerprint: text,
  target: profile,
  variants: z.tuple([variantSchema, variantSchema]),
});

export const resultSchema = z.object({
  custom_name: text.nullable(),
  engraving: z.boolean(),
  share_token: z.uuid(),
  result_json: compositionSchema,
});

/** The material is named so that the link's picture can be chosen by it. */
const sharedNote = z.object({ material: text.optional(), ...names });

export const sharedSchema = z.object({
  custom_name: text.nullable(),
  variants: z.array(z.object({ kind: z.enum(variants), ...words, notes: layers(sharedNote) })),
});
