import type { QuestionAnswer } from "../../backend/answers.ts";
import { journeyPath } from "../journey-state/steps.ts";
import type { QuestionView } from "./question-view.ts";

type Asked = { question: QuestionView; answer: QuestionAnswer };

/** What the page of one question is shown from. */
export type QuestionStep = Asked & {
  kind: "question";
  session: string | null;
  total: number;
  position: number;
  resumed: boolean;
  answersUnavailable: boolean;
  closed: boolean;
  /** What the next step asks, so that it need not be waited for. */
  following: Asked | undefined;
};

/** The step after the one that was read last, by its path. */
let held: { path: string; page: QuestionStep } | undefined;

/** Keeps what the step after this one shows. Returns the page. */
export function holdStep<Page extends QuestionStep | { kind: "ready" | "empty" | "unavailable" }>(page: Page): Page {
  if (page.kind === "question" && page.following && !page.closed && !page.answersUnavailable) {
    const position = page.position + 1;
    held = { path: journeyPath(position), page: { ...page, ...page.following, position, following: undefined } };
  }
  return page;
}

/** The page of a step where it is known, once; it is asked for again where its visitor comes back. */
export function heldStep({ pathname, search }: URL): QuestionStep | undefined {
  const known = held;
  held = undefined;
  return known?.path === pathname + search ? known.page : undefined;
}
