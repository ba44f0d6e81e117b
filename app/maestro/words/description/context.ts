import { materialOf } from "../../palette/materials.ts";
import type { Brief } from "../../profile/brief.ts";
import { randomAt } from "../../random.ts";
import { keysOf } from "../../record.ts";
import type { AnswerKey, MaterialId, MemoryKey, Position, VariantKind } from "../../types.ts";
import { answerWords } from "../answers.ts";
import { namesPerson, type Remembered, rememberedIn } from "./remembered.ts";

export type DescriptionInput = {
  variant: VariantKind;
  brief: Pick<Brief, "answers" | "memoryFinds">;
  notes: Record<Position, readonly { material: MaterialId; because: readonly AnswerKey[] }[]>;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  seed: number;
};

type Values = typeof answerWords;
type ValueOf<Theme extends keyof Values> = keyof Values[Theme];
export type Season = ValueOf<"season">;
export type Environment = ValueOf<"environment">;
export type Persona = ValueOf<"persona">;
export type Occasion = ValueOf<"occasions">;
export type Strength = ValueOf<"strength">;
type TimeOfDay = ValueOf<"time_of_day">;
type Colour = ValueOf<"colors">;

/** A material and the value of an answer that brought it. */
export type Attribution = { material: MaterialId } & (
  | { theme: "time_of_day"; value: TimeOfDay }
  | { theme: "season"; value: Season }
  | { theme: "environment"; value: Environment }
  | { theme: "persona"; value: Persona }
  | { theme: "occasions"; value: Occasion }
  | { theme: "colors"; value: Colour }
  | { theme: "families"; value: ValueOf<"families"> }
);

/** What the sentences of a description can speak of, one value per theme, in no language yet. */
export type Context = {
  timeOfDay?: TimeOfDay;
  season?: Season;
  environment?: Environment;
  persona?: Persona;
  occasion?: Occasion;
  colour?: Colour;
  unisex: boolean;
  /** What is said of the memory in the visitor's own words, where they are in the letters of the language. */
  remembered?: Remembered | undefined;
  /** What is said of it in a language of other letters. */
  memoryKey?: MemoryKey | undefined;
  /** Spoken of beside the first perfume alone: it is the second's too. */
  strength?: Strength | undefined;
  /** % w/w, one decimal at most. */
  dosage: number;
  top: MaterialId[];
  heart: MaterialId[];
  base: MaterialId[];
  attribution?: Attribution;
};

/** Dosages (% w/w) from which a description calls a perfume moderate and strong. */
const moderateFrom = 16.5;
const strongFrom = 20;
const namedPerLayer = 3;

function strengthOf(dosage: number): Strength {
  if (dosage < moderateFrom) return "light";
  return dosage < strongFrom ? "moderate" : "strong";
}

/** One of the values given, by `turn`: the second perfume takes the next one, so that two answers are both spoken of. */
function oneOf<Value extends string>(
  words: Record<Value, unknown>,
  given: readonly string[] | undefined,
  turn: number,
): Value | undefined {
  const known = keysOf(words).filter((value) => given?.includes(value));
  return known[turn % known.length];
}

/** A value for the letter of the first perfume alone where there is no other for the second: it has one phrase. */
const spokenOfOnce = <Value>(variant: VariantKind, value: Value, given: readonly string[] = []): Value | undefined =>
  variant === "premiere" || given.length > 1 ? value : undefined;

/** Materials of one kind (jasmines, roses, cedars, musks) sound alike in a sentence. */
function kindOf(material: MaterialId): string {
  const { family, facet } = materialOf(material);
  if (family === "musk") return "musk";
  return facet === "airy" ? "white" : facet;
}

/** The materials of a layer that a sentence names: the most present of each kind. */
function namedIn(notes: readonly { material: MaterialId }[]): MaterialId[] {
  const byKind = new Map<string, MaterialId>();
  for (const { material } of notes) {
    const kind = kindOf(material);
    if (!byKind.has(kind)) byKind.set(kind, material);
  }
  return [...byKind.values()].slice(0, namedPerLayer);
}

/** Chooses what a description speaks of. `seed` decides between several values of one answer. */
export function contextOf({ variant, brief, notes, dosage, seed }: DescriptionInput): Context {
  const { answers, memoryFinds } = brief;
  const sayable = memoryFinds.map(({ key }) => key).filter((key) => !namesPerson(key));
  const turn = (randomAt(seed, 11) % 7) + (variant === "premiere" ? 0 : 1);
  return {
    timeOfDay: answers.time_of_day,
    season: oneOf(answerWords.season, answers.season, turn),
    environment: oneOf(answerWords.environment, answers.environment, turn),
    persona: spokenOfOnce(variant, oneOf(answerWords.persona, answers.persona, turn), answers.persona),
    occasion: oneOf(answerWords.occasions, answers.occasions, turn),
    colour: oneOf(answerWords.colors, answers.colors, turn),
    unisex: answers.gender === "unisex",
    remembered: rememberedIn(answers.memory ?? "", memoryFinds, Object.values(notes).flat(), turn),
    memoryKey: sayable[turn % sayable.length],
    strength: variant === "premiere" ? strengthOf(dosage) : undefined,
    dosage: Math.round(dosage * 10) / 10,
    top: namedIn(notes.top),
    heart: namedIn(notes.middle),
    base: namedIn(notes.base),
  };
}
