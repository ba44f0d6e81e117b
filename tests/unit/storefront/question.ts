import type { Question } from "../../../app/backend/questions.ts";
import type { Localised } from "../../../app/i18n/languages.ts";

const localised = (text: string): Localised => ({ ar: `${text} ar`, en: text, fr: `${text} fr`, ru: `${text} ru` });

type Part = Question["parts"][number];

/** A part as the database stores it, with a label for each value. */
export function part(
  type: Part["part_type"],
  theme: Part["theme"],
  values: string[] = [],
  rest: Partial<Part> = {},
): Part {
  const drawn = { image_url: null, swatch: null, picture: null, picture_alt: null };
  const options = values.map((value) => ({ value, label: localised(value), ...drawn }));
  return { part_type: type, theme, prompt: null, required: true, config_json: {}, options, ...rest };
}

export function question(...parts: Part[]): Question {
  return {
    id: "5ce7a000-0000-4000-8000-000000000001",
    question_text: localised("Where?"),
    hint: null,
    background_url: "question-place",
    picture: null,
    picture_alt: null,
    intro_media_type: null,
    intro_media_url: null,
    parts,
  };
}
