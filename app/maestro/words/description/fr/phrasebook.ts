import type { Phrasebook } from "../phrasebook.ts";
import { frenchAnswers } from "./answers.ts";
import { frenchCharacters } from "./characters.ts";
import { frenchImages } from "./images.ts";
import { frenchLayers } from "./layers.ts";
import { frenchWithout } from "./memory.ts";
import { frenchReasons } from "./reasons.ts";
import { frenchUnmet } from "./unmet.ts";

export const frenchPhrasebook: Phrasebook = {
  script: "latin",
  images: frenchImages,
  templates: {
    ...frenchAnswers,
    ...frenchLayers,
    reason: frenchReasons,
    character: frenchCharacters,
    without: frenchWithout,
    unmet: frenchUnmet,
  },
};
