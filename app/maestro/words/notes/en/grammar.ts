import type { MaterialId } from "../../../types.ts";
import { englishMaterials } from "../../materials/en.ts";
import { englishMemory } from "../../memory/en.ts";
import type { Occasion, Persona, Place, Season, Told } from "../told.ts";

/** bergamot, cedar and oud */
export function names(ids: readonly MaterialId[]): string {
  const nouns = ids.map((id) => englishMaterials[id].noun);
  const last = nouns.pop() ?? "";
  return nouns.length > 0 ? `${nouns.join(", ")} and ${last}` : last;
}

/** The verb that agrees with a list: `opens` for one thing, `open` for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first] = ids;
  return ids.length === 1 && first && !englishMaterials[first].plural ? one : several;
}

const places: Record<Place, string> = {
  urban: "in the city",
  nature: "among trees",
  beach: "by the sea",
  mountains: "in the mountains",
  desert: "in the desert",
};

/** A season without an hour. */
const alone: Record<Season, string> = {
  spring: "the first week of spring",
  summer: "the height of summer",
  autumn: "the end of autumn",
  winter: "the middle of winter",
};

const article = (season: Season) => (season === "autumn" ? "an" : "a");

/** a summer night by the sea; null where nobody named an hour, a season or a place */
export function scene({ hour, season, place }: Told): string | null {
  const where = place ? ` ${places[place]}` : "";
  if (!hour) return season ? `${alone[season]}${where}` : place ? `a quiet hour${where}` : null;
  const when = season ? `${article(season)} ${season}` : "a";
  if (hour === "both") return `${when} day${where} and its night`;
  return `${when} ${hour}${where}`;
}

const people: Record<Persona, string> = {
  confident: "someone who has no need to raise their voice",
  elegant: "someone who takes great care and lets none of it show",
  mysterious: "someone who says a little less than they know",
  playful: "someone who laughs before the story is over",
  romantic: "someone who still keeps old letters",
};

export const hours: Record<Occasion, string> = {
  casual: "ordinary days",
  formal: "formal hours",
  special: "the great occasions",
  sport: "hours in the open air",
};

export const person = ({ persona }: Told): string | null => (persona ? people[persona] : null);

export const memory = ({ memory: key }: Told): string | null => (key ? englishMemory[key].phrase : null);
