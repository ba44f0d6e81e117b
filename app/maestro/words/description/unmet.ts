import type { Language } from "../../types.ts";
import { thingNoun } from "../thing-nouns.ts";
import type { Template } from "./phrasebook.ts";

type OfThings = (names: readonly string[]) => string;

/** A language's sentences about wishes in vain: nothing is poured of them, or others stand in. The letters take one in two. */
export type UnmetSentences = {
  language: Language;
  lost: readonly [OfThings, OfThings];
  stoodIn: readonly [OfThings, OfThings];
};

export const unmetTemplates = ({ language, lost, stoodIn }: UnmetSentences): readonly Template[] => {
  const saying =
    (isLost: boolean, write: OfThings): Template =>
    ({ unmet = [] }) =>
      unmet.length > 0 && isLost === unmet.every(({ by }) => by.length === 0)
        ? write(unmet.map(({ thing }) => thingNoun(thing, language)))
        : null;
  return [...lost.map((write) => saying(true, write)), ...stoodIn.map((write) => saying(false, write))];
};
