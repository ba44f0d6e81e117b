import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { type Answers, type MaterialId, variants } from "../../../app/maestro/types.ts";
import { motifs } from "../../../app/maestro/words/names/motifs.ts";
import { nameTemplates } from "../../../app/maestro/words/names/templates.ts";
import { perfumeNames } from "../../../app/maestro/words/names.ts";
import { faults } from "./readings.ts";

const ids = materials.map(({ id }) => id);
const shown = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 9 });
const input = fc.record({
  variant: fc.constantFrom(...variants),
  shown: fc.record({ premiere: shown, deuxieme: shown }),
  answers: fc.constant({}),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});
/** Both perfumes show these. */
const both = (...notes: MaterialId[]) => ({ premiere: notes, deuxieme: notes });

test("names are written well, short, and the same for the same input", () => {
  fc.assert(
    fc.property(input, (given) => {
      const names = perfumeNames(given);
      for (const language of languages) {
        expect(faults(names[language], language)).toEqual([]);
        expect([...names[language]].length).toBeLessThanOrEqual(28);
      }
      expect(perfumeNames(given)).toEqual(names);
    }),
    { numRuns: 400 },
  );
});

test.each(languages)("there are many names in %s", (language) => {
  const names = new Set<string>();
  for (const id of ids) {
    for (const variant of variants) {
      for (let seed = 0; seed < 60; seed++) {
        names.add(perfumeNames({ variant, shown: both(id), answers: {}, seed: seed * 7919 })[language]);
      }
    }
  }
  expect(names.size).toBeGreaterThan(400);
});

test("the two perfumes of a seed are named as a pair", () => {
  const [premiere, deuxieme] = variants.map(
    (variant) => perfumeNames({ variant, shown: both("cedarwood_atlas"), answers: {}, seed: 5 }).en,
  );
  const template = nameTemplates.find((pair) => pair.premiere.en.replace("{X}", "Cedar") === premiere);
  expect(template?.deuxieme.en.replace("{X}", "Cedar")).toBe(deuxieme);
});

test("a name has one motif in every language", () => {
  const { ar, en, fr, ru } = perfumeNames({ variant: "deuxieme", shown: both("oud_oil"), answers: {}, seed: 11 });
  expect(ar).toContain(motifs.oud.ar);
  expect(en).toContain(motifs.oud.en);
  expect(fr.toLowerCase()).toContain(motifs.oud.fr[0]);
  expect(ru.toLowerCase()).toContain(motifs.oud.ru[0]);
});

test("a perfume is named after a note that both show, or else after one that the first shows", () => {
  for (let seed = 0; seed < 200; seed++) {
    const shared = { premiere: ["oud_oil", "lavender"], deuxieme: ["lavender", "rose_otto"] } as const;
    expect(perfumeNames({ variant: "deuxieme", shown: shared, answers: {}, seed: seed * 7919 }).en).toContain(
      "Lavender",
    );
    const apart = { premiere: ["oud_oil"], deuxieme: ["rose_otto"] } as const;
    expect(perfumeNames({ variant: "deuxieme", shown: apart, answers: {}, seed: seed * 7919 }).en).toContain("Oud");
  }
});

test("no name contradicts the hour, the season or the place that was answered", () => {
  const answered: Answers = { time_of_day: "night", season: ["winter"], environment: ["desert"] };
  for (let seed = 0; seed < 400; seed++)
    for (const variant of variants) {
      const { en } = perfumeNames({ variant, shown: both("oud_oil"), answers: answered, seed: seed * 7919 });
      expect(en).not.toMatch(/Morning|Noon|Dawn|Dusk|Sun|Daylight|March|November|Sea|Hills|Sand|Snow/);
    }
});
