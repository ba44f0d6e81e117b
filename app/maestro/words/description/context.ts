import type { Trail } from "../../evaporation/unfolding.ts";
import { materialOf } from "../../palette/materials.ts";
import { randomAt } from "../../random.ts";
import { keysOf } from "../../record.ts";
import type { AnswerKey, MaterialId, MemoryKey, Position, VariantKind } from "../../types.ts";
import { answerWords, strengthLevel } from "../answers.ts";
import type { MotifId } from "../names/motifs.ts";
import { materialMotifs } from "../names/motifs-by-material.ts";
import { type Claim, claimOf, type MemoryBrief, memoryFor, type Remembered, sayable } from "./remembered.ts";

export type DescriptionInput = {
  variant: VariantKind;
  brief: MemoryBrief;
  notes: Record<Position, readonly { material: MaterialId; because: readonly AnswerKey[] }[]>;
  /** Share of concentrate in the finished perfume, % w/w. */
  dosage: number;
  /**
   * How far the formula carries in each climate, where there is one. Asked for only where a sentence would say so, since it
   * takes long to compute.
   */
  trails?: () => readonly Trail[];
  /** What the perfume is named after: the letter names a note of each. */
  motifs?: readonly MotifId[];
  seed: number;
};

type Values = typeof answerWords;
type ValueOf<Theme extends keyof Values> = keyof Values[Theme];
export type Season = ValueOf<"season">;
export type Environment = ValueOf<"environment">;
export type Persona = ValueOf<"persona">;
type Occasion = ValueOf<"occasions">;
export type Strength = ValueOf<"strength">;
type TimeOfDay = ValueOf<"time_of_day">;
type Colour = ValueOf<"colors">;

/** A material and the value of an answer that brought it. */
export type Attribution = { material: MaterialId } & (
  | { theme: "time_of_day"; value: TimeOfDay }
  | { theme: "season"; value: Season }
  | { theme: "environment"; value: Environment }
  | { theme: "colors"; value: Colour }
  | { theme: "families"; value: ValueOf<"families"> }
);

/** What the sentences of a description can speak of, one value per theme, in no language yet. */
export type Context = {
  timeOfDay?: TimeOfDay;
  season?: Season;
  environment?: Environment;
  persona?: Persona;
  occasion?: Occasion | undefined;
  unisex: boolean;
  /** Something was read in the memory that this letter answers. */
  hasMemory: boolean;
  /** A note answers it or comes near, whether or not a sentence says so. */
  isPourable: boolean;
  /** What is said of the memory in the visitor's own words, where they are in the letters of the language. */
  remembered?: Remembered | undefined;
  claim?: Claim | undefined;
  /** What is said of it where the words themselves are not quoted. */
  memoryKey?: MemoryKey | undefined;
  memoryMaterial?: MaterialId | undefined;
  /** Where neither is said: which of the sentences without them is taken, counted round and round. */
  memoryTurn?: number;
  /** As asked for and as dosed, where the two agree. Spoken of beside the first perfume alone: it is the second's too. */
  strength?: Strength | undefined;
  /** Whether it carries as far as one of that strength is said to, wherever it is worn. */
  carriesAs?: ((strength: Strength) => boolean) | undefined;
  /** % w/w, one decimal at most. */
  dosage: number;
  /** Somebody waits for whoever wears it. */
  isAwaited: boolean;
  top: MaterialId[];
  heart: MaterialId[];
  base: MaterialId[];
  /** The layers of which every note shown is named in them. */
  whole: Record<"top" | "heart" | "base", boolean>;
  /** The sentence is the last one of its letter. */
  ends?: boolean;
  /** The letter has told its scene. */
  isSet?: boolean;
  /** A note of which the letter says what it smells like. */
  character?: MaterialId | undefined;
  attribution?: Attribution | undefined;
};

/** Dosages (% w/w) from which a description calls a perfume moderate and strong. */
const moderateFrom = 16.5;
const strongFrom = 20;
const namedPerLayer = 2;
/** A letter names as many notes at least, as far as they are shown. */
const minNamedNotes = 3;

function strengthOf(dosage: number): Strength {
  if (dosage < moderateFrom) return "light";
  return dosage < strongFrom ? "moderate" : "strong";
}

/** What no perfume of a strength is in any climate, and what it is in one at least. */
const trailsAs: Record<Strength, { never: Trail; once: Trail }> = {
  light: { never: "room", once: "close" },
  moderate: { never: "room", once: "arm" },
  strong: { never: "close", once: "room" },
};

/** One of the values given, by `turn`: the second perfume takes the next one, so that two answers are both spoken of. */
function oneOf<Value extends string>(
  words: Record<Value, unknown>,
  given: readonly string[] | undefined,
  turn: number,
): Value | undefined {
  const known = keysOf(words).filter((value) => given?.includes(value));
  return known[turn % known.length];
}

/** Materials of one kind (jasmines, roses, cedars, musks) sound alike in a sentence. */
function kindOf(material: MaterialId): string {
  const { family, facet } = materialOf(material);
  if (family === "musk") return "musk";
  return facet === "airy" ? "white" : facet;
}

type Shown = DescriptionInput["notes"];

/**
 * Notes of which habit says another part of the pyramid than evaporation does, by more than its model's doubt: no sentence
 * says of them what comes first and what then, where a layer has others to name.
 */
export const outOfTurn: ReadonlySet<MaterialId> = new Set(["olibanum", "floralozone", "allyl_amyl_glycolate"]);

/** A note of each motif that the perfume is named after; one that the memory brought goes before the others. */
function notesOfMotifs(notes: Shown, motifs: readonly MotifId[], remembered: readonly MaterialId[]): MaterialId[] {
  const shown = Object.values(notes)
    .flat()
    .map(({ material }) => material);
  return motifs.flatMap((motif) => {
    const fitting = shown.filter((material) => materialMotifs[material] === motif);
    return (fitting.find((material) => remembered.includes(material)) ?? fitting[0]) || [];
  });
}

/**
 * The materials of each layer that a letter names: those of `first`, then the most present of each kind. What one layer
 * names, another does not name once more if it has anything else.
 */
function namedIn(notes: Shown, motif: readonly MaterialId[], remembered: readonly MaterialId[]) {
  const spokenFor = new Set(motif.map((material) => materialMotifs[material]));
  const layerOf = (layer: Shown[Position]): MaterialId[] => {
    const all = layer.map(({ material }) => material);
    const shown = [...all.filter((material) => !outOfTurn.has(material)), ...all.filter((id) => outOfTurn.has(id))];
    const isFirst = (material: MaterialId) => motif.includes(material) || remembered.includes(material);
    const named = shown.filter(isFirst);
    const kinds = new Set(named.map(kindOf));
    for (const material of shown) {
      const ofMotif = materialMotifs[material];
      if (named.length >= namedPerLayer || kinds.has(kindOf(material)) || (ofMotif && spokenFor.has(ofMotif))) continue;
      named.push(material);
      kinds.add(kindOf(material));
    }
    // What the memory's sentence may name leaves something to its layer.
    const isAlone = named.every((material) => remembered.includes(material));
    if (isAlone) named.push(...shown.filter((material) => !named.includes(material)).slice(0, 1));
    for (const material of named) if (materialMotifs[material]) spokenFor.add(materialMotifs[material]);
    return all.filter((material) => named.includes(material));
  };
  const layers = { top: layerOf(notes.top), heart: layerOf(notes.middle), base: layerOf(notes.base) };
  const shownIn = { top: notes.top, heart: notes.middle, base: notes.base };
  for (const layer of ["base", "heart", "top"] as const) {
    const left = minNamedNotes - layers.top.length - layers.heart.length - layers.base.length;
    const unnamed = shownIn[layer].filter(({ material }) => !layers[layer].includes(material));
    if (left > 0) layers[layer].push(...unnamed.slice(0, left).map(({ material }) => material));
  }
  return layers;
}

type Layers = ReturnType<typeof namedIn>;

/** The materials that can be named outside of their layers: something else stays in each. */
function nameable(materials: readonly MaterialId[], { top, heart, base }: Layers): MaterialId[] {
  return [top, heart, base].flatMap((layer) =>
    materials.filter((material) => layer.includes(material)).slice(0, layer.length - 1),
  );
}

/** What the layers cannot spare is named there, and not in the sentence about the memory. */
function claimedOf(remembered: Remembered, layers: Layers): Remembered {
  const spared = nameable([...remembered.itself, ...remembered.near], layers);
  const itself = remembered.itself.filter((material) => spared.includes(material));
  const near = remembered.near.filter((material) => spared.includes(material));
  const isKept = remembered.isKept || itself.length < remembered.itself.length;
  return sayable({ ...remembered, itself, near, isKept });
}

/** Which layers have every note that is shown among those named. */
export function wholeOf(notes: Shown, { top, heart, base }: Layers): Context["whole"] {
  const isWhole = (shown: Shown[Position], layer: readonly MaterialId[]) =>
    shown.every(({ material }) => layer.includes(material));
  return { top: isWhole(notes.top, top), heart: isWhole(notes.middle, heart), base: isWhole(notes.base, base) };
}

/** Chooses what a description speaks of. `seed` decides between several values of one answer. */
export function contextOf({ variant, brief, notes, dosage, trails, motifs = [], seed }: DescriptionInput): Context {
  const { answers } = brief;
  const turn = (randomAt(seed, 11) % 7) + (variant === "premiere" ? 0 : 1);
  const memory = memoryFor(variant, brief, Object.values(notes).flat(), seed);
  const answering = memory?.materials ?? [];
  const layers = namedIn(notes, notesOfMotifs(notes, motifs, answering), answering);
  const remembered = memory?.remembered && claimedOf(memory.remembered, layers);
  const strength = strengthOf(dosage);
  // Where one season or place was answered the first letter tells the scene, and the second speaks of who wears it.
  const isOneScene = Math.max(answers.season?.length ?? 0, answers.environment?.length ?? 0) === 1;
  const aboutPersona = isOneScene ? "deuxieme" : "premiere";
  const tells = (theme: "season" | "environment" | "persona" | "occasions", teller: VariantKind = "premiere") =>
    variant === teller || (answers[theme]?.length ?? 0) > 1;
  const isAsked = answers.strength !== undefined && strengthLevel(answers.strength) === strength;
  let carried: readonly Trail[] | undefined;
  const carriesAs = (strength: Strength) => {
    carried ??= trails?.() ?? [trailsAs[strength].once];
    return !carried.includes(trailsAs[strength].never) && carried.includes(trailsAs[strength].once);
  };
  return {
    timeOfDay: answers.time_of_day,
    season: tells("season") ? oneOf(answerWords.season, answers.season, turn) : undefined,
    environment: tells("environment") ? oneOf(answerWords.environment, answers.environment, turn) : undefined,
    persona: tells("persona", aboutPersona) ? oneOf(answerWords.persona, answers.persona, turn) : undefined,
    occasion: tells("occasions") ? oneOf(answerWords.occasions, answers.occasions, turn) : undefined,
    unisex: answers.gender === "unisex" && variant === "premiere",
    hasMemory: memory !== undefined,
    isPourable: memory?.isPourable ?? false,
    remembered,
    claim: remembered && claimOf(remembered),
    memoryKey: memory?.memoryKey,
    memoryMaterial: memory?.memoryMaterial,
    memoryTurn: (randomAt(seed, 15) % 12) + (variant === "premiere" ? 0 : 1),
    strength: variant === "premiere" && isAsked ? strength : undefined,
    carriesAs,
    dosage: Math.round(dosage * 10) / 10,
    isAwaited: answers.occasions?.some((occasion) => occasion === "formal" || occasion === "special") ?? false,
    whole: wholeOf(notes, layers),
    ...layers,
  };
}
