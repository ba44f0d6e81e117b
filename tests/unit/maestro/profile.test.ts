import { expect, test } from "vitest";
import { profileOf } from "../../../app/maestro/index.ts";
import { influences } from "../../../app/maestro/profile/influences.ts";
import { families, positions, themes } from "../../../app/maestro/types.ts";

test("a profile of nothing is the house's own", () => {
  const profile = profileOf({});
  expect(profile.dosage_pct).toBe(18);
  expect(profile.reasons).toEqual([]);
  expect(families.reduce((sum, family) => sum + profile.families[family], 0)).toBeCloseTo(1, 3);
  expect(positions.reduce((sum, position) => sum + profile.pyramid[position], 0)).toBeCloseTo(1, 9);
  expect(profile.pyramid.base).toBeGreaterThan(0.5);
});

test.each([
  [1, 15],
  [5.5, 18],
  [10, 22],
  [0, 15],
  [99, 22],
])("strength %d is a dosage of %d %%", (strength, dosage) => {
  expect(profileOf({ strength }).dosage_pct).toBe(dosage);
});

test("dosage rises with every step of the slider", () => {
  const dosages = Array.from({ length: 10 }, (_, step) => profileOf({ strength: step + 1 }).dosage_pct);
  expect([...dosages].sort((one, other) => one - other)).toEqual(dosages);
  expect(new Set(dosages).size).toBe(10);
});

test.each(families)("a family asked for leads, whatever else is said: %s", (family) => {
  const others = {
    time_of_day: "night",
    season: ["winter"],
    environment: ["desert"],
    colors: ["amber", "gold"],
  } as const;
  for (const answers of [{}, { ...others, season: [...others.season], environment: ["beach"], colors: ["azure"] }]) {
    const shares = profileOf({ ...answers, families: [family] }).families;
    expect(families.every((other) => other === family || shares[other] < shares[family])).toBe(true);
  }
});

test("every value of every theme says what it moves", () => {
  for (const theme of themes) {
    for (const value of Object.keys(influences[theme] ?? {})) {
      const said = theme === "gender" || theme === "time_of_day" ? value : [value];
      const { reasons } = profileOf({ [theme]: said });
      expect(reasons).toMatchObject([{ theme, value }]);
      expect(reasons[0]?.moves.length).toBeGreaterThan(0);
    }
  }
  expect(profileOf({ strength: 9 }).reasons).toMatchObject([{ theme: "strength", value: "9" }]);
  expect(profileOf({ memory: "Coffee in the rain" }).reasons.map(({ value }) => value)).toEqual(["coffee", "rain"]);
});

test("citrus and aquatic are lighter on their feet than what the Gulf wears", () => {
  const pyramid = (family: string) => profileOf({ families: [family] }).pyramid;
  expect(pyramid("citrus").top).toBeGreaterThan(0.28);
  expect(pyramid("citrus").top).toBeLessThan(0.6);
  for (const heavy of ["woody", "oriental", "musk"]) {
    expect(pyramid(heavy).top).toBeLessThan(pyramid("citrus").top / 2);
    // Half of the palette's aquatic materials stand in the heart: the top alone could not carry them.
    expect(pyramid(heavy).top).toBeLessThan(pyramid("aquatic").top);
    expect(pyramid(heavy).base).toBeGreaterThan(pyramid("aquatic").base);
  }
});

test("the pyramid stays within what a perfumer builds, whatever is said", () => {
  const lightest = profileOf({
    families: ["citrus"],
    season: ["summer"],
    time_of_day: "day",
    occasions: ["sport", "casual"],
    persona: ["playful"],
    environment: ["beach"],
    colors: ["azure"],
    strength: 1,
  });
  const heaviest = profileOf({
    families: ["musk"],
    season: ["winter"],
    time_of_day: "night",
    occasions: ["special"],
    persona: ["mysterious"],
    environment: ["desert"],
    colors: ["onyx"],
    strength: 10,
  });
  expect(lightest.pyramid.top).toBeLessThanOrEqual(0.62);
  expect(heaviest.pyramid.top).toBeGreaterThanOrEqual(0.038);
  expect(heaviest.pyramid.base).toBeLessThanOrEqual(0.85);
});
