import { expect, test } from "vitest";
import { answersOf } from "../../../app/storefront/journey/answers-of.ts";

const rows = (...answers: Record<string, unknown>[]) => answers.map((answer) => ({ answer }));

test("lists are united, without repetition, in the order in which they were given", () => {
  expect(answersOf(rows({ families: ["woody", "musk"] }, { families: ["musk", "citrus"] }))).toEqual({
    families: ["woody", "musk", "citrus"],
  });
});

test("texts are told on, one after the other", () => {
  expect(answersOf(rows({ memory: "rain" }, { memory: "coffee" }))).toEqual({ memory: "rain\ncoffee" });
});

test("in everything that has one value the last word counts", () => {
  const given = rows(
    { gender: "men", time_of_day: "day", strength: 2, custom_name: "One" },
    { gender: "unisex", time_of_day: "night", strength: 9, custom_name: "Two" },
  );
  expect(answersOf(given)).toEqual({ gender: "unisex", time_of_day: "night", strength: 9, custom_name: "Two" });
});

test("one question may speak to several themes", () => {
  expect(answersOf(rows({ season: ["winter"], environment: ["desert"], strength: 4 }))).toEqual({
    season: ["winter"],
    environment: ["desert"],
    strength: 4,
  });
});

test("a passed question and values of another kind say nothing", () => {
  const odd = rows({}, { gender: "dragon", strength: "loud", families: [7, "", null], memory: ["", 3], theme: ["x"] });
  expect(answersOf(odd)).toEqual({});
});

test("a list where one value is asked, and one value where a list is asked", () => {
  expect(answersOf(rows({ gender: ["women"], season: "spring" }))).toEqual({ gender: "women", season: ["spring"] });
});
