import { type ArchivedParts, valueWithoutMeaning } from "../../backend/admin/question-structure.ts";
import type { AdminQuestion } from "../../backend/admin/questions.ts";
import { hasOptions } from "../../backend/part-types.ts";
import type { Language } from "../../i18n/languages.ts";
import { answerValues, answerWord, themeWords } from "../../maestro/index.ts";
import { type AnswerKey, themes } from "../../maestro/types.ts";

/** The themes, without those that a question asks about already. */
export function themeChoices(language: Language, asked: readonly AnswerKey[] = []) {
  return themes
    .filter((theme) => !asked.includes(theme))
    .map((value) => ({ value, label: themeWords[value][language] }));
}

const meaningOf = (theme: AnswerKey, value: string, language: Language) => answerWord(theme, value)?.[language] ?? null;

type Part = AdminQuestion["parts"][number];

/** A part with what its options mean to the engine, and the meanings that it has no option for yet. */
function partView({ id, theme, part_type, required, options }: Part, archived: ArchivedParts, language: Language) {
  const taken = options.map(({ value }) => value);
  return {
    id,
    theme: themeWords[theme][language],
    type: part_type,
    required,
    chooses: hasOptions(part_type),
    /** How many options were ever added: once one more is, the form that added it is empty again. */
    made: options.length + archived.options.filter(({ part_id }) => part_id === id).length,
    /** Made with the page, so that a form that is sent twice adds one option. */
    withoutMeaning: valueWithoutMeaning(),
    options: options.map((option) => ({
      id: option.id,
      label: option.label[language],
      swatch: option.swatch,
      picture: option.picture,
      meaning: meaningOf(theme, option.value, language),
    })),
    meanings: answerValues(theme)
      .filter((value) => !taken.includes(value))
      .map((value) => ({ value, label: answerWord(theme, value)?.[language] ?? value })),
  };
}

/** What a question is made of, in one language, and what was taken out of it. */
export function structureView(question: AdminQuestion, archived: ArchivedParts, language: Language) {
  const themeOf = new Map(question.parts.map(({ id, theme }) => [id, theme]));
  return {
    id: question.id,
    text: question.question_text[language],
    active: question.is_active,
    picture: question.picture,
    /** How many parts were ever added. */
    made: question.parts.length + archived.parts.length,
    parts: question.parts.map((part) => partView(part, archived, language)),
    archived: [
      ...archived.parts.map(({ id, theme }) => ({ id, kind: "part" as const, label: themeWords[theme][language] })),
      ...archived.options.map(({ id, part_id, label }) => {
        const theme = themeOf.get(part_id);
        const of = theme && themeWords[theme][language];
        return { id, kind: "option" as const, label: of ? `${label[language]} (${of})` : label[language] };
      }),
    ],
  };
}

export type PartStructureView = ReturnType<typeof structureView>["parts"][number];
