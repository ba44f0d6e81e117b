import type { Script } from "../../reading/spelling.ts";
import type { Context } from "./context.ts";

/** A sentence, or null where the context lacks what it speaks of. Capitals and typography come afterwards. */
export type Template = (context: Context) => string | null;

/** Sentences about the pyramid and the dosage, by what they are for. */
export type LayerTemplates = Record<
  "top" | "heart" | "base" | "topToHeart" | "wholePyramid" | "baseFirst" | "heartNext" | "topLast" | "closing",
  readonly Template[]
>;

/** Sentences about what was answered. `deuxiemeOpening` has some that need nothing from the context. */
export type AnswerTemplates = Record<"scene" | "deuxiemeOpening" | "wearer" | "memory", readonly Template[]>;

type Templates = LayerTemplates &
  AnswerTemplates &
  Record<"reason" | "character" | "without" | "unmet", readonly Template[]>;
export type Slot = keyof Templates;

/**
 * One language's sentences. What a memory says is quoted in the languages of its `script`. Two sentences of one letter do
 * not show the same of the `images`.
 */
export type Phrasebook = { templates: Templates; script: Script; images: readonly RegExp[] };
