import type { GivenAnswer } from "../../backend/answers.ts";
import type { Question } from "../../backend/questions.ts";
import { limits } from "../../forms/text.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AnswerKey } from "../../maestro/types.ts";
import { listedThings } from "./find-things.server.ts";

/** `alt`: what an uploaded picture shows. */
export type OptionView = {
  value: string;
  label: string;
  picture?: string | null;
  alt?: string | undefined;
  swatch?: string | null;
};
export type PartView = {
  theme: AnswerKey;
  type: Question["parts"][number]["part_type"];
  prompt: string | null;
  required: boolean;
  min: number;
  /** The most choices that may be chosen, the upper end of a slider, or the longest text in characters. */
  max: number;
  options: OptionView[];
};
export type QuestionView = {
  id: string;
  text: string;
  hint: string | null;
  picture: string;
  /** What an uploaded picture shows. */
  alt?: string | undefined;
  intro: { type: "audio" | "video"; url: string } | null;
  parts: PartView[];
};

/** What the page of one question is shown from. */
export type QuestionStep = {
  kind: "question";
  session: string | null;
  total: number;
  position: number;
  question: QuestionView;
  /** The words of the link at which the country is chosen. */
  toCountry: string | undefined;
  answer: GivenAnswer;
  resumed: boolean;
  answersUnavailable: boolean;
  closed: boolean;
};

const longestText: Partial<Record<AnswerKey, number>> = {
  custom_name: limits.customName,
  without_text: limits.withoutText,
};
const mostThings = 24;

/** A part's limits, with defaults where it has none and capped to what can be saved. */
function boundsOf({ part_type, theme, config_json: { min, max }, options }: Question["parts"][number]) {
  switch (part_type) {
    case "slider":
      return { min: min ?? 1, max: max ?? 10 };
    case "input":
    case "voice": {
      const longest = longestText[theme] ?? limits.memory;
      return { min: 0, max: Math.min(max ?? longest, longest) };
    }
    // A form sends no more of one name.
    case "things":
      return { min: 0, max: Math.min(max ?? mostThings, mostThings) };
    default:
      return { min: min ?? 1, max: Math.min(max ?? (part_type === "colors" ? 3 : options.length), options.length) };
  }
}

/**
 * A question in one language: what its page shows and its answer is validated against.
 * @param answer what was answered to it before: a list that is searched shows that too
 */
export function questionView(question: Question, language: Language, answer: GivenAnswer = {}): QuestionView {
  const { intro_media_type: type, intro_media_url: url } = question;
  return {
    id: question.id,
    text: boundIn(question.question_text, language),
    hint: question.hint && boundIn(question.hint, language),
    picture: question.picture ?? question.background_url ?? "",
    alt: altOf(question, language),
    intro: type && url ? { type, url } : null,
    parts: question.parts.map((part) => partView(part, language, answer)),
  };
}

function partView(part: Question["parts"][number], language: Language, answer: GivenAnswer): PartView {
  return {
    theme: part.theme,
    type: part.part_type,
    prompt: part.prompt && boundIn(part.prompt, language),
    required: part.required,
    ...boundsOf(part),
    options: part.part_type === "things" ? listedThings(answer[part.theme], language) : optionViews(part, language),
  };
}

/** Drawn pictures decorate. */
function altOf({ picture_alt: alt }: Pick<Question, "picture_alt">, language: Language): string | undefined {
  return alt ? boundIn(alt, language) : undefined;
}

function optionViews({ options }: Question["parts"][number], language: Language): OptionView[] {
  return options.map((option) => ({
    value: option.value,
    label: boundIn(option.label, language),
    picture: option.picture ?? option.image_url ?? null,
    alt: altOf(option, language),
    swatch: option.swatch ?? null,
  }));
}
