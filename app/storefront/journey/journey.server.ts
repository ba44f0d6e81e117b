import type { RouterContextProvider } from "react-router";
import { listAnswers, saveAnswer } from "../../backend/answers.ts";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { listQuestions } from "../../backend/questions.ts";
import { startSession } from "../../backend/sessions.ts";
import { backendOf, journeySession } from "../../http/backend.ts";
import { setCookie } from "../../http/cookies.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import type { AnswerRow } from "./answers-of.ts";
import type { Answer } from "./read-answer.ts";

type Place = { context: Readonly<RouterContextProvider>; request: Request };

export type Journey = {
  questions: Awaited<ReturnType<typeof listQuestions>>;
  /** By question; empty for a visitor without a session. */
  answers: Map<string, AnswerRow["answer"]>;
  /** Answers may exist that could not be read. */
  forgetful: boolean;
};

/**
 * The questions and what this browser's session has answered, asked for side by side.
 * @throws BackendDown where there is not even an earlier copy of the questions
 */
export async function readJourney({ context, request }: Place): Promise<Journey> {
  const backend = backendOf(context, request);
  const session = journeySession(request);
  const [questions, rows] = await Promise.all([
    listQuestions(backend),
    session ? listAnswers(backend, session).catch(orNull) : [],
  ]);
  return {
    questions,
    answers: new Map(rows?.map((row) => [row.question, row.answer])),
    forgetful: rows === null,
  };
}

/** The session's rows in the order of the questions. */
export function rowsOf({ questions, answers }: Journey): AnswerRow[] {
  return questions.flatMap(({ id }) => {
    const answer = answers.get(id);
    return answer ? [{ answer }] : [];
  });
}

/**
 * Saves an answer under the browser's session. A first answer mints the session, and one that the database does not
 * know is replaced once. Hands back the cookie to set, null where the session stays.
 * @throws BackendDown, BackendRefused
 */
export async function keepAnswer(place: Place, question: string, answer: Answer): Promise<string | null> {
  const language = languageOf(place.context);
  const save = (session: string) =>
    saveAnswer(backendOf(place.context, place.request, { session }), { session, question, language, answer });
  const known = journeySession(place.request);
  if (known) {
    const kept = await save(known).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BackendRefused) return false;
        throw error;
      },
    );
    if (kept) return null;
  }
  const session = await startSession(backendOf(place.context, place.request), {
    language,
    userAgent: place.request.headers.get("user-agent") ?? "",
  });
  await save(session);
  return setCookie("maestro_session_id", session);
}

/** For reads that a page can do without while the backend is down. */
export function orNull(error: unknown): null {
  if (error instanceof BackendDown || error instanceof BackendRefused) return null;
  throw error;
}
