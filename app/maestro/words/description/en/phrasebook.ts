import type { Phrasebook } from "../phrasebook.ts";
import { englishAnswers } from "./answers.ts";
import { englishCharacters } from "./characters.ts";
import { englishImages } from "./images.ts";
import { englishLayers } from "./layers.ts";
import { englishWithout } from "./memory.ts";
import { englishReasons } from "./reasons.ts";
import { englishUnmet } from "./unmet.ts";

export const englishPhrasebook: Phrasebook = {
  script: "latin",
  images: englishImages,
  templates: {
    ...englishAnswers,
    ...englishLayers,
    reason: englishReasons,
    character: englishCharacters,
    without: englishWithout,
    unmet: englishUnmet,
  },
};
