import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { families, variants } from "../../../app/maestro/types.ts";
import { matters } from "../../../app/maestro/words/names/matters.ts";
import { moulds } from "../../../app/maestro/words/names/moulds.ts";
import { nameOf } from "../../../app/maestro/words/names.ts";
import { faults } from "./readings.ts";

const facets = [...new Set(materials.map(({ facet }) => facet))];
const wish = fc.record({
  variant: fc.constantFrom(...variants),
  family: fc.constantFrom(...families),
  facet: fc.constantFrom(...facets),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

describe.each(languages)("names in %s", (language) => {
  test("are written well, short and the same for the same wish", () => {
    fc.assert(
      fc.property(wish, (input) => {
        const name = nameOf({ ...input, language });
        expect(faults(name, language)).toEqual([]);
        expect([...name].length).toBeLessThanOrEqual(28);
        expect(nameOf({ ...input, language })).toBe(name);
      }),
    );
  });

  test("are many", () => {
    const names = new Set<string>();
    for (const facet of facets) {
      for (const variant of variants) {
        for (let seed = 0; seed < 60; seed++) {
          names.add(nameOf({ variant, language, family: "woody", facet, seed: seed * 7919 }));
        }
      }
    }
    expect(names.size).toBeGreaterThan(400);
  });
});

test("the shadow answers the first perfume's image", () => {
  const pair = variants.map((variant) => nameOf({ variant, language: "en", family: "woody", facet: "dry", seed: 5 }));
  const image = moulds.find(({ premiere }) => premiere.en.replace("{X}", "Cedar") === pair[0]);
  expect(image?.deuxieme.en.replace("{X}", "Cedar")).toBe(pair[1]);
});

test("one wish is one idea in every language", () => {
  const names = languages.map((language) =>
    nameOf({ variant: "deuxieme", language, family: "woody", facet: "oud", seed: 11 }),
  );
  expect(names[0]).toContain(matters.oud.ar);
  expect(names[1]).toContain(matters.oud.en);
  expect(names[2]?.toLowerCase()).toContain(matters.oud.fr[0]);
  expect(names[3]?.toLowerCase()).toContain(matters.oud.ru[0]);
});
