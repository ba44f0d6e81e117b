import { expect, test } from "vitest";
import { familyPowers, loudnessCosine, powerOf } from "../../../app/maestro/odour/loudness.ts";
import { indicesOf } from "../../../app/maestro/palette/columns.ts";
import { families } from "../../../app/maestro/types.ts";
import { classifiedHeard, mixtureError, structuresHeard } from "../../lab/odour.ts";

test("mixtures are as loud as the root of their powers, as rated by others: 198 pairs, within 0.36 of 10", () => {
  const model = mixtureError("powers add, loudness is their root");
  expect(model.pairs).toBe(198);
  expect(model.fitted).toBeLessThanOrEqual(0.36);
  expect(model.fitted).toBeLessThanOrEqual(mixtureError("vector model, 113°").fitted + 0.01);
  expect(mixtureError("loudnesses add").plain).toBeGreaterThan(5);
});

test("every classical structure is heard as its family, first or second", () => {
  expect(structuresHeard().filter(({ isFound }) => !isFound)).toEqual([]);
});

test("85 of 100 well-known perfumes are heard as their family, first or second", () => {
  const { perfumes } = classifiedHeard();
  expect(perfumes).toHaveLength(48);
  expect(perfumes.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(0.85 * perfumes.length);
});

test("a musk is not made loud by pouring more: four times its share is twice as loud, and less than a citrus as usual", () => {
  const [musk = 0, citrus = 0] = indicesOf(["galaxolide", "bergamot_fcf"]);
  const loudness = (index: number, share: number) =>
    Math.sqrt([...familyPowers({ materials: [index], units: [share] })].reduce((sum, power) => sum + power, 0));
  expect(loudness(musk, 40)).toBeCloseTo(2 * loudness(musk, 10), 9);
  expect(loudness(musk, 10)).toBeLessThan(loudness(citrus, 10));
});

test("powers add by family, and a formula is as loud as itself", () => {
  const [rose = 0, oud = 0, musk = 0] = indicesOf(["rose_otto", "oud_oil", "galaxolide"]);
  const formula = { materials: [rose, oud, musk], units: [30, 10, 60] };
  const powers = familyPowers(formula);
  expect(powers[families.indexOf("floral")]).toBeCloseTo(30 * (powerOf[rose] ?? 0), 12);
  expect(powers[families.indexOf("citrus")]).toBe(0);
  expect(loudnessCosine(formula, formula)).toBeCloseTo(1, 12);
  expect(loudnessCosine(formula, { materials: [], units: [] })).toBe(0);
  expect(loudnessCosine({ materials: [rose], units: [1] }, { materials: [oud], units: [1] })).toBe(0);
});
