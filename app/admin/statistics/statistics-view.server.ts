import type { Statistics } from "../../backend/admin/statistics.ts";
import { type Language, type Localised, languages } from "../../i18n/languages.ts";
import { answerWord, memoryWords } from "../../maestro/index.ts";

const words: Partial<Record<string, Localised>> = memoryWords;

/** The counts with their names in the reader's language. */
export function viewOf(
  { days, since, begun, finished, questions, answer_counts: answerCounts, speed, months, waiting }: Statistics,
  language: Language,
) {
  const countsOf = (
    kind: Statistics["answer_counts"][number]["kind"],
    nameOf: (key: string) => Localised | undefined,
  ) =>
    answerCounts
      .filter((answer) => answer.kind === kind)
      .map(({ key, times }) => ({ key, name: nameOf(key)?.[language] ?? key, times }));
  const steps = [
    { key: "begun", question: null, counts: begun },
    ...questions.map(({ id, text, answered }) => ({ key: id, question: text[language], counts: answered })),
    { key: "finished", question: null, counts: finished },
  ];
  return {
    days,
    since,
    speed,
    waiting,
    months,
    /** How far journeys came: each step with its count by language, and how many went no further than the one before. */
    funnel: steps.map(({ key, question, counts }, index) => {
      const times = sum(counts);
      const before = steps[index - 1];
      return { key, question, counts, times, left: before ? Math.max(0, sum(before.counts) - times) : 0 };
    }),
    languages: languages.map((each) => ({ language: each, begun: begun[each] ?? 0, finished: finished[each] ?? 0 })),
    families: countsOf("family", (key) => answerWord("families", key)),
    seasons: countsOf("season", (key) => answerWord("season", key)),
    words: countsOf("word", (key) => words[key]),
  };
}

export type StatisticsView = ReturnType<typeof viewOf>;

function sum(counts: Partial<Record<Language, number>>): number {
  return Object.values(counts).reduce((total, times) => total + times, 0);
}
