import type { Climate, Stage, Unfolding } from "../../evaporation/unfolding.ts";
import type { AnswerKey, Facet, Family, genders, MaterialId, presences, timesOfDay } from "../../types.ts";

/** The kinds of smell that a memory may refuse as a whole. */
type WholeKindKey = "garden" | "sweets";

/** The single words and sentences of one language. */
export type WordTable = {
  /** Each material as the sheet names it, and as a sentence does. */
  materials: Record<MaterialId, { name: string; noun: string }>;
  /** What each theme of the journey is called where a reason names it. */
  themes: Record<AnswerKey, string>;
  /** The reason of a note that no answer brought. */
  structure: string;
  /** Before words of a memory that are quoted, in whatever case they stand. */
  fromMemory: string;
  /** Where somebody told it who was asked what must not be in it. */
  ownWords: string;
  /** What stands before the words of a text that a note goes with and that do not name it. */
  inTone: string;
  /** What stands before the smells that stand in for what somebody wished for. */
  standIn: string;
  /** That there is little of it. */
  presences: Record<(typeof presences)[number], string>;
  /** What each answer is called; the themes that are free text have no values. */
  answers: {
    gender: Record<(typeof genders)[number], string>;
    families: Record<Family, string>;
    time_of_day: Record<(typeof timesOfDay)[number], string>;
    occasions: Record<"casual" | "formal" | "special" | "sport", string>;
    persona: Record<"confident" | "elegant" | "mysterious" | "playful" | "romantic", string>;
    strength: Record<"light" | "moderate" | "strong", string>;
    season: Record<"spring" | "summer" | "autumn" | "winter", string>;
    environment: Record<"urban" | "nature" | "beach" | "mountains" | "desert", string>;
    colors: Record<
      "gold" | "amber" | "crimson" | "rose" | "violet" | "indigo" | "azure" | "emerald" | "ivory" | "onyx",
      string
    >;
  };
  /** Each family as a thing, to stand in a list with facets. */
  families: Record<Family, string>;
  /** Each facet in everyday words. */
  facets: Record<Facet, string>;
  stages: Record<Stage, string>;
  /** Which families lead: none follows the first, another leads after an hour, at the end, or in each stage. */
  movements: Record<"none" | "early" | "late" | "throughout", string>;
  /** The climate for which the stages are computed. */
  stagesFor: string;
  climates: Record<Climate, string>;
  /** For what is the same in each climate. */
  everyClimate: string;
  trails: Record<Unfolding["trail"], string>;
  lastings: Record<Unfolding["lasting"], string>;
  /** The refusal of a whole kind of smell, as a profile calls it. */
  refusals: Record<WholeKindKey, string>;
};
