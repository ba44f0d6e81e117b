import { expect, test } from "vitest";
import type { QuestionAnswer } from "../../../app/backend/answers.ts";
import { mergeAnswers } from "../../../app/storefront/journey-state/merge-answers.ts";
import { withReadings } from "../../../app/storefront/journey-state/read-texts.ts";

const rows = (...answers: QuestionAnswer[]) => answers;

test("lists are united, without repetition, in the order in which they were given", () => {
  expect(mergeAnswers(rows({ families: ["woody", "musk"] }, { families: ["musk", "citrus"] }))).toEqual({
    families: ["woody", "musk", "citrus"],
  });
});

test("texts are joined, and so is what was read in them, as it was confirmed", () => {
  const rain = { word: "rain", thing: "rain", sense: "nothing" } as const;
  const oud = { word: "oud", thing: "oud", sense: "allergy" } as const;
  const given = rows({ memory: "rain", readings: [rain] }, { without_text: "oud", readings: [oud], without: ["rose"] });
  expect(mergeAnswers([...given, { memory: "zzz", readings: [] }])).toEqual({
    memory: "rain\nzzz",
    without: ["rose"],
    without_text: "oud",
    readings: [rain, oud],
  });
});

test("of what is to be left out only what can be counts", () => {
  expect(mergeAnswers(rows({ without: ["oud", "mother", "dragon", "constructor"] }))).toEqual({ without: ["oud"] });
});

test("a text that is changed is read again, and what was corrected stays so in a phrase that is said again", async () => {
  const { readings: [read] = [] } = await withReadings({ memory: "oud" });
  expect(read).toMatchObject({ thing: "oud", sense: "wanted" });
  const corrected = { memory: "oud", readings: [{ word: "oud", thing: "oud" as const, sense: "nothing" as const }] };
  const readAgain = async (memory: string) => (await withReadings({ memory }, corrected)).readings;
  expect(await readAgain("oud, and then rain")).toContainEqual(corrected.readings[0]);
  // In other words it may be meant.
  expect(await readAgain("oud on my grandfather’s coat")).toContainEqual(read);
  // Nobody corrected this one: the words around it changed what it is said for.
  const unchanged = await withReadings({ memory: "no oud" });
  expect(unchanged.readings).toMatchObject([{ thing: "oud", sense: "refused" }]);
  expect((await withReadings({ memory: "oud" }, unchanged)).readings).toMatchObject([
    { thing: "oud", sense: "wanted" },
  ]);
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
