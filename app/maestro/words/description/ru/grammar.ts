import { russianMemory } from "../../../memory/tables/ru.ts";
import type { MaterialId } from "../../../types.ts";
import { russianMaterials } from "../../materials/ru.ts";
import type { Context, Environment, Persona, Season } from "../context.ts";
import { joinWith } from "../lists.ts";

function listed(ids: readonly MaterialId[], at: 0 | 1 | 2 | 3): string {
  return joinWith(
    "и",
    ids.map((id) => russianMaterials[id].cases[at]),
  );
}

/** Именительный: бергамот, кедр и уд. */
export const nom = (ids: readonly MaterialId[]) => listed(ids, 0);
/** Родительный: бергамота, кедра и уда. */
export const gen = (ids: readonly MaterialId[]) => listed(ids, 1);
/** Винительный: розу, кедр и уд. */
export const acc = (ids: readonly MaterialId[]) => listed(ids, 2);
/** Творительный: бергамотом, кедром и удом. */
export const ins = (ids: readonly MaterialId[]) => listed(ids, 3);

/** «с» или «со» перед словом: со скошенной травы, с жасмина. */
export const from = (words: string) => (/^[сзшж][бвгджзклмнпрстфхцчшщ]/.test(words) ? `со ${words}` : `с ${words}`);

/** The verb that agrees with a list: «звучит» for one thing, «звучат» for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first] = ids;
  return ids.length === 1 && first && !russianMaterials[first].plural ? one : several;
}

const places: Record<Environment, string> = {
  urban: "в городе",
  nature: "среди деревьев",
  beach: "у моря",
  mountains: "в горах",
  desert: "в пустыне",
};

/** Nominative, genitive, accusative. */
type Cases = readonly [string, string, string];

const alone: Record<Season, Cases> = {
  spring: ["начало весны", "начала весны", "начало весны"],
  summer: ["середина лета", "середины лета", "середину лета"],
  autumn: ["поздняя осень", "поздней осени", "позднюю осень"],
  winter: ["ясная зима", "ясной зимы", "ясную зиму"],
};

const stems: Record<Season, string> = { spring: "весенн", summer: "летн", autumn: "осенн", winter: "зимн" };

function when({ timeOfDay, season }: Context): Cases | null {
  if (!timeOfDay) return season ? alone[season] : null;
  const stem = season && stems[season];
  if (timeOfDay === "night")
    return stem ? [`${stem}яя ночь`, `${stem}ей ночи`, `${stem}юю ночь`] : ["ночь", "ночи", "ночь"];
  return stem ? [`${stem}ий день`, `${stem}его дня`, `${stem}ий день`] : ["день", "дня", "день"];
}

/** летняя ночь у моря, in one case; null without a time of day, a season or an environment */
function scene(context: Context, at: 0 | 1 | 2): string | null {
  const where = context.environment ? ` ${places[context.environment]}` : "";
  const cases = when(context) ?? (context.environment ? (["тихий час", "тихого часа", "тихий час"] as const) : null);
  const after = context.timeOfDay === "both" ? ` и ${at === 1 ? "ночи" : "ночь"} за ним` : "";
  return cases && `${cases[at]}${where}${after}`;
}

export const sceneNom = (context: Context) => scene(context, 0);
export const sceneGen = (context: Context) => scene(context, 1);
export const sceneAcc = (context: Context) => scene(context, 2);

const people: Record<Persona, string> = {
  confident: "кому незачем повышать голос",
  elegant: "кто продумал всё и не показывает усилий",
  mysterious: "кто говорит чуть меньше, чем знает",
  playful: "кто смеётся раньше, чем кончится история",
  romantic: "кто до сих пор хранит старые письма",
};

/** After «тот», «того», «тому». */
export const personPhrase = ({ persona }: Context): string | null => (persona ? people[persona] : null);

/** о дожде, об уде */
export const memoryPhrase = ({ memoryKey, remembered }: Context): string | null =>
  memoryKey && remembered?.script !== "cyrillic" ? russianMemory[memoryKey].about : null;
