import { findBySeed, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Language, Localised, MaterialId, VariantKind } from "../types.ts";
import { attributionsIn, pickAttribution } from "./description/attribution.ts";
import { type Attribution, type Context, contextOf, type DescriptionInput, wholeOf } from "./description/context.ts";
import { outlinesWithMemory, outlinesWithoutMemory } from "./description/outlines.ts";
import type { Slot, Template } from "./description/phrasebook.ts";
import { phrasebooks } from "./description/phrasebooks.ts";
import { saidIn } from "./description/remembered.ts";

/** The two letters of a session speak of different people and memories: one that lacks a sentence in its half takes the other's. */
const ofOneLetter: ReadonlySet<Slot> = new Set(["wearer", "memory"]);

/** The two letters of a session take every other sentence each, and so share none. */
const halves = mapRecord(phrasebooks, ({ script: _, ...slots }) =>
  mapRecord(slots, (templates: readonly Template[]) =>
    [0, 1].map((half) => templates.filter((_, index) => index % 2 === half)),
  ),
);

/** Looked for once, where an outline gives a reason. */
type Reasons = () => readonly Attribution[];

const slotOf = (part: Slot | "opening", variant: VariantKind): Slot =>
  part === "opening" ? (variant === "premiere" ? "scene" : "deuxiemeOpening") : part;

/** Whether every sentence of an outline has something true to say. */
function fits(slots: readonly Slot[], context: Context, reasons: Reasons, variant: VariantKind): boolean {
  const { season, environment, persona, occasion, unisex } = context;
  const hasWearer = unisex || persona !== undefined || occasion !== undefined;
  return slots.every((slot) => {
    // An hour alone is no scene.
    if (slot === "scene") return (season ?? environment) !== undefined;
    if (slot === "deuxiemeOpening") return variant === "deuxieme";
    if (slot === "reason") return reasons().length > 0;
    // An opening may speak of the wearer too, and once is enough.
    if (slot === "wearer") return hasWearer && !(persona && slots.includes("deuxiemeOpening"));
    return true;
  });
}

/** A perfume that shows nothing in a layer has a letter of the others, from the base up. */
function outlineOfSome(context: Context, reasons: Reasons, variant: VariantKind): Slot[] {
  const { top, heart, base } = context;
  const opening: Slot = variant === "premiere" ? "scene" : "deuxiemeOpening";
  const layers: Slot[] = [];
  if (base.length > 0) layers.push("baseFirst");
  if (heart.length > 0) layers.push(base.length > 0 ? "heartNext" : "heart");
  if (top.length > 0 && base.length > 0) layers.push("topLast");
  else if (top.length > 0) layers.unshift("top");
  const said: Slot[] = [opening, "memory"];
  const kept = said.filter((slot) => (slot === "memory" ? context.hasMemory : fits([slot], context, reasons, variant)));
  const outline = [...kept, ...layers];
  return [...outline, ...Array.from({ length: Math.max(0, 3 - outline.length) }, (): Slot => "closing")];
}

const slotsOf = (variant: VariantKind) =>
  [outlinesWithoutMemory, outlinesWithMemory].map((halves) =>
    halves.map((outlines) => outlines.map((outline) => outline.map((part) => slotOf(part, variant)))),
  );
/** The outlines without and with a memory, in two halves each. */
const outlinesOf = { premiere: slotsOf("premiere"), deuxieme: slotsOf("deuxieme") };

/** One of the outlines whose sentences all have something to say. The two letters take one from either half. */
function pickOutline(context: Context, reasons: Reasons, { variant, seed }: DescriptionInput): Slot[] {
  const { top, heart, base } = context;
  if (Math.min(top.length, heart.length, base.length) === 0) return outlineOfSome(context, reasons, variant);
  const half = (randomAt(seed, 22) + (variant === "premiere" ? 0 : 1)) % 2;
  const outlines = outlinesOf[variant][context.hasMemory ? 1 : 0]?.[half] ?? [];
  return (
    findBySeed(
      outlines,
      (attempt) => randomAt(seed, 64 * outlines.length + attempt),
      (slots) => (fits(slots, context, reasons, variant) ? slots : undefined),
    ) ?? []
  );
}

/** The same without materials that a sentence beside the layers names. */
function withoutNamed(context: Context, named: readonly MaterialId[]): Context {
  const others = (layer: Context["top"]) => layer.filter((material) => !named.includes(material));
  return { ...context, top: others(context.top), heart: others(context.heart), base: others(context.base) };
}

/** How a letter is built and what it speaks of in a language. A note is named in one sentence of it. */
export function planDescriptions(input: DescriptionInput): {
  outline: readonly Slot[];
  contextIn: (language: Language) => Context;
} {
  const context = contextOf(input);
  let found: Attribution[] | undefined;
  const reasons: Reasons = () => {
    found ??= attributionsIn(context, input);
    return found;
  };
  const outline = pickOutline(context, reasons, input);
  const attribution = outline.includes("reason") ? pickAttribution(reasons(), input.seed) : undefined;
  const reasoned = attribution ? [attribution.material] : [];
  const { remembered } = context;
  return {
    outline,
    contextIn: (language) => {
      const quoted = remembered?.script === phrasebooks[language].script ? saidIn(language, remembered) : remembered;
      const named = quoted?.script === phrasebooks[language].script ? quoted.materials : [];
      const left = withoutNamed(context, [...reasoned, ...named]);
      return { ...left, whole: wholeOf(input.notes, left), remembered: quoted, attribution };
    },
  };
}

/** The sentences of one language by an outline, capitalised. */
function writeText(language: Language, outline: readonly Slot[], context: Context, input: DescriptionInput): string {
  const { variant, seed } = input;
  const half = (randomAt(seed, 13) + (variant === "premiere" ? 0 : 1)) % 2;
  const text: string[] = [];
  for (const [index, slot] of outline.entries()) {
    const ends = index === outline.length - 1;
    const said = ends ? { ...context, ends } : context;
    const writeOf = (some: readonly Template[] = []) =>
      findBySeed(
        some,
        (attempt) => randomAt(seed + index, 64 * some.length + attempt),
        (template) => {
          const sentence = template(said);
          return sentence && !text.includes(sentence) ? sentence : undefined;
        },
      );
    const own = writeOf(halves[language][slot][half]);
    const sentence = own ?? (ofOneLetter.has(slot) ? writeOf(phrasebooks[language][slot]) : undefined);
    if (sentence) text.push(sentence);
  }
  return text.map(capitalise).join(" ");
}

/**
 * The Maestro's words about a perfume in every language: three to five sentences about what was answered and what is
 * smelled when. The same input gives the same texts; each language has sentences of its own.
 */
export function writeDescriptions(input: DescriptionInput): Localised {
  const { outline, contextIn } = planDescriptions(input);
  return mapRecord(phrasebooks, (_, language) => writeText(language, outline, contextIn(language), input));
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
