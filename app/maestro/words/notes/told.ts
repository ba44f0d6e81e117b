import type { AnswerKey, Answers, Language, MaterialId, MemoryKey, Position, VariantKind } from "../../types.ts";
import { answerWords } from "../answers.ts";
import { readMemory } from "../lexicon.ts";
import { keysOf } from "../record.ts";
import { scatter } from "../seed.ts";
import { characters } from "./characters.ts";

export type NotesInput = {
  variant: VariantKind;
  language: Language;
  answers: Answers;
  notes: Record<Position, readonly { material: MaterialId; because: readonly AnswerKey[] }[]>;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage_pct: number;
  seed: number;
};

type Themes = typeof answerWords;
export type Hour = keyof Themes["time_of_day"];
export type Season = keyof Themes["season"];
export type Place = keyof Themes["environment"];
export type Persona = keyof Themes["persona"];
export type Occasion = keyof Themes["occasions"];
export type Colour = keyof Themes["colors"];
export type Kind = keyof Themes["families"];
export type Level = keyof Themes["strength"];

/** A material and the answer that brought it. */
export type Because =
  | { key: "time_of_day"; value: Hour; material: MaterialId }
  | { key: "season"; value: Season; material: MaterialId }
  | { key: "environment"; value: Place; material: MaterialId }
  | { key: "persona"; value: Persona; material: MaterialId }
  | { key: "occasions"; value: Occasion; material: MaterialId }
  | { key: "colors"; value: Colour; material: MaterialId }
  | { key: "families"; value: Kind; material: MaterialId }
  | { key: "memory"; value: MemoryKey; material: MaterialId };

/** What the Maestro has been told, one value per theme, in no language yet. */
export type Told = {
  hour?: Hour;
  season?: Season;
  place?: Place;
  persona?: Persona;
  occasion?: Occasion;
  colour?: Colour;
  unisex: boolean;
  memories: readonly MemoryKey[];
  memory?: MemoryKey;
  level: Level;
  /** % w/w, one decimal at most. */
  dosage: number;
  top: MaterialId[];
  heart: MaterialId[];
  base: MaterialId[];
  reason?: Because;
};

/** One known value out of a list; the shadow takes the next one, so that two answers are both heard. */
function one<Value extends string>(
  words: Record<Value, unknown>,
  given: readonly string[] | undefined,
  turn: number,
): Value | undefined {
  const known = keysOf(words).filter((value) => given?.includes(value));
  return known[turn % known.length];
}

/** A memory is read once per set of answers: eight texts are written from it. */
const remembered = new WeakMap<Answers, readonly MemoryKey[]>();

function memoriesOf(answers: Answers): readonly MemoryKey[] {
  const known = remembered.get(answers);
  if (known) return known;
  const read = readMemory(answers.memory ?? "").map(({ key }) => key);
  remembered.set(answers, read);
  return read;
}

function levelOf(dosage: number): Level {
  if (dosage < 16.5) return "light";
  return dosage < 20 ? "moderate" : "strong";
}

const most = 3;

/** Jasmines, roses, cedars, musks: in a sentence one of a kind is enough. */
function kindOf(material: MaterialId): string | undefined {
  const character = characters.get(material);
  if (character?.family === "musk") return "musk";
  return character?.facet === "airy" ? "white" : character?.facet;
}

/** The materials of a layer that a sentence names: at most three, the most present of each kind. */
function named(notes: readonly { material: MaterialId }[]): MaterialId[] {
  const kinds = new Set<string | undefined>();
  const chosen: MaterialId[] = [];
  for (const { material } of notes) {
    const kind = kindOf(material);
    if (kinds.has(kind) || chosen.length === most) continue;
    kinds.add(kind);
    chosen.push(material);
  }
  return chosen;
}

/** Reads answers and notes; unknown values are passed over. */
export function listen({ variant, answers, notes, dosage_pct, seed }: NotesInput): Told {
  const turn = (scatter(seed, 11) % 7) + (variant === "premiere" ? 0 : 1);
  const memories = memoriesOf(answers);
  return {
    hour: one(answerWords.time_of_day, answers.time_of_day && [answers.time_of_day], 0),
    season: one(answerWords.season, answers.season, turn),
    place: one(answerWords.environment, answers.environment, turn),
    persona: one(answerWords.persona, answers.persona, turn),
    occasion: one(answerWords.occasions, answers.occasions, turn),
    colour: one(answerWords.colors, answers.colors, turn),
    unisex: answers.gender === "unisex",
    memories,
    memory: memories[turn % memories.length],
    level: levelOf(dosage_pct),
    dosage: Math.round(dosage_pct * 10) / 10,
    top: named(notes.top),
    heart: named(notes.middle),
    base: named(notes.base),
  };
}
