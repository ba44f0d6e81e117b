import type { AdminQuestion, QuestionTexts } from "../../backend/admin/questions.ts";

/** All texts of a question that its form edits. */
export function questionTexts({ question_text, hint, parts }: AdminQuestion): QuestionTexts {
  return {
    question_text,
    hint,
    prompts: Object.fromEntries(parts.map(({ id, prompt }) => [id, prompt])),
    labels: Object.fromEntries(parts.flatMap(({ options }) => options.map(({ id, label }) => [id, label]))),
  };
}
