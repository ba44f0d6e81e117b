import type { Language, Localised } from "../i18n/languages.ts";
import type { MaterialId, materials } from "./palette/materials.ts";

export type { Language, Localised, MaterialId };

/** The scent families, in the order in which every chart and every vector lists them. */
export const families = ["woody", "oriental", "floral", "citrus", "musk", "aquatic"] as const;
export type Family = (typeof families)[number];

/** The pyramid from what is smelled first to what stays. */
export const positions = ["top", "middle", "base"] as const;
export type Position = (typeof positions)[number];

export type Facet = (typeof materials)[number]["facet"];

/** What a visitor may have answered. Every key may be missing and values that nobody knows are ignored. */
export type Answers = {
  gender?: "men" | "women" | "unisex";
  families?: string[];
  time_of_day?: "day" | "night" | "both";
  occasions?: string[];
  persona?: string[];
  /** 1 (a whisper) to 10 (a statement). */
  strength?: number;
  season?: string[];
  environment?: string[];
  colors?: string[];
  memory?: string;
  custom_name?: string;
};
export type AnswerKey = keyof Answers;

/** The themes that an answer can carry, in the order in which the journey asks them. */
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
  "custom_name",
] as const satisfies readonly AnswerKey[];

/** What a memory can bring up; the lexicon finds the words for it, the influence table says what they move. */
export const memoryKeys = [
  "rain",
  "sea",
  "incense",
  "oud",
  "coffee",
  "chocolate",
  "vanilla",
  "sweets",
  "honey",
  "spices",
  "saffron",
  "cardamom",
  "tea",
  "leather",
  "tobacco",
  "smoke",
  "books",
  "wood",
  "forest",
  "sandalwood",
  "amber",
  "musk",
  "skin",
  "linen",
  "powder",
  "rose",
  "jasmine",
  "orange_blossom",
  "violet",
  "garden",
  "grass",
  "citrus",
  "fruit",
  "desert",
  "mountain",
  "snow",
  "night",
  "grandmother",
  "childhood",
  "wedding",
  "wet_stone",
  "river",
  "mosque",
  "mint",
  "bread",
  "milk",
  "dates",
  "cedar",
  "soap",
  "lavender",
  "apple",
  "peach",
  "berries",
  "melon",
  "hay",
  "horses",
  "sun",
  "morning",
  "candle",
  "wool",
  "mother",
  "father",
] as const;
export type MemoryKey = (typeof memoryKeys)[number];

/** A word of the visitor's own (as written) and what it stands for. */
export type MemoryFind = { word: string; key: MemoryKey };

export const variants = ["premiere", "deuxieme"] as const;
export type VariantKind = (typeof variants)[number];

/** A material that can be smelled in the formula, named, with the answers that brought it. */
export type Note = { material: MaterialId; because: AnswerKey[] } & Localised;
export type Notes = Record<Position, Note[]>;

/** `grams` of `material`; where `dilution_pct` stands, grams of that dilution of it in ethanol. */
export type RecipeItem = { material: MaterialId; grams: number; dilution_pct?: number };
export type Recipe = { items: RecipeItem[]; ethanol_g: number; water_g: number; total_g: number };

export type FormulaLine = { material: MaterialId; pct_concentrate: number; position: Position };

export type Variant = {
  /** What stands on the batch's sheet: its own formula's mark, while the fingerprint is the main formula's. */
  batch?: string;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage_pct: number;
  /** Share of each family in the formula weighted by impact; sums to 1. */
  delivered: Record<Family, number>;
  display_name: string;
  display_name_ar: string;
  display_name_fr: string;
  display_name_ru: string;
  notes: Notes;
  maestro_notes: string;
  maestro_notes_ar: string;
  maestro_notes_fr: string;
  maestro_notes_ru: string;
  formula: FormulaLine[];
  maestro_recipe_50ml: Recipe;
  maestro_recipe_100ml: Recipe;
  /** Names for the label: constituents above 0.001 % of the finished perfume. */
  allergens: string[];
  /** The tightest first, at most three; % w/w of the finished perfume. */
  limits: { name: string; used_pct: number; limit_pct: number }[];
};

export type Composition = {
  fingerprint: string;
  target: Record<Family, number>;
  premiere: Variant;
  deuxieme: Variant;
};

/** What moved the profile: one answer's value and the things that it moved, the strongest first. */
export type Reason = {
  theme: AnswerKey;
  value: string;
  moves: { kind: "family" | "facet" | "position" | "dosage"; name: string; by: number }[];
};

/** The reading of the answers: shares of families and of the pyramid sum to 1, facets are factors round 1. */
export type Profile = {
  families: Record<Family, number>;
  facets: Partial<Record<Facet, number>>;
  pyramid: Record<Position, number>;
  dosage_pct: number;
  reasons: Reason[];
};
