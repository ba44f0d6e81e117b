import { type GivenAnswer, maxReadings, type QuestionAnswer } from "../../backend/answers.ts";
import { phraseTexts } from "../../maestro/reading/phrases.ts";
import type { Reading, Sense } from "../../maestro/types.ts";

/** The themes that are read, and what a thing is named for where nothing is said of it. */
export const bareSenses = { memory: "wanted", without_text: "allergy" } as const satisfies Record<string, Sense>;

/** The texts of an answer in which things are named. */
export function textsOf(answer: GivenAnswer): { theme: keyof typeof bareSenses; text: string }[] {
  return (["memory", "without_text"] as const).flatMap((theme) => {
    const text = answer[theme];
    return typeof text === "string" && text !== "" ? [{ theme, text }] : [];
  });
}

/** The words by which texts are read weigh a third of the Worker: they are loaded with the first text. */
async function readAnew(answer: GivenAnswer): Promise<Reading[]> {
  const texts = textsOf(answer);
  if (texts.length === 0) return [];
  const [{ readText }, { isLimited, isLittle }] = await Promise.all([
    import("../../maestro/reading/read-text.ts"),
    import("../../maestro/reading/limited.ts"),
  ]);
  const readings = texts.flatMap(({ theme, text }): Reading[] => {
    const readAlone = readText(text);
    const dislikes = readAlone.filter(({ sense }) => sense === "refused");
    const ills = readAlone.filter(({ sense }) => sense === "allergy");
    // Of what makes ill nothing goes in, in whatever measure it is refused.
    const isLess = (read: Reading) => isLimited(text, read) && dislikes.some((one) => isSameReading(one, read));
    const isBorne = (read: Reading) =>
      theme === "without_text" && isLittle(text, read) && !ills.some((one) => isSameReading(one, read));
    return readText(text, bareSenses[theme]).map((read) =>
      isLess(read) || isBorne(read) ? { ...read, sense: "less" } : read,
    );
  });
  return dangersFirst(readings).slice(0, maxReadings);
}

/** Of more readings than are kept, the wishes go: never an allergy, or what is refused. */
function dangersFirst(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length <= maxReadings) return readings;
  const isOut = ({ sense }: Reading) => sense === "allergy" || sense === "refused";
  const ill = readings.filter(({ sense }) => sense === "allergy");
  return [
    ...ill,
    ...readings.filter((one) => isOut(one) && !ill.includes(one)),
    ...readings.filter((one) => !isOut(one)),
  ];
}

/** What was read in an answer's texts when it was saved, as the visitor confirmed it. */
export function readingsOf({ readings = [] }: QuestionAnswer): Reading[] {
  return readings;
}

export const isSameReading = (one: Pick<Reading, "word" | "thing">, other: Pick<Reading, "word" | "thing">) =>
  one.word === other.word && one.thing === other.thing;

/** The phrases of an answer's texts in which some words stand. */
const phrasesWith = (answer: GivenAnswer, word: string) =>
  textsOf(answer)
    .flatMap(({ text }) => phraseTexts(text))
    .filter((phrase) => phrase.includes(word));

/**
 * An answer with what is read in its texts. What the visitor had corrected in the answer before stays as they corrected it
 * where the same phrase is read in the same sense again: in other words they may mean something else by it. In a text that
 * was changed no correction outlives an allergy.
 */
export async function withReadings(answer: GivenAnswer, before: QuestionAnswer = {}): Promise<QuestionAnswer> {
  if (textsOf(answer).length === 0) return answer;
  const unchanged = await readAnew(before);
  const isSameText = JSON.stringify(textsOf(answer)) === JSON.stringify(textsOf(before));
  const correctionOf = (read: Reading): Reading | undefined => {
    const isReadAlike = unchanged.some((one) => isSameReading(one, read) && one.sense === read.sense);
    if (!isReadAlike || (read.sense === "allergy" && !isSameText)) return undefined;
    const phrases = phrasesWith(before, read.word);
    const isSaidAlike = isSameText || phrasesWith(answer, read.word).every((phrase) => phrases.includes(phrase));
    return isSaidAlike ? readingsOf(before).find((one) => isSameReading(one, read)) : undefined;
  };
  return { ...answer, readings: (await readAnew(answer)).map((read) => correctionOf(read) ?? read) };
}
