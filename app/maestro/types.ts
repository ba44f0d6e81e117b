import type { Language, Localised } from "../i18n/languages.ts";
import { type Family, families, type Position, positions } from "./palette/material.ts";
import type { MaterialId, materials } from "./palette/materials.ts";
import { type MemoryKey, memoryKeys } from "./reading/memory-keys.ts";
import type { ReadableId } from "./reading/readable.ts";
import type { ThingId } from "./reading/things.ts";

export type { Family, Language, Localised, MaterialId, MemoryKey, Position, ReadableId, ThingId };
export { families, memoryKeys, positions };

export type Facet = NonNullable<(typeof materials)[number]["facet"]>;

export const genders = ["men", "women", "unisex"] as const;
export const timesOfDay = ["day", "night", "both"] as const;

/** What a word is said for: to bring the thing in, less of it, to leave it out, that it makes ill, or of no smell at all. */
export const senses = ["wanted", "less", "refused", "allergy", "nothing"] as const;
export type Sense = (typeof senses)[number];

/** Words of a visitor's text, as typed, what they name, and in which sense. */
export type Reading = { word: string; thing: ReadableId; sense: Sense };

/** So many readings of all texts are composed from, and no longer words. */
export const mostReadings = 160;
export const longestWord = 80;

/** What a visitor may have answered. Every key may be missing, and unknown values are ignored. */
export type Answers = {
  gender?: (typeof genders)[number];
  families?: string[];
  time_of_day?: (typeof timesOfDay)[number];
  occasions?: string[];
  persona?: string[];
  /** 1 (light) to 10 (strong). */
  strength?: number;
  season?: string[];
  environment?: string[];
  colors?: string[];
  memory?: string;
  /** What must not be in it, for the skin or the liking: chosen from a list, and told in words. */
  without?: ThingId[];
  without_text?: string;
  /** What was read in the texts, as the visitor confirmed it; where it is missing, the texts are read as they stand. */
  readings?: Reading[];
  custom_name?: string;
};
export type AnswerKey = Exclude<keyof Answers, "readings">;

/** The themes whose answer is a list of values. */
export const listThemes = [
  "families",
  "occasions",
  "persona",
  "season",
  "environment",
  "colors",
] as const satisfies readonly AnswerKey[];

/** The themes of answers, in the order in which the journey asks for them. */
export const themes = [
  "gender",
  "families",
  "time_of_day",
  "occasions",
  "persona",
  "strength",
  "season",
  "environment",
  "colors",
  "memory",
  "without",
  "without_text",
  "custom_name",
] as const satisfies readonly AnswerKey[];

/** Words of the visitor's own, as written, and what they stand for. */
export type MemoryFind = {
  word: string;
  thing?: ThingId;
  key: MemoryKey;
  /** The one material of the palette that they name. */
  material?: MaterialId;
  /** The palette does not have what the words name; materials of its kind come near it. */
  near?: true;
  /**
   * The words name something else that brings the thing to mind, as a church brings incense. It is poured alike, and is
   * never called by the thing's name.
   */
  akin?: true;
  /** The visitor wants none of it. */
  refused?: true;
  /** A whole kind of smell is refused: all that is sweet, or all flowers. */
  whole?: true;
};

/** The two perfumes of a composition. */
export const variants = ["premiere", "deuxieme"] as const;
export type VariantKind = (typeof variants)[number];

/** The reason of a note that no answer brought: it holds the others together. */
export const structure = "structure";
export type NoteReason = AnswerKey | typeof structure;
export const knownReasons = [...themes, structure] as const;

/** How much of what was wished for a perfume holds, where it is little. */
export const presences = ["background", "trace"] as const;
/** What is to be said beside words of the visitor's: what stands in for what they name, and that there is little of it. */
export type NoteAside = { word: string; by?: MaterialId[]; presence?: (typeof presences)[number] };

/**
 * A material that can be perceived in the formula, its names, and why it is there: the answers that brought it or named
 * it, or `structure`; never empty. `words` are those of the visitor's that it answers, as read in a text,
 * `asides` what is to be said beside some of them, and `tone` those in keeping with which a text brought it without naming
 * it.
 */
export type Note = {
  material: MaterialId;
  because: NoteReason[];
  words?: string[];
  asides?: NoteAside[];
  tone?: string[];
} & Localised;
export type Notes = Record<Position, Note[]>;

/** `grams` of a material, or, if `dilution_pct` is there, of its dilution of that strength (% w/w) in ethanol. */
export type RecipeItem = { material: MaterialId; grams: number; dilution_pct?: number };
export type Recipe = { items: RecipeItem[]; ethanol_g: number; water_g: number; total_g: number };

/** A limit and what is used of it, % w/w of the finished perfume. */
export type Limit = { name: string; authority: "IFRA" | "EU"; used_pct: number; limit_pct: number };

export type FormulaLine = { material: MaterialId; pct_concentrate: number; position: Position };

/** The field of a variant's text in one language: English has the bare name. */
export type TextField<Text extends string, L extends Language = Language> = L extends "en" ? Text : `${Text}_${L}`;

/** The Maestro's words for the owner: they quote the memory and name answers. */
type OwnTexts = Record<TextField<"display_name" | "maestro_notes">, string>;

export type Variant = OwnTexts & {
  /** Batch number, from this formula's own fingerprint (the composition's is that of the première). */
  batch: string;
  /** What its seal is drawn from (seal/code.ts). */
  seal: string;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage_pct: number;
  /** Share of the odour's power per family (odour/loudness.ts); sums to 1. */
  delivered: Record<Family, number>;
  /** The families of most of its notes: what its picture shows. */
  leading: [main: Family, second: Family];
  notes: Notes;
  /** The Maestro's words for everybody but the owner, written from the notes alone. */
  shared_words: Localised;
  formula: FormulaLine[];
  maestro_recipe_50ml: Recipe;
  maestro_recipe_100ml: Recipe;
  /** How long it macerates: the days that are promised of it are reckoned by this. */
  maceration_days: number;
  /** The allergens of Annex III above 0.001 % of the finished perfume, as the label names them. */
  allergens: string[];
  /** The ingredient line of the box, in its order. */
  ingredients: string[];
  /** The tightest first, at most three. */
  limits: Limit[];
  /** Every limit that the formula uses some of, the tightest first. */
  statement: Limit[];
};

export type Composition = {
  /** The versions that composed it: the engine's number and a hash of the palette's data. */
  versions: { engine: string; palette: string };
  /** The fingerprint of the première's formula, which is unique to one perfume. */
  fingerprint: string;
  target: Record<Family, number>;
  /** What neither perfume holds, checked in the finished formulas: what was chosen to be left out and what makes ill. */
  made_without: ThingId[];
  /** What neither holds either, checked alike: what is disliked. */
  left_out: ThingId[];
  /** What was wished for and found room in neither. */
  no_room: ThingId[];
  premiere: Variant;
  deuxieme: Variant;
};

/**
 * One value of an answer and what it moved in the profile, the strongest first. `word` is the name of a thing that a
 * text or a list names, and `sense` how it is named.
 */
export type Reason = {
  theme: AnswerKey;
  value: string;
  sense?: Sense;
  word?: Localised | undefined;
  moves: { kind: "family" | "facet" | "position" | "dosage"; name: string; by: number }[];
};

/** The olfactory profile of the answers: families and pyramid are shares that sum to 1, facets factors around 1. */
export type Profile = {
  families: Record<Family, number>;
  facets: Partial<Record<Facet, number>>;
  pyramid: Record<Position, number>;
  dosage_pct: number;
  reasons: Reason[];
};

/** One perfume in this many: the claim on the badge, which the unique fingerprint in the database keeps true. */
export const exclusivity = 1_000_000;
