import { dollarsPerKg } from "../../app/maestro/palette/aspects.ts";
import { citrusOils, diffusive, loweredMax, powerfulFrom, raisedMax } from "../../app/maestro/palette/habits.ts";
import { materialOf } from "../../app/maestro/palette/materials.ts";
import { naturals } from "../../app/maestro/palette/naturals.ts";
import { structures } from "../../app/maestro/palette/structures.ts";
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
import { familyProfile, odourOf, shareOf } from "./formulas.ts";

/** What a perfumer, a lawyer and a visitor would object to in one composition; each names the line it counts under. */
export const faults = [
  "a label omits an entry of Annex III or names one too many",
  "an asked family under 8 % of the odour",
  "an asked family among no shown note",
  "a single asked family under 40 % of the odour",
  "a single asked family less than 1.5 x the next",
  "in the second perfume, a single asked family under 40 % of the odour",
  "in the second perfume, a single asked family less than 1.5 x the next",
  "a family that was not asked for before one that was",
  "an asked citrus without a citrus oil above 3 %",
  "a powerful material above 3 x its usual share",
  "another material above its habit",
  "a dead trace",
  "a solve that did not settle",
  "no musk",
  "no diffusive heart",
  "what a memory refuses is poured",
  "a letter that claims what the formula does not hold",
  "two letters of one session that share a sentence",
] as const;
export type Fault = (typeof faults)[number];

/** The highest shares of the structures, % of the concentrate. */
const structureShare = new Map<string, number>();
for (const structure of Object.values(structures)) {
  for (const [id, share] of Object.entries(structure)) {
    structureShare.set(id, Math.max(share, structureShare.get(id) ?? 0));
  }
}

const naturalMaterials = new Set<MaterialId>(naturals.map(({ material }) => material));

/** The highest share that is customary, % of the concentrate, recomputed from the palette's tables. */
function habitOf(id: MaterialId): number {
  const { typical, max } = materialOf(id);
  const usual = Math.min(6 * typical, 10 + 2 * typical);
  return Math.min(max, loweredMax[id] ?? max, Math.max(usual, 1.5 * (structureShare.get(id) ?? 0), raisedMax[id] ?? 0));
}

const tolerance = 1e-9;

function lineFaults(lines: readonly FormulaLine[]): Fault[] {
  const odour = odourOf(lines);
  return lines.flatMap(({ material, pct_concentrate: share }): Fault[] => {
    const { impact, typical } = materialOf(material);
    const found: Fault[] = [];
    if (impact >= powerfulFrom && share > 3 * typical + tolerance)
      found.push("a powerful material above 3 x its usual share");
    if (impact < powerfulFrom && share > habitOf(material) + tolerance) found.push("another material above its habit");
    // Below a fifth of the usual share and a thousandth of the odour nothing is left of a material.
    if (share < 0.2 * typical && share * impact < 0.001 * odour) found.push("a dead trace");
    return found;
  });
}

function askedFaults(lines: readonly FormulaLine[], asked: readonly Family[], isSecond: boolean): Fault[] {
  const profile = familyProfile(lines);
  const shareOfFamily = (family: Family) => profile[families.indexOf(family)] ?? 0;
  const others = families.filter((family) => !asked.includes(family));
  const found: Fault[] = [];
  for (const family of asked) if (shareOfFamily(family) < 0.08) found.push("an asked family under 8 % of the odour");
  if (asked.includes("citrus") && !citrusOils.some((id) => shareOf(lines, id) > 3))
    found.push("an asked citrus without a citrus oil above 3 %");
  const [single] = asked;
  if (!single) return found;
  const next = Math.max(...others.map(shareOfFamily));
  if (asked.length === 1) {
    const faint = "a single asked family under 40 % of the odour";
    const near = "a single asked family less than 1.5 x the next";
    if (shareOfFamily(single) < 0.4) found.push(isSecond ? `in the second perfume, ${faint}` : faint);
    if (shareOfFamily(single) < 1.5 * next) found.push(isSecond ? `in the second perfume, ${near}` : near);
  }
  if (asked.some((family) => shareOfFamily(family) < next))
    found.push("a family that was not asked for before one that was");
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
  const refusesMusk = refused.some(({ thing }) => thing === "musk");
  for (const variant of [premiere, deuxieme]) {
    const lines = variant.formula;
    const unwanted = refused.flatMap(({ thing, sense }) =>
      poured(lines, variant.dosage_pct, thing, sense === "refused" ? sense : "allergy"),
    );
    if (unwanted.some((id) => !liked.includes(id))) found.push("what a memory refuses is poured");
    found.push(...lineFaults(lines));
    // What must not be in a perfume may take the oils of a family with it; the journey says so before it composes.
    if (!isHard) found.push(...askedFaults(lines, asked, variant === deuxieme));
    const labels = labelsOf(lines, variant.dosage_pct);
    if (labels.join() !== variant.allergens.toSorted().join())
      found.push("a label omits an entry of Annex III or names one too many");
    if (!refusesMusk && !lines.some(({ material }) => materialOf(material).family === "musk")) found.push("no musk");
    if (!lines.some(({ material }) => diffusive.includes(material))) found.push("no diffusive heart");
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
