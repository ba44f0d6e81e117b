import { dollarsPerKg } from "../../app/maestro/palette/aspects.ts";
import { aboveFloor, carriers, leastWished, loweredMax, powerfulFrom } from "../../app/maestro/palette/habits.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { naturals } from "../../app/maestro/palette/naturals.ts";
import { briefOf } from "../../app/maestro/profile/brief.ts";
import { answering } from "../../app/maestro/profile/memory-materials.ts";
import {
  type Answers,
  type Composition,
  type Family,
  type FormulaLine,
  families,
  type MaterialId,
} from "../../app/maestro/types.ts";
import { englishMemorySentences } from "../../app/maestro/words/description/en/memory.ts";
import { labelsOf } from "./compliance.ts";
import { poured } from "./exclusions.ts";
import { shareOf } from "./formulas.ts";
import { familyProfile } from "./nose.ts";

/** What a perfumer, a lawyer and a visitor would object to in one composition; each names the line it counts under. */
export const faults = [
  "a label omits an entry of Annex III or names one too many",
  "an asked family less than half as loud as the loudest",
  "an asked family among no shown note",
  "a family that was not asked for is the loudest",
  "a powerful material above 3 x its usual share",
  "another material above its habit",
  "a line below 0.03 % and below half its usual share",
  "a solve that did not settle",
  "what a memory refuses is poured",
  "a letter that claims what the formula does not hold",
  "two letters of one session that share a sentence",
] as const;
export type Fault = (typeof faults)[number];

const naturalMaterials = new Set<MaterialId>(naturals.map(({ material }) => material));

/** The highest share that is customary, % of the concentrate, recomputed from the palette's tables. */
function habitOf(id: MaterialId): number {
  const { typical, max } = materialOf(id);
  const usual = carriers.includes(id) ? Math.max(30, 4 * typical) : Math.min(5 * typical, 10 + 2 * typical);
  return Math.min(max, loweredMax[id] ?? max, usual);
}

const tolerance = 1e-9;
/** Formulas are in hundredths of a per cent: of geosmin, which is usual at less, the least there can be. */
const leastShare = 0.01;

/** The most of what is wished for, where there is a floor for it, below which nobody finds it again. */
function mostWished(id: MaterialId): number {
  const { beside = 0, alone = 0 } = leastWished[id] ?? {};
  return aboveFloor * Math.max(beside, alone);
}

function lineFaults(lines: readonly FormulaLine[], wished: readonly string[]): Fault[] {
  return lines.flatMap(({ material, pct_concentrate: share }): Fault[] => {
    const { impact, typical } = materialOf(material);
    const asked = wished.includes(material) ? mostWished(material) : 0;
    const found: Fault[] = [];
    if (impact >= powerfulFrom && share > Math.max(3 * typical, leastShare, asked) + tolerance)
      found.push("a powerful material above 3 x its usual share");
    if (impact < powerfulFrom && share > Math.max(habitOf(material), asked) + tolerance)
      found.push("another material above its habit");
    if (share < Math.min(0.03, typical / 2) - tolerance)
      found.push("a line below 0.03 % and below half its usual share");
    return found;
  });
}

function askedFaults(lines: readonly FormulaLine[], asked: readonly Family[]): Fault[] {
  const profile = familyProfile(lines);
  const powerIn = (family: Family) => profile[families.indexOf(family)] ?? 0;
  const loudest = Math.max(...profile);
  const found: Fault[] = asked
    .filter((family) => powerIn(family) < loudest / 4)
    .map(() => "an asked family less than half as loud as the loudest");
  if (asked.length > 0 && !asked.some((family) => powerIn(family) === loudest))
    found.push("a family that was not asked for is the loudest");
  return found;
}

const sentencesOf = (letter: string) => letter.split(/(?<=\.)\s+/);

/** Whether a sentence about quoted words says that something was poured for them, and not only that they were read. */
function claims(sentence: string, quote: string): boolean {
  const { read, beyond, refused } = englishMemorySentences;
  return ![...read, ...beyond, ...refused].some((write) => write(quote) === sentence);
}

/**
 * Whether a letter quotes only what the visitor wrote, and says that something was poured for it only where the card shows
 * a note of the formula that answers a thing which those very words name.
 */
function isTrue({ maestro_notes: letter, formula, notes }: Composition["premiere"], answers: Answers): boolean {
  const { memory = "" } = answers;
  const written = memory.replaceAll("'", "’").replace(/\s+/gu, " ");
  const finds = briefOf(answers).memoryFinds;
  const shown = Object.values(notes)
    .flat()
    .filter(({ material }) => shareOf(formula, material) > 0);
  const isAnswered = (quote: string): boolean => {
    const told = finds.filter(({ word }) => quote.includes(word.replaceAll("'", "’")));
    return shown.some(({ material }) => told.some((find) => answering(find).includes(material)));
  };
  return sentencesOf(letter).every((sentence) => {
    const quotes = [...sentence.matchAll(/“(.*?)”/g)].map(([, quote = ""]) => quote);
    return quotes.every((quote) => written.includes(quote) && (isAnswered(quote) || !claims(sentence, quote)));
  });
}

/** The faults of both perfumes, each as often as it occurs. */
export function faultsOf({ premiere, deuxieme }: Composition, answers: Answers, settled: boolean): Fault[] {
  const asked = families.filter((family) => answers.families?.includes(family));
  const found: Fault[] = settled ? [] : ["a solve that did not settle"];
  const brief = briefOf(answers);
  const refused = brief.told.filter(({ sense }) => sense === "refused" || sense === "allergy");
  const liked: readonly string[] = brief.wishes.flatMap(({ lists }) => lists.flat());
  const isHard = brief.exclusions.some((exclusion) => exclusion.isHard);
  for (const variant of [premiere, deuxieme]) {
    const lines = variant.formula;
    const unwanted = refused.flatMap(({ thing, sense }) =>
      poured(lines, variant.dosage_pct, thing, sense === "refused" ? sense : "allergy"),
    );
    if (unwanted.some((id) => !liked.includes(id))) found.push("what a memory refuses is poured");
    found.push(...lineFaults(lines, liked));
    // What must not be in a perfume may take the oils of a family with it; the journey says so before it composes.
    if (!isHard) found.push(...askedFaults(lines, asked));
    const labels = labelsOf(lines, variant.dosage_pct);
    if (labels.join() !== variant.allergens.toSorted().join())
      found.push("a label omits an entry of Annex III or names one too many");
    const shown = Object.values(variant.notes)
      .flat()
      .map(({ material }) => materialOf(material).family);
    for (const family of asked) if (!shown.includes(family)) found.push("an asked family among no shown note");
    if (!isTrue(variant, answers)) found.push("a letter that claims what the formula does not hold");
  }
  const first = new Set(sentencesOf(premiere.maestro_notes));
  if (sentencesOf(deuxieme.maestro_notes).some((sentence) => first.has(sentence))) {
    found.push("two letters of one session that share a sentence");
  }
  return found;
}

/** Things that a memory brought up and the palette pours something for: those whose material is in the perfume and shown. */
export function memoryShown({ premiere }: Composition, answers: Answers): { hits: number; of: number } {
  const poured = briefOf(answers).wishes.flatMap(({ lists }) => lists.slice(0, 1));
  const shown = Object.values(premiere.notes)
    .flat()
    .map(({ material }) => material);
  return { hits: poured.filter((ids) => ids.some((id) => shown.includes(id))).length, of: poured.length };
}

/** How a formula is built: lines, the share of the ten largest, of naturals, and dollars per kg of concentrate. */
export type Build = { lines: number; ten: number; naturals: number; cost: number };

export function buildOf(lines: readonly FormulaLine[]): Build {
  const shares = lines.map(({ pct_concentrate }) => pct_concentrate).sort((one, other) => other - one);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    lines: lines.length,
    ten: sum(shares.slice(0, 10)),
    naturals: sum(
      lines.filter(({ material }) => naturalMaterials.has(material)).map(({ pct_concentrate }) => pct_concentrate),
    ),
    cost: sum(
      lines.map(({ material, pct_concentrate }) => {
        const [low, high] = dollarsPerKg[material];
        return (pct_concentrate / 100) * Math.sqrt(low * high);
      }),
    ),
  };
}
