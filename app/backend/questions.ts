import { z } from "zod";
import { themes } from "../maestro/types.ts";
import type { Backend } from "./backend.ts";
import { partTypes } from "./part-types.ts";
import { localisedSchema } from "./rows.ts";

/** Name of an uploaded picture, shown in the place of the drawn one, and what it shows. */
const uploadedPicture = { picture: z.string().nullable(), picture_alt: localisedSchema.nullable() };

export const optionSchema = z.object({
  value: z.string(),
  label: localisedSchema,
  /** Name of a drawn picture. */
  image_url: z.string().nullable(),
  ...uploadedPicture,
  /** #rrggbb, of colours. */
  swatch: z.string().nullable(),
});

export const partSchema = z.object({
  part_type: z.enum(partTypes),
  theme: z.enum(themes),
  prompt: localisedSchema.nullable(),
  required: z.boolean(),
  config_json: z.object({ min: z.number().optional(), max: z.number().optional() }),
  options: z.array(optionSchema),
});

export const questionSchema = z.object({
  id: z.uuid(),
  question_text: localisedSchema,
  hint: localisedSchema.nullable(),
  /** Name of a drawn picture. */
  background_url: z.string().nullable(),
  ...uploadedPicture,
  intro_media_type: z.enum(["audio", "video"]).nullable(),
  intro_media_url: z.string().nullable(),
  parts: z.array(partSchema),
});

/** One page of the journey, with its texts in all languages. */
export type Question = z.infer<typeof questionSchema>;

const questionsSchema = z.array(questionSchema);

/** All fields of a question and no table beside it: its parts are unknown. */
const plainQuestionsSchema = z.array(questionSchema.omit({ parts: true }).transform((row) => ({ ...row, parts: [] })));

/**
 * The active questions with their parts and options, all in order; stale-if-error. Where that read fails and there is no
 * copy either, the questions alone, which are not cached.
 * @throws BackendDown where the backend is down, BackendRefused
 */
export async function listQuestions(backend: Backend): Promise<Question[]> {
  try {
    const { value } = await backend.cached("questions", questionsSchema, () => readQuestions(backend));
    return value;
  } catch {
    return backend.run(plainQuestionsSchema, (db) =>
      db.from("maestro_questions").select("*").eq("is_active", true).order("order_index").order("id"),
    );
  }
}

function readQuestions(backend: Backend): Promise<Question[]> {
  return backend.run(questionsSchema, (db) =>
    db
      .from("maestro_questions")
      // `parts` is a column: tables that can be read through each other could be nested without end.
      .select("id, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, parts")
      .eq("is_active", true)
      .order("order_index")
      .order("id"),
  );
}
