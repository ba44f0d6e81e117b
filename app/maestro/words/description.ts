import { mapRecord } from "../../encoding/record.ts";
import { materialOf } from "../palette/materials.ts";
import { findBySeed, randomAt } from "../random.ts";
import type { Language, Localised, MaterialId, VariantKind } from "../types.ts";
import { attributionsIn, pickAttribution } from "./description/attribution.ts";
import { pickCharacter } from "./description/characters.ts";
import { type Attribution, type Context, contextOf, type DescriptionInput, wholeOf } from "./description/context.ts";
import { imagesIn } from "./description/images.ts";
import { outlinesWithMemory, outlinesWithoutMemory } from "./description/outlines.ts";
import type { Slot, Template } from "./description/phrasebook.ts";
import { phrasebooks } from "./description/phrasebooks.ts";
import { claimOf, saidIn, spokenIn } from "./description/remembered.ts";

/**
 * Slots whose sentences the second description may share: the two speak of different people and memories, so one that
 * has no fitting sentence in its half takes one of the other half.
 */
const ofOneLetter: ReadonlySet<Slot> = new Set(["wearer", "memory"]);

/** The sentences of each slot in two halves: the two descriptions of a session use one each, so they share none. */
const halves = mapRecord(phrasebooks, ({ templates }) =>
  mapRecord(templates, (ofSlot: readonly Template[]) =>
    [0, 1].map((half) => ofSlot.filter((_, index) => index % 2 === half)),
  ),
);

/** What a letter may speak of beside its layers. Reasons are looked for once, where an outline gives one. */
type Asides = { reasons: () => readonly Attribution[]; character: MaterialId | undefined };

const slotOf = (part: Slot | "opening", variant: VariantKind): Slot =>
  part === "opening" ? (variant === "premiere" ? "scene" : "deuxiemeOpening") : part;

const isOfBase = (material: MaterialId) => materialOf(material).position === "base";

/** Whether every sentence of an outline has something true to say. */
function fits(slots: readonly Slot[], context: Context, asides: Asides, variant: VariantKind): boolean {
  const { season, environment, persona, occasion, unisex } = context;
  const hasWearer = unisex || persona !== undefined || occasion !== undefined;
  const isAfterBase = slots.includes("base") && slots.indexOf("character") > slots.indexOf("base");
  return slots.every((slot) => {
    // An hour alone is no scene.
    if (slot === "scene") return (season ?? environment) !== undefined;
    if (slot === "deuxiemeOpening") return variant === "deuxieme";
    if (slot === "reason") return asides.reasons().length > 0;
    if (slot === "character") return asides.character !== undefined && (isOfBase(asides.character) || !isAfterBase);
    // An opening may speak of the wearer too, and once is enough.
    if (slot === "wearer") return hasWearer && !(persona && slots.includes("deuxiemeOpening"));
    return true;
  });
}

/** A perfume that shows nothing in a layer has a letter of the others, in the order in which they are smelled. */
function outlineOfSome(context: Context, asides: Asides, variant: VariantKind): Slot[] {
  const { top, heart, base } = context;
  const opening: Slot = variant === "premiere" ? "scene" : "deuxiemeOpening";
  const said: Slot[] = [opening, "memory"];
  const kept = said.filter((slot) => (slot === "memory" ? context.hasMemory : fits([slot], context, asides, variant)));
  if (top.length > 0) kept.push("top");
  if (heart.length > 0) kept.push("heart");
  if (base.length > 0) kept.push("base");
  return [...kept, ...Array.from({ length: Math.max(1, 3 - kept.length) }, (): Slot => "closing")];
}

/** What speaks of the visitor; without any of it a letter would be a list of notes. */
const personal: ReadonlySet<Slot> = new Set(["memory", "scene", "deuxiemeOpening", "reason", "wearer"]);

const slotsOf = (variant: VariantKind) =>
  [outlinesWithoutMemory, outlinesWithMemory].map((halves) =>
    halves.map((outlines) => outlines.map((outline) => outline.map((part) => slotOf(part, variant)))),
  );
/** The outlines without and with a memory, in two halves each. */
const outlinesOf = { premiere: slotsOf("premiere"), deuxieme: slotsOf("deuxieme") };

/** One of the outlines whose sentences all have something to say. The two letters take one from either half. */
function pickOutline(context: Context, asides: Asides, { variant, seed }: DescriptionInput): Slot[] {
  const { top, heart, base } = context;
  if (Math.min(top.length, heart.length, base.length) === 0) return outlineOfSome(context, asides, variant);
  const half = (randomAt(seed, 22) + (variant === "premiere" ? 0 : 1)) % 2;
  const outlines = outlinesOf[variant][context.hasMemory ? 1 : 0]?.[half] ?? [];
  const oneOf = (some: readonly Slot[][]) =>
    findBySeed(
      some,
      (attempt) => randomAt(seed, 64 * some.length + attempt),
      (slots) => (fits(slots, context, asides, variant) ? slots : undefined),
    );
  return oneOf(outlines.filter((slots) => slots.some((slot) => personal.has(slot)))) ?? oneOf(outlines) ?? [];
}

/** Leaves the materials out of the layers that a sentence beside the layers names. */
function withoutNamed(context: Context, named: readonly MaterialId[]): Context {
  const others = (layer: Context["top"]) => layer.filter((material) => !named.includes(material));
  return { ...context, top: others(context.top), heart: others(context.heart), base: others(context.base) };
}

/** What was wished for in vain is owned where the memory was spoken of, or else before the last sentence. */
function withUnmet(outline: readonly Slot[], { unmet = [] }: Context): readonly Slot[] {
  const after = outline.includes("memory") ? outline.indexOf("memory") + 1 : outline.length - 1;
  return unmet.length > 0 ? outline.toSpliced(after, 0, "unmet") : outline;
}

/** Plans a description: its outline, and what it speaks of in a language. Each note is named in one sentence only. */
export function planDescriptions(input: DescriptionInput): {
  outline: readonly Slot[];
  contextIn: (language: Language) => Context;
} {
  const context = contextOf(input);
  const { remembered } = context;
  let found: Attribution[] | undefined;
  const reasons = () => {
    found ??= attributionsIn(context, input);
    return found;
  };
  const unspoken = remembered ? withoutNamed(context, spokenIn(remembered)) : context;
  const described = pickCharacter(unspoken, input.variant, input.seed);
  const asides: Asides = { reasons, character: described };
  const outline = pickOutline(context, asides, input);
  const attribution = outline.includes("reason") ? pickAttribution(reasons(), input.seed) : undefined;
  const character = outline.includes("character") ? described : undefined;
  const aside = [attribution?.material, character].filter((material) => material !== undefined);
  const isSet = outline.includes("scene") || outline.includes("deuxiemeOpening");
  return {
    // What one acts on comes last and alone.
    outline: [...withUnmet(outline, context), ...(context.without ? (["without"] as const) : [])],
    contextIn: (language) => {
      const { script } = phrasebooks[language];
      const quoted = remembered?.script === script ? saidIn(language, remembered) : remembered;
      const named = quoted?.script === script ? spokenIn(quoted) : [];
      const left = withoutNamed(context, [...aside, ...named]);
      const claim = quoted && claimOf(quoted);
      // What the sentence about the memory says stands in for something is not said again.
      const told = quoted?.script === script ? quoted.near : [];
      const unmet = left.unmet?.filter((wish) => "why" in wish || !wish.by.some((id) => told.includes(id))) ?? [];
      return {
        ...left,
        unmet,
        whole: wholeOf(input.notes, left),
        remembered: quoted,
        claim,
        attribution,
        character,
        isSet,
      };
    },
  };
}

/** The sentences of one language by an outline, capitalised. No two of them show the same image, if there are others. */
function writeText(language: Language, outline: readonly Slot[], context: Context, input: DescriptionInput): string {
  const { variant, seed } = input;
  const half = (randomAt(seed, 13) + (variant === "premiere" ? 0 : 1)) % 2;
  const text: string[] = [];
  let shown = 0;
  for (const [index, slot] of outline.entries()) {
    const ends = index === outline.findLastIndex((other) => other !== "without");
    const said = ends ? { ...context, ends } : context;
    const writeOf = (some: readonly Template[] = [], before = shown) =>
      findBySeed(
        some,
        (attempt) => randomAt(seed + index, 64 * some.length + attempt),
        (template) => {
          const sentence = template(said);
          if (!sentence || text.includes(sentence)) return undefined;
          const images = imagesIn(sentence, language);
          return images & before ? undefined : { sentence, images };
        },
      );
    const own = halves[language][slot][half];
    const others = ofOneLetter.has(slot) ? phrasebooks[language].templates[slot] : [];
    const found = writeOf(own) ?? writeOf(others) ?? writeOf(own, 0) ?? writeOf(others, 0);
    if (!found) continue;
    text.push(found.sentence);
    shown |= found.images;
  }
  return text.map(capitalise).join(" ");
}

/**
 * The Maestro's words about a perfume in every language: three to five sentences about what was answered and what is
 * smelled when, and one more each where a wish was not fulfilled and where something must not be in it. The same input gives the same texts; each language has sentences of its own.
 */
export function writeDescriptions(input: DescriptionInput): Localised {
  const { outline, contextIn } = planDescriptions(input);
  return mapRecord(phrasebooks, (_, language) => writeText(language, outline, contextIn(language), input));
}

/** The brief of a visitor who answered nothing. */
const untold: DescriptionInput["brief"] = {
  answers: {},
  told: [],
  memoryFinds: [],
  memoryPhrases: [],
  refusals: [],
  refusedMaterials: [],
};

/**
 * The words about a perfume for everybody but its owner. They are written without answers and memory, so they can
 * neither quote nor name any; they only speak of what is smelled.
 */
export function writeSharedWords(input: Omit<DescriptionInput, "brief" | "trails">): Localised {
  return writeDescriptions({ ...input, brief: untold });
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
