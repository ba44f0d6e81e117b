import type { MaterialId } from "../../../types.ts";
import { arabicMaterials } from "../../materials/ar.ts";
import { arabicMemory } from "../../memory/ar.ts";
import type { Persona, Place, Season, Told } from "../told.ts";

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

const places: Record<Place, string> = {
  urban: "وسط المدينة",
  nature: "بين الأشجار",
  beach: "عند البحر",
  mountains: "في أعالي الجبال",
  desert: "بين الكثبان",
};

const seasons: Record<Season, string> = { spring: "ربيع", summer: "صيف", autumn: "خريف", winter: "شتاء" };

/** A season without an hour. */
const alone: Record<Season, string> = {
  spring: "أوّل الربيع",
  summer: "عزّ الصيف",
  autumn: "آخر الخريف",
  winter: "قلب الشتاء",
};

/** ليلة صيف عند البحر; null where nobody named an hour, a season or a place */
export function scene({ hour, season, place }: Told): string | null {
  const where = place ? ` ${places[place]}` : "";
  const of = season ? ` ${seasons[season]}` : "";
  if (hour === "night") return `ليلة${of || " هادئة"}${where}`;
  if (hour === "day") return `نهار${of || " صافٍ"}${where}`;
  if (hour === "both") return `نهار${of || " كامل"}${where} وليلته`;
  if (season) return `${alone[season]}${where}`;
  return place ? `ساعة هادئة${where}` : null;
}

const people: Record<Persona, string> = {
  confident: "لا يحتاج إلى رفع صوته",
  elegant: "يتقن كلّ شيء ولا يُظهر عناء الإتقان",
  mysterious: "يقول أقلّ قليلًا ممّا يعرف",
  playful: "يضحك قبل أن تنتهي الحكاية",
  romantic: "لا يزال يحتفظ بالرسائل القديمة",
};

/** After من. */
export const person = ({ persona }: Told): string | null => (persona ? people[persona] : null);

/** After عن. */
export const memory = ({ memory: key }: Told): string | null => (key ? arabicMemory[key].word : null);
