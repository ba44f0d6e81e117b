import { stream } from "../formula/seed.ts";
import { influences } from "../profile/influences.ts";
import { type AnswerKey, type Answers, type Language, memoryKeys } from "../types.ts";
import { memoryWords } from "../words/lexicon.ts";

/** The questions whose answers move the formula: all themes but the name. */
export const questions = [
  "gender",
  "families",
  "time_of_day",
  "occasions",
  "persona",
  "strength",
  "season",
  "environment",
  "colors",
  "memory",
] as const satisfies readonly AnswerKey[];
export type Question = (typeof questions)[number];

type Chance = () => number;
const whole = (chance: Chance, below: number) => Math.floor(chance() * below);

function several(chance: Chance, question: Question, most: number): string[] {
  const values = Object.keys(influences[question] ?? {});
  const wanted = 1 + whole(chance, Math.min(most, values.length));
  while (values.length > wanted) values.splice(whole(chance, values.length), 1);
  return values;
}

const genders = ["men", "women", "unisex"] as const;
const times = ["day", "night", "both"] as const;
const languages: readonly Language[] = ["ar", "en", "fr", "ru"];

function memory(chance: Chance): string {
  const language = languages[whole(chance, languages.length)] ?? "en";
  const words = Array.from({ length: 1 + whole(chance, 3) }, () => {
    const key = memoryKeys[whole(chance, memoryKeys.length)] ?? "rain";
    return memoryWords[key][language];
  });
  return words.join(", ");
}

/** One random answer to one question. */
export function answerTo(question: Question, chance: Chance): Answers {
  switch (question) {
    case "gender":
      return { gender: genders[whole(chance, 3)] };
    case "time_of_day":
      return { time_of_day: times[whole(chance, 3)] };
    case "strength":
      return { strength: 1 + whole(chance, 10) };
    case "memory":
      return { memory: memory(chance) };
    default:
      return { [question]: several(chance, question, 3) };
  }
}

/** A random answer set; one in six leaves most questions unanswered. */
export function sampleAnswers(chance: Chance): Answers {
  const willing = chance() < 1 / 6 ? 0.3 : 0.93;
  const answers: Answers = {};
  for (const question of questions) if (chance() < willing) Object.assign(answers, answerTo(question, chance));
  return answers;
}

/** The same answers with one of them changed to something else. */
export function changed(answers: Answers, question: Question, chance: Chance): Answers {
  const before = JSON.stringify(answers[question]);
  for (;;) {
    const answer = answerTo(question, chance);
    if (JSON.stringify(answer[question]) !== before) return { ...answers, ...answer };
  }
}

/** A session's name as the database would give it, from a number. */
export function sessionName(index: number): string {
  const chance = stream(`session ${index}`);
  const hex = (length: number) => Array.from({ length }, () => whole(chance, 16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}
