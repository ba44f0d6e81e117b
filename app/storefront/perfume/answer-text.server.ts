import type { Language } from "../../i18n/languages.ts";
import { themeWords } from "../../maestro/index.ts";
import type { AnswerKey } from "../../maestro/types.ts";

/** "time of day: night": a theme and what was answered to it; the theme alone where the answer has no words. */
export function answerText(theme: AnswerKey, words: readonly string[], language: Language) {
  const name = themeWords[theme][language];
  if (words.length === 0) return name;
  return `${name}${language === "fr" ? "\u202f" : ""}: ${unitList(words, language)}`;
}

/** Made once a language: an owner's page writes a list for every note. */
const lists = new Map<Language, Intl.ListFormat>();

/** Joins as the language lists things without "and". */
export function unitList(items: readonly string[], language: Language): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: "unit", style: "short" });
  lists.set(language, list);
  return list.format(items);
}
