import type { SubmissionResult } from "@conform-to/react";
import { data, redirect, redirectDocument } from "react-router";
import { saveAnswer } from "../../backend/answers.ts";
import { BackendRefused, isOverBudget, isUnavailable, nullIfDown } from "../../backend/backend.ts";
import { insufficientPrivilege } from "../../backend/postgres-errors.ts";
import { listQuestions } from "../../backend/questions.ts";
import { refusal } from "../../forms/refusal.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context, RouteArgs } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { withinJourneyLimit, withinLimits } from "../../http/limits/rate-limit.ts";
import { readForm } from "../../http/request/body.ts";
import { serviceUnavailable, waitKey } from "../../http/response/failure.ts";
import { themes } from "../../maestro/types.ts";
import { loginPath } from "../account/login-path.ts";
import { JourneyClosed, journeyAnswers, saveSessionAnswer } from "../journey-state/journey.server.ts";
import { claimJourneyInBackground, opensBySignIn } from "../journey-state/journey-owner.server.ts";
import { processingPath } from "../journey-state/result-paths.ts";
import { journeyPath, parseStep, resumeStep, type Step, stepAfter, stepBefore } from "../journey-state/steps.ts";
import { changedAnswers, parseChange } from "./changes.server.ts";
import { composeResult } from "./compose-result.server.ts";
import { leavesTooLittle } from "./conflicts.server.ts";
import { foundThings, thingChoices } from "./find-things.server.ts";
import type { JourneyResult } from "./journey-result.ts";
import { isSkippable } from "./part-rules.ts";
import { prefetchedJourney } from "./prefetch-journey.server.ts";
import { questionView } from "./question-view.ts";
import { readAnswer } from "./read-answer.ts";
import { offeredIn, readyView } from "./ready-view.server.ts";
import { journeyClosed } from "./refusals.ts";

/** What every step sends, the answers by their themes, what is looked for in a list, and a change of what was read. */
const fields = new Set(["intent", "question", "step", "total", "anew", "query", "change", ...themes]);

/** Answers in words. */
const writtenThemes = ["memory", "without_text", "custom_name"] as const satisfies (typeof themes)[number][];

/** The journey's forms, by their intent: next, back, skip, search, change or finish. */
export async function journeyAction(args: RouteArgs & { url: URL }) {
  const form = await readForm(args.request, fields);
  const intent = form.get("intent");
  if (intent === "back") return goBack(args, form);
  if (intent === "finish") return finishJourney(args, form);
  if (intent === "change") return changeReading(args, form);
  const result = await answerQuestion(args, form, intent);
  return result instanceof Response
    ? result
    : data(await withThings(args, form, result.data), result.init ?? undefined);
}

async function answerQuestion(args: RouteArgs & { url: URL }, form: FormData, intent: unknown) {
  if (intent === "search") return data({ ...refusal(form, {}), error: undefined });
  const questions = await listQuestions(backendOf(args.context)).catch(nullIfDown);
  if (!questions) return unsaved(form);
  const index = questions.findIndex(({ id }) => id === form.get("question"));
  const stored = questions[index];
  if (!stored) return redirect("/maestro-journey", 303);
  // Its parts could not be read, so the answer cannot be validated: the page offers to send it again.
  if (stored.parts.length === 0) return unsaved(form);
  const question = questionView(stored, languageOf(args.context));
  const { answer, errors } = readAnswer(form, question);
  const skipped = intent === "skip" && isSkippable(question);
  if (Object.keys(errors).length > 0 && !skipped) return data(refusal(form, errors), { status: 422 });
  if (!(await withinJourneyLimit(args.context, args.request, "answer"))) return busy(args.context, form);
  try {
    const anew = form.has("anew");
    const cookie = await saveSessionAnswer(args, { question: question.id, answer: skipped ? {} : answer, anew });
    const changing = args.url.searchParams.has("change");
    return redirectToStep(changing ? "ready" : stepAfter(index + 1, questions.length), cookie);
  } catch (error) {
    return refused(args.context, form, error);
  }
}

/** A list that is searched comes back with what it found and with the names of all that is chosen in it. */
async function withThings({ context }: RouteArgs, form: FormData, result: SubmissionResult): Promise<JourneyResult> {
  if (!form.has("query")) return result;
  const language = languageOf(context);
  const query = String(form.get("query"));
  const found = form.get("intent") === "search" && query.trim() !== "" ? await foundThings(query, language) : null;
  return { ...result, things: { query, found, chosen: thingChoices(form.getAll("without"), language) } };
}

/** One press on the list of what was read: the answers that it changes are saved again as they now stand. */
async function changeReading(args: RouteArgs, form: FormData) {
  const { context, request } = args;
  const session = journeySession(context);
  // A document scrolls back to the list; with a script the page stays where it is.
  const back = redirect(
    `${journeyPath("ready")}${new URL(request.url).pathname.endsWith(".data") ? "" : "#told"}`,
    303,
  );
  try {
    const journey = await prefetchedJourney(context);
    if (!journey || journey.answersUnavailable) return unsaved(form);
    if (!session) return back;
    if (!(await withinJourneyLimit(context, request, "answer"))) return busy(context, form);
    const language = languageOf(context);
    const change = parseChange(form.get("change"), offeredIn(await readyView(journey, session, language)));
    if (!change) return back;
    const asked = new Set(journey.questions.map(({ id }) => id));
    const changed = changedAnswers(journey.answers, change, language).filter(([question]) => asked.has(question));
    for (const [question, answer] of changed) {
      await saveAnswer(backendOf(context), { session, question, language, answer });
    }
    return back;
  } catch (error) {
    // The session was ended since its journey was read.
    if (error instanceof BackendRefused && error.code === insufficientPrivilege) return toSignIn();
    return refused(context, form, error);
  }
}

/**
 * What was written is saved where it can be, and leads back where it cannot; what was only chosen and not sent is dropped,
 * and needs no backend.
 */
async function goBack(args: RouteArgs & { url: URL }, form: FormData) {
  const total = Number(form.get("total")) || 1;
  const step = parseStep(new URLSearchParams({ step: String(form.get("step")) }), total);
  const back = redirectToStep(stepBefore(step ?? 1, total));
  if (!writtenThemes.some((theme) => form.get(theme))) return back;
  const saved = await answerQuestion(args, form, "back");
  const cookie = saved instanceof Response ? saved.headers.get("Set-Cookie") : null;
  if (cookie) back.headers.append("Set-Cookie", cookie);
  return back;
}

/** Two sequential round trips: read the answers (`prefetchJourney` has begun), save the perfume. */
async function finishJourney(args: RouteArgs, form: FormData) {
  const { context, request } = args;
  if (!(await withinLimits(context, request, "finish"))) return busy(context, form);
  const session = journeySession(context);
  try {
    const journey = await prefetchedJourney(context);
    if (!journey || journey.answersUnavailable) return unsaved(form);
    const resume = resumeStep(journey.questions, new Set(journey.answers.keys()));
    if (journey.answers.size === 0 && (await opensBySignIn(context, session))) return toSignIn();
    if (!session || resume !== "ready") return redirectToStep(resume);
    const answers = journeyAnswers(journey);
    if (await leavesTooLittle(answers, session)) return data(refusal(form, { "": ["too_little"] }), { status: 422 });
    if (!(await composeResult(context, { session, answers }))) {
      return data(refusal(form, { "": ["told:editions_full"] }), { status: 409 });
    }
    claimJourneyInBackground(context);
    // A document: a page that was opened before a deployment may ask for scripts that no longer exist.
    return redirectDocument(processingPath(session), 303);
  } catch (error) {
    // The session was ended since its journey was read.
    if (error instanceof BackendRefused && error.code === insufficientPrivilege) return toSignIn();
    return refused(context, form, error);
  }
}

/** What was answered is kept with the account. */
function toSignIn() {
  return redirect(loginPath({ next: journeyPath("ready") }), 303);
}

function redirectToStep(step: Step, cookie: string | null = null) {
  return redirect(journeyPath(step), { status: 303, ...(cookie && { headers: { "Set-Cookie": cookie } }) });
}

/** @throws errors that are not the backend's */
function refused(context: Context, form: FormData, error: unknown) {
  if (error instanceof JourneyClosed) return data(refusal(form, { "": [journeyClosed] }), { status: 401 });
  if (isOverBudget(error)) return busy(context, form);
  if (isUnavailable(error)) return unsaved(form);
  throw error;
}

/** Refuses who answers or finishes too often. */
function busy(context: Context, form: FormData) {
  return data(refusal(form, { "": [waitKey(context)] }), { status: 429 });
}

function unsaved(form: FormData) {
  return data(refusal(form, { "": ["unknown_error"] }), serviceUnavailable);
}
