import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { isReadable } from "../maestro/reading/known-things.ts";
import { type AnswerKey, longestWord, type Reading, senses } from "../maestro/types.ts";
import type { Backend } from "./backend.ts";
import { atLeastOneRow } from "./rows.ts";

/** What was given to one question, by theme. */
export type GivenAnswer = Partial<Record<AnswerKey, string | number | string[]>>;

/** The answer to one question: what was given, and what was read in its texts, as the visitor confirmed it. */
export type QuestionAnswer = GivenAnswer & { readings?: Reading[] };

/** The database keeps no more of one answer. */
export const maxReadings = 80;

const readingSchema = z.object({
  word: z.string().min(1).max(longestWord),
  thing: z.custom<Reading["thing"]>(isReadable),
  sense: z.enum(senses),
}) satisfies z.ZodType<Reading>;

/** What is no reading, or of a thing that the table no longer has, is left out. */
const readingsSchema = z
  .array(readingSchema.nullable().catch(null))
  .transform((readings) => readings.filter((reading) => reading !== null).slice(0, maxReadings));

export const answerSchema = z
  .object({ readings: readingsSchema.optional().catch(undefined) })
  .catchall(z.union([z.string(), z.number(), z.array(z.string())]));
const rowSchema = z
  // What is no answer is read as an empty one.
  .object({ question_id: z.uuid(), answer: answerSchema.catch({}) })
  .transform(({ question_id, answer }) => ({ question: question_id, answer }));

export type AnswerRow = z.infer<typeof rowSchema>;

/** The answers of a session, one row a question; none for a session that is not proven to be this request's own. */
export function listAnswers(backend: Backend, session: string): Promise<AnswerRow[]> {
  return backend.runAsWorker(z.array(rowSchema), (db) =>
    db
      .from("maestro_results")
      .select("question_id, answer")
      .eq("session_id", session)
      .not("question_id", "is", null)
      .order("question_id"),
  );
}

/**
 * Upserts the answer to a question, so that saving twice is harmless.
 * @throws BackendRefused for a session that does not exist or is not this request's own, or a
 * question that is not asked
 */
export async function saveAnswer(
  backend: Backend,
  {
    session,
    question,
    language,
    answer,
  }: { session: string; question: string; language: Language; answer: QuestionAnswer },
): Promise<void> {
  const row = { session_id: session, question_id: question, lang: language, answer };
  await backend.runAsWorker(atLeastOneRow, (db) =>
    db.from("maestro_results").upsert(row, { onConflict: "session_id,question_id" }).select("id"),
  );
}

/** Deletes the answers of a session, so that its journey begins anew; its perfumes stay. */
export async function clearAnswers(backend: Backend, session: string): Promise<void> {
  await backend.runAsWorker(z.int(), (db) => db.rpc("clear_answers", { session_id: session }));
}
