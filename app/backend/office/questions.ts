import { z } from "zod";
import type { Localised } from "../../i18n/languages.ts";
import type { Backend } from "../backend.ts";
import { forgetFreshness } from "../last-good.ts";
import { optionSchema, partSchema, questionSchema } from "../questions.ts";
import { someRow } from "../rows.ts";

const officeOption = optionSchema.extend({ id: z.uuid() });
const officePart = partSchema.extend({ id: z.uuid(), options: z.array(officeOption) });
const officeQuestion = questionSchema.extend({
  is_active: z.boolean(),
  order_index: z.number().int(),
  parts: z.array(officePart),
});

/** A question as the office sees it: asked or not, its parts and options by their ids. */
export type OfficeQuestion = z.infer<typeof officeQuestion>;

const columns = `id, order_index, is_active, question_text, hint, background_url, intro_media_type, intro_media_url,
  parts:maestro_question_parts(id, part_type, theme, prompt, required, config_json,
    options:maestro_options(id, value, label, image_url, swatch))` as const;

/** Every question in order, those that are not asked included. */
export function listAllQuestions(backend: Backend): Promise<OfficeQuestion[]> {
  return backend.run(z.array(officeQuestion), (db) =>
    db
      .from("maestro_questions")
      .select(columns)
      .order("order_index")
      .order("id")
      .order("part_index", { referencedTable: "parts" })
      .order("order_index", { referencedTable: "parts.options" }),
  );
}

/** A question by its id, or null. */
export async function findQuestion(backend: Backend, id: string): Promise<OfficeQuestion | null> {
  const [question] = await backend.run(z.array(officeQuestion), (db) =>
    db
      .from("maestro_questions")
      .select(columns)
      .eq("id", id)
      .order("part_index", { referencedTable: "parts" })
      .order("order_index", { referencedTable: "parts.options" }),
  );
  return question ?? null;
}

export type QuestionWords = {
  question_text: Localised;
  hint: Localised | null;
  /** By the part's id. */
  prompts: Record<string, Localised | null>;
  /** By the option's id. */
  labels: Record<string, Localised>;
};

/**
 * Changes the words of a question, all or none; what `prompts` and `labels` do not name stays.
 * @throws BackendRefused for a text that is empty or too long
 */
export async function saveQuestionWords(backend: Backend, id: string, words: QuestionWords): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("edit_question", { question: id, ...words }));
  forgetFreshness();
}

/** Asks a question from now on, or no longer. */
export async function setQuestionActive(backend: Backend, id: string, active: boolean): Promise<void> {
  await backend.run(someRow, (db) =>
    db.from("maestro_questions").update({ is_active: active }).eq("id", id).select("id"),
  );
  forgetFreshness();
}

/**
 * Changes places with the question before (-1) or after (1); the first and the last stay where they are, and so does one that
 * no longer stands at the place, counted from 1, where it was seen: it has been moved already.
 */
export async function moveQuestion(backend: Backend, id: string, step: -1 | 1, seen?: number): Promise<void> {
  await backend.run(z.null(), (db) => db.rpc("move_question", { question: id, step, seen }));
  forgetFreshness();
}
