import type { Language } from "../../i18n/languages.ts";
import type { AnswerKey, Answers } from "../../maestro/types.ts";
import { answerWord, strengthLevel, themeWords } from "../../maestro/words/answers.ts";
import type { Because } from "./view.server.ts";

/** Reasons are the visitor's own answers: nobody else is told. */
export const unsaid: Because = () => [];

/** "the hour: night": the theme and what was answered, or the theme alone where the answer was free text. */
export function becauseOf(answers: Answers, language: Language): Because {
  return (themes) => themes.map((theme) => describe(theme, answers, language));
}

function describe(theme: AnswerKey, answers: Answers, language: Language): string {
  const said = valuesOf(theme, answers).flatMap((value) => answerWord(theme, value)?.[language] ?? []);
  const name = themeWords[theme][language];
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  return said.length > 0 ? `${name}${language === "fr" ? "\u00a0" : ""}: ${list.format(said)}` : name;
}

function valuesOf(theme: AnswerKey, answers: Answers): string[] {
  const value = answers[theme];
  if (typeof value === "number") return [strengthLevel(value)];
  return typeof value === "string" ? [value] : (value ?? []);
}
