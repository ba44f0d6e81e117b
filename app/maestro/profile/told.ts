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

/** What is told in the texts, in their order: as it was confirmed, or else as it is read. */
function readingsOf({ memory = "", without_text: text = "", readings }: Answers): (Reading & { theme: Telling })[] {
  if (readings) {
    return readings.map((one) => {
      const isOther = !memory.includes(one.word) && text.includes(one.word);
      return { ...one, theme: isOther ? "without_text" : "memory" };
    });
  }
  return [
    ...readText(memory).map((one) => ({ ...one, theme: "memory" as const })),
    ...readText(text, "allergy").map((one) => ({ ...one, theme: "without_text" as const })),
  ];
}

/**
 * What is told of in words of an allergy or an illness, each with the answer that tells of it. What is merely named as what
 * must not be in it may be no more than a dislike.
 */
export function illnessesIn(answers: Answers): Map<ThingId, "memory" | "without_text"> {
  const { memory = "", without_text: text = "" } = answers;
  const isIllIn = (of: string) => {
    const ill = readText(of).filter(({ sense }) => sense === "allergy");
    return ({ thing, word }: Reading) => ill.some((one) => one.thing === thing && one.word === word);
  };
  const [isIllInMemory, isIllInText] = [isIllIn(memory), isIllIn(text)];
  return new Map(
    readingsOf(answers).flatMap((one): [ThingId, "memory" | "without_text"][] => {
      const { thing, word, sense } = one;
      if (sense !== "allergy" || !isThing(thing)) return [];
      if (isIllInText(one)) return [[thing, "without_text"]];
      // A memory's word that is not borne was read so, or confirmed to be so.
      return isIllInMemory(one) || !text.includes(word) ? [[thing, "memory"]] : [];
    }),
  );
}

/**
 * What is said of things. Who wishes for a perfume of another house wishes for what it smells of, after everything that is
 * wished for by its own name; who refuses one has not said what of it.
 */
function aboutThings(readings: readonly (Reading & { theme: Telling })[]): Told[] {
  const named = readings.flatMap(({ thing, ...said }) => (isThing(thing) ? [{ ...said, thing }] : []));
  const smelled = readings.flatMap(({ thing, ...said }) =>
    said.sense === "wanted" ? (thingOf(thing).smells ?? []).map((smell): Told => ({ ...said, thing: smell })) : [],
  );
  return [...named, ...smelled.filter(({ thing }) => !named.some((one) => one.thing === thing))];
}

/**
 * Everything that normalised answers tell of things: wished for, refused, not borne. What was chosen to be left out has no
 * words, and is not borne either. Each once.
 */
export function toldIn(answers: Answers): Told[] {
  const chosen = answers.without ?? [];
  const told = [
    ...aboutThings(readingsOf(answers)).filter(({ sense }) => sense !== "nothing"),
    ...chosen.map((thing): Told => ({ word: "", thing, sense: "allergy", theme: "without" })),
  ];
  const once = new Map<string, Told>();
  for (const one of told) {
    const name = `${one.theme} ${one.sense} ${one.thing}`;
    if (!once.has(name)) once.set(name, one);
  }
  return [...once.values()];
}
