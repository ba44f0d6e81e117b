import type { CountryCode } from "../countries.ts";
import { arabicNames } from "./ar.ts";
import { englishNames } from "./en.ts";
import { frenchNames } from "./fr.ts";
import { russianNames } from "./ru.ts";

/** What people call a country beside its name in the list, in any language, and its codes of three letters. */
const commonNames: Record<CountryCode, readonly string[]> = {
  SA: [
    ...["KSA", "SAU", "Kingdom of Saudi Arabia", "المملكة العربية السعودية", "العربية السعودية"],
    ...["Royaume d’Arabie saoudite", "Королевство Саудовская Аравия", "КСА"],
  ],
  AE: [
    ...["UAE", "ARE", "Emirates", "الإمارات العربية المتحدة", "دولة الإمارات", "EAU"],
    ...["Объединённые Арабские Эмираты", "Эмираты"],
  ],
  QA: ["QAT", "دولة قطر"],
  KW: ["KWT", "دولة الكويت", "Koweit"],
  OM: ["OMN", "Sultanate of Oman", "سلطنة عمان", "Sultanat d’Oman", "Султанат Оман"],
  BH: ["BHR", "مملكة البحرين", "Bahrein"],
  EG: ["EGY", "Misr", "Masr", "جمهورية مصر العربية"],
  JO: ["JOR", "المملكة الأردنية الهاشمية", "Royaume de Jordanie"],
  LB: ["LBN", "الجمهورية اللبنانية"],
  TR: ["TUR", "Turkey", "Turkiye", "تركية"],
  US: [
    ...["USA", "United States of America", "America", "الولايات المتحدة الأمريكية", "أمريكا", "أميركا"],
    ...["États-Unis d’Amérique", "Amérique", "Соединённые Штаты Америки", "Америка"],
  ],
  GB: [
    ...["UK", "GBR", "Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
    ...["بريطانيا", "إنجلترا", "انكلترا", "اسكتلندا", "Grande-Bretagne", "Angleterre", "Écosse"],
    ...["Соединённое Королевство", "Британия", "Англия", "Шотландия"],
  ],
  FR: ["FRA", "الجمهورية الفرنسية"],
  RU: ["RUS", "Russian Federation", "روسيا الاتحادية", "Fédération de Russie", "Российская Федерация", "РФ"],
};

/** What a country is called: its names in the shop's languages and the common ones, of the Emirates each emirate's too. */
export function everyNameOf(code: CountryCode): string[] {
  const all = [arabicNames, englishNames, frenchNames, russianNames];
  const parts = code === "AE" ? all.flatMap(({ emirates }) => Object.values(emirates)) : [];
  return [...all.map(({ countries }) => countries[code]), ...commonNames[code], ...parts];
}
