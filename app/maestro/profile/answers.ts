import type { AnswerKey, Answers } from "../types.ts";
import { influences } from "./influences.ts";

/** The longest memory that is read; nobody's evening needs more. */
const memoryLength = 4000;

export type ReadAnswers = {
  /** Known values per theme, without repetition, in the order in which the table lists them. */
  values: Partial<Record<AnswerKey, readonly string[]>>;
  /** 1 to 10, or null where it was not said. */
  strength: number | null;
  memory: string;
};

function known(theme: AnswerKey, given: unknown): string[] {
  const said: unknown[] = Array.isArray(given) ? given : [given];
  return Object.keys(influences[theme] ?? {}).filter((value) => said.includes(value));
}

/** Takes from the answers what the house understands; everything else counts as not said. */
export function readAnswers(answers: Answers): ReadAnswers {
  const values: ReadAnswers["values"] = {};
  for (const theme of [
    "gender",
    "families",
    "time_of_day",
    "occasions",
    "persona",
    "season",
    "environment",
    "colors",
  ] as const) {
    const said = known(theme, answers[theme]);
    if (said.length > 0) values[theme] = said;
  }
  const { strength, memory } = answers;
  const spoken = typeof strength === "number" && Number.isFinite(strength);
  return {
    values,
    strength: spoken ? Math.min(10, Math.max(1, strength)) : null,
    memory: typeof memory === "string" ? memory.slice(0, memoryLength).trim() : "",
  };
}

/** Eau de parfum, % w/w of the finished perfume: light 15, moderate 18 (also where nothing was said), strong 22. */
export function dosageOf(strength: number | null): number {
  if (strength === null) return 18;
  const dosage = strength <= 5.5 ? 15 + ((strength - 1) * 3) / 4.5 : 18 + ((strength - 5.5) * 4) / 4.5;
  return Math.round(dosage * 1000) / 1000;
}

/** The answers as they were understood, for the words. */
export function understood(read: ReadAnswers): Answers {
  const { gender, time_of_day, ...lists } = read.values;
  const one = <Value extends string>(values: readonly string[] | undefined, all: readonly Value[]) =>
    all.find((value) => values?.includes(value));
  const answers: Answers = {
    gender: one(gender, ["men", "women", "unisex"]),
    time_of_day: one(time_of_day, ["day", "night", "both"]),
  };
  for (const theme of ["families", "occasions", "persona", "season", "environment", "colors"] as const) {
    const values = lists[theme];
    if (values) answers[theme] = [...values];
  }
  if (read.strength !== null) answers.strength = read.strength;
  if (read.memory !== "") answers.memory = read.memory;
  return answers;
}
