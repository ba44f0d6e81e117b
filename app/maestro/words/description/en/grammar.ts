import type { MaterialId } from "../../../types.ts";
import { englishMaterials } from "../../materials/en.ts";
import { englishMemory } from "../../memory/en.ts";
import type { Context, Environment, Persona, Season } from "../context.ts";
import { joinWith } from "../lists.ts";

/** bergamot, cedar and oud */
export function names(ids: readonly MaterialId[]): string {
  return joinWith(
    "and",
    ids.map((id) => englishMaterials[id].noun),
  );
}

/** The verb that agrees with a list: `opens` for one thing, `open` for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first] = ids;
  return ids.length === 1 && first && !englishMaterials[first].plural ? one : several;
}

const places: Record<Environment, string> = {
  urban: "in the city",
  nature: "among trees",
  beach: "by the sea",
  mountains: "in the mountains",
  desert: "in the desert",
};

/** A season without a time of day. */
const alone: Record<Season, string> = {
  spring: "the first week of spring",
  summer: "the height of summer",
  autumn: "the end of autumn",
  winter: "the middle of winter",
};

const article = (season: Season) => (season === "autumn" ? "an" : "a");

/** a summer night by the sea; an hour alone is no scene */
export function scenePhrase({ timeOfDay, season, environment }: Context): string | null {
  const where = environment ? ` ${places[environment]}` : "";
  if (!season && !environment) return null;
  if (!timeOfDay) return season ? `${alone[season]}${where}` : `a quiet hour${where}`;
  const when = season ? `${article(season)} ${season}` : "a";
  if (timeOfDay === "both") return season ? `${when} dusk${where}` : `dusk${where}`;
  return `${when} ${timeOfDay}${where}`;
}

const people: Record<Persona, string> = {
  confident: "someone who has nothing left to prove",
  elegant: "someone who takes great care and lets none of it show",
  mysterious: "someone who says less than they know",
  playful: "someone who laughs before the story is over",
  romantic: "someone who still keeps old letters",
};

export const personPhrase = ({ persona }: Context): string | null => (persona ? people[persona] : null);

export function memoryPhrase({ memoryKey, memoryMaterial, remembered }: Context): string | null {
  if (remembered?.script === "latin") return null;
  if (memoryMaterial) return names([memoryMaterial]);
  return memoryKey ? englishMemory[memoryKey].phrase : null;
}
