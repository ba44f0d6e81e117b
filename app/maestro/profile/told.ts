import { inEachLanguage } from "../../i18n/languages.ts";
import { memoryWords, readMemory } from "../memory/lexicon.ts";
import { isThing } from "../reading/known-things.ts";
import { readText } from "../reading/read-text.ts";
import { thingOf, things } from "../reading/things.ts";
import type { AnswerKey, Answers, Localised, MemoryFind, Reading, ThingId } from "../types.ts";

/** The answers in which things are told. */
const tellings = ["memory", "without", "without_text"] as const satisfies readonly AnswerKey[];
type Telling = (typeof tellings)[number];
export const isTelling = (theme: AnswerKey): theme is Telling => tellings.some((one) => one === theme);

/** What is said of one thing, and in which answer. */
export type Told = Reading & { theme: Telling };

// Until every text is read by `reading/`, a memory is read by the older lexicon: delete all of this file's next part then,
// and let `memoryOf` be `readText`.
const ids = Object.keys(things).filter(isThing);
function thingFor({ key, material, near, akin, whole }: MemoryFind): ThingId | undefined {
  const ofKey = ids.filter((id) => thingOf(id).key === key);
  const ofKind = ofKey.filter((id) => {
    const thing = thingOf(id);
    return thing.material === material && thing.near === near && thing.whole === whole;
  });
  return ofKind.find((id) => thingOf(id).akin === akin) ?? ofKind[0] ?? ofKey[0];
}
const memoryOf = (text: string): Reading[] => {
  const read = readText(text);
  if (read.length > 0) return read;
  return readMemory(text).flatMap((find) => {
    const thing = thingFor(find);
    return thing ? [{ word: find.word, thing, sense: find.refused ? ("refused" as const) : ("wanted" as const) }] : [];
  });
};
/** What a thing is called where a reason names it. */
export function wordFor(id: ThingId): Localised {
  const { key } = thingOf(id);
  return key ? memoryWords[key] : inEachLanguage(() => id);
}

/** What is told in the texts, in their order: as it was confirmed, or else as it is read. */
function readingsOf({ memory, without_text: text, readings }: Answers): Told[] {
  if (!readings) {
    const inMemory = memory === undefined ? [] : memoryOf(memory);
    const inText = text === undefined ? [] : readText(text, "allergy");
    return [
      ...inMemory.map((one): Told => ({ ...one, theme: "memory" })),
      ...inText.map((one): Told => ({ ...one, theme: "without_text" })),
    ];
  }
  return readings.map((one): Told => {
    const isOther = !memory?.includes(one.word) && text?.includes(one.word);
    return { ...one, theme: isOther ? "without_text" : "memory" };
  });
}

/**
 * Everything that normalised answers tell of things: wished for, refused, not borne. What was chosen to be left out has no
 * words, and is not borne either. Each once.
 */
export function toldIn(answers: Answers): Told[] {
  const chosen = answers.without ?? [];
  const told = [
    ...readingsOf(answers).filter(({ sense }) => sense !== "nothing"),
    ...chosen.map((thing): Told => ({ word: "", thing, sense: "allergy", theme: "without" })),
  ];
  const once = new Map<string, Told>();
  for (const one of told) {
    const name = `${one.theme} ${one.sense} ${one.thing}`;
    if (!once.has(name)) once.set(name, one);
  }
  return [...once.values()];
}
