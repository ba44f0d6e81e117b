import { pick, randomAt } from "../random.ts";
import { mapRecord } from "../record.ts";
import type { Localised } from "../types.ts";
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
): string | undefined {
  const count = templates.length;
  for (let attempt = 0; attempt < 2 * count; attempt++) {
    // First at random, so that no template profits from a neighbour without a sentence; then each in its turn.
    const index = attempt < count ? randomAt(seed, 64 * count + attempt) : attempt;
    const sentence = templates[index % count]?.(context);
    if (sentence && !said.includes(sentence)) return sentence;
  }
  return undefined;
}

/**
 * The context of a text that says why a material is there: the material is not named again in its layer unless it is
 * alone in it, and the memory that brought it makes room for another one.
 */
function withoutAttributed(context: Context): Context {
  const { attribution, memoryKeys } = context;
  const others = (layer: Context["top"]) =>
    layer.length > 1 ? layer.filter((material) => material !== attribution?.material) : layer;
  return {
    ...context,
    memoryKey:
      attribution?.theme === "memory" ? memoryKeys.find((key) => key !== attribution.value) : context.memoryKey,
    top: others(context.top),
    heart: others(context.heart),
    base: others(context.base),
  };
}

/** The sentences of one language by an outline, capitalised and typeset. */
function writeText(
  { templates, typeset }: Phrasebook,
  outline: Outline,
  context: Context,
  { variant, seed }: DescriptionInput,
): string {
  const text: string[] = [];
  const used = new Set<Slot>();
  for (const [index, step] of outline.entries()) {
    for (const part of step) {
      const opens = part === "opening" || (part === "scene" && index === 0);
      const slot = opens ? (variant === "deuxieme" ? "deuxiemeOpening" : "scene") : part;
      const sentence = used.has(slot) ? undefined : write(templates[slot], context, seed + index, text);
      if (!sentence) continue;
      text.push(sentence);
      used.add(slot);
      break;
    }
  }
  for (let extra = 0; text.length < fewestSentences && extra < fewestSentences; extra++) {
    const sentence = write(templates.closing, context, seed + extra, text);
    if (sentence) text.push(sentence);
  }
  return typeset(text.slice(0, mostSentences).map(capitalise).join(" "));
}

/**
 * The Maestro's words about a perfume in every language: three to five sentences about what was answered and what is
 * smelled when. The same input gives the same texts; each language has sentences of its own.
 */
export function writeDescriptions(input: DescriptionInput): Localised {
  const known = contextOf(input);
  const whole: Context = { ...known, attribution: pickAttribution(known, input) };
  const choices = whole.memoryKey ? outlinesWithMemory : outlines;
  const outline = pick(choices, input.seed, input.variant === "deuxieme" ? 22 : 21);
  const givesReason = outline.some((step) => step.includes("reason"));
  const context = givesReason ? withoutAttributed(whole) : whole;
  return mapRecord(phrasebooks, (phrasebook) => writeText(phrasebook, outline, context, input));
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
