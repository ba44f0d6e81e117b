import type { AnswerKey, Answers } from "../../maestro/types.ts";

/** What one question's row holds: its parts' themes and the values given. It comes from outside, so nothing is taken for granted. */
export type AnswerRow = { answer: Record<string, unknown> };

const lists = ["families", "occasions", "persona", "season", "environment", "colors"] as const satisfies AnswerKey[];

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
 * A session's rows, in the order of their questions, as the composer reads them: what several questions ask for is
 * united in lists, told on in texts, and in everything that has one value the last word counts.
 */
export function answersOf(rows: readonly AnswerRow[]): Answers {
  const given = (theme: AnswerKey) => rows.map((row) => row.answer[theme]).filter((value) => value !== undefined);
  const answers: Answers = {};
  for (const theme of lists) {
    const values = [...new Set(strings(given(theme)))];
    if (values.length > 0) answers[theme] = values;
  }
  const gender = oneOf(given("gender"), ["men", "women", "unisex"]);
  const time = oneOf(given("time_of_day"), ["day", "night", "both"]);
  const strength = given("strength").findLast((value) => typeof value === "number");
  const memory = strings(given("memory")).join("\n");
  const name = strings(given("custom_name")).at(-1);
  return {
    ...answers,
    ...(gender && { gender }),
    ...(time && { time_of_day: time }),
    ...(typeof strength === "number" && { strength }),
    ...(memory && { memory }),
    ...(name && { custom_name: name }),
  };
}
