// The stored shape of a composed perfume (`result_json`). Rows are validated when they are read.
import { z } from "zod";
import { inEachLanguage } from "../i18n/languages.ts";
import { macerationDays } from "../maestro/compounding/days.ts";
import { sealCodePattern } from "../maestro/seal/code.ts";
import {
  type Family,
  families,
  knownReasons,
  type MaterialId,
  type Position,
  positions,
  presences,
  variants,
} from "../maestro/types.ts";
import { textFields } from "../maestro/variant-texts.ts";
import { answerSchema } from "./answers.ts";
import { holderSchema } from "./journeys.ts";
import { localisedSchema } from "./rows.ts";

const text = z.string();
const number = z.number();
/** Any text: the material may have been removed from the palette since. Its names are stored beside it. */
const material = z.custom<MaterialId>((value) => typeof value === "string");

const profile = z.object({
  woody: number,
  oriental: number,
  floral: number,
  citrus: number,
  musk: number,
  aquatic: number,
} satisfies Record<Family, typeof number>);

const leading = z.tuple([z.enum(families), z.enum(families)]);

const recipe = z.object({
  items: z.array(z.object({ material, grams: number, dilution_pct: number.optional() })),
  ethanol_g: number,
  water_g: number,
  total_g: number,
});

const eachText = inEachLanguage(() => text);
const nameTexts = textFields("display_name", eachText);
const texts = { ...nameTexts, ...textFields("maestro_notes", eachText) };

function layers<Note extends z.ZodType>(note: Note) {
  const notes = z.array(note);
  return z.object({ top: notes, middle: notes, base: notes } satisfies Record<Position, typeof notes>);
}

const limit = z.object({
  name: text,
  authority: z.enum(["IFRA", "EU"]),
  used_pct: number,
  limit_pct: number,
});

/** What its seal is drawn from (maestro/seal/code.ts). */
export const sealSchema = z.string().regex(sealCodePattern);

const variantSchema = z.object({
  kind: z.enum(variants),
  seal: sealSchema,
  dosage_pct: number,
  delivered: profile,
  leading,
  ...texts,
  shared_words: localisedSchema,
  notes: layers(
    z.object({
      material,
      because: z.array(z.enum(knownReasons)),
      words: z.array(text).optional(),
      asides: z
        .array(z.object({ word: text, by: z.array(material).optional(), presence: z.enum(presences).optional() }))
        .optional(),
      tone: z.array(text).optional(),
      ...localisedSchema.shape,
    }),
  ),
  /** The batch mark on the compounding sheet. */
  batch: text,
  formula: z.array(z.object({ material, pct_concentrate: number, position: z.enum(positions) })),
  maestro_recipe_50ml: recipe,
  maestro_recipe_100ml: recipe,
  /** What was composed before it was kept is promised the longest, as `private.maceration_days` does. */
  maceration_days: z.int().positive().default(macerationDays.most),
  allergens: z.array(text),
  limits: z.array(limit),
  ingredients: z.array(text),
  statement: z.array(limit),
});

export const compositionSchema = z.object({
  version: z.literal(1),
  fingerprint: text,
  target: profile,
  /** Things that neither perfume holds: its owner's to see, and for who weighs it. */
  made_without: z.array(text),
  left_out: z.array(text).default([]),
  no_room: z.array(text).default([]),
  variants: z.tuple([variantSchema, variantSchema]),
});

/**
 * What a perfume was not composed without, though its owner asked to keep it out afterwards, and the last edition of its
 * session that states all of it; null where nothing is such.
 */
export const keptOutSinceSchema = z
  .object({ things: z.array(text), session: z.uuid(), edition: z.int().nullable() })
  .nullable();
export type KeptOutSince = z.infer<typeof keptOutSinceSchema>;

export const resultSchema = z.object({
  id: z.uuid(),
  /** Which of the session's perfumes it is, from 1. */
  edition: z.int(),
  /** What it was composed from. */
  answers: answerSchema,
  custom_name: text.nullable(),
  engraving: z.boolean(),
  share_token: z.uuid(),
  /** Whether a bottle of it is in an order that is not cancelled. */
  ordered: z.boolean(),
  /** When an admin withdrew it. */
  withdrawn_at: z.string().nullable(),
  result_json: compositionSchema,
  kept_out_since: keptOutSinceSchema,
});

/** A note is shown by what it smells of, without its material and the answers behind it. */
const shownVariant = z.object({ kind: z.enum(variants), seal: sealSchema, ...texts, notes: layers(localisedSchema) });

const shown = { custom_name: text.nullable(), variants: z.tuple([shownVariant, shownVariant]) };

/** A perfume as its shared link shows it, with the families by which its picture is chosen. */
export const sharedSchema = z.object({ ...shown, by_day: z.boolean(), leading });

/** A perfume as the results page of its session shows it, with who holds the journey. */
export const shownSchema = z.object({ ...shown, by_day: z.boolean(), holder: holderSchema });

export const editionSchema = z.object({
  id: z.uuid(),
  edition: z.int(),
  /** Finished last: the one that the session's results show unless told. */
  newest: z.boolean(),
  created_at: z.string(),
  answers: answerSchema,
  engraving: z.boolean(),
  fingerprint: text,
  share_token: z.uuid(),
  engine_version: text,
  palette_version: text,
  withdrawn_at: z.string().nullable(),
  ...shown,
});

/** A perfume in its owner's list, which shows the name and the notes of its premiere. */
export const ownEditionSchema = z.object({
  id: z.uuid(),
  edition: z.int(),
  /** Null of what was composed before seals were kept. */
  seal: sealSchema.nullable(),
  created_at: z.string(),
  custom_name: text.nullable(),
  share_token: z.uuid(),
  withdrawn_at: z.string().nullable(),
  ...nameTexts,
  notes: layers(localisedSchema),
});

export const withdrawnSchema = z.object({ withdrawn: z.literal(true) }).transform(() => "withdrawn" as const);
