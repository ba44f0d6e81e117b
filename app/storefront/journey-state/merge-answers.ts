import type { QuestionAnswer } from "../../backend/answers.ts";
import { isLeaveable } from "../../maestro/reading/known-things.ts";
import { type AnswerKey, type Answers, genders, listThemes, timesOfDay } from "../../maestro/types.ts";

function strings(values: unknown[]): string[] {
  return values
    .flat()
    .filter((value) => typeof value === "string")
    .filter((value) => value !== "");
}

function oneOf<Value extends string>(values: unknown[], known: readonly Value[]): Value | undefined {
  return known.find((value) => value === strings(values).at(-1));
}

/**
 * Merges a session's answers, in the order of their questions, into the Maestro's: lists are united, texts are joined
 * and so is what was read in them, and of a theme with one value the last counts. What is of a wrong type is ignored.
 */
export function mergeAnswers(rows: readonly QuestionAnswer[]): Answers {
  const given = (theme: AnswerKey) => rows.map((row) => row[theme]).filter((value) => value !== undefined);
  const answers: Answers = {};
  for (const theme of listThemes) {
    const values = [...new Set(strings(given(theme)))];
    if (values.length > 0) answers[theme] = values;
  }
  const gender = oneOf(given("gender"), genders);
  const time = oneOf(given("time_of_day"), timesOfDay);
  const strength = given("strength").findLast((value) => typeof value === "number");
  const memory = strings(given("memory")).join("\n");
  const without = [...new Set(strings(given("without")))].filter(isLeaveable);
  const withoutText = strings(given("without_text")).join("\n");
  const read = rows.flatMap(({ readings }) => (readings ? [readings] : []));
  const name = strings(given("custom_name")).at(-1);
  return {
    ...answers,
    ...(gender && { gender }),
    ...(time && { time_of_day: time }),
    ...(typeof strength === "number" && { strength }),
    ...(memory && { memory }),
    ...(without.length > 0 && { without }),
    ...(withoutText && { without_text: withoutText }),
    ...(read.length > 0 && { readings: read.flat() }),
    ...(name && { custom_name: name }),
  };
}
