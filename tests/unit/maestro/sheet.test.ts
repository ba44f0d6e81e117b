import { describe, expect, test } from "vitest";
import { compareWithFrame } from "../../../app/maestro/compounding/frame.ts";
import { boxText } from "../../../app/maestro/compounding/label.ts";
import { sheetOf } from "../../../app/maestro/compounding/sheet.ts";
import { batchSizes } from "../../../app/maestro/compounding/sizes.ts";
import { compose, materials } from "../../../app/maestro/index.ts";
import { handling } from "../../../app/maestro/palette/handling.ts";
import { prices } from "../../../app/maestro/palette/prices.ts";
import { structures } from "../../../app/maestro/palette/structures.ts";
import { randomStream } from "../../../app/maestro/random.ts";
import { keysOf } from "../../../app/maestro/record.ts";
import type { MaterialId } from "../../../app/maestro/types.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

const random = randomStream("sheets");
const formulas = Array.from({ length: 100 }, (_, index) =>
  compose({ answers: randomAnswers(random), session: sessionId(index) }),
)
  .flatMap(({ premiere, deuxieme }) => [premiere, deuxieme])
  .map(({ formula, dosage_pct }) => ({ lines: formula, dosage: dosage_pct }));
const milligrams = (grams: number) => Math.round(grams * 1000);

describe.each(batchSizes)("a sheet for %i ml", (size) => {
  const sheets = formulas.map((formula) => ({ formula, sheet: sheetOf(formula, size) }));

  test("adds up to the milligram, and weighs nothing below 0.05 g", () => {
    for (const { sheet } of sheets) {
      const { weighings, alcohol, water, total } = sheet;
      const sum = weighings.reduce((milligramsSoFar, { grams }) => milligramsSoFar + milligrams(grams), 0);
      expect(sum + milligrams(alcohol) + milligrams(water)).toBe(milligrams(total));
      expect(Math.min(...weighings.map(({ grams }) => grams))).toBeGreaterThanOrEqual(0.05);
      expect(weighings.at(-1)?.sum).toBeCloseTo(sum / 1000, 9);
    }
  });

  test("holds each material as the formula has it, at most a weighing's rounding below", () => {
    for (const { formula, sheet } of sheets) {
      for (const { material, pct_concentrate: share } of formula.lines) {
        const weighing = sheet.weighings.find((one) => one.material === material);
        const neat = ((weighing?.grams ?? 0) * (weighing?.dilution ?? 100)) / 100;
        const wanted = (sheet.total * formula.dosage * share) / 1e4;
        expect(neat).toBeLessThanOrEqual(wanted + 1e-6);
        // A milligram of at least 50, or two where a batch is another one doubled.
        expect(neat).toBeGreaterThanOrEqual(wanted * (1 - 1 / 49) - 1e-6);
      }
    }
  });

  test("pours alcohol of 96 % with the water that it brings: 8 % in all", () => {
    for (const { formula, sheet } of sheets) {
      const brought = sheet.alcohol * (1 - 0.938);
      expect(sheet.water).toBeGreaterThan(0);
      expect((brought + sheet.water) / sheet.total).toBeCloseTo(0.08, 3);
      const concentrate = sheet.weighings.reduce(
        (sum, { grams, dilution }) => sum + (grams * (dilution ?? 100)) / 100,
        0,
      );
      expect((concentrate / sheet.total) * 100).toBeLessThanOrEqual(formula.dosage + 1e-6);
      expect((concentrate / sheet.total) * 100).toBeGreaterThan(formula.dosage * 0.99);
      expect(sheet.alcoholStrength).toBeGreaterThan(sheet.leastAlcohol);
    }
  });

  test("is the same again for the same formula", () => {
    for (const { formula, sheet } of sheets) expect(sheetOf(formula, size)).toEqual(sheet);
  });
});

test("what must melt or dissolve goes in first, the fleeting last", () => {
  const forms = sheetOf(structureFormula("amber_oriental"), 50).weighings.map(({ form }) => form);
  expect(forms.lastIndexOf("crystal")).toBeLessThan(forms.indexOf("liquid"));
  expect(forms.lastIndexOf("resin")).toBeLessThan(forms.indexOf("crystal"));
  const order = sheetOf(structureFormula("cologne_citrus"), 50).weighings.map(({ material }) => material);
  expect(order.indexOf("galaxolide")).toBeLessThan(order.indexOf("lemon_cp"));
});

test("an amber browns and darkens, a cologne oxidises, and a bottle of ten costs ten times as much", () => {
  const amber = sheetOf(structureFormula("amber_oriental"), 50);
  expect(amber.flags).toContain("vanillin_browns");
  expect(amber.colour).not.toBe("colourless");
  const cologne = sheetOf(structureFormula("cologne_citrus"), 50);
  expect(cologne.flags).toContain("citrus_oxidises");
  expect(cologne.flags).not.toContain("vanillin_browns");
  expect(cologne.leastAlcohol).toBeGreaterThan(amber.leastAlcohol);
  expect(sheetOf(structureFormula("cologne_citrus"), 500).cost.low / cologne.cost.low).toBeCloseTo(10, 1);
});

test("anthranilate beside aldehydes is flagged, alone it is not", () => {
  const alone = { lines: [{ material: "methyl_anthranilate" as const, pct_concentrate: 100 }], dosage: 15 };
  const beside = { ...alone, lines: [...alone.lines, { material: "hydroxycitronellal" as const, pct_concentrate: 1 }] };
  expect(sheetOf(alone, 50).flags).not.toContain("schiff_base");
  expect(sheetOf(beside, 50).flags).toContain("schiff_base");
});

test("the frame holds what is composed, and names each line that something else leaves", () => {
  for (const formula of formulas) expect(compareWithFrame(formula, []).outside).toEqual([]);
  const strong = { lines: [{ material: "oud_accord" as const, pct_concentrate: 100 }], dosage: 30 };
  const limit = { name: "Coumarin", used_pct: 2, limit_pct: 1.5 };
  const { compared, outside } = compareWithFrame(strong, [limit]);
  expect(compared).toBe(5);
  expect(outside.map(({ line }) => line)).toEqual(["concentrate", "ethanol", "unknown", "limit"]);
});

test("the box says what it is, its ingredients and its batch in both languages", () => {
  const ingredients = ["Alcohol Denat.", "Parfum", "Aqua", "Linalool"];
  const box = boxText({ name: "Essai", batch: "P-1", ingredients, maker: { ar: "أثر", en: "Athar" } });
  expect(box.ar).toHaveLength(box.en.length);
  for (const lines of [box.ar, box.en]) {
    for (const said of ["Essai", "50", ingredients.join(", "), "P-1", "36"]) expect(lines.join(" ")).toContain(said);
  }
});

test("every material has its handling and an estimated price", () => {
  for (const { id } of materials) {
    expect(handling[id].form).not.toBe("");
    const [low, high] = prices[id];
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  }
});

function structureFormula(name: keyof typeof structures) {
  const shares: Partial<Record<MaterialId, number>> = structures[name];
  return {
    lines: keysOf(shares).map((material) => ({ material, pct_concentrate: shares[material] ?? 0 })),
    dosage: 18,
  };
}
