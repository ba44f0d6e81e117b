import type { Phrasebook } from "../phrasebook.ts";
import { arabicAnswers } from "./answers.ts";
import { arabicCharacters } from "./characters.ts";
import { arabicImages } from "./images.ts";
import { arabicLayers } from "./layers.ts";
import { arabicWithout } from "./memory.ts";
import { arabicReasons } from "./reasons.ts";
import { arabicUnmet } from "./unmet.ts";

export const arabicPhrasebook: Phrasebook = {
  script: "arabic",
  images: arabicImages,
  templates: {
    ...arabicAnswers,
    ...arabicLayers,
    reason: arabicReasons,
    character: arabicCharacters,
    without: arabicWithout,
    unmet: arabicUnmet,
  },
};
