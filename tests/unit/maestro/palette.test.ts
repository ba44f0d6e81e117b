import { describe, expect, test } from "vitest";
import { unfold } from "../../../app/maestro/evaporation/unfolding.ts";
import { capOf } from "../../../app/maestro/formula/caps.ts";
import { compose, materialNames, memoryWords } from "../../../app/maestro/index.ts";
import { allergens } from "../../../app/maestro/palette/allergens.ts";
import { constituents, dollarsPerKg } from "../../../app/maestro/palette/aspects.ts";
import { indexOf } from "../../../app/maestro/palette/columns.ts";
import { neverPoured, withheldFrom } from "../../../app/maestro/palette/habits.ts";
import { entriesIn } from "../../../app/maestro/palette/labelled.ts";
import { commonNames, ifraLimits, phototoxic } from "../../../app/maestro/palette/limits.ts";
import { euLimits } from "../../../app/maestro/palette/limits-eu.ts";
import { materialOf, materials } from "../../../app/maestro/palette/materials.ts";
import { naturals } from "../../../app/maestro/palette/naturals.ts";
import { maxInProduct, standards } from "../../../app/maestro/palette/standards.ts";
import { structures } from "../../../app/maestro/palette/structures.ts";
import { influences } from "../../../app/maestro/profile/influences.ts";
import { memoryInfluence } from "../../../app/maestro/profile/memory-influences.ts";
import { families, memoryKeys, positions } from "../../../app/maestro/types.ts";

const ids = new Set<string>(materials.map(({ id }) => id));
const cas = /^\d{2,7}-\d{2}-\d$/;

/** The last digit of a CAS number checks the others. */
function expectCas(number: string): void {
  expect(number).toMatch(cas);
  const digits = number.replaceAll("-", "");
  const weighed = [...digits.slice(0, -1)]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place + 1), 0);
  expect(`${number} ${weighed % 10}`).toBe(`${number} ${digits.at(-1)}`);
}

describe("materials", () => {
  test("the palette has 193 materials and two diluents, each once", () => {
    expect(materials).toHaveLength(195);
    expect(ids.size).toBe(195);
  });

  test("the diluents are what has no smell, no family and no facet", () => {
    const odourless = materials.filter(({ family, facet, impact }) => !(family && facet && impact));
    expect(odourless.map(({ id, position }) => [id, position])).toEqual([
      ["triethyl_citrate", "base"],
      ["dipropylene_glycol", "middle"],
    ]);
  });

  test.each(["triethyl_citrate", "dipropylene_glycol"] as const)(
    "%s smells of nothing at any moment, and brings nothing that a limit or a label counts",
    (id) => {
      const rose = { material: "rose_otto", pct_concentrate: 1, position: "middle" } as const;
      const diluent = { material: id, pct_concentrate: 40, position: materialOf(id).position } as const;
      const [alone, diluted] = [unfold([rose], 20), unfold([rose, diluent], 20)];
      expect(diluted.riyadh.stages.heart.families).toEqual(alone.riyadh.stages.heart.families);
      expect([diluted.riyadh.hours, diluted.paris.trail]).toEqual([alone.riyadh.hours, alone.paris.trail]);
      const index = indexOf.get(id) ?? -1;
      expect(entriesIn(index)).toEqual([]);
      expect(maxInProduct[index]).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test("a diluent is shown as no note, even where exclusions leave its part nothing else", () => {
    for (const other of ["green", "woody"] as const) {
      for (const family of families) {
        for (const session of ["s", "t", "u"]) {
          const { premiere, deuxieme } = compose({
            answers: { families: [family], without: ["floral", other] },
            session,
          });
          const shown = [premiere, deuxieme].flatMap(({ notes }) => positions.flatMap((part) => notes[part]));
          expect(shown.filter(({ material }) => materialOf(material).family === null)).toEqual([]);
        }
      }
    }
  });

  test.each(materials)("$id has plausible figures", (material) => {
    expect([...families, null]).toContain(material.family);
    expect(positions).toContain(material.position);
    expect(material.impact).toBeGreaterThanOrEqual(material.family === null ? 0 : 1);
    expect(material.impact).toBeLessThanOrEqual(10);
    expect(material.typical).toBeGreaterThan(0);
    expect(material.max).toBeGreaterThanOrEqual(material.typical);
    expect(material.max).toBeLessThanOrEqual(80);
    expect(material.density).toBeGreaterThan(0.75);
    expect(material.density).toBeLessThan(1.4);
    if (material.substantivity !== null) expect(material.substantivity).toBeLessThanOrEqual(400);
    if (material.cas !== null) expectCas(material.cas);
    expect(material.source).not.toBe("");
    // What its source calls an estimate is marked as one.
    expect(material.uncertain.length > 0).toBe(/estimate|lowered|typ cut/.test(material.source));
  });

  test("are named in four languages, and no two alike", () => {
    for (const language of ["ar", "en", "fr", "ru"] as const) {
      const names = materials.map(({ id }) => materialNames[id][language]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => name.trim() !== "")).toBe(true);
    }
  });

  test("carriers are withheld from some sessions, and the compound whose constituents nobody knows from all", () => {
    for (const [id, share] of Object.entries(withheldFrom)) {
      expect(ids).toContain(id);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    expect(neverPoured).toEqual(["oud_accord"]);
    for (const id of neverPoured) expect(capOf(indexOf.get(id) ?? -1, 18)).toBe(0);
  });
});

describe("constituents", () => {
  test("belong to known materials and are a part of them", () => {
    for (const { material, max, cas: number } of constituents) {
      expect(ids).toContain(material);
      expect(max).toBeGreaterThanOrEqual(0);
      expect(max).toBeLessThanOrEqual(100);
      if (number !== null) expectCas(number);
    }
  });

  test("what naturals typically hold is a part of them", () => {
    const sums = new Map<string, number>();
    for (const { material, typical, cas: number } of naturals) {
      expect(ids).toContain(material);
      expectCas(number);
      sums.set(material, (sums.get(material) ?? 0) + typical);
    }
    for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(100);
  });

  test("the label has the 81 entries of the annex, each once, and the oils of the palette that are one", () => {
    expect(allergens).toHaveLength(81);
    expect(new Set(allergens.map(({ entry }) => entry)).size).toBe(81);
    for (const { cas: numbers, whole } of allergens) {
      numbers.forEach(expectCas);
      for (const id of whole) expect(ids).toContain(id);
    }
  });

  test("every material has a price", () => {
    expect(Object.keys(dollarsPerKg).sort()).toEqual([...ids].sort());
    for (const [low, high] of Object.values(dollarsPerKg)) expect(low).toBeLessThan(high);
  });
});

describe("limits", () => {
  test("are positive, of one standard each, and no CAS number stands under two", () => {
    const standards = ifraLimits.map(({ standard }) => standard);
    expect(new Set(standards).size).toBe(71);
    for (const { max } of ifraLimits) {
      expect(max).toBeGreaterThan(0);
      expect(max).toBeLessThanOrEqual(30);
    }
    const numbers = ifraLimits.flatMap((limit) => [...limit.cas]);
    expect(new Set(numbers).size).toBe(numbers.length);
    numbers.forEach(expectCas);
    for (const standard of Object.keys(commonNames)) expect(standards).toContain(standard);
  });

  test("the EU's bind beside IFRA's, and count the isomers together", () => {
    for (const { cas: numbers } of euLimits) numbers.forEach(expectCas);
    const tightest = (name: string) =>
      Math.min(...standards.filter((standard) => standard.name === name).map(({ max }) => max));
    expect(tightest("Hydroxycitronellal")).toBe(1);
    expect(tightest("Isoeugenol")).toBe(0.02);
    const ketones = standards.find(({ name }) => name === "Rose ketones, each and together");
    expect(ketones?.content[materials.findIndex(({ id }) => id === "damascone_beta")]).toBe(100);
    // Litsea is some 72 % citral: geranial and neral, which the first tables did not know of.
    const citral = standards.find(({ name }) => name === "Citral");
    expect(citral?.content[materials.findIndex(({ id }) => id === "litsea_cubeba")]).toBeGreaterThan(80);
  });

  test("a limit with a day from which it binds is kept to before that day", () => {
    const dated = euLimits.filter(({ from }) => from);
    expect(dated.map(({ entry, from }) => [entry, from])).toEqual([
      ["75", "2027-01-01"],
      ["382", "2027-01-01"],
    ]);
    for (const { name, max } of dated) expect(standards).toContainEqual(expect.objectContaining({ name, max }));
  });

  test("a cap that a limit sets is within it in the strongest perfume", () => {
    const strongest = 22;
    const capped = materials.filter(({ source }) => /max = .* at 22 %/.test(source));
    expect(capped.map(({ id }) => id)).toContain("benzyl_salicylate");
    for (const { id, max } of capped) {
      const most = maxInProduct[materials.findIndex((one) => one.id === id)] ?? 0;
      expect([id, (max * strongest) / 100 <= most * 1.03]).toEqual([id, true]);
    }
  });

  test("phototoxic oils are in the palette and under their own standard", () => {
    for (const { material, max } of phototoxic) {
      const own = materials.find(({ id }) => id === material)?.cas;
      const standard = ifraLimits.find((limit) => limit.cas.some((number) => number === own));
      expect(standard?.max).toBe(max);
    }
  });
});

test.each(Object.entries(structures))("structure %s is of known materials and sums to 100", (_, shares) => {
  const lines = Object.entries(shares);
  for (const [id, share] of lines) {
    const material = materials.find((one) => one.id === id);
    expect(material).toBeDefined();
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(material?.max ?? 0);
  }
  expect(lines.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(100, 6);
});

describe("influences", () => {
  const facets = new Set<string>(materials.flatMap(({ facet }) => facet ?? []));

  test("name known families, facets and parts, and stay within a factor of four", () => {
    const all = [
      ...Object.values(influences).flatMap((values) => Object.values(values)),
      ...Object.values(memoryInfluence),
    ];
    for (const influence of all) {
      for (const [family, by] of Object.entries(influence.families ?? {})) {
        expect(families).toContain(family);
        expect(Math.abs(by)).toBeLessThanOrEqual(1.4);
      }
      for (const [facet, by] of Object.entries(influence.facets ?? {})) {
        expect(facets).toContain(facet);
        expect(Math.abs(by)).toBeLessThanOrEqual(1.4);
      }
    }
  });

  test("every memory has a name and moves something", () => {
    for (const key of memoryKeys) {
      expect(Object.keys(memoryInfluence[key].facets).length).toBeGreaterThan(0);
      expect(memoryWords[key].ar).not.toBe("");
    }
  });
});
