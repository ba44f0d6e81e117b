import { pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Localised, MaterialId } from "../types.ts";
import { pickAttribution } from "./description/attribution.ts";
import { type Context, contextOf, type DescriptionInput } from "./description/context.ts";
import { type Outline, outlines, outlinesWithMemory } from "./description/outlines.ts";
import type { Phrasebook, Slot, Template } from "./description/phrasebook.ts";
import { phrasebooks } from "./description/phrasebooks.ts";

const fewestSentences = 3;
const mostSentences = 5;

/** A sentence, by seed, that has something to say and was not said yet. */
function write(
  templates: readonly Template[],
  context: Context,
  seed: number,
  said: readonly string[],
  half: number,
): string | undefined {
  // The two letters of a session take every other sentence each, and so share none.
  const count = Math.ceil((templates.length - half) / 2);
  for (let attempt = 0; attempt < 2 * count; attempt++) {
    // First at random, so that no template profits from a neighbour without a sentence; then each in its turn.
    const index = attempt < count ? randomAt(seed, 64 * count + attempt) : attempt;
    const sentence = templates[2 * (index % count) + half]?.(context);
    if (sentence && !said.includes(sentence)) return sentence;
  }
  return undefined;
}

/**
 * The context of a text that says why some materials are there: they are not named again in their layer unless they are
 * alone in it.
 */
function withoutNamed(context: Context, named: readonly MaterialId[]): Context {
  const others = (layer: Context["top"]) => {
    const rest = layer.filter((material) => !named.includes(material));
    return rest.length > 0 ? rest : layer;
  };
  return { ...context, top: others(context.top), heart: others(context.heart), base: others(context.base) };
}

/** The sentences of one language by an outline, capitalised. */
function writeText(
  phrasebook: Phrasebook,
  outline: Outline,
  context: Context,
  { variant, seed }: DescriptionInput,
): string {
  const text: string[] = [];
  const half = (randomAt(seed, 13) + (variant === "premiere" ? 0 : 1)) % 2;
  const used = new Set<Slot>();
  for (const [index, step] of outline.entries()) {
    for (const part of step) {
      const opens = part === "opening" || (part === "scene" && index === 0);
      const slot = opens ? (variant === "deuxieme" ? "deuxiemeOpening" : "scene") : part;
      const sentence = used.has(slot) ? undefined : write(phrasebook[slot], context, seed + index, text, half);
      if (!sentence) continue;
      text.push(sentence);
      used.add(slot);
      break;
    }
  }
  for (let extra = 0; text.length < fewestSentences && extra < fewestSentences; extra++) {
    const sentence = write(phrasebook.closing, context, seed + extra, text, half);
    if (sentence) text.push(sentence);
  }
  return text.slice(0, mostSentences).map(capitalise).join(" ");
}

/** What a letter speaks of and how it is built: the same in every language. */
export function planDescriptions(input: DescriptionInput): { context: Context; outline: Outline } {
  const known = contextOf(input);
  const whole: Context = { ...known, attribution: pickAttribution(known, input) };
  const choices = whole.remembered ? outlinesWithMemory : outlines;
  const outline = pick(choices, input.seed, input.variant === "deuxieme" ? 22 : 21);
  const givesReason = outline.some((step) => step.includes("reason"));
  const reasoned = givesReason && whole.attribution ? [whole.attribution.material] : [];
  // What the visitor's own words name, no sentence of ours names beside them; the layers do.
  const remembered = whole.remembered?.named ? [] : (whole.remembered?.materials ?? []);
  return { context: withoutNamed(whole, [...reasoned, ...remembered]), outline };
}

/**
 * The Maestro's words about a perfume in every language: three to five sentences about what was answered and what is
 * smelled when. The same input gives the same texts; each language has sentences of its own.
 */
export function writeDescriptions(input: DescriptionInput): Localised {
  const { context, outline } = planDescriptions(input);
  return mapRecord(phrasebooks, (phrasebook) => writeText(phrasebook, outline, context, input));
}

export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
