import type { OfficeQuestion } from "../../backend/office/questions.ts";
import type { FormResult } from "../../forms/parse-form.ts";
import { type Localised, languages } from "../../i18n/languages.ts";

/** Words by the names of their fields (`hint.fr`). */
export type Words = Record<string, string>;

function flat(name: string, texts: Localised | null): [string, string][] {
  return languages.map((language) => [`${name}.${language}`, texts?.[language] ?? ""]);
}

/** The words that a question has. */
export function wordsOf({ question_text, hint, parts }: OfficeQuestion): Words {
  return Object.fromEntries([
    ...flat("question_text", question_text),
    ...flat("hint", hint),
    ...parts.flatMap(({ id, prompt, options }) => [
      ...flat(`prompts.${id}`, prompt),
      ...options.flatMap((option) => flat(`labels.${option.id}`, option.label)),
    ]),
  ]);
}

/** The words of a form that was refused, as they were typed. */
export function typedWords(result: FormResult | undefined): Words {
  const words: Words = {};
  const visit = (value: unknown, path: string) => {
    if (typeof value === "string") words[path] = value;
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
    }
  };
  visit(result?.initialValue, "");
  return words;
}
