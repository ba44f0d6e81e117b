import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { families, variants } from "../../../app/maestro/types.ts";
import { motifs } from "../../../app/maestro/words/names/motifs.ts";
import { nameTemplates } from "../../../app/maestro/words/names/templates.ts";
import { perfumeNames } from "../../../app/maestro/words/names.ts";
import { faults } from "./readings.ts";

const facets = [...new Set(materials.map(({ facet }) => facet))];
const input = fc.record({
  variant: fc.constantFrom(...variants),
  family: fc.constantFrom(...families),
  facet: fc.constantFrom(...facets),
  others: fc.uniqueArray(fc.constantFrom(...facets), { maxLength: 9 }),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

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
  for (const facet of facets) {
    for (const variant of variants) {
      for (let seed = 0; seed < 60; seed++) {
        names.add(perfumeNames({ variant, family: "woody", facet, seed: seed * 7919 })[language]);
      }
    }
  }
  expect(names.size).toBeGreaterThan(400);
});

test("the two perfumes of a seed are named as a pair", () => {
  const [premiere, deuxieme] = variants.map(
    (variant) => perfumeNames({ variant, family: "woody", facet: "dry", seed: 5 }).en,
  );
  const template = nameTemplates.find((pair) => pair.premiere.en.replace("{X}", "Cedar") === premiere);
  expect(template?.deuxieme.en.replace("{X}", "Cedar")).toBe(deuxieme);
});

test("a name has one motif in every language", () => {
  const { ar, en, fr, ru } = perfumeNames({ variant: "deuxieme", family: "woody", facet: "oud", seed: 11 });
  expect(ar).toContain(motifs.oud.ar);
  expect(en).toContain(motifs.oud.en);
  expect(fr.toLowerCase()).toContain(motifs.oud.fr[0]);
  expect(ru.toLowerCase()).toContain(motifs.oud.ru[0]);
});
