import type { Language } from "../../i18n/languages.ts";
import { answerWord, strengthLevel, structureWord } from "../../maestro/index.ts";
import { type AnswerKey, type Answers, type Note, structure } from "../../maestro/types.ts";
import { answerText } from "../perfume/answer-text.server.ts";
import { quoted } from "../perfume/quoted.ts";

/** Why a note is there, as texts. */
export type NoteReasons = (note: Pick<Note, "because" | "words">) => string[];

/** For everyone but the visitor whose answers they are. */
export const hiddenReasons: NoteReasons = () => [];

export function noteReasons(answers: Answers, language: Language): NoteReasons {
  return ({ because, words = [] }) =>
    because.map((reason) => {
      if (reason === structure) return structureWord[language];
      // What was told is quoted, in the visitor's own words.
      const isText = reason === "memory" || reason === "without_text";
      const told = isText ? words.map((word) => quoted(word, language)) : valuesOf(reason, answers, language);
      return answerText(reason, told, language);
    });
}

function valuesOf(theme: AnswerKey, answers: Answers, language: Language): string[] {
  const value = answers[theme];
  const values = typeof value === "number" ? [strengthLevel(value)] : [value ?? []].flat();
  return values.flatMap((each) => answerWord(theme, each)?.[language] ?? []);
}
