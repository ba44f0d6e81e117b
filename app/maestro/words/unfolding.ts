import { keysOf } from "../../encoding/record.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { type Climate, climates, stages, type Unfolding, unfold } from "../evaporation/unfolding.ts";
import { inPalette } from "../palette/materials.ts";
import { bandOrder } from "../river/bands.ts";
import { riverCode } from "../river/code.ts";
import { type River, riverOf } from "../river/river.ts";
import type { Family, FormulaLine, Language } from "../types.ts";
import { wordTables } from "./tables.ts";

/** The climate for which the stages are computed. */
const stagesClimate: Climate = "riyadh";

/** How a perfume unfolds, in plain words: for which climate the stages are, and what each climate does. */
export type UnfoldingWords = {
  stagesFor: string;
  /** Which families lead, from stage to stage, in a sentence. */
  movement: string;
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

/** When the notes of each layer are smelled: the first quarter of an hour, and so on. */
export const stageWords = (language: Language): string[] =>
  stages.map((stage) => bindWords(wordTables[language].stages[stage], language));

/** Which families lead, from stage to stage: one that leads in two stages is named once. */
function movementWords(river: River, { movements, families }: (typeof wordTables)[Language]): string {
  const [first, second, last] = stages.map((stage) => {
    const { shares } = river[stage];
    return bandOrder.reduce((most, family) => (shares[family] > shares[most] ? family : most));
  });
  if (!first || !second || !last) return "";
  const movement =
    first === second ? (second === last ? "none" : "late") : second === last ? "early" : ("throughout" as const);
  return movements[movement]
    .replace("{first}", families[first])
    .replace("{second}", families[second])
    .replace("{last}", families[last]);
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
    movement: bindWords(movementWords(river, words), language),
    families: rows.filter(({ shares }) => shares.some((percent) => percent > 0)),
    river: riverCode(river),
    climates: climateWords(unfolding, words).map(({ name, says }) => ({
      name: bindWords(name, language),
      says: bindWords(says.join(" "), language),
    })),
  };
}
