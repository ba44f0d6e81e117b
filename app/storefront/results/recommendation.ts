import type { Position } from "../../maestro/types.ts";

/** What the preparing screen knows of a visitor: enough for a first recommendation. */
export type BriefAnswers = { family: string[]; strength: Strength };

export const strengths = ["light", "moderate", "strong"] as const;
export type Strength = (typeof strengths)[number];

export const recommendedNotes = [
  "saffron",
  "bergamot",
  "cardamom",
  "rose",
  "jasmine",
  "iris",
  "oud",
  "amber",
  "sandalwood",
  "musk",
  "vanilla",
  "cedar",
] as const;
export type RecommendedNote = (typeof recommendedNotes)[number];

export type RecommendedBottle = {
  /** Key of the description in the results' texts. */
  description: "oriental" | "balanced" | "french" | "shadow";
  strength: Strength;
  notes: Record<Position, RecommendedNote[]>;
};

/** The three products recommended before a perfume is composed; the discovery set holds the other two. */
export type Recommendation = { premiere: RecommendedBottle; deuxieme: RecommendedBottle; mini: { strength: Strength } };

function tells(answers: BriefAnswers, ...families: string[]): boolean {
  return answers.family.some((family) => families.includes(family));
}

/** A recommendation from families and strength alone, made where the visitor is: it asks no server. */
export function recommend(answers: BriefAnswers): Recommendation {
  const { strength } = answers;
  const oriental = tells(answers, "oriental", "woody");
  const french = tells(answers, "floral", "citrus", "aquatic");
  return {
    premiere: {
      description: oriental ? "oriental" : "balanced",
      strength,
      notes: oriental
        ? { top: ["saffron", "cardamom"], middle: ["rose", "oud"], base: ["amber", "sandalwood", "musk"] }
        : { top: ["bergamot", "cardamom"], middle: ["iris", "rose"], base: ["cedar", "musk"] },
    },
    deuxieme: {
      description: french ? "french" : "shadow",
      strength,
      notes: french
        ? { top: ["bergamot"], middle: ["jasmine", "rose", "iris"], base: ["cedar", "musk"] }
        : { top: ["saffron"], middle: ["jasmine"], base: ["oud", "vanilla", "amber"] },
    },
    mini: { strength },
  };
}

/** The slider's 1 to 10 in the three words of the recommendation. */
export function strengthOf(value: unknown): Strength {
  const number = typeof value === "number" ? value : 5;
  return number > 7 ? "strong" : number >= 4 ? "moderate" : "light";
}

/** Navigation state is whatever an earlier page, or an earlier version of the shop, put there. */
export function briefAnswersOf(state: unknown): BriefAnswers | null {
  if (!isRecord(state) || typeof state.lang !== "string" || !isRecord(state.answers)) return null;
  const { family, strength } = state.answers;
  if (!Array.isArray(family)) return null;
  return {
    family: family.filter((value) => typeof value === "string"),
    strength: strengths.find((known) => known === strength) ?? "light",
  };
}

/** The recommendation that a page handed over, made anew from what it says so that nothing unknown is drawn. */
export function recommendationOf(state: unknown): Recommendation | null {
  if (!isRecord(state) || !isRecord(state.recommendation)) return null;
  const { premiere, deuxieme } = state.recommendation;
  if (!isRecord(premiere) || !isRecord(deuxieme)) return null;
  return recommend({
    family: [
      ...(premiere.description === "oriental" ? ["oriental"] : []),
      ...(deuxieme.description === "french" ? ["floral"] : []),
    ],
    strength: strengths.find((known) => known === premiere.strength) ?? "light",
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
