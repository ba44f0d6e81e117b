import type { AnswerKey } from "../../maestro/types.ts";
import type { PartView, QuestionView } from "./question-view.ts";

/** Themes with one value, whatever the control. */
const singleValued: readonly AnswerKey[] = ["gender", "time_of_day"];

export function isSingleValued(theme: AnswerKey): boolean {
  return singleValued.includes(theme);
}

/** Rendered as radio buttons instead of check boxes. */
export function isSingleChoice(part: PartView): boolean {
  return part.max === 1 || isSingleValued(part.theme);
}

/** A question without required parts may be skipped. */
export function isSkippable(question: QuestionView): boolean {
  return question.parts.every((part) => !part.required);
}
