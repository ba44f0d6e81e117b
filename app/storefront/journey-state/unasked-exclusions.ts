import type { QuestionAnswer } from "../../backend/answers.ts";

/** What was to be left out by answers to questions that are not asked any more: it stays out. */
export function unaskedExclusions({
  questions,
  answers,
}: {
  questions: readonly { id: string }[];
  answers: ReadonlyMap<string, QuestionAnswer>;
}) {
  const asked = new Set(questions.map(({ id }) => id));
  return [...answers]
    .filter(([question]) => !asked.has(question))
    .map(([question, { without, readings = [] }]): { question: string; answer: QuestionAnswer } => ({
      question,
      answer: {
        ...(without && { without }),
        readings: readings.filter(({ sense }) => sense !== "wanted" && sense !== "nothing"),
      },
    }));
}
