import type { Language } from "../../types.ts";
import { arabicAnswers } from "./ar/answers.ts";
import { arabicLayers } from "./ar/layers.ts";
import { arabicReasons } from "./ar/reasons.ts";
import { englishAnswers } from "./en/answers.ts";
import { englishLayers } from "./en/layers.ts";
import { englishReasons } from "./en/reasons.ts";
import { frenchAnswers } from "./fr/answers.ts";
import { frenchLayers } from "./fr/layers.ts";
import { frenchReasons } from "./fr/reasons.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { russianAnswers } from "./ru/answers.ts";
import { russianLayers } from "./ru/layers.ts";
import { russianReasons } from "./ru/reasons.ts";

export const phrasebooks: Record<Language, Phrasebook> = {
  ar: {
    templates: { ...arabicAnswers, ...arabicLayers, reason: arabicReasons },
    typeset: (text) => text,
  },
  en: {
    templates: { ...englishAnswers, ...englishLayers, reason: englishReasons },
    typeset: (text) => text,
  },
  fr: {
    templates: { ...frenchAnswers, ...frenchLayers, reason: frenchReasons },
    // A narrow no-break space before high punctuation and inside guillemets.
    typeset: (text) => text.replace(/ ([;:?!%»])/g, "\u202f$1").replaceAll("« ", "«\u202f"),
  },
  ru: {
    templates: { ...russianAnswers, ...russianLayers, reason: russianReasons },
    // A dash and a percent sign do not begin a line.
    typeset: (text) => text.replace(/ ([—%])/g, "\u00a0$1"),
  },
};
