import { z } from "zod";
import type { Localised } from "../../i18n/languages.ts";
import type { Backend } from "../backend.ts";
import { optionSchema, partSchema, questionSchema } from "../questions.ts";
import { spreadChange } from "../site-state.ts";

const adminOptionSchema = optionSchema.extend({ id: z.uuid() });
const adminPartSchema = partSchema.extend({ id: z.uuid(), options: z.array(adminOptionSchema) });
const adminQuestionSchema = questionSchema.extend({
  is_active: z.boolean(),
  order_index: z.number().int(),
  updated_at: z.string(),
  parts: z.array(adminPartSchema),
});

/** A question as admins see it: active or not, with the ids of its parts and options. */
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

const columns =
  "id, order_index, is_active, updated_at, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, parts";

/** All questions in order, inactive ones included and those that were taken out left out. */
export function listAllQuestions(backend: Backend): Promise<AdminQuestion[]> {
  return backend.run(z.array(adminQuestionSchema), (db) =>
    db.from("maestro_questions").select(columns).is("archived_at", null).order("order_index").order("id"),
  );
}

/** A question by its id; null where there is none. */
export async function findQuestion(backend: Backend, id: string): Promise<AdminQuestion | null> {
  const [question] = await backend.run(z.array(adminQuestionSchema), (db) =>
    db.from("maestro_questions").select(columns).eq("id", id),
  );
  return question ?? null;
}

export type QuestionTexts = {
  question_text: Localised;
  hint: Localised | null;
  /** By the part's id. */
  prompts: Record<string, Localised | null>;
  /** By the option's id. */
  labels: Record<string, Localised>;
};

/**
 * Updates the texts of a question in one transaction; prompts and labels that are not named stay as they are. False where
 * there is no such question, or where it is not as it was when it was `seen` (its `updated_at`).
 * @throws BackendRefused (23514) for a text that is empty or too long
 */
export async function saveQuestionTexts(
  backend: Backend,
  id: string,
  texts: QuestionTexts,
  seen?: string,
): Promise<boolean> {
  const saved = await backend.run(z.boolean(), (db) =>
    db.rpc("save_question_texts", { question_id: id, ...texts, ...(seen !== undefined && { seen_updated_at: seen }) }),
  );
  if (saved) await spreadChange(backend);
  return saved;
}
