import { boundIn } from "../../i18n/bind-words.ts";
import { capitalised } from "../../i18n/capitalised.ts";
import type { Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { fromMemoryWord, ownWordsWord, themeWords } from "../../maestro/index.ts";
import type { AnswerKey, Localised } from "../../maestro/types.ts";

/** "Time of day: night": a theme and what was answered to it; the theme alone where the answer has no words. */
export function answerText(theme: AnswerKey, words: readonly string[], language: Language) {
  return namedText(themeWords[theme], words, language);
}

/** "Memory: “waves”": words of a memory, as they were written. */
export const memoryText = (words: readonly string[], language: Language) =>
  words.length > 0 ? namedText(fromMemoryWord, words, language) : answerText("memory", words, language);

/** "Your own words: “jasmine”": a wish that was told where it was asked what must not be in it. */
export const wishText = (words: readonly string[], language: Language) => namedText(ownWordsWord, words, language);

function namedText(title: Localised, words: readonly string[], language: Language) {
  const name = capitalised(boundIn(title, language));
  if (words.length === 0) return name;
  return withColon(name, unitList(words, language), language);
}
