/** A step of the journey: the number of a question, from 1, or the screen after the last one. */
export type Step = number | "ready";

/** The step of a URL, null where it names none that exists. */
export function parseStep(search: URLSearchParams, total: number): Step | null {
  const step = search.get("step");
  if (step === "ready") return "ready";
  const number = step && /^\d{1,3}$/.test(step) ? Number(step) : 0;
  return number >= 1 && number <= total ? number : null;
}

/** The first question without an answer, "ready" where all have one. */
export function resumeStep(questions: readonly { id: string }[], answered: ReadonlySet<string>): Step {
  const index = questions.findIndex(({ id }) => !answered.has(id));
  return index === -1 ? "ready" : index + 1;
}

export function stepAfter(position: number, total: number): Step {
  return position < total ? position + 1 : "ready";
}

export function stepBefore(step: Step, total: number): Step {
  return step === "ready" ? total : Math.max(1, step - 1);
}

/** Asks before the answers go. */
export const restartPath = "/maestro/restart";

/** A question whose answer is changed, after which the journey is at its end again. */
export function changePath(position: number): string {
  return `${journeyPath(position)}&change`;
}

export function journeyPath(step: Step): string {
  return `/maestro-journey?step=${step}`;
}
