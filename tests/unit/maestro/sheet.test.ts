import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { allergenGroups, compareWithFrame } from "../../../app/maestro/compounding/frame.ts";
import { batchNumber, boxLanguages, boxText } from "../../../app/maestro/compounding/label.ts";
import { multiplyRecipe, recipeOf } from "../../../app/maestro/compounding/recipe.ts";
import { sheetOf } from "../../../app/maestro/compounding/sheet.ts";
import { batchSizes } from "../../../app/maestro/compounding/sizes.ts";
import { densityOfAlcohol } from "../../../app/maestro/compounding/volume.ts";
import { materials } from "../../../app/maestro/index.ts";
import { allergens } from "../../../app/maestro/palette/allergens.ts";
import { dollarsPerKg, handling } from "../../../app/maestro/palette/aspects.ts";
import { contentOf } from "../../../app/maestro/palette/content.ts";
import { materialOf } from "../../../app/maestro/palette/materials.ts";
import { structures } from "../../../app/maestro/palette/structures.ts";
import type { MaterialId } from "../../../app/maestro/types.ts";
import { readSessions } from "../maestro-words/readings.ts";

const perfumes = readSessions()
  .slice(0, 100)
  .flatMap(({ composition: { premiere, deuxieme } }) => [premiere, deuxieme]);
const made = new Map<string, ReturnType<typeof sheetOf>>();
/** The sheet of one of them, which is made once: what does not evaporate at once takes a while to reckon. */
function sheetFor(perfume: (typeof perfumes)[number], size: (typeof batchSizes)[number]) {
  const key = `${perfume.batch} ${size}`;
  const sheet = made.get(key) ?? sheetOf(perfume, size);
  made.set(key, sheet);
  return sheet;
}
const milligrams = (grams: number) => Math.round(grams * 1000);

test("500 ml has the materials of 50 ml ten times, stronger, and alcohol for what its dilutions would have brought", () => {
  let stronger = 0;
  for (const perfume of perfumes) {
    const [one, ten] = [sheetFor(perfume, 50), sheetFor(perfume, 500)];
    expect(Math.abs(ten.total - 10 * one.total)).toBeLessThanOrEqual(0.01);
    for (const { material, grams, dilution } of one.weighings) {
      const weighing = ten.weighings.find((other) => other.material === material);
      const [neat, all] = [grams * (dilution ?? 100), (weighing?.grams ?? 0) * (weighing?.dilution ?? 100)];
      // Each is rounded down to the milligram of what is weighed.
      expect(all).toBeGreaterThanOrEqual(10 * neat - 0.001 * (weighing?.dilution ?? 100) - 1e-6);
      expect(all).toBeLessThanOrEqual(10 * (neat + 0.001 * (dilution ?? 100)) + 1e-6);
      if ((weighing?.dilution ?? 100) > (dilution ?? 100)) stronger++;
    }
    expect(ten.alcoholStrength).toBeCloseTo(one.alcoholStrength, 2);
    expect(ten.concentrate).toBeLessThanOrEqual(10 * one.concentrate + 0.01 * one.weighings.length);
  }
  expect(stronger).toBeGreaterThan(perfumes.length);
});

describe.each(batchSizes)("a sheet for %i ml", (size) => {
  const sheets = perfumes.map((perfume) => ({ perfume, sheet: sheetFor(perfume, size) }));

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
    for (const { perfume, sheet } of sheets) {
      for (const { material, pct_concentrate: share } of perfume.formula) {
        const weighing = sheet.weighings.find((one) => one.material === material);
        const neat = ((weighing?.grams ?? 0) * (weighing?.dilution ?? 100)) / 100;
        const wanted = (sheet.total * perfume.dosage_pct * share) / 1e4;
        // The total is rounded to the milligram too.
        expect(neat).toBeLessThanOrEqual(wanted * (1 + 0.0006 / sheet.total));
        // A milligram of at least 50 where the recipe was composed, and another where it is weighed for this batch.
        expect(neat).toBeGreaterThanOrEqual(wanted * (1 - 2 / 49) - 1e-6);
      }
    }
  });

  test("weighs each material as the strongest of which 0.05 g or more is there", () => {
    for (const { weighings } of sheets.map(({ sheet }) => sheet)) {
      for (const { material, grams, dilution } of weighings) {
        const handled = handling[material];
        const strongest = "dilution" in handled ? handled.dilution : 100;
        const neat = (grams * (dilution ?? 100)) / 100;
        const stronger = [strongest, 10, 1].filter((one) => one <= strongest && one > (dilution ?? 100));
        for (const one of stronger) expect((neat * 100) / one).toBeLessThan(0.05);
      }
    }
  });

  test("pours alcohol of 96 % with the water that it brings: 8 % in all", () => {
    for (const { perfume, sheet } of sheets) {
      const brought = sheet.alcohol * (1 - 0.938);
      expect(sheet.water).toBeGreaterThan(0);
      expect((brought + sheet.water) / sheet.total).toBeCloseTo(0.08, 3);
      const concentrate = sheet.weighings.reduce(
        (sum, { grams, dilution }) => sum + (grams * (dilution ?? 100)) / 100,
        0,
      );
      expect((concentrate / sheet.total) * 100).toBeLessThanOrEqual(perfume.dosage_pct + 1e-6);
      expect((concentrate / sheet.total) * 100).toBeGreaterThan(perfume.dosage_pct * 0.99);
      expect(sheet.alcoholStrength).toBeGreaterThan(sheet.minAlcohol);
    }
  });
});

test("alcohol and water contract: 50 ml is weighed with what they lose, fills a bottle, and a sample is kept from other sizes", () => {
  for (const perfume of perfumes) {
    const { volume, density, alcoholStrength, total } = sheetFor(perfume, 50);
    // 90 % of ethanol by weight: 0.8179 g/ml, 93.3 % by volume (OIML R 22), where an ideal mixture has 0.8059 and 92.0 %.
    expect(volume / 1.05).toBeGreaterThan(49.3);
    expect(volume / 1.05).toBeLessThan(49.5);
    expect(density).toBeCloseTo(total / volume, 9);
    expect(alcoholStrength).toBeGreaterThan(93);
    expect(alcoholStrength).toBeLessThan(93.8);
    // Filtering keeps a fiftieth.
    expect(volume * 0.98).toBeGreaterThan(50);
  }
  const [perfume] = perfumes;
  if (!perfume) throw new Error("There are perfumes");
  const sheets = batchSizes.map((size) => sheetFor(perfume, size));
  expect(sheets.map(({ bottles }) => bottles)).toEqual([0, 1, 1, 10]);
  expect(sheets.map(({ sample }) => sample)).toEqual([true, false, true, true]);
  // Of the smallest, the 10 ml of a discovery set.
  expect((sheets[0]?.volume ?? 0) * 0.98 - 5).toBeGreaterThan(10);
});

test.each([
  [0.8, 0.84339],
  [0.89, 0.82053],
  [0.9, 0.81788],
  [0.95, 0.80414],
  [1, 0.78924],
])("alcohol of %d by weight has the density of the alcoholometric tables: %d g/ml", (ethanol, wanted) => {
  expect(densityOfAlcohol(ethanol)).toBeCloseTo(wanted, 4);
});

test("a kept recipe is weighed as it was kept, whatever the palette has become", () => {
  const { maestro_recipe_50ml: today, ...perfume } = perfumeOf([
    { material: "galaxolide", pct_concentrate: 60 },
    { material: "benzoin_siam", pct_concentrate: 40 },
  ]);
  // As if Galaxolide had been denser, a resin had been weighed neat, and the palette had lost a material since.
  const kept = {
    items: [
      { material: "galaxolide" as const, grams: 4.444 },
      { material: "gone" as MaterialId, grams: 2.002, dilution_pct: 10 },
      { material: "benzoin_siam" as const, grams: 1.111 },
    ],
    ethanol_g: 30.712,
    water_g: 3.309,
    total_g: 41.578,
  };
  expect(today.total_g).not.toBe(kept.total_g);
  const old = { ...perfume, maestro_recipe_50ml: kept, maestro_recipe_100ml: multiplyRecipe(kept, 2) };
  old.formula = [...old.formula, { material: "gone" as MaterialId, pct_concentrate: 1, position: "base" }];
  for (const [size, times] of [
    [50, 1.05],
    [100, 2.1],
    [500, 10.5],
  ] as const) {
    const { weighings, total, density, cost } = sheetOf(old, size);
    expect(milligrams(total)).toBe(Math.round(41_578 * times));
    expect(density).toBeCloseTo(0.84191, 4);
    expect(weighings.map(({ material, grams, form }) => [material, milligrams(grams), form])).toEqual([
      ["benzoin_siam", Math.floor(1111 * times), "resin"],
      ["gone", Math.floor(2002 * times), "unknown"],
      ["galaxolide", Math.floor(4444 * times), "liquid"],
    ]);
    expect(cost).toBeNull();
  }
  const { outside } = compareWithFrame({ lines: old.formula, dosage: old.dosage_pct }, []);
  expect(outside).toContainEqual(expect.objectContaining({ line: "unknown", name: "gone" }));
});

test("what is solid is weighed from a solution, and the fleeting goes in last", () => {
  const { weighings } = sheetOf(structurePerfume("amber_oriental"), 50);
  expect(weighings.filter(({ form }) => form !== "liquid").length).toBeGreaterThan(3);
  for (const { form, dilution } of weighings) if (form !== "liquid") expect(dilution).toBeLessThanOrEqual(50);
  expect(weighings.find(({ material }) => material === "vanillin")?.dilution).toBe(10);
  const order = sheetOf(structurePerfume("cologne_citrus"), 50).weighings.map(({ material }) => material);
  expect(order.indexOf("galaxolide")).toBeLessThan(order.indexOf("lemon_cp"));
});

test("a diluent goes in before all that is liquid or in solution", () => {
  let poured = 0;
  for (const perfume of perfumes) {
    const { weighings } = sheetFor(perfume, 50);
    const isDiluent = weighings.map(({ material }) => materialOf(material).family === null);
    const liquids = weighings.flatMap(({ form, dilution }, place) =>
      (form === "liquid" || dilution !== null) && !isDiluent[place] ? [place] : [],
    );
    expect(isDiluent.lastIndexOf(true)).toBeLessThan(Math.min(...liquids));
    if (isDiluent.includes(true)) poured++;
  }
  expect(poured).toBeGreaterThan(10);
});

test("an amber browns and darkens, a cologne oxidises, and a bottle of ten costs ten times as much", () => {
  const amber = sheetOf(structurePerfume("amber_oriental"), 50);
  expect(amber.flags).toContain("browns");
  expect(amber.browning.map(({ kind }) => kind)).toContain("vanillins");
  expect(amber.colour).not.toBe("colourless");
  const cologne = sheetOf(structurePerfume("cologne_citrus"), 50);
  expect(cologne.flags).toContain("terpenes_oxidise");
  expect(cologne.flags).not.toContain("browns");
  expect(cologne.minAlcohol).toBeGreaterThan(amber.minAlcohol);
  const ten = sheetOf(structurePerfume("cologne_citrus"), 500);
  expect((ten.cost?.low ?? 0) / (cologne.cost?.low ?? 0)).toBeCloseTo(10, 1);
});

/** A musk, which does nothing, and something else. */
const beside = (...others: [MaterialId, number][]) =>
  sheetOf(
    perfumeOf([
      { material: "galaxolide", pct_concentrate: others.reduce((rest, [, share]) => rest - share, 100) },
      ...others.map(([material, share]) => ({ material, pct_concentrate: share })),
    ]),
    50,
  );

test.each([
  [[["vanillin", 0.3]], [["vanillins", 0.3]]],
  [[["vanillin", 0.1]], []],
  [[["heliotropin", 3]], [["heliotropin", 3]]],
  [
    [
      ["benzoin_siam", 4],
      ["tolu_balsam", 2],
    ],
    [["resins", 6]],
  ],
  [
    [
      ["tonka_abs", 1.5],
      ["patchouli", 3],
    ],
    [["others", 4.5]],
  ],
  [
    [
      ["vanillin", 1],
      ["myrrh", 4],
      ["heliotropin", 2],
    ],
    [
      ["resins", 4],
      ["heliotropin", 2],
      ["vanillins", 1],
    ],
  ],
  [
    [
      ["lavender", 10],
      ["iso_e_super", 20],
    ],
    [],
  ],
] as [[MaterialId, number][], [string, number][]][])("beside a musk, of %j this browns: %j", (others, wanted) => {
  const { browning, flags } = beside(...others);
  expect(browning.map(({ kind, share }) => [kind, share])).toEqual(wanted);
  expect(flags.includes("browns")).toBe(wanted.length > 0);
});

test("whatever of it is more than a twentieth of the concentrate and browns is flagged, and only what browns", () => {
  for (const perfume of perfumes) {
    const brown = perfume.formula.reduce(
      (sum, { material, pct_concentrate: share }) => sum + (handling[material].browns ? share : 0),
      0,
    );
    const { flags, browning } = sheetFor(perfume, 50);
    if (brown > 5) expect(flags).toContain("browns");
    if (brown === 0) expect(flags).not.toContain("browns");
    if (flags.includes("browns")) {
      expect(browning.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(brown, 9);
    }
  }
});

test("terpenes oxidise in lavender as in lemon, but only oils of the citrus fruits want stronger alcohol", () => {
  for (const material of ["lavender", "linalool", "lemon_cp", "black_pepper"] as const) {
    expect(beside([material, 25]).flags, material).toContain("terpenes_oxidise");
    expect(beside([material, 25]).minAlcohol, material).toBe(material === "lemon_cp" ? 90 : 85);
  }
  expect(beside(["lemon_cp", 19]).minAlcohol).toBe(85);
  expect(beside(["dihydromyrcenol", 25]).flags).not.toContain("terpenes_oxidise");
  expect(beside(["lavender", 10]).terpenes).toBeGreaterThan(5);
});

test("what acid splits is flagged in the oils that hold it as in the material itself", () => {
  for (const material of [
    "bergamot_fcf",
    "lavender",
    "clary_sage",
    "linalyl_acetate",
    "methyl_pamplemousse",
  ] as const) {
    expect(beside([material, 4]).flags, material).toContain("acid");
  }
  for (const material of ["lemon_cp", "linalool"] as const) expect(beside([material, 4]).flags).not.toContain("acid");
});

test.each([
  ["methyl_anthranilate", "hydroxycitronellal"],
  ["methyl_anthranilate", "cinnamon_bark"],
  ["methyl_anthranilate", "safranal"],
  ["tuberose_abs", "hydroxycitronellal"],
  ["tuberose_abs", "vanillin"],
] as const)("%s is flagged beside %s, alone it is not", (amine, aldehyde) => {
  expect(beside([amine, 20]).flags).not.toContain("schiff_base");
  expect(beside([amine, 20], [aldehyde, 1]).flags).toContain("schiff_base");
});

test("waxes and resins settle where they are many, and a crystal or an oil that may drop a wax is none", () => {
  const musk = { material: "galaxolide" as const, pct_concentrate: 80 };
  const hazy = (material: MaterialId, share: number) =>
    sheetOf(perfumeOf([musk, { material, pct_concentrate: share }]), 50).hazy;
  expect(hazy("benzoin_siam", 4)).toBe(true);
  expect(hazy("benzoin_siam", 2)).toBe(false);
  expect(hazy("coumarin", 4)).toBe(false);
  expect(hazy("lemon_cp", 8)).toBe(false);
  const share = perfumes.filter((perfume) => sheetFor(perfume, 50).hazy).length / perfumes.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.75);
});

test("the frame holds most of what is composed and not all, and names each line that something leaves", () => {
  const outside = perfumes.filter(
    ({ formula, dosage_pct }) => compareWithFrame({ lines: formula, dosage: dosage_pct }, []).outside.length > 0,
  );
  expect(outside.length / perfumes.length).toBeGreaterThan(0.01);
  expect(outside.length / perfumes.length).toBeLessThan(0.2);
  const strong = { lines: [{ material: "oud_accord" as const, pct_concentrate: 100 }], dosage: 30 };
  const limit = { name: "Coumarin", authority: "IFRA" as const, used_pct: 2, limit_pct: 1.5 };
  const named = compareWithFrame(strong, [limit]).outside.map(({ line }) => line);
  expect(named).toEqual(["concentrate", "ethanol", "powerful", "largest", "unknown", "limit"]);
});

test.each([
  [["sweet_orange", "mandarin_red", "bergamot_fcf", "lemon_cp", "grapefruit"], 35, "citrus_oils"],
  [["benzoin_siam", "tolu_balsam", "labdanum_abs", "olibanum"], 40, "resins"],
  [["petitgrain", "geranium", "cedarwood_atlas", "vetiver", "guaiacwood", "olibanum"], 80, "naturals"],
  [["norlimbanol", "javanol"], 9, "powerful"],
  [["linalool", "citronellol"], 24, "allergen_alcohols"],
  [["benzyl_salicylate", "linalyl_acetate", "coumarin"], 33, "allergen_esters"],
  [["methyl_ionone_gamma", "galaxolide", "iso_e_super"], 60, "allergen_ketones"],
  [["eugenol"], 1.6, "allergen_phenols"],
] as [MaterialId[], number, string][])(
  "of %j together, %d %% of a concentrate leave the frame",
  (group, share, line) => {
    const lines = (part: number) => group.map((material) => ({ material, pct_concentrate: part / group.length }));
    const left = (part: number) =>
      compareWithFrame({ lines: lines(part), dosage: 18 }, []).outside.map((outside) => outside.line);
    expect(left(share)).toContain(line);
    expect(left(share / 4)).toEqual([]);
  },
);

test("every labelled allergen that a material holds is in one group of the frame, whole oils among the naturals", () => {
  const grouped = Object.values(allergenGroups).flatMap(({ labels }): readonly string[] => labels);
  const held = allergens.filter(
    ({ cas, whole }) => whole.length === 0 && contentOf(cas).some((content) => content > 0),
  );
  expect(grouped.toSorted()).toEqual(held.map(({ label }) => label).toSorted());
});

const boxName = { ar: "تجربة", en: "Trial", fr: "Essai", ru: "Проба" };
const maker = { ar: "أثر", en: "Athar", fr: "Athar", ru: "Атхар" };

test("the box says what it is, its ingredients and its batch in every language, with no other language in it", () => {
  const ingredients = ["Alcohol Denat.", "Parfum", "Aqua", "Linalool", "Alpha-Isomethyl Ionone"];
  const box = boxText({ name: boxName, batch: "P-1", ingredients, maker });
  const line = ingredients.join(", ");
  for (const language of languages) {
    const lines = box[language];
    expect(lines).toHaveLength(box.en.length);
    expect(lines[0]).toBe(boxName[language]);
    expect(lines.at(-1)).toContain(maker[language]);
    for (const said of ["50", line, "P-1", "36"]) expect(lines.join(" ")).toContain(said);
  }
  const own = (language: Language) => box[language].join(" ").replace(line, "").replaceAll("P-1", "");
  expect(own("ru") + own("ar")).not.toMatch(/[a-z]/i);
  expect(own("fr")).not.toMatch(/\b(use|keep|batch|made|best)\b|(?<!\u202f):/i);
  expect(box.ru.join(" ")).toContain("с\u00a0расстояния 15\u00a0см");
});

test("a box to France or Russia, or of an order in their languages, speaks them beside Arabic and English", () => {
  expect(boxLanguages(null)).toEqual(["ar", "en"]);
  expect(boxLanguages({ lang: "ar", country: "SA" })).toEqual(["ar", "en"]);
  expect(boxLanguages({ lang: "fr", country: "AE" })).toEqual(["ar", "en", "fr"]);
  expect(boxLanguages({ lang: "en", country: "RU" })).toEqual(["ar", "en", "ru"]);
  expect(boxLanguages({ lang: "ru", country: "FR" })).toEqual(["ar", "en", "ru", "fr"]);
});

test("a batch number is the mark of the formula and a blank, since two weighings of it are two batches", () => {
  expect(batchNumber("P-1")).toMatch(/^P-1 \/ _{6,}$/);
  expect(batchNumber("")).toMatch(/^_{6,}$/);
  const box = boxText({ name: boxName, batch: "P-1", ingredients: [], maker });
  for (const lines of Object.values(box)) expect(lines.some((line) => line.includes(batchNumber("P-1")))).toBe(true);
});

test("every material has its handling and an estimated price", () => {
  for (const { id } of materials) {
    expect(handling[id].form).not.toBe("");
    const [low, high] = dollarsPerKg[id];
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  }
});

function structurePerfume(name: keyof typeof structures) {
  const shares: Partial<Record<MaterialId, number>> = structures[name];
  return perfumeOf(keysOf(shares).map((material) => ({ material, pct_concentrate: shares[material] ?? 0 })));
}

/** Composed anew: nothing is kept of it. */
function perfumeOf(formula: readonly { material: MaterialId; pct_concentrate: number }[], dosage = 18) {
  const recipe = recipeOf({ lines: formula, dosage }, 50);
  return {
    formula: formula.map((line) => ({ ...line, position: materialOf(line.material).position })),
    dosage_pct: dosage,
    maestro_recipe_50ml: recipe,
    maestro_recipe_100ml: multiplyRecipe(recipe, 2),
  };
}
