import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { BackendDown } from "../../backend/backend.ts";
import { sent } from "../../forms/offline.ts";
import type { Handle } from "../../handle.ts";
import { Head } from "../../head.tsx";
import { journeySession } from "../../http/backend.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/journey";
import { actOn, type Outcome } from "./act.server.ts";
import { findsOf } from "./finds.server.ts";
import { readJourney, rowsOf } from "./journey.server.ts";
import { QuestionPage } from "./question.tsx";
import { questionView } from "./question-view.ts";
import { Quiet } from "./quiet.tsx";
import { Ready } from "./ready.tsx";
import { journeyPath, resumeAt, stepOf } from "./steps.ts";
import { useMirroredSession } from "./use-mirrored-session.ts";

export const handle = { hydrate: true, texts: ["journey"] } satisfies Handle;

const away = { headers: { "Retry-After": "10" }, status: 503 };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const session = journeySession(request) ?? null;
  const journey = await readJourney({ context, request }).catch((error: unknown) => {
    if (error instanceof BackendDown) return null;
    throw error;
  });
  if (!journey) return data({ kind: "away" as const, session }, away);
  const { questions, answers, forgetful } = journey;
  const total = questions.length;
  if (total === 0) return { kind: "empty" as const, session };
  const asked = stepOf(url.searchParams, total);
  const resume = forgetful ? 1 : resumeAt(questions, new Set(answers.keys()));
  if (!asked && answers.size > 0) throw redirect(`${journeyPath(resume)}&resumed=1`);
  if (asked === "ready") {
    if (resume !== "ready" && !forgetful) throw redirect(journeyPath(resume));
    return { kind: "ready" as const, session, total, finds: findsOf(rowsOf(journey), languageOf(context)) };
  }
  const position = asked ?? 1;
  const stored = questions[position - 1];
  if (!stored) return { kind: "empty" as const, session };
  const page = {
    kind: "question" as const,
    session,
    total,
    position,
    question: questionView(stored, languageOf(context)),
    answer: answers.get(stored.id) ?? {},
    resumed: url.searchParams.has("resumed"),
    forgetful,
  };
  return forgetful ? data(page, away) : page;
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn({ context, request });
}

/** A lost connection is told like any answer that could not be saved. */
export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (): Outcome => ({ answer: null, problems: [], failed: true }));
}

/** Naming the first step in the address changes nothing that is shown. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const named = !currentUrl.searchParams.has("step") && nextUrl.searchParams.get("step") === "1";
  return named && !formMethod ? false : rest.defaultShouldRevalidate;
}

export default function Journey({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["journey", "errors"]);
  useMirroredSession(loaderData.session);
  const first = loaderData.kind === "question" && loaderData.position === 1;
  useFirstStepInAddress(first);
  return (
    <>
      <Head
        title={actionData ? t("errors:title_prefix", { title: t("title") }) : t("title")}
        description={t("description")}
      />
      {loaderData.kind === "question" && (
        <QuestionPage key={loaderData.question.id} {...loaderData} outcome={actionData} />
      )}
      {loaderData.kind === "ready" && <Ready {...loaderData} outcome={actionData} />}
      {(loaderData.kind === "empty" || loaderData.kind === "away") && (
        <Quiet kind={loaderData.kind} unread={actionData?.unread} />
      )}
    </>
  );
}

/** The first question may be opened without a step; once others follow, the browser's Back has to find it again. */
function useFirstStepInAddress(first: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (first && !new URLSearchParams(search).has("step")) {
      void navigate(`${pathname}?step=1`, { replace: true, preventScrollReset: true });
    }
  }, [first, navigate]);
}
