import { keysOf } from "../../encoding/record.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { type Climate, climates, stages, type Unfolding, unfold } from "../evaporation/unfolding.ts";
import { inPalette } from "../palette/materials.ts";
import { type Family, type FormulaLine, families, type Language } from "../types.ts";
import { wholePercents } from "../whole-percents.ts";
import { wordTables } from "./tables.ts";

/** The climate for which the stages are computed. */
const stagesClimate: Climate = "riyadh";

/**
 * How a perfume unfolds, in plain words: the share of each family in each stage, for which climate the stages are, and what
 * each climate does.
 */
export type UnfoldingWords = {
  stagesFor: string;
  /** The names of all families, and of each stage their shares in the same order: whole percentages, 0 where not named. */
  families: string[];
  stages: { name: string; shares: number[] }[];
  climates: { name: string; says: string }[];
};

/** Families below this share of a moment are not named; the percentages are of those that are. */
const minNamed = 0.025;

const namedShares = (shares: Record<Family, number>): number[] =>
  wholePercents(families.map((family) => (shares[family] >= minNamed ? shares[family] : 0)));

/** Trail and lasting power in each climate; what is the same in all of them is said once, of all. */
function climateWords(unfolding: Record<Climate, Unfolding>, words: (typeof wordTables)[Language]) {
  const each = keysOf(climates).map((climate) => {
    const { trail, lasting } = unfolding[climate];
    return { name: words.climates[climate], says: [words.trails[trail], words.lastings[lasting]] };
  });
  const isShared = (line: string) => each.every(({ says }) => says.includes(line));
  const shared = each[0]?.says.filter(isShared) ?? [];
  const own = each.map(({ name, says }) => ({ name, says: says.filter((line) => !isShared(line)) }));
  return [{ name: words.everyClimate, says: shared }, ...own].filter(({ says }) => says.length > 0);
}

/** Null where a material is no longer in the palette. Dosage in % w/w of the finished perfume. */
export function unfoldingWords(
  formula: readonly FormulaLine[],
  dosage: number,
  language: Language,
): UnfoldingWords | null {
  if (!formula.every(({ material }) => inPalette(material))) return null;
  const unfolding = unfold(formula, dosage);
  const { stages: moments } = unfolding[stagesClimate];
  const words = wordTables[language];
  return {
    stagesFor: bindWords(words.stagesFor, language),
    families: families.map((family) => words.answers.families[family]),
    stages: stages.map((stage) => ({
      name: bindWords(words.stages[stage], language),
      shares: namedShares(moments[stage].families),
    })),
    climates: climateWords(unfolding, words).map(({ name, says }) => ({
      name: bindWords(name, language),
      says: bindWords(says.join(" "), language),
    })),
  };
}
