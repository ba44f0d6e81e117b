import { keysOf } from "../../encoding/record.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { type Climate, climates, stages, type Unfolding, unfold } from "../evaporation/unfolding.ts";
import { inPalette } from "../palette/materials.ts";
import { bandOrder } from "../river/bands.ts";
import { riverCode } from "../river/code.ts";
import { riverOf } from "../river/river.ts";
import type { Family, FormulaLine, Language } from "../types.ts";
import { wordTables } from "./tables.ts";

/** The climate for which the stages are computed. */
const stagesClimate: Climate = "riyadh";

/** How a perfume unfolds, in plain words: for which climate the stages are, and what each climate does. */
export type UnfoldingWords = {
  stagesFor: string;
  stages: string[];
  /** The families that are smelled in any stage, in the order of the river's bands, and their percentages in each. */
  families: { family: Family; name: string; shares: number[] }[];
  /** What the river is drawn from (river/code.ts). */
  river: string;
  climates: { name: string; says: string }[];
};

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
  const river = riverOf(unfolding[stagesClimate].stages);
  const words = wordTables[language];
  const rows = bandOrder.map((family) => ({
    family,
    name: words.answers.families[family],
    shares: stages.map((stage) => river[stage].shares[family]),
  }));
  return {
    stagesFor: bindWords(words.stagesFor, language),
    stages: stages.map((stage) => bindWords(words.stages[stage], language)),
    families: rows.filter(({ shares }) => shares.some((percent) => percent > 0)),
    river: riverCode(river),
    climates: climateWords(unfolding, words).map(({ name, says }) => ({
      name: bindWords(name, language),
      says: bindWords(says.join(" "), language),
    })),
  };
}
