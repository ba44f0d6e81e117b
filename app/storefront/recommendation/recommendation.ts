import { isRecord } from "../../encoding/is-record.ts";
import type { Position } from "../../maestro/types.ts";

/** The part of the answers that a recommendation is made from. */
export type BriefAnswers = { family: string[]; strength: Strength };

export const strengths = ["light", "moderate", "strong"] as const;
export type Strength = (typeof strengths)[number];

const recommendedNotes = [
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
  /** A key of `description_of` in the namespace `recommended`. */
  description: "oriental" | "balanced" | "french" | "shadow";
  strength: Strength;
  notes: Record<Position, RecommendedNote[]>;
};

/** The products recommended before a perfume is composed; the discovery set contains the other two. */
export type Recommendation = {
  premiere: RecommendedBottle;
  deuxieme: RecommendedBottle;
  discovery_set: { strength: Strength };
};

function hasFamily(answers: BriefAnswers, ...families: string[]): boolean {
  return answers.family.some((family) => families.includes(family));
}

/** Recommends by families and strength alone; runs in the browser. */
export function recommend(answers: BriefAnswers): Recommendation {
  const { strength } = answers;
  const oriental = hasFamily(answers, "oriental", "woody");
  const french = hasFamily(answers, "floral", "citrus", "aquatic");
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
    discovery_set: { strength },
  };
}

/** Navigation state may come from an earlier deployment, so it is validated. */
export function parseBriefAnswers(state: unknown): BriefAnswers | null {
  if (!isRecord(state) || typeof state.lang !== "string" || !isRecord(state.answers)) return null;
  const { family, strength } = state.answers;
  if (!Array.isArray(family)) return null;
  return {
    family: family.filter((value) => typeof value === "string"),
    strength: strengths.find((known) => known === strength) ?? "light",
  };
}

/** A recommendation in navigation state, made anew so that only known values are shown. */
export function parseRecommendation(state: unknown): Recommendation | null {
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
