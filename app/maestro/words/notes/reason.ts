import type { AnswerKey, Answers, MaterialId } from "../../types.ts";
import { memoryInfluence } from "../memory/influence.ts";
import { scatter } from "../seed.ts";
import { characters } from "./characters.ts";
import type { Because, NotesInput, Told } from "./told.ts";

/** The reason in words for one material and one answer, where the answer's value can truly be said to have brought it. */
function because(key: AnswerKey, material: MaterialId, told: Told, answers: Answers): Because | undefined {
  const character = characters.get(material);
  if (!character) return undefined;
  const { family, facet } = character;
  if (key === "time_of_day" && told.hour) return { key, value: told.hour, material };
  if (key === "season" && told.season) return { key, value: told.season, material };
  if (key === "environment" && told.place) return { key, value: told.place, material };
  if (key === "persona" && told.persona) return { key, value: told.persona, material };
  if (key === "occasions" && told.occasion) return { key, value: told.occasion, material };
  if (key === "colors" && told.colour) return { key, value: told.colour, material };
  if (key === "families" && answers.families?.includes(family)) return { key, value: family, material };
  if (key !== "memory") return undefined;
  const value = told.memories.find((memory) => memoryInfluence[memory].facets[facet]);
  return value && { key, value, material };
}

/** A material with an answer that brought it, by seed; a memory goes before everything else. */
export function reasonOf(told: Told, { notes, answers, seed }: NotesInput): Because | undefined {
  const found: Because[] = [];
  for (const note of [...notes.top, ...notes.middle, ...notes.base]) {
    for (const key of note.because) {
      const reason = because(key, note.material, told, answers);
      if (reason) found.push(reason);
    }
  }
  const fromMemory = found.filter(({ key }) => key === "memory");
  const choices = fromMemory.length > 0 ? fromMemory : found;
  return choices[scatter(seed, 12) % choices.length];
}
