import { type Language, languageFacts } from "../../i18n/languages.ts";
import { answerWord, wholePercents } from "../../maestro/index.ts";
import { type Family, families } from "../../maestro/types.ts";
import type { ChartShare } from "./star-chart.tsx";

export type FamilyShare = ChartShare & { family: Family };

/** Shares of one as percentages, in the order of every chart. */
export function familyShares(shares: Record<Family, number>, language: Language): FamilyShare[] {
  const percents = wholePercents(families.map((family) => shares[family]));
  return families.map((family, index) => {
    const percent = percents[index] ?? 0;
    const formatted = `${percent}${languageFacts[language].percentSign}`;
    return { family, name: familyName(family, language), percent, formatted };
  });
}

function familyName(family: string, language: Language): string {
  return answerWord("families", family)?.[language] ?? family;
}
