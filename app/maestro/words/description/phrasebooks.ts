import type { Language } from "../../types.ts";
import { arabicAnswers } from "./ar/answers.ts";
import { arabicCharacters } from "./ar/characters.ts";
import { arabicLayers } from "./ar/layers.ts";
import { arabicReasons } from "./ar/reasons.ts";
import { englishAnswers } from "./en/answers.ts";
import { englishCharacters } from "./en/characters.ts";
import { englishLayers } from "./en/layers.ts";
import { englishReasons } from "./en/reasons.ts";
import { frenchAnswers } from "./fr/answers.ts";
import { frenchCharacters } from "./fr/characters.ts";
import { frenchLayers } from "./fr/layers.ts";
import { frenchReasons } from "./fr/reasons.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { russianAnswers } from "./ru/answers.ts";
import { russianCharacters } from "./ru/characters.ts";
import { russianLayers } from "./ru/layers.ts";
import { russianReasons } from "./ru/reasons.ts";

export const phrasebooks: Record<Language, Phrasebook> = {
  ar: { script: "arabic", ...arabicAnswers, ...arabicLayers, reason: arabicReasons, character: arabicCharacters },
  en: { script: "latin", ...englishAnswers, ...englishLayers, reason: englishReasons, character: englishCharacters },
  fr: { script: "latin", ...frenchAnswers, ...frenchLayers, reason: frenchReasons, character: frenchCharacters },
  ru: { script: "cyrillic", ...russianAnswers, ...russianLayers, reason: russianReasons, character: russianCharacters },
};
