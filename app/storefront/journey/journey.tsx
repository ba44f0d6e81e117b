import { lazy, useEffect } from "react";
import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { withinJourneyLimit } from "../../http/limits/rate-limit.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { destinationNotice } from "../delivery/open-countries.server.ts";
import { finishPreview, readEditions } from "../editions/editions.server.ts";
import { givenIn, journeyAnswers, readJourney } from "../journey-state/journey.server.ts";
import { opensBySignIn } from "../journey-state/journey-owner.server.ts";
import { journeyPath, parseStep, resumeStep } from "../journey-state/steps.ts";
import type { Route } from "./+types/journey";
import { journeyAction } from "./journey-action.server.ts";
import { mirrorSession } from "./mirror-session.ts";
import { QuestionPage } from "./question.tsx";
import { type QuestionStep, questionView } from "./question-view.ts";
import { readyView } from "./ready-view.server.ts";

/** Screens other than a question load their script when shown; where a deployment has removed it, the page is reloaded. */
const Ready = lazy(() => import("./ready.tsx").catch(reload));
const JourneyMessage = lazy(() => import("./journey-message.tsx").catch(reload));

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

export const handle = {
  hydrate: true,
  namespaces: ["journey"],
  sitemap: true,
  briefFooter: true,
  measured: true,
} satisfies Handle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const held = journeySession(context) ?? null;
  const language = languageOf(context);
  const step = url.searchParams.get("step");
  if (step === "ready" && !(await withinJourneyLimit(context, request, "ready"))) throw data(null, { status: 429 });
  const [journey, editions] = await Promise.all([
    readJourney({ context }),
    step === null || step === "ready" ? readEditions(context) : [],
  ]);
  if (!journey) return data({ kind: "unavailable" as const, session: held }, serviceUnavailable);
  const { questions, answers, answersUnavailable } = journey;
  const closed = answers.size === 0 && !answersUnavailable && held !== null && (await opensBySignIn(context, held));
  const session = closed ? null : held;
  const total = questions.length;
  if (total === 0) return { kind: "empty" as const, session };
  const requested = parseStep(url.searchParams, total);
  const resume = answersUnavailable ? 1 : resumeStep(questions, new Set(answers.keys()));
  if (!requested && editions.length > 0) throw redirectDocument("/maestro/finished");
  if (!requested && answers.size > 0) throw redirect(`${journeyPath(resume)}&resumed=1`);
  if (requested === "ready") {
    if (resume !== "ready" && !answersUnavailable) throw redirect(journeyPath(resume));
    const given = journeyAnswers(journey);
    const [preview, { told, conflicts }] = await Promise.all([
      finishPreview(context, { answers: given, editions }),
      readyView(journey, session ?? "", language),
    ]);
    return {
      kind: "ready" as const,
      session,
      total,
      told,
      conflicts,
      answersUnavailable,
      preview,
    };
  }
  const position = requested ?? 1;
  const stored = questions[position - 1];
  if (!stored) return { kind: "empty" as const, session };
  const question = questionView(stored, language, answers.get(stored.id));
  // Known before the first answer, and told in its hint, so that no script is spent on it.
  const first = position === 1 ? await destinationNotice(context, request) : null;
  const page: QuestionStep = {
    kind: "question",
    session,
    total,
    position,
    question: { ...question, hint: first ? [question.hint, first.text].filter(Boolean).join("\n") : question.hint },
    toCountry: first?.choose,
    answer: givenIn(answers.get(stored.id)),
    resumed: url.searchParams.has("resumed"),
    answersUnavailable,
    closed,
  };
  if (answersUnavailable) return data(page, serviceUnavailable);
  // An answered one is read again when it is shown: its answer may be deleted or another's by then.
  const following = questions[position];
  if (!following || closed || answers.has(following.id)) return page;
  const asked = { question: questionView(following, language), answer: {}, toCountry: undefined };
  return { ...page, following: { ...page, ...asked, position: position + 1, resumed: false } };
}

/** The step after the one that was read last. */
let held: QuestionStep | undefined;

/** Shows the next question at once where its answer was saved, and meanwhile asks for the one after it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = held && request.url.endsWith(journeyPath(held.position)) && held;
  const asked = serverLoader().then((read) => {
    held = "following" in read ? read.following : undefined;
    // The first answer began it, which the question that was held does not know.
    mirrorSession(read.session);
    return read;
  });
  if (!page) return await asked;
  // What stands in the way of this question, the answer that is saved next meets as well.
  asked.catch(() => undefined);
  return page;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return journeyAction({ context, request, url });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** `useFirstStepInUrl` changes nothing that is shown. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const stepAdded = !currentUrl.searchParams.has("step") && nextUrl.searchParams.get("step") === "1";
  return stepAdded && !formMethod ? false : rest.defaultShouldRevalidate;
}

export default function Journey({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["journey", "errors"]);
  useEffect(() => {
    mirrorSession(loaderData.session);
    if ("following" in loaderData) held = loaderData.following;
  }, [loaderData]);
  useFirstStepInUrl(loaderData.kind === "question" && loaderData.position === 1);
  return (
    <>
      <Head
        title={actionData?.error ? t("errors:title_prefix", { title: t("title") }) : t("title")}
        description={t("description")}
      />
      {loaderData.kind === "question" && (
        <QuestionPage key={loaderData.question.id} {...loaderData} result={actionData} />
      )}
      {loaderData.kind === "ready" && <Ready {...loaderData} result={actionData} />}
      {(loaderData.kind === "empty" || loaderData.kind === "unavailable") && (
        <JourneyMessage kind={loaderData.kind} result={actionData} />
      )}
    </>
  );
}

/** The first question may be opened without a step, but the browser's Back needs one to return to it from the second. */
function useFirstStepInUrl(isFirst: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (isFirst && !new URLSearchParams(search).has("step")) {
      void navigate(`${pathname}?step=1`, { replace: true, preventScrollReset: true });
    }
  }, [isFirst, navigate]);
}
