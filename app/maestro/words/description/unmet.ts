import type { Language } from "../../types.ts";
import { thingNoun } from "../thing-nouns.ts";
import type { Template } from "./phrasebook.ts";
import type { UnmetWish, WhyLost } from "./unmet-wishes.ts";

type OfThings = (listed: string, count: number) => string;

/**
 * A language's sentences about wishes in vain: nothing is poured of them, and why, or others stand in. The letters take one
 * in two.
 */
export type UnmetSentences = {
  language: Language;
  list: (names: readonly string[]) => string;
  whys: Readonly<Record<WhyLost, string>>;
  lost: readonly [OfThings, OfThings];
  stoodIn: readonly [OfThings, OfThings];
};

export const unmetTemplates = ({ language, list, whys, lost, stoodIn }: UnmetSentences): readonly Template[] => {
  const saying =
    (isLost: boolean, write: OfThings): Template =>
    ({ unmet = [] }) => {
      if (unmet.length === 0 || isLost !== unmet.every((wish) => "why" in wish)) return null;
      // What is called alike is one to the reader.
      const wishes = [...new Map(unmet.map((wish) => [thingNoun(wish.thing, language), wish])).entries()];
      const namesOf = (why: WhyLost | undefined) =>
        list(wishes.flatMap(([noun, wish]) => (whyOf(wish) === why ? [noun] : [])));
      const reasons = [...new Set(wishes.map(([, wish]) => whyOf(wish)))];
      const listed = reasons.map((why) => (why ? `${namesOf(why)} (${whys[why]})` : namesOf(why)));
      return write(listed.join(semicolon[language]), wishes.length);
    };
  return [...lost.map((write) => saying(true, write)), ...stoodIn.map((write) => saying(false, write))];
};

const semicolon = { ar: "؛ ", en: "; ", fr: "\u202f; ", ru: "; " } as const satisfies Record<Language, string>;

const whyOf = (wish: UnmetWish): WhyLost | undefined => ("why" in wish ? wish.why : undefined);
