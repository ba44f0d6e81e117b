import type { MaterialId } from "../../../types.ts";
import { frenchMaterials } from "../../materials/fr.ts";
import { frenchMemory } from "../../memory/fr.ts";
import type { Persona, Place, Season, Told } from "../told.ts";

const vowel = /^[aeiouyhàâéèêëîïôûœ]/i;

function articled(id: MaterialId): string {
  const { noun, gender } = frenchMaterials[id];
  if (gender === "mp" || gender === "fp") return `les ${noun}`;
  if (vowel.test(noun)) return `l’${noun}`;
  return gender === "m" ? `le ${noun}` : `la ${noun}`;
}

/** « de » before a phrase with its article: du café, des roses, de l’encens, d’un jardin, de votre enfance. */
function contractDe(phrase: string): string {
  if (phrase.startsWith("le ")) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith("les ")) return `des ${phrase.slice(4)}`;
  return vowel.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** « à » before a phrase with its article: au café, aux roses, à l’encens. */
function contractTo(phrase: string): string {
  if (phrase.startsWith("le ")) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith("les ")) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

function listed(phrases: string[]): string {
  const last = phrases.pop() ?? "";
  return phrases.length > 0 ? `${phrases.join(", ")} et ${last}` : last;
}

/** la bergamote, le cèdre et l’encens */
export const the = (ids: readonly MaterialId[]) => listed(ids.map(articled));

/** de la bergamote, du cèdre et de l’encens */
export const some = (ids: readonly MaterialId[]) => listed(ids.map((id) => contractDe(articled(id))));

/** à la bergamote, au cèdre et à l’encens */
export const to = (ids: readonly MaterialId[]) => listed(ids.map((id) => contractTo(articled(id))));

/** The verb that agrees with a list: « ouvre » for one thing, « ouvrent » for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first] = ids;
  return ids.length === 1 && first && !frenchMaterials[first].gender.endsWith("p") ? one : several;
}

const places: Record<Place, string> = {
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

/** une nuit d’été au bord de la mer; null where nobody named an hour, a season or a place */
export function scene({ hour, season, place }: Told): string | null {
  const where = place ? ` ${places[place]}` : "";
  if (!hour && !season) return place ? `une heure tranquille${where}` : null;
  if (!hour) return season ? `${seasons[season][0]}${where}` : null;
  const of = season ? ` ${seasons[season][1]}` : "";
  if (hour === "both") return `un jour et une nuit${of}${where}`;
  return hour === "night" ? `une nuit${of}${where}` : `une journée${of}${where}`;
}

const people: Record<Persona, string> = {
  confident: "quelqu’un qui n’a pas besoin de hausser le ton",
  elegant: "quelqu’un qui soigne tout sans que rien ne se voie",
  mysterious: "quelqu’un qui en dit un peu moins qu’il n’en sait",
  playful: "quelqu’un qui rit avant la fin de l’histoire",
  romantic: "quelqu’un qui garde encore ses vieilles lettres",
};

export const person = ({ persona }: Told): string | null => (persona ? people[persona] : null);

export const memory = ({ memory: key }: Told): string | null => (key ? frenchMemory[key].phrase : null);

/** de la pluie, du café, de votre enfance */
export const ofMemory = ({ memory: key }: Told): string | null => (key ? contractDe(frenchMemory[key].phrase) : null);

export { contractDe, contractTo };
