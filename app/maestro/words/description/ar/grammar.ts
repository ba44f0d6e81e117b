import type { MaterialId } from "../../../types.ts";
import { arabicMaterials } from "../../materials/ar.ts";
import { arabicMemory } from "../../memory/ar.ts";
import type { Context, Environment, Persona, Season } from "../context.ts";

/** البرغموت والهيل والعود */
export const the = (ids: readonly MaterialId[]) => ids.map((id) => arabicMaterials[id].the).join(" و");

/** بالبرغموت والهيل */
export const by = (ids: readonly MaterialId[]) => `ب${the(ids)}`;

/** للبرغموت والهيل، لماء الورد، للبان */
export function to(ids: readonly MaterialId[]): string {
  const words = the(ids);
  if (words.startsWith("الل")) return `ل${words.slice(2)}`;
  return words.startsWith("ال") ? `لل${words.slice(2)}` : `ل${words}`;
}

/** The verb before its subject agrees in gender with the first noun: يفتتح for البرغموت, تفتتح for القرفة. */
export function agree(ids: readonly MaterialId[], masculine: string, feminine: string): string {
  const [first] = ids;
  return first && arabicMaterials[first].gender === "f" ? feminine : masculine;
}

const places: Record<Environment, string> = {
  urban: "وسط المدينة",
  nature: "بين الأشجار",
  beach: "عند البحر",
  mountains: "في أعالي الجبال",
  desert: "بين الكثبان",
};

const seasons: Record<Season, string> = { spring: "ربيع", summer: "صيف", autumn: "خريف", winter: "شتاء" };

/** A season without a time of day. */
const alone: Record<Season, string> = {
  spring: "أول الربيع",
  summer: "عزّ الصيف",
  autumn: "آخر الخريف",
  winter: "قلب الشتاء",
};

/** ليلة صيف عند البحر; an hour alone is no scene */
export function scenePhrase({ timeOfDay, season, environment }: Context): string | null {
  const where = environment ? ` ${places[environment]}` : "";
  const of = season ? ` ${seasons[season]}` : "";
  if (!season && !environment) return null;
  if (timeOfDay === "night") return `ليلة${of || " هادئة"}${where}`;
  if (timeOfDay === "day") return of ? `نهار${of}${where}` : `ساعة نهار${where}`;
  if (timeOfDay === "both") return of ? `غروب${of}${where}` : `ساعة غروب هادئة${where}`;
  return season ? `${alone[season]}${where}` : `ساعة هادئة${where}`;
}

const people: Record<Persona, string> = {
  confident: "لا يحتاج إلى إثبات شيء",
  elegant: "لا تفوته التفاصيل، ولا يقول إنّه رآها",
  mysterious: "يقول أقلّ ممّا يعرف",
  playful: "يضحك قبل أن تنتهي الحكاية",
  romantic: "لا يزال يحتفظ بالرسائل القديمة",
};

/** After من. */
export const personPhrase = ({ persona }: Context): string | null => (persona ? people[persona] : null);

const otherPeople: Record<Persona, string> = {
  confident: "يعرف طريقه ولا يتلفّت",
  elegant: "يتأنّق من غير أن يبدو عليه ذلك",
  mysterious: "يترك السؤال معلّقًا ويبتسم",
  playful: "يبدّل الطريق كي يطول المشوار",
  romantic: "يقرأ الرسالة مرتين قبل أن يردّ",
};

/** The same person in other words. After من. */
export const otherPersonPhrase = ({ persona }: Context): string | null => (persona ? otherPeople[persona] : null);

/** After عن. */
export function memoryPhrase({ memoryKey, memoryMaterial, remembered }: Context): string | null {
  if (remembered?.script === "arabic") return null;
  if (memoryMaterial) return the([memoryMaterial]);
  return memoryKey ? arabicMemory[memoryKey].word : null;
}
