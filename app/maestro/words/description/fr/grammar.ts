import type { MaterialId } from "../../../types.ts";
import { contractA, contractDe, withArticle } from "../../french.ts";
import { frenchMaterials } from "../../materials/fr.ts";
import { frenchMemory } from "../../memory/fr.ts";
import type { Context, Environment, Persona, Season } from "../context.ts";
import { joinWith } from "../lists.ts";

function listed(ids: readonly MaterialId[], phrase: (articled: string) => string): string {
  return joinWith(
    "et",
    ids.map((id) => phrase(withArticle(frenchMaterials[id].noun, frenchMaterials[id].gender))),
  );
}

/** la bergamote, le cèdre et l’encens */
export const the = (ids: readonly MaterialId[]) => listed(ids, (articled) => articled);

/** de la bergamote, du cèdre et de l’encens */
export const some = (ids: readonly MaterialId[]) => listed(ids, contractDe);

/** à la bergamote, au cèdre et à l’encens */
export const to = (ids: readonly MaterialId[]) => listed(ids, contractA);

/** The verb that agrees with a list: « ouvre » for one thing, « ouvrent » for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first] = ids;
  return ids.length === 1 && first && !frenchMaterials[first].gender.endsWith("p") ? one : several;
}

const places: Record<Environment, string> = {
  urban: "en ville",
  nature: "sous les arbres",
  beach: "au bord de la mer",
  mountains: "en montagne",
  desert: "dans le désert",
};

const seasons: Record<Season, readonly [alone: string, of: string]> = {
  spring: ["un début de printemps", "de printemps"],
  summer: ["un long été", "d’été"],
  autumn: ["une fin d’automne", "d’automne"],
  winter: ["un hiver clair", "d’hiver"],
};

/** une nuit d’été au bord de la mer; an hour alone is no scene */
export function scenePhrase({ timeOfDay, season, environment }: Context): string | null {
  const where = environment ? ` ${places[environment]}` : "";
  if (!season && !environment) return null;
  if (!timeOfDay && !season) return environment ? `une heure tranquille${where}` : null;
  if (!timeOfDay) return season ? `${seasons[season][0]}${where}` : null;
  const of = season ? ` ${seasons[season][1]}` : "";
  if (timeOfDay === "both") return `un crépuscule${of}${where}`;
  return timeOfDay === "night" ? `une nuit${of}${where}` : `une journée${of}${where}`;
}

const people: Record<Persona, string> = {
  confident: "quelqu’un qui n’a plus rien à prouver",
  elegant: "quelqu’un qui soigne le moindre détail et n’en montre rien",
  mysterious: "quelqu’un qui en dit un peu moins qu’il n’en sait",
  playful: "quelqu’un qui rit avant la fin de l’histoire",
  romantic: "quelqu’un qui garde encore ses vieilles lettres",
};

export const personPhrase = ({ persona }: Context): string | null => (persona ? people[persona] : null);

export function memoryPhrase({ memoryKey, memoryMaterial, remembered }: Context): string | null {
  if (remembered?.script === "latin") return null;
  if (memoryMaterial) return the([memoryMaterial]);
  return memoryKey ? frenchMemory[memoryKey].phrase : null;
}

/** de la pluie, du café, de votre enfance */
export function ofMemory(context: Context): string | null {
  const phrase = memoryPhrase(context);
  return phrase && contractDe(phrase);
}
