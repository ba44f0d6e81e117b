import type { Language } from "../types.ts";
import { arabicVoice } from "./notes/ar.ts";
import { englishVoice } from "./notes/en.ts";
import { frenchVoice } from "./notes/fr.ts";
import { plans, tellingPlans } from "./notes/plans.ts";
import { reasonOf } from "./notes/reason.ts";
import { russianVoice } from "./notes/ru.ts";
import { listen, type NotesInput, type Told } from "./notes/told.ts";
import type { Say, Slot, Voice } from "./notes/voice.ts";
import { pick, scatter } from "./seed.ts";

export type { NotesInput } from "./notes/told.ts";

const voices: Record<Language, Voice> = { ar: arabicVoice, en: englishVoice, fr: frenchVoice, ru: russianVoice };

/** A sentence, by seed, that has something to say and was not said yet. */
function say(sentences: readonly Say[], told: Told, seed: number, said: readonly string[]): string | undefined {
  const count = sentences.length;
  for (let attempt = 0; attempt < 2 * count; attempt++) {
    // Half of the attempts fall anywhere, so that no sentence profits from a silent neighbour; then each has its turn.
    const at = attempt < count ? scatter(seed, 64 * count + attempt) : attempt;
    const sentence = sentences[at % count]?.(told);
    if (sentence && !said.includes(sentence)) return sentence;
  }
  return undefined;
}

/**
 * What has a sentence of its own is not said twice: the material is not named in its layer again, unless it is alone there, and
 * the memory that brought it leaves its place to another one.
 */
function without(told: Told): Told {
  const own = told.reason?.material;
  const rest = (layer: Told["top"]) => (layer.length > 1 ? layer.filter((material) => material !== own) : layer);
  const memory = told.memories.find((key) => key !== told.reason?.value);
  return {
    ...told,
    memory: told.reason?.key === "memory" ? memory : told.memory,
    top: rest(told.top),
    heart: rest(told.heart),
    base: rest(told.base),
  };
}

const fewest = 3;
const most = 5;

/**
 * The Maestro's own words about a perfume: three to five sentences that name what was answered and what is smelled when. The same
 * input gives the same text, and each language says it in a way of its own.
 */
export function writeNotes(input: NotesInput): string {
  const { variant, language, seed } = input;
  const { sentences, finish } = voices[language];
  const heard = listen(input);
  heard.reason = reasonOf(heard, input);
  const shadow = variant === "deuxieme";
  const plan = pick(heard.memory ? tellingPlans : plans, seed, shadow ? 22 : 21);
  const reasoned = plan.some((step) => step.includes("reason"));
  const told = reasoned ? without(heard) : heard;
  const text: string[] = [];
  const used = new Set<Slot>();
  for (const [at, step] of plan.entries()) {
    for (const part of step) {
      const slot = part === "opening" || (part === "scene" && at === 0) ? (shadow ? "shadow" : "scene") : part;
      const sentence = used.has(slot) ? undefined : say(sentences[slot], told, seed + at, text);
      if (!sentence) continue;
      text.push(sentence);
      used.add(slot);
      break;
    }
  }
  for (let more = 0; text.length < fewest && more < fewest; more++) {
    const sentence = say(sentences.close, told, seed + more, text);
    if (sentence) text.push(sentence);
  }
  return finish(text.slice(0, most).map(capital).join(" "));
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
