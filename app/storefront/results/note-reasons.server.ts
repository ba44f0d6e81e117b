import type { Language } from "../../i18n/languages.ts";
import { answerWord, strengthLevel } from "../../maestro/index.ts";
import { type AnswerKey, type Answers, type NoteReason, structure } from "../../maestro/types.ts";
import { answerText } from "../perfume/answer-text.server.ts";

/** The texts of the answers behind a note, by their themes. */
export type NoteReasons = (reasons: readonly NoteReason[]) => string[];

/** For everyone but the visitor whose answers they are. */
export const hiddenReasons: NoteReasons = () => [];

export function noteReasons(answers: Answers, language: Language): NoteReasons {
  return (reasons) =>
    reasons.flatMap((theme) => {
      if (theme === structure) return [];
      const words = valuesOf(theme, answers).map((value) => answerWord(theme, value));
      return answerText(theme, words, language);
    });
}

function valuesOf(theme: AnswerKey, answers: Answers): string[] {
  const value = answers[theme];
  if (typeof value === "number") return [strengthLevel(value)];
  return typeof value === "string" ? [value] : (value ?? []);
}
