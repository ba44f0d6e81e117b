import { expect, test } from "vitest";
import { strengthLevel } from "../../../app/maestro/index.ts";
import {
  parseBriefAnswers,
  parseRecommendation,
  recommend,
} from "../../../app/storefront/recommendation/recommendation.ts";

test("oriental or woody gives the rich description, floral, citrus or aquatic the French one", () => {
  for (const family of ["oriental", "woody"]) {
    expect(recommend({ family: [family], strength: "light" }).premiere.description).toBe("oriental");
  }
  for (const family of ["floral", "citrus", "aquatic"]) {
    const { premiere, deuxieme } = recommend({ family: [family], strength: "light" });
    expect([premiere.description, deuxieme.description]).toEqual(["balanced", "french"]);
  }
});

test("strength is strong, moderate, and otherwise light", () => {
  expect([10, 8, 7, 5, 4, 3, 1].map(strengthLevel)).toEqual([
    "strong",
    "strong",
    "moderate",
    "moderate",
    "moderate",
    "light",
    "light",
  ]);
});

test("navigation state is validated", () => {
  const state = { lang: "ar", answers: { family: ["woody", 3], strength: "strong" } };
  expect(parseBriefAnswers(state)).toEqual({ family: ["woody"], strength: "strong" });
  expect(parseBriefAnswers({ lang: "ar", answers: { family: ["woody"], strength: "deafening" } })?.strength).toBe(
    "light",
  );
  for (const odd of [null, undefined, "", 7, {}, { lang: "ar" }, { lang: "ar", answers: { family: "woody" } }]) {
    expect(parseBriefAnswers(odd)).toBeNull();
  }
});

test("a recommendation survives serialisation as navigation state", () => {
  for (const family of [["woody"], ["floral"], ["woody", "aquatic"], []]) {
    const recommendation = recommend({ family, strength: "moderate" });
    expect(parseRecommendation(structuredClone({ recommendation }))).toEqual(recommendation);
  }
  for (const odd of [null, {}, { recommendation: "rich" }, { recommendation: { premiere: {} } }]) {
    expect(parseRecommendation(odd)).toBeNull();
  }
});
