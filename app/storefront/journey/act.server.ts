import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { journeySession } from "../../http/backend.ts";
import { setCookie } from "../../http/cookies.ts";
import { withinLimits } from "../../http/rate-limit.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import { answersOf } from "./answers-of.ts";
import { finish } from "./finish.server.ts";
import { type Journey, keepAnswer, readJourney, rowsOf } from "./journey.server.ts";
import { questionView } from "./question-view.ts";
import { type Answer, type Problem, readAnswer } from "./read-answer.ts";
import { journeyPath, resumeAt, type Step, stepAfter, stepBefore, stepOf } from "./steps.ts";
import { isOptional } from "./takes.ts";

/** What a question's page is told when an answer was not accepted or could not be saved. */
export type Outcome = {
  /** What was given; null where it is still in the page and nowhere else. */
  answer: Answer | null;
  problems: Problem[];
  failed: boolean;
  /** Too many perfumes were asked for in a short time. */
  busy?: boolean;
  /** What was sent, word for word, where not even the question could be read: the page offers to send it again. */
  unread?: [string, string][];
};

type Place = { context: Readonly<RouterContextProvider>; request: Request };

const failure = { status: 503, headers: { "Retry-After": "10" } };

function go(step: Step, cookie: string | null = null) {
  return redirect(journeyPath(step), { status: 303, ...(cookie && { headers: { "Set-Cookie": cookie } }) });
}

/** The journey's one form: next, back, skip, finish, restart. */
export async function actOn(place: Place) {
  const form = await place.request.formData();
  const intent = form.get("intent");
  if (intent === "restart") return go(1, setCookie("maestro_session_id", ""));
  if (intent === "back") return goBack(form);
  const journey = await readJourney(place).catch(unlessDown);
  if (intent === "finish") return end(place, journey, form);
  const position = journey ? journey.questions.findIndex(({ id }) => id === form.get("question")) : -1;
  const stored = journey?.questions[position];
  if (!journey) return data<Outcome>(failed({}, form), failure);
  if (!stored) return redirect("/maestro-journey", 303);
  const question = questionView(stored, languageOf(place.context));
  const { answer, problems } = readAnswer(form, question);
  const skipped = intent === "skip" && isOptional(question);
  if (problems.length > 0 && !skipped) return data<Outcome>({ answer, problems, failed: false }, { status: 422 });
  try {
    const cookie = await keepAnswer(place, question.id, skipped ? {} : answer);
    return go(stepAfter(position + 1, journey.questions.length), cookie);
  } catch (error) {
    if (error instanceof BackendDown || error instanceof BackendRefused) return data<Outcome>(failed(answer), failure);
    throw error;
  }
}

/** Back needs no backend: a draft that was not saved is dropped. */
function goBack(form: FormData) {
  const total = Number(form.get("total")) || 1;
  const step = stepOf(new URLSearchParams({ step: String(form.get("step")) }), total);
  return go(stepBefore(step ?? 1, total));
}

async function end(place: Place, journey: Journey | null, form: FormData) {
  const session = journeySession(place.request);
  if (!journey || journey.forgetful) return data<Outcome>(failed({}, form), failure);
  const resume = resumeAt(journey.questions, new Set(journey.answers.keys()));
  if (!session || resume !== "ready") return go(resume);
  if (!(await withinLimits(place.context, place.request, "finish"))) {
    return data<Outcome>({ ...failed({}), busy: true }, { status: 429, headers: { "Retry-After": "60" } });
  }
  try {
    await finish(place, session, answersOf(rowsOf(journey)));
  } catch (error) {
    if (error instanceof BackendDown || error instanceof BackendRefused) return data<Outcome>(failed({}), failure);
    throw error;
  }
  // A document: a page that was opened before a deployment may look for scripts that are gone.
  return redirectDocument(`/maestro/processing?sid=${session}`, 303);
}

function failed(answer: Answer, form?: FormData): Outcome {
  const unread =
    form &&
    [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
  return { answer, problems: [], failed: true, unread };
}

function unlessDown(error: unknown): null {
  if (error instanceof BackendDown) return null;
  throw error;
}
