import { describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { memoryInfluence } from "../../../app/maestro/profile/memory-influences.ts";
import { families, memoryKeys, themes } from "../../../app/maestro/types.ts";
import { answerWord, answerWords, strengthLevel, themeWords } from "../../../app/maestro/words/answers.ts";
import { arabicMaterials } from "../../../app/maestro/words/materials/ar.ts";
import { russianMaterials } from "../../../app/maestro/words/materials/ru.ts";
import { materialNames } from "../../../app/maestro/words/materials.ts";
import { memoryWords } from "../../../app/maestro/words/memory-words.ts";
import { faults } from "./readings.ts";

const facets = new Set<string>(materials.flatMap(({ facet }) => facet ?? []));

describe.each(languages)("in %s", (language) => {
  test.each(materials.map(({ id }) => id))("%s has a name a customer can read", (id) => {
    expect(faults(materialNames[id][language], language)).toEqual([]);
    expect([...materialNames[id][language]].length).toBeLessThanOrEqual(52);
  });

  test("no two materials have the same name", () => {
    expect(new Set(materials.map(({ id }) => materialNames[id][language])).size).toBe(materials.length);
  });

  test("every memory, theme and answer has a word", () => {
    for (const key of memoryKeys) expect(faults(memoryWords[key][language], language)).toEqual([]);
    for (const theme of themes) expect(faults(themeWords[theme][language], language)).toEqual([]);
    for (const values of Object.values(answerWords)) {
      for (const words of Object.values(values)) expect(faults(words[language], language)).toEqual([]);
    }
  });
});

test("a name keeps to the house's words, not the catalogue's", () => {
  for (const { id } of materials)
    expect(materialNames[id].en).not.toMatch(/ oil \(|expressed|resinoid|methyl di|type\b/i);
});

test("Russian cases are four and differ where the word is declined", () => {
  for (const { id } of materials) {
    const { cases } = russianMaterials[id];
    expect(cases).toHaveLength(4);
    const indeclinable = ["нероли", "пачули", "какао"].includes(cases[0]);
    expect(cases[3] !== cases[0], cases[0]).toBe(!indeclinable);
  }
});

test("an Arabic form stands in a sentence as a definite one", () => {
  for (const { id } of materials) expect(arabicMaterials[id].the).toMatch(/(^| )ال|الأطلس|تولو|فرجينيا|ما بعد/);
});

test("a memory moves known families and facets, upwards", () => {
  for (const key of memoryKeys) {
    const { families: moved, facets: touched } = memoryInfluence[key];
    expect(Object.keys(moved).length, key).toBeGreaterThan(0);
    expect(Object.keys(moved).every((family) => families.some((known) => known === family))).toBe(true);
    expect(Object.keys(touched).every((facet) => facets.has(facet))).toBe(true);
    for (const weight of [...Object.values(moved), ...Object.values(touched)]) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  }
});

test("an unknown answer has no word, a known one has", () => {
  expect(answerWord("season", "winter")?.ru).toBe("зима");
  expect(answerWord("season", "toString")).toBeUndefined();
  expect(answerWord("memory", "rain")).toBeUndefined();
});

test("the slider has three words", () => {
  expect([1, 3, 4, 7, 8, 10].map(strengthLevel)).toEqual([
    "light",
    "light",
    "moderate",
    "moderate",
    "strong",
    "strong",
  ]);
});
