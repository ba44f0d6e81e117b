import { memoryWords } from "../../app/maestro/index.ts";
import { influences } from "../../app/maestro/profile/influences.ts";
import {
  type AnswerKey,
  type Answers,
  genders,
  type Language,
  memoryKeys,
  themes,
  timesOfDay,
} from "../../app/maestro/types.ts";
import { type Random, randomStream } from "./random-stream.ts";
import { toldMemories } from "./told-memories.ts";

/** The themes whose answers move the formula: all but the name. */
export type Question = Exclude<AnswerKey, "custom_name" | "without" | "without_text">;
export const questions = themes.filter(
  (theme): theme is Question => !["custom_name", "without", "without_text"].includes(theme),
);

const below = (random: Random, limit: number) => Math.floor(random() * limit);

function oneOf<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[below(random, values.length)] ?? values[0];
}

function severalOf(random: Random, question: Question, most: number): string[] {
  const values = Object.keys(influences[question] ?? {});
  const wanted = 1 + below(random, Math.min(most, values.length));
  while (values.length > wanted) values.splice(below(random, values.length), 1);
  return values;
}

const languages = ["ar", "en", "fr", "ru"] as const satisfies Language[];

/** A sentence as somebody would write it, or words as we call them. */
function randomMemory(random: Random): string {
  if (random() < 1 / 3) return toldMemories[below(random, toldMemories.length)]?.text ?? "";
  const language = oneOf(random, languages);
  const words = Array.from({ length: 1 + below(random, 3) }, () => memoryWords[oneOf(random, memoryKeys)][language]);
  return words.join(", ");
}

/** One random answer to one question. */
function randomAnswer(question: Question, random: Random): Answers {
  switch (question) {
    case "gender":
      return { gender: oneOf(random, genders) };
    case "time_of_day":
      return { time_of_day: oneOf(random, timesOfDay) };
    case "strength":
      return { strength: 1 + below(random, 10) };
    case "memory":
      return { memory: randomMemory(random) };
    default:
      return { [question]: severalOf(random, question, 3) };
  }
}

/** A random answer set; one in six leaves most questions unanswered. */
export function randomAnswers(random: Random): Answers {
  const answered = random() < 1 / 6 ? 0.3 : 0.93;
  const answers: Answers = {};
  for (const question of questions) if (random() < answered) Object.assign(answers, randomAnswer(question, random));
  return answers;
}

/** The same answers with another answer to one question. */
export function withOtherAnswer(answers: Answers, question: Question, random: Random): Answers {
  const before = JSON.stringify(answers[question]);
  for (;;) {
    const answer = randomAnswer(question, random);
    if (JSON.stringify(answer[question]) !== before) return { ...answers, ...answer };
  }
}

/** A session's id as the database would give it, from a number. */
export function sessionId(index: number): string {
  const random = randomStream(`session ${index}`);
  const hex = (length: number) => Array.from({ length }, () => below(random, 16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}
