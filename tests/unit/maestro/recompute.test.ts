import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { powerOf } from "../../../app/maestro/odour/loudness.ts";
import { allergens } from "../../../app/maestro/palette/allergens.ts";
import { constituents, handling } from "../../../app/maestro/palette/aspects.ts";
import { ifraLimits } from "../../../app/maestro/palette/limits.ts";
import { euLimits } from "../../../app/maestro/palette/limits-eu.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { naturals } from "../../../app/maestro/palette/naturals.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

/** Recomputes the command line's output for 300 answer sets from the palette's tables, without the engine's arithmetic. */
type Recipe = {
  items: { material: string; grams: number; dilution_pct?: number }[];
  ethanol_g: number;
  water_g: number;
  total_g: number;
};
type Variant = {
  dosage_pct: number;
  delivered: Record<string, number>;
  formula: { material: string; pct_concentrate: number; position: string }[];
  recipe_50ml: Recipe;
  recipe_100ml: Recipe;
  allergens: string[];
  ingredients: string[];
};
type Line = { id: string; premiere: Variant; deuxieme: Variant };

const samples = 300;
/** What is not liquid is weighed from a solution, % w/w. */
const dilutions = new Map<string, number>(
  Object.entries(handling).flatMap(([id, facts]) => ("dilution" in facts ? [[id, facts.dilution] as const] : [])),
);
const palette = new Map<string, (typeof materials)[number]>(materials.map((material) => [material.id, material]));

function factsOf(id: string) {
  const found = palette.get(id);
  if (!found) throw new Error(`Not in the palette: ${id}`);
  return found;
}

let lines: Line[] = [];
let variants: Variant[] = [];

beforeAll(() => {
  const random = randomStream("recomputed");
  const requests = Array.from({ length: samples }, (_, index) =>
    JSON.stringify({ id: String(index), session: sessionId(index), answers: randomAnswers(random) }),
  );
  const { stdout, status } = spawnSync(process.execPath, ["app/maestro/command/compose.ts"], {
    input: requests.join("\n"),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  expect(status).toBe(0);
  lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  variants = lines.flatMap(({ premiere, deuxieme }) => [premiere, deuxieme]);
});

test("one line comes out for each that went in, in order", () => {
  expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: samples }, (_, index) => String(index)));
});

test("shares sum to 100 and stand where the palette puts them", () => {
  for (const { formula } of variants) {
    const thousandths = formula.reduce((sum, { pct_concentrate }) => sum + Math.round(pct_concentrate * 1000), 0);
    expect(thousandths).toBe(100_000);
    for (const { material, position, pct_concentrate } of formula) {
      expect(factsOf(material).position).toBe(position);
      expect(pct_concentrate).toBeLessThanOrEqual(factsOf(material).max);
    }
  }
});

const rowsOf = <Row extends { material: string }>(rows: readonly Row[]) =>
  new Map([...palette.keys()].map((id) => [id, rows.filter(({ material }) => material === id)]));
const constituentsOf = rowsOf(constituents);
const naturalsOf = rowsOf(naturals);

/** % of the finished perfume of whatever of these CAS numbers the formula holds, by the given reading of several rows. */
function finishedOf({ formula, dosage_pct }: Variant, numbers: readonly string[]): number {
  let sum = 0;
  for (const { material, pct_concentrate } of formula) {
    let content = 0;
    let itself = false;
    for (const row of constituentsOf.get(material) ?? []) {
      if (row.cas === null || !numbers.includes(row.cas)) continue;
      content += row.max;
      itself ||= row.cas === factsOf(material).cas;
    }
    const own = factsOf(material).cas;
    if (own !== null && numbers.includes(own) && !itself) content += 100;
    let typical = 0;
    for (const row of naturalsOf.get(material) ?? []) if (numbers.includes(row.cas)) typical += row.typical;
    sum += (pct_concentrate * dosage_pct * Math.max(content, Math.min(100, 1.2 * typical))) / 1e6;
  }
  return sum * 100;
}

/** A scale may err by two percent: so much stays free below every limit, and an entry is named so much earlier. */
const kept = 0.98;

test("all constituents together stay two percent below every limit of IFRA or the EU", () => {
  for (const variant of variants) {
    for (const { name, cas, max } of [...ifraLimits, ...euLimits]) {
      const used = finishedOf(variant, cas);
      if (used > kept * max * (1 + 1e-9)) expect.fail(`${name}: ${used} of ${max}`);
    }
  }
});

test("the phototoxic sum stays two percent below one", () => {
  for (const { formula, dosage_pct } of variants) {
    const share = (id: string) => (formula.find(({ material }) => material === id)?.pct_concentrate ?? 0) / 100;
    expect((share("lemon_cp") * dosage_pct) / 2 + (share("grapefruit") * dosage_pct) / 4).toBeLessThanOrEqual(kept);
  }
});

test("every entry of Annex III that a scale could take above 0.001 % is named, whole oils by their own, and no other", () => {
  for (const variant of variants) {
    const above = allergens.filter(({ cas, whole }) => {
      const isWhole = ({ material }: { material: string }) => whole.some((id) => id === material);
      const oils = variant.formula.filter(isWhole).reduce((sum, line) => sum + line.pct_concentrate, 0);
      const others = { ...variant, formula: variant.formula.filter((line) => !isWhole(line)) };
      return (oils * variant.dosage_pct) / 100 + finishedOf(others, cas) > kept * 0.001;
    });
    expect([...variant.allergens].sort()).toEqual(above.map(({ label }) => label).sort());
    expect(variant.ingredients.slice(0, 3)).toEqual(["Alcohol Denat.", "Parfum", "Aqua"]);
    expect(variant.ingredients.slice(3).sort()).toEqual([...variant.allergens].sort());
  }
});

test("delivered families are shares of the odour's power", () => {
  const powerIn = ({ material, pct_concentrate }: { material: string; pct_concentrate: number }) =>
    pct_concentrate * (powerOf[materials.findIndex(({ id }) => id === material)] ?? Number.NaN);
  for (const { formula, delivered } of variants) {
    const whole = formula.reduce((sum, line) => sum + powerIn(line), 0);
    for (const [family, share] of Object.entries(delivered)) {
      const own = formula.filter(({ material }) => factsOf(material).family === family);
      expect(Math.abs(share - own.reduce((sum, line) => sum + powerIn(line), 0) / whole)).toBeLessThan(1e-4);
    }
  }
});

describe("the recipe", () => {
  test("of 50 ml has the mass of 50 ml, weighs what the formula says, and adds up exactly", () => {
    for (const { formula, dosage_pct, recipe_50ml: recipe } of variants) {
      const concentrate = dosage_pct / 100;
      const volume = formula.reduce(
        (sum, { material, pct_concentrate }) => sum + pct_concentrate / 100 / factsOf(material).density,
        0,
      );
      const rho = 1 / (concentrate * volume + (0.92 - concentrate) / 0.789 + 0.08 / 0.998);
      expect(Math.abs(recipe.total_g - 50 * rho)).toBeLessThan(1e-3);
      expect(Math.abs(recipe.water_g - recipe.total_g * 0.08)).toBeLessThan(1e-3);
      expect(recipe.items).toHaveLength(formula.length);
      for (const { material, pct_concentrate } of formula) {
        const item = recipe.items.find((one) => one.material === material);
        const wanted = (recipe.total_g * concentrate * pct_concentrate) / 100;
        const pure = ((item?.grams ?? 0) * (item?.dilution_pct ?? 100)) / 100;
        const strongest = dilutions.get(material) ?? 100;
        const strength =
          [100, 50, 10, 1, 0.1]
            .filter((dilution) => dilution === strongest || (dilution < strongest && dilution !== 50))
            .find((dilution) => (wanted * 100) / dilution >= 0.05 - 1e-9) ?? 0;
        expect(item?.grams).toBeGreaterThanOrEqual(0.05);
        expect(item?.dilution_pct).toBe(strength < 100 ? strength : undefined);
        expect(wanted - pure).toBeGreaterThanOrEqual(-1e-8);
        expect(wanted - pure).toBeLessThan((1.001e-3 * strength) / 100);
      }
      const sum = recipe.items.reduce((total, { grams }) => total + grams, recipe.ethanol_g + recipe.water_g);
      expect(Math.abs(sum - recipe.total_g)).toBeLessThan(1e-9);
      expect(recipe.ethanol_g).toBeGreaterThan(0);
    }
  });

  test("of 100 ml is exactly twice that", () => {
    for (const { recipe_50ml, recipe_100ml } of variants) {
      expect(Math.round(recipe_100ml.total_g * 1e4)).toBe(2 * Math.round(recipe_50ml.total_g * 1e4));
      expect(Math.round(recipe_100ml.ethanol_g * 1e4)).toBe(2 * Math.round(recipe_50ml.ethanol_g * 1e4));
      recipe_100ml.items.forEach((item, place) => {
        const half = recipe_50ml.items[place];
        expect(item.material).toBe(half?.material);
        expect(item.dilution_pct).toBe(half?.dilution_pct);
        expect(Math.round(item.grams * 1e4)).toBe(2 * Math.round((half?.grams ?? 0) * 1e4));
      });
    }
  });
});
