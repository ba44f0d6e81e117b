import { type GivenAnswer, listAnswers, type QuestionAnswer, saveAnswer } from "../../backend/answers.ts";
import { BackendRefused, nullIfDown, nullIfUnavailable } from "../../backend/backend.ts";
import { maestroStartSession } from "../../backend/journeys.ts";
import { listQuestions } from "../../backend/questions.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { journeySession, rememberJourney } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { userAgentOf } from "../../http/request/user-agent.ts";
import type { Answers } from "../../maestro/types.ts";
import { opensBySignIn } from "./journey-owner.server.ts";
import { mergeAnswers } from "./merge-answers.ts";
import { textsOf, withReadings } from "./read-texts.ts";
import { unaskedExclusions } from "./unasked-exclusions.ts";

export type Journey = {
  questions: Awaited<ReturnType<typeof listQuestions>>;
  /** By question id; empty for a visitor without a session. */
  answers: Map<string, QuestionAnswer>;
  /** The answers could not be read; there may be some. */
  answersUnavailable: boolean;
};

/** The questions and the answers of this browser's session; null while the backend is down and no questions are cached. */
export async function readJourney({ context }: Pick<RouteArgs, "context">): Promise<Journey | null> {
  const backend = backendOf(context);
  const session = journeySession(context);
  const [questions, rows] = await Promise.all([
    listQuestions(backend).catch(nullIfDown),
    session ? listAnswers(backend, session).catch(nullIfUnavailable) : [],
  ]);
  if (!questions) return null;
  return {
    questions,
    answers: new Map(rows?.map((row) => [row.question, row.answer])),
    answersUnavailable: rows === null,
  };
}

/** What was given to a question, without what was read in it. */
export function givenIn({ readings: _, ...given }: QuestionAnswer = {}): GivenAnswer {
  return given;
}

/** The answers of the session as the Maestro reads them. */
export function journeyAnswers(journey: Pick<Journey, "questions" | "answers">): Answers {
  const asked = journey.questions.flatMap(({ id }) => journey.answers.get(id) ?? []);
  return mergeAnswers([...asked, ...unaskedExclusions(journey).map(({ answer }) => answer)]);
}

/** The answer belongs to a journey that signing in opens again. */
export class JourneyClosed extends Error {
  override name = "JourneyClosed";
}

/**
 * Saves an answer, with what is read in its texts, under the browser's session. The first answer starts the session, and so does one whose session the
 * database does not know or has given to somebody else. Returns the cookie of a session that was started, otherwise null.
 * @param anew who is signed out begins another journey than the account's
 * @throws BackendDown, BackendRefused, JourneyClosed
 */
export async function saveSessionAnswer(
  { context, request }: RouteArgs,
  { question, answer: given, anew }: { question: string; answer: GivenAnswer; anew: boolean },
): Promise<string | null> {
  const backend = backendOf(context);
  const language = languageOf(context);
  const existing = journeySession(context);
  // The answer before is asked for only where something may have been corrected in it.
  const rows = existing && textsOf(given).length > 0 ? await listAnswers(backend, existing) : [];
  const answer = await withReadings(given, rows.find((row) => row.question === question)?.answer);
  if (existing) {
    const saved = await saveAnswer(backend, { session: existing, question, language, answer }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BackendRefused) return false;
        throw error;
      },
    );
    if (saved) return null;
    if (!anew && (await opensBySignIn(context, existing))) throw new JourneyClosed();
  }
  const session = await maestroStartSession(backend, { language, userAgent: userAgentOf(request) });
  actAs(context, { journeySession: session });
  await saveAnswer(backend, { session, question, language, answer });
  return rememberJourney(context, session);
}
