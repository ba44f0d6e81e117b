import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import { answerWord, inToneWord, strengthLevel, structureWord } from "../../maestro/index.ts";
import { type AnswerKey, type Answers, type Note, structure } from "../../maestro/types.ts";
import { answerText, wishText } from "../perfume/answer-text.server.ts";
import { quoted } from "../perfume/quoted.ts";

/** Why a note is there, as texts. */
export type NoteReasons = (note: Pick<Note, "because" | "words" | "tone">) => string[];

/** For everyone but the visitor whose answers they are. */
export const hiddenReasons: NoteReasons = () => [];

export function noteReasons(answers: Answers, language: Language): NoteReasons {
  return ({ because, words = [], tone = [] }) =>
    because.map((reason) => {
      if (reason === structure) return boundIn(structureWord, language);
      const isText = reason === "memory" || reason === "without_text";
      const said = isText ? toldWords(words, tone, language) : valuesOf(reason, answers, language);
      return reason === "without_text" ? wishText(said, language) : answerText(reason, said, language);
    });
}

/** What was told is quoted, in the visitor's own words: those that name a note, or those that it goes with. */
function toldWords(words: readonly string[], tone: readonly string[], language: Language): string[] {
  if (words.length > 0) return words.map((word) => quoted(word, language));
  const all = unitList(
    tone.map((word) => quoted(word, language)),
    language,
  );
  return all ? [`${inToneWord[language]} ${all}`] : [];
}

function valuesOf(theme: AnswerKey, answers: Answers, language: Language): string[] {
  const value = answers[theme];
  const values = typeof value === "number" ? [strengthLevel(value)] : [value ?? []].flat();
  return values.flatMap((each) => answerWord(theme, each)?.[language] ?? []);
}
