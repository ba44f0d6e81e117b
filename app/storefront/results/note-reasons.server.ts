import type { Language } from "../../i18n/languages.ts";
import { answerWord, strengthLevel } from "../../maestro/index.ts";
import type { AnswerKey, Answers } from "../../maestro/types.ts";
import { answerText } from "../perfume/answer-text.server.ts";

/** The texts of the answers behind a note, by their themes. */
export type NoteReasons = (themes: readonly AnswerKey[]) => string[];

/** For everyone but the visitor whose answers they are. */
export const hiddenReasons: NoteReasons = () => [];

export function noteReasons(answers: Answers, language: Language): NoteReasons {
  return (themes) =>
    themes.map((theme) => {
      const words = valuesOf(theme, answers).map((value) => answerWord(theme, value));
      return answerText(theme, words, language);
    });
}

function valuesOf(theme: AnswerKey, answers: Answers): string[] {
  const value = answers[theme];
  if (typeof value === "number") return [strengthLevel(value)];
  return typeof value === "string" ? [value] : (value ?? []);
}
