import { expect, test } from "vitest";
import type { QuestionAnswer } from "../../../app/backend/answers.ts";
import { mergeAnswers } from "../../../app/storefront/journey-state/merge-answers.ts";

const rows = (...answers: QuestionAnswer[]) => answers;

test("lists are united, without repetition, in the order in which they were given", () => {
  expect(mergeAnswers(rows({ families: ["woody", "musk"] }, { families: ["musk", "citrus"] }))).toEqual({
    families: ["woody", "musk", "citrus"],
  });
});

test("texts are joined", () => {
  expect(mergeAnswers(rows({ memory: "rain" }, { memory: "coffee" }))).toEqual({ memory: "rain\ncoffee" });
});

test("of a theme with one value the last answer counts", () => {
  const given = rows(
    { gender: "men", time_of_day: "day", strength: 2, custom_name: "One" },
    { gender: "unisex", time_of_day: "night", strength: 9, custom_name: "Two" },
  );
  expect(mergeAnswers(given)).toEqual({ gender: "unisex", time_of_day: "night", strength: 9, custom_name: "Two" });
});

test("one question may answer several themes", () => {
  expect(mergeAnswers(rows({ season: ["winter"], environment: ["desert"], strength: 4 }))).toEqual({
    season: ["winter"],
    environment: ["desert"],
    strength: 4,
  });
});

test("a skipped question and values of a wrong type are ignored", () => {
  const odd = rows({}, { gender: "dragon", strength: "loud", families: ["", "woody"], memory: [""] });
  expect(mergeAnswers(odd)).toEqual({ families: ["woody"] });
});

test("a list is accepted for one value, and one value for a list", () => {
  expect(mergeAnswers(rows({ gender: ["women"], season: "spring" }))).toEqual({ gender: "women", season: ["spring"] });
});
