import type { GivenAnswer } from "../../backend/answers.ts";
import { type PerfumeNameError, perfumeNameError } from "../../forms/perfume-name.ts";
import { cleanLine, cleanText } from "../../forms/text.ts";
import { isLeaveable } from "../../maestro/reading/known-things.ts";
import type { AnswerKey } from "../../maestro/types.ts";
import { isSingleValued } from "./part-rules.ts";
import type { PartView, QuestionView } from "./question-view.ts";

/** What may be wrong with a part, as a key of the namespace `errors`. */
type PartError = "required" | "too_many" | "too_long" | PerfumeNameError;

/** Reads a posted question: everything usable that was given, and what is wrong by the themes of its parts. */
export function readAnswer(
  form: FormData,
  question: QuestionView,
): { answer: GivenAnswer; errors: Partial<Record<AnswerKey, [PartError]>> } {
  const answer: GivenAnswer = {};
  const errors: Partial<Record<AnswerKey, [PartError]>> = {};
  for (const part of question.parts) {
    const value = readPart(form, part);
    if (value !== undefined) answer[part.theme] = value;
    const error = errorOf(part, value);
    if (error) errors[part.theme] = [error];
  }
  return { answer, errors };
}

function readPart(form: FormData, part: PartView): string | number | string[] | undefined {
  const given = form.getAll(part.theme).filter((value) => typeof value === "string");
  if (part.type === "input" || part.type === "voice") {
    const clean = part.theme === "custom_name" ? cleanLine : cleanText;
    return clean(given[0] ?? "") || undefined;
  }
  if (part.type === "slider") {
    const number = Math.round(Number(given[0] || Number.NaN));
    return Number.isFinite(number) ? Math.min(part.max, Math.max(part.min, number)) : undefined;
  }
  const chosen =
    part.type === "things"
      ? [...new Set(given)].filter(isLeaveable)
      : part.options.map(({ value }) => value).filter((value) => given.includes(value));
  if (isSingleValued(part.theme)) return chosen[0];
  return chosen.length > 0 ? chosen : undefined;
}

function errorOf(part: PartView, value: GivenAnswer[AnswerKey]): PartError | null {
  if (value === undefined) return part.required ? "required" : null;
  if (Array.isArray(value)) return value.length > part.max ? "too_many" : null;
  if (typeof value === "number" || part.type === "cards" || part.type === "choices") return null;
  if (part.theme === "custom_name") return perfumeNameError(value, part.max);
  return value.length > part.max ? "too_long" : null;
}
