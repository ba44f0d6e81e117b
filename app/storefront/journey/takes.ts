import type { AnswerKey } from "../../maestro/types.ts";
import type { PartView, QuestionView } from "./question-view.ts";

/** Themes with one value, whatever the control that asks for it. */
const single: readonly AnswerKey[] = ["gender", "time_of_day"];

export function hasOneValue(theme: AnswerKey): boolean {
  return single.includes(theme);
}

/** A part that takes one choice is asked with radio buttons. */
export function takesOne(part: PartView): boolean {
  return part.max === 1 || hasOneValue(part.theme);
}

/** Whether a visitor may pass a question by. */
export function isOptional(question: QuestionView): boolean {
  return question.parts.every((part) => !part.required);
}
