import { isThing } from "../reading/known-things.ts";
import { readText } from "../reading/read-text.ts";
import { thingOf } from "../reading/readable.ts";
import type { AnswerKey, Answers, Reading, ThingId } from "../types.ts";

/** The answers in which things are told. */
const tellings = ["memory", "without", "without_text"] as const satisfies readonly AnswerKey[];
type Telling = (typeof tellings)[number];
export const isTelling = (theme: AnswerKey): theme is Telling => tellings.some((one) => one === theme);

/** What is said of one thing, and in which answer. */
export type Told = Omit<Reading, "thing"> & { thing: ThingId; theme: Telling };

/** A perfume of another house stands for what it smells of. */
const told = (readings: readonly Reading[], themeOf: (word: string) => Telling): Told[] =>
  readings.flatMap(({ word, thing, sense }) =>
    (isThing(thing) ? [thing] : (thingOf(thing).smells ?? [])).map((one) => ({
      word,
      thing: one,
      sense,
      theme: themeOf(word),
    })),
  );

/** What is told in the texts, in their order: as it was confirmed, or else as it is read. */
function readingsOf({ memory, without_text: text, readings }: Answers): Told[] {
  if (!readings) {
    const inMemory = memory === undefined ? [] : readText(memory);
    const inText = text === undefined ? [] : readText(text, "allergy");
    return [...told(inMemory, () => "memory"), ...told(inText, () => "without_text")];
  }
  return told(readings, (word) => (!memory?.includes(word) && text?.includes(word) ? "without_text" : "memory"));
}

/**
 * Everything that normalised answers tell of things: wished for, refused, not borne. What was chosen to be left out has no
 * words, and is not borne either. Each once.
 */
export function toldIn(answers: Answers): Told[] {
  const chosen = answers.without ?? [];
  const all = [
    ...readingsOf(answers).filter(({ sense }) => sense !== "nothing"),
    ...chosen.map((thing): Told => ({ word: "", thing, sense: "allergy", theme: "without" })),
  ];
  const once = new Map<string, Told>();
  for (const one of all) {
    const name = `${one.theme} ${one.sense} ${one.thing}`;
    if (!once.has(name)) once.set(name, one);
  }
  return [...once.values()];
}
