import { keysOf } from "../../../encoding/record.ts";
import type { Answers, Localised, MemoryKey } from "../../types.ts";
import { type Motif, type MotifId, type MotifKind, motifs } from "./motifs.ts";

/** The answers that a name can repeat. */
export type AnswerCondition = Partial<
  Record<"time_of_day" | "season" | "environment" | "persona" | "occasions" | "colors", readonly string[]>
>;

/** What a name asks of the motif that it is made with, of the perfume and of the answers. */
export type Condition = {
  /** The name is used only if one of these was answered. */
  ifAnswered?: AnswerCondition;
  /** The name is used only if the memory told of one of these. */
  ifTold?: readonly MemoryKey[];
  /**
   * The layer in which all shown notes of the motif are: the first (top), the middle, the last (base), or not in one.
   */
  at?: "top" | "middle" | "base" | "notTop" | "notBase";
  temper?: Motif["temper"];
  /** "soft" is not said of strong perfumes, "loud" only of them. */
  voice?: "soft" | "loud";
  /** Only these kinds of motif, or all but these. */
  only?: readonly MotifKind[];
  not?: readonly (MotifKind | MotifId)[];
  /** The name also fits weather. */
  air?: true;
  /** The name also fits citrus, leaves and what one eats or drinks: it speaks of light, of an hour or of the weather. */
  fresh?: true;
  /** Another note that the perfume shows. */
  beside?: MotifId;
  /** Names of one theme do not stand side by side in a session. */
  theme?: string;
};

/**
 * A name after one motif. In braces stands the form of the motif: en {X}; fr {n} (cèdre), {le} (le cèdre), {de} (de cèdre,
 * d’ambre), {du} (du cèdre), {au} (au cèdre); ru {nom}, {gen}, {ins}; ar {the}, {v} (the prefix of its verb), {p} (its
 * pronoun). The form that opens a name is capitalised.
 */
export type Frame = Condition & { name: Localised };

/** Two names that belong together, for the two perfumes of a session. */
export type Twins = { premiere: Frame; deuxieme: Frame };

/** A name after two motifs, 1 and 2, each in the form that stands behind the colon. */
export type PairTemplate = Localised;

/** What `suits` knows of the motif, the perfume and the visitor. */
type NamingContext = {
  motif: MotifId;
  layers: readonly number[];
  shown: readonly MotifId[];
  answers: Answers;
  told: readonly MemoryKey[];
};

const strong = 5;

const isLayer: Record<NonNullable<Condition["at"]>, (layer: number) => boolean> = {
  top: (layer) => layer === 0,
  middle: (layer) => layer === 1,
  base: (layer) => layer === 2,
  notTop: (layer) => layer > 0,
  notBase: (layer) => layer < 2,
};

function isAnswered(ifAnswered: AnswerCondition, answers: Answers): boolean {
  return keysOf(ifAnswered).some((theme) =>
    [answers[theme] ?? []].flat().some((value) => ifAnswered[theme]?.includes(value)),
  );
}

/** A lemon in a dark suit makes a reader smile, and so does a coffee. */
const freshKinds: ReadonlySet<MotifKind | MotifId> = new Set([
  "citrus",
  "fruit",
  "pepper",
  "grass",
  "hay",
  "mint",
  "figLeaf",
  "coffee",
  "tea",
  "honey",
  "beeswax",
  "milk",
  "bread",
]);
export const isFresh = (motif: MotifId): boolean => freshKinds.has(motif) || freshKinds.has(motifs[motif].kind);

/** In every case but the first, Russian «уд» is another word, and «тонка» has no form that stands alone. */
const indeclinable: ReadonlySet<MotifId> = new Set(["oud", "tonka"]);
const isOblique = (name: Localised) => /\{(?:\d:)?(?:gen|ins)\}/.test(name.ru);
export const needsMissingCase = (name: Localised, motif: MotifId): boolean =>
  indeclinable.has(motif) && isOblique(name);

/** Whether a name is true of a perfume and its motif, and of what was answered. */
export function suits(frame: Frame, { motif, layers, shown, answers, told }: NamingContext): boolean {
  const { kind, temper }: Motif = motifs[motif];
  const { strength } = answers;
  if (frame.ifAnswered && !isAnswered(frame.ifAnswered, answers)) return false;
  if (frame.ifTold && !frame.ifTold.some((key) => told.includes(key))) return false;
  if (frame.at && !layers.every(isLayer[frame.at])) return false;
  if (frame.temper && frame.temper !== temper) return false;
  if (frame.voice === "soft" && strength !== undefined && strength >= strong) return false;
  if (frame.voice === "loud" && (strength === undefined || strength < strong)) return false;
  if (kind === "air" && !frame.air) return false;
  if (isFresh(motif) && !frame.fresh) return false;
  if (frame.only && !frame.only.includes(kind)) return false;
  if (frame.not?.includes(kind) || frame.not?.includes(motif)) return false;
  if (frame.beside && (frame.beside === motif || !shown.includes(frame.beside))) return false;
  return !needsMissingCase(frame.name, motif);
}

export const frame = (ar: string, en: string, fr: string, ru: string, condition: Condition = {}): Frame => ({
  name: { ar, en, fr, ru },
  ...condition,
});

/** In the morning these are a meal and no perfume. */
export const breakfast: readonly MotifId[] = ["coffee", "tea", "milk", "bread", "honey"];
