import type { Phrasebook } from "../phrasebook.ts";
import { russianAnswers } from "./answers.ts";
import { russianCharacters } from "./characters.ts";
import { russianImages } from "./images.ts";
import { russianLayers } from "./layers.ts";
import { russianWithout } from "./memory.ts";
import { russianReasons } from "./reasons.ts";
import { russianUnmet } from "./unmet.ts";

export const russianPhrasebook: Phrasebook = {
  script: "cyrillic",
  images: russianImages,
  templates: {
    ...russianAnswers,
    ...russianLayers,
    reason: russianReasons,
    character: russianCharacters,
    without: russianWithout,
    unmet: russianUnmet,
  },
};
