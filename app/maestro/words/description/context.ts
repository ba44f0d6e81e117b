import { keysOf } from "../../../encoding/record.ts";
import type { Trail } from "../../evaporation/unfolding.ts";
import { materialOf } from "../../palette/materials.ts";
import type { Unmet } from "../../profile/unmet.ts";
import { randomAt } from "../../random.ts";
import type { MaterialId, MemoryKey, NoteReason, Position, VariantKind } from "../../types.ts";
import { answerWords, strengthLevel } from "../answers.ts";
import type { MotifId } from "../names/motifs.ts";
import { materialMotifs } from "../names/motifs-by-material.ts";
import {
  type Claim,
  claimOf,
  type MemoryBrief,
  memoryFor,
  type Remembered,
  sayable,
  type Without,
  withoutFor,
} from "./remembered.ts";
import { type UnmetWish, unmetFor } from "./unmet-wishes.ts";

export type DescriptionInput = {
  variant: VariantKind;
  brief: MemoryBrief;
  /** What becomes of the wishes that are not simply poured. */
  unmet?: Unmet;
  notes: Record<Position, readonly { material: MaterialId; because: readonly NoteReason[] }[]>;
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

/** What the sentences of a description may speak of, one value per theme; it belongs to no language yet. */
export type Context = {
  timeOfDay?: TimeOfDay;
  season?: Season;
  environment?: Environment;
  persona?: Persona;
  occasion?: Occasion | undefined;
  unisex: boolean;
  /** Whether anything was read in the memory that this letter answers. */
  hasMemory: boolean;
  /** Whether a note answers the memory or comes near it, said or unsaid. */
  isPourable: boolean;
  /** What is said of the memory with a quote, if the quote is in the letters of the description's language. */
  remembered?: Remembered | undefined;
  claim?: Claim | undefined;
  /** What was left out of the perfume, if anything was told or chosen. */
  without?: Without | undefined;
  /** What was wished for in vain. */
  unmet?: readonly UnmetWish[];
  /** The thing that the memory is about, if its words are not quoted. */
  memoryKey?: MemoryKey | undefined;
  memoryMaterial?: MaterialId | undefined;
  /**
   * The number of the sentence about a memory that is neither quoted nor named: sentences without either are used in
   * turn.
   */
  memoryTurn?: number;
  /**
   * The strength, if the answer and the dosage agree. Only the first perfume's description speaks of it, because it is
   * the second's too.
   */
  strength?: Strength | undefined;
  /** Whether the perfume carries as far in every climate as one of a strength is said to. */
  carriesAs?: ((strength: Strength) => boolean) | undefined;
  /** % w/w, one decimal at most. */
  dosage: number;
  /** Whether somebody waits for the person who wears it. */
  isAwaited: boolean;
  top: MaterialId[];
  heart: MaterialId[];
  base: MaterialId[];
  /** Whether every shown note of a layer is named in the description. */
  whole: Record<"top" | "heart" | "base", boolean>;
  /** Whether the sentence is the last one of its description. */
  ends?: boolean;
  /** Whether the description has told its scene already. */
  isSet?: boolean;
  /** A note of which the letter says what it smells like. */
  character?: MaterialId | undefined;
  attribution?: Attribution | undefined;
};

/** Dosages (% w/w) from which a description calls a perfume moderate and strong. */
const moderateFrom = 16.5;
const strongFrom = 20;
const namedPerLayer = 2;
/** The least number of notes that a description names, if as many are shown. */
const minNamedNotes = 3;

function strengthOf(dosage: number): Strength {
  if (dosage < moderateFrom) return "light";
  return dosage < strongFrom ? "moderate" : "strong";
}

/** How far perfumes of a strength carry: `never` in no climate, `once` in at least one. */
const trailsAs: Record<Strength, { never: Trail; once: Trail }> = {
  light: { never: "room", once: "close" },
  moderate: { never: "room", once: "arm" },
  strong: { never: "close", once: "room" },
};

/**
 * Picks one of the given values by `turn`. The second perfume takes the next one, so that two answers are both spoken
 * of.
 */
function oneOf<Value extends string>(
  words: Record<Value, unknown>,
  given: readonly string[] | undefined,
  turn: number,
): Value | undefined {
  const known = keysOf(words).filter((value) => given?.includes(value));
  return known[turn % known.length];
}

/** Materials of one kind (jasmines, roses, cedars, musks) sound alike in a sentence. */
function kindOf(material: MaterialId): string | null {
  const { family, facet } = materialOf(material);
  if (family === "musk") return "musk";
  return facet === "airy" ? "white" : facet;
}

type Shown = DescriptionInput["notes"];

/**
 * Notes that the palette places in another part of the pyramid than evaporation does, by more than the doubt of its
 * model. No sentence says that such a note comes first or later if the layer has other notes to name.
 */
export const outOfTurn: ReadonlySet<MaterialId> = new Set([
  "olibanum",
  "floralozone",
  "allyl_amyl_glycolate",
  "aldehyde_c12_lauric",
  "pomarose",
  "coffee_co2",
  "acetylpyrazine_2",
]);

/** Finds a note for each motif in the perfume's name; a note that the memory brought is preferred. */
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
 * Chooses the materials of each layer that a description names: those of `first`, then the most present of each kind. A
 * material that one layer names is named again by another only if it has no other.
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
    // The memory's sentence may not name the only note of a layer.
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

/** The materials that may be named outside of their layers, because something else stays in each. */
function nameable(materials: readonly MaterialId[], { top, heart, base }: Layers): MaterialId[] {
  return [top, heart, base].flatMap((layer) =>
    materials.filter((material) => layer.includes(material)).slice(0, layer.length - 1),
  );
}

/** Moves notes that their layers need out of the sentence about the memory. */
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
export function contextOf({
  variant,
  brief,
  unmet,
  notes,
  dosage,
  trails,
  motifs = [],
  seed,
}: DescriptionInput): Context {
  const { answers } = brief;
  const shown = Object.values(notes)
    .flat()
    .map(({ material }) => material);
  const turn = (randomAt(seed, 11) % 7) + (variant === "premiere" ? 0 : 1);
  const memory = memoryFor(variant, brief, Object.values(notes).flat(), seed);
  const answering = memory?.materials ?? [];
  const layers = namedIn(notes, notesOfMotifs(notes, motifs, answering), answering);
  const remembered = memory?.remembered && claimedOf(memory.remembered, layers);
  const without = withoutFor(variant, brief, memory?.remembered?.refused ? memory.remembered.quote : "");
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
    without,
    // What is named as left out is not named again.
    unmet: unmetFor(variant, unmet, shown).filter(({ thing }) => !without?.things.includes(thing)),
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
