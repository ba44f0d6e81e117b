import type { MaterialId } from "../../../types.ts";
import { russianMaterials } from "../../materials/ru.ts";
import { russianMemory } from "../../memory/ru.ts";
import type { Context, Environment, Persona, Season } from "../context.ts";
import { joinWith } from "../lists.ts";

/** A thing is not named beside a kind of itself: «молочный сандал» says «сандал» too. */
function named(ids: readonly MaterialId[]): readonly MaterialId[] {
  const nominative = (id: MaterialId) => russianMaterials[id].cases[0];
  return ids.filter((id) => !ids.some((other) => nominative(other).endsWith(` ${nominative(id)}`)));
}

const adjectiveAndNoun = /^(\S+[ыи]й|\S+[ая]я|\S+[ое]е) (\S+)$/;

/** The noun that two things share and that is said once, «атласский и виргинский кедр»; waters are different things. */
function sharedNoun(ids: readonly MaterialId[]): boolean {
  const [one, other, third] = ids.map((id) => russianMaterials[id].cases[0].match(adjectiveAndNoun)?.[2]);
  return one !== undefined && one === other && one !== "вода" && third === undefined && ids.length === 2;
}

function listed(ids: readonly MaterialId[], at: 0 | 1 | 2 | 3): string {
  const shown = named(ids);
  const words = shown.map((id) => russianMaterials[id].cases[at]);
  if (sharedNoun(shown)) words[0] = words[0]?.replace(/ \S+$/, "") ?? "";
  return joinWith("и", words);
}

/** Именительный: бергамот, кедр и уд. */
export const nom = (ids: readonly MaterialId[]) => listed(ids, 0);
/** Родительный: бергамота, кедра и уда. */
export const gen = (ids: readonly MaterialId[]) => listed(ids, 1);
/** Винительный: розу, кедр и уд. */
export const acc = (ids: readonly MaterialId[]) => listed(ids, 2);
/** Творительный: бергамотом, кедром и удом. */
export const ins = (ids: readonly MaterialId[]) => listed(ids, 3);

/** «с» или «со» перед словом: со скошенной травы, с жасмина, со спелым персиком. */
export const from = (words: string) => (/^[сзшж][бвгджзклмнпрстфхцчшщ]/.test(words) ? `со ${words}` : `с ${words}`);

/** The verb that agrees with a list: «звучит» for one thing, «звучат» for several. */
export function agree(ids: readonly MaterialId[], one: string, several: string): string {
  const [first, ...others] = named(ids);
  return others.length === 0 && first && !russianMaterials[first].plural ? one : several;
}

const places: Record<Environment, string> = {
  urban: "в городе",
  nature: "в лесу",
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

function when({ timeOfDay, season, environment }: Context): Cases | null {
  // An hour alone is no scene.
  if (!season && !environment) return null;
  if (!timeOfDay) return season ? alone[season] : ["час тишины", "часа тишины", "час тишины"];
  const stem = season && stems[season];
  if (timeOfDay === "night")
    return stem ? [`${stem}яя ночь`, `${stem}ей ночи`, `${stem}юю ночь`] : ["ночь", "ночи", "ночь"];
  if (timeOfDay === "both")
    return stem ? [`${stem}ий вечер`, `${stem}его вечера`, `${stem}ий вечер`] : ["вечер", "вечера", "вечер"];
  return stem ? [`${stem}ий день`, `${stem}его дня`, `${stem}ий день`] : ["ясный день", "ясного дня", "ясный день"];
}

/** летняя ночь у моря, in one case; null without a time of day, a season or an environment */
function scene(context: Context, at: 0 | 1 | 2): string | null {
  const where = context.environment ? ` ${places[context.environment]}` : "";
  const cases = when(context);
  return cases && `${cases[at]}${where}`;
}

export const sceneNom = (context: Context) => scene(context, 0);
export const sceneGen = (context: Context) => scene(context, 1);
export const sceneAcc = (context: Context) => scene(context, 2);

const people: Record<Persona, readonly string[]> = {
  confident: [
    "вам давно не нужно ничего доказывать",
    "вы отвечаете не сразу, зато наверняка",
    "вы и молча умеете настоять на своём",
  ],
  elegant: [
    "у вас всё продумано до мелочей, хоть вы и не подаёте виду",
    "вы уходите за минуту до того, как вечер начнёт стихать",
    "вы и отказываете так, что вас благодарят",
  ],
  mysterious: [
    "вы говорите чуть меньше, чем знаете",
    "вы отвечаете вопросом на вопрос, и вам это прощают",
    "самое важное вы рассказываете последним",
  ],
  playful: [
    "вы смеётесь раньше, чем кончится шутка",
    "вы уступите в споре, чтобы снова посмеяться вместе",
    "вы и в серьёзный день найдёте, чему улыбнуться",
  ],
  romantic: [
    "вы до сих пор храните старые письма",
    "вы замедляете шаг, проходя мимо знакомых мест",
    "вы помните не даты, а голоса",
  ],
};

/** What is said of the wearer, a man or a woman, after «что». */
export const personPhrase = ({ persona, dosage }: Context): string | null =>
  persona ? (people[persona][Math.round(dosage * 10) % 3] ?? null) : null;

/** о дожде, о запахе уда, о запахе ветивера */
export function memoryPhrase({ memoryKey, memoryMaterial, remembered }: Context): string | null {
  if (remembered?.script === "cyrillic") return null;
  if (memoryMaterial) return `о запахе ${gen([memoryMaterial])}`;
  return memoryKey ? russianMemory[memoryKey].about : null;
}
