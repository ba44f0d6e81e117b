import type { Language } from "../../types.ts";
import { arabicPhrasebook } from "./ar/phrasebook.ts";
import { englishPhrasebook } from "./en/phrasebook.ts";
import { frenchPhrasebook } from "./fr/phrasebook.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { russianPhrasebook } from "./ru/phrasebook.ts";

export const phrasebooks: Record<Language, Phrasebook> = {
  ar: arabicPhrasebook,
  en: englishPhrasebook,
  fr: frenchPhrasebook,
  ru: russianPhrasebook,
};
