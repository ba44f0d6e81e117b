import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { AnswerKey } from "../maestro/types.ts";
import type { Backend } from "./backend.ts";
import { someRow } from "./rows.ts";

/** What was answered to one question, by theme. */
export type Answer = Partial<Record<AnswerKey, string | number | string[]>>;

const answerSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
const rowSchema = z
  // A session may write its rows past the shop as well: what is no answer counts as none.
  .object({ question_id: z.uuid(), answer: answerSchema.catch({}) })
  .transform(({ question_id, answer }) => ({ question: question_id, answer }));

export type AnswerRow = z.infer<typeof rowSchema>;

/** What a session has answered so far, a row for each question; nothing for a session that is not this request's. */
export function listAnswers(backend: Backend, session: string): Promise<AnswerRow[]> {
  return backend.run(z.array(rowSchema), (db) =>
    db
      .from("maestro_results")
      .select("question_id, answer")
      .eq("session_id", session)
      .not("question_id", "is", null)
      .order("question_id"),
  );
}

/**
 * Keeps the answer to a question in the place of an earlier one: saved twice is saved once.
 * @throws BackendRefused for a session that does not exist or is not this request's, or an unknown question
 */
export async function saveAnswer(
  backend: Backend,
  { session, question, language, answer }: { session: string; question: string; language: Language; answer: Answer },
): Promise<void> {
  const row = { session_id: session, question_id: question, lang: language, answer };
  await backend.run(someRow, (db) =>
    db.from("maestro_results").upsert(row, { onConflict: "session_id,question_id" }).select("id"),
  );
}
