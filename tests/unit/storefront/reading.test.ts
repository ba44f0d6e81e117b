import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
import { readingOf } from "../../../app/storefront/analyze/reading.server.ts";
import { becauseOf, unsaid } from "../../../app/storefront/results/because.server.ts";
import { variantView } from "../../../app/storefront/results/view.server.ts";

const answers = {
  families: ["woody", "oriental"],
  time_of_day: "night" as const,
  strength: 9,
  season: ["winter"],
  memory: "المطر والقهوة",
};

test("a reading has six shares, the scales that were answered, and a reason for each answer", () => {
  const reading = readingOf(answers, "en");
  expect(reading.shares).toHaveLength(6);
  expect(reading.shares.reduce((sum, { percent }) => sum + percent, 0)).toBeGreaterThan(96);
  expect(reading).toMatchObject({ strength: 9, time: "night", seasons: ["winter"] });
  const because = reading.reasons.map((reason) => reason.because);
  expect(because).toEqual(
    expect.arrayContaining(["the hour: night", "the season: winter", "the memory: rain", "the memory: coffee"]),
  );
});

test("nobody reads a key, in any language", () => {
  for (const language of ["ar", "en", "fr", "ru"] as const) {
    const { reasons, shares } = readingOf({ ...answers, persona: ["elegant"], colors: ["onyx"] }, language);
    const words = [...reasons.flatMap((reason) => Object.values(reason)), ...shares.map(({ name }) => name)].join(" ");
    expect(words).not.toMatch(/_|undefined|NaN/);
    if (language === "ar" || language === "ru") expect(words).not.toMatch(/[a-z]{3}/i);
  }
});

test("a variant is shown without formula and recipe, its reasons only to the visitor who gave them", () => {
  const { premiere } = compose({ answers, session: "a" });
  const own = variantView(premiere, "premiere", "fr", becauseOf(answers, "fr"));
  const seen = variantView(premiere, "premiere", "fr", unsaid);
  expect(own.name).toBe(premiere.display_name_fr);
  expect(JSON.stringify(own)).not.toMatch(/formula|recipe|grams/);
  expect(own.notes.base.flatMap(({ because }) => because).length).toBeGreaterThan(0);
  expect(Object.values(seen.notes).flatMap((notes) => notes.flatMap(({ because }) => because))).toEqual([]);
});
