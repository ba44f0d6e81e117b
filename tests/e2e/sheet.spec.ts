import type { Page } from "@playwright/test";
import { compareWithFrame } from "../../app/maestro/compounding/frame.ts";
import { pourOf, scaleRecipe } from "../../app/maestro/compounding/recipe.ts";
import { batchSizes } from "../../app/maestro/compounding/sizes.ts";
import { materialNames, materials } from "../../app/maestro/index.ts";
import { allergens } from "../../app/maestro/palette/allergens.ts";
import { handling } from "../../app/maestro/palette/aspects.ts";
import { standards } from "../../app/maestro/palette/standards.ts";
import type { Recipe } from "../../app/maestro/types.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { resultJson, storePerfume } from "../support/perfume.ts";
import { expect, type Language, languages, test } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

test.beforeEach(({ visitor, shop }) => isAdmin(visitor, shop));

test("a perfume is found by name or fingerprint, and its sheet holds what the laboratory weighs @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const name = "Soir d’essai";
  const answers = { strength: 8, families: ["woody"] };
  const { composition } = await storePerfume(backend, { answers, name, language: "fr", engraving: true });
  const { fingerprint, premiere } = composition;
  for (const wanted of [name.toLowerCase(), fingerprint.slice(0, 10)]) {
    await visitor.opens("/results", { host: "admin" });
    await visitor.fills("Name or formula code", wanted);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("row").filter({ hasText: fingerprint })).toHaveCount(1);
  }
  await page.getByRole("link", { name: "Compounding sheet" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(`${premiere.batch} / ____________`, { exact: true })).toBeVisible();
  for (const blank of ["Made on: ____________", "Serial number: ____________"]) {
    await expect(page.getByText(blank)).toBeVisible();
  }
  await page.getByRole("link", { name: "Essence of Your Soul, 100 ml" }).click();
  const recipe = scaleRecipe(premiere.maestro_recipe_50ml, 2.1);
  const { items, total_g } = recipe;
  const { alcohol, water } = pourOf(recipe);
  const weighings = page.getByRole("region", { name: "Essence of Your Soul, 100 ml" });
  await expect(weighings.getByRole("row")).toHaveCount(items.length + 5);
  await expect(weighings.getByRole("row").filter({ hasText: "Alcohol denat., 96%" })).toContainText(alcohol.toFixed(3));
  await expect(weighings.getByRole("row").filter({ hasText: "Distilled water" })).toContainText(water.toFixed(3));
  await expect(weighings.getByRole("row").last()).toContainText(total_g.toFixed(3));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Text for the box: English")).toBeAttached();
  await expect(page.getByText("Text for the box: English")).toBeHidden();
  await expect(weighings).toBeVisible();
});

/** A4 pages of what is open, printed. */
async function printedPages(page: Page): Promise<number | undefined> {
  // In another font than its own the sheet is longer.
  await page.evaluate(async () => {
    for (const font of document.fonts) await font.load();
  });
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

/** Longer than any formula that the engine composes: it pours 28 lines at most, and 800 of them fell under 41 limits at most. */
const longest = 44;
const mostLimits = 56;

/** Keeps a perfume with other lines than were composed: both bottles grow to the longest formula, mostly of solids. */
async function storeLongest(backend: LocalBackend, name: string): Promise<string> {
  const answers = { strength: 10, families: ["oriental", "woody", "floral"], memory: "rain, oud, vanilla and jasmine" };
  const { id, composition } = await storePerfume(backend, { answers, name });
  const solids = materials.toSorted((one, other) => order(one.id) - order(other.id));
  const grown = [composition.premiere, composition.deuxieme].map((variant) => {
    const others = solids.filter(({ id: wanted }) => !variant.formula.some(({ material }) => material === wanted));
    const added = others.slice(0, longest - variant.formula.length);
    const recipe = (kept: Recipe) => ({
      ...kept,
      items: [...kept.items, ...added.map(({ id: material }) => ({ material, grams: 0.05, dilution_pct: 10 }))],
    });
    return {
      ...variant,
      formula: [
        ...variant.formula,
        ...added.map(({ id: material, position }) => ({ material, position, pct_concentrate: 0 })),
      ],
      maestro_recipe_50ml: recipe(variant.maestro_recipe_50ml),
      maestro_recipe_100ml: recipe(variant.maestro_recipe_100ml),
      statement: standards.slice(0, mostLimits).map(({ name: limit, authority, max }) => {
        return { name: limit, authority, used_pct: max / 2, limit_pct: max };
      }),
      ingredients: ["Alcohol Denat.", "Parfum", "Aqua", ...allergens.slice(0, 40).map(({ label }) => label)],
    };
  });
  const [premiere, deuxieme] = grown;
  if (!premiere || !deuxieme) throw new Error("There are two bottles");
  await backend.sql("update private.maestro_results set result_json = $2 where id = $1", [
    id,
    JSON.stringify(resultJson({ ...composition, premiere, deuxieme })),
  ]);
  return id;
}

const order = (id: (typeof materials)[number]["id"]) => (handling[id].form === "liquid" ? 1 : 0);

/** The language with the longest words in every size, the one from right to left in the largest; all languages at length. */
const printed: Record<Language, { sizes: readonly number[]; tag: string }> = {
  ar: { sizes: [500], tag: "@script" },
  en: { sizes: [500], tag: "@script @long" },
  fr: { sizes: [500], tag: "@script @long" },
  ru: { sizes: batchSizes, tag: "@script" },
};

for (const language of languages) {
  const { sizes, tag } = printed[language];
  test(`printed on A4 in ${language}, the longest formula fits two pages, and its papers two ${tag}`, async ({
    visitor,
    backend,
  }) => {
    const { page } = visitor;
    const id = await storeLongest(backend, "Deux pages");
    for (const bottle of ["premiere", "deuxieme"]) {
      for (const query of [...sizes.map((size) => `ml=${size}`), "print=papers"]) {
        await visitor.opens(`/results/${id}?bottle=${bottle}&${query}`, { host: "admin", language });
        expect(await printedPages(page), `${bottle} ${query}`).toBe(2);
      }
    }
  });
}

test("a solid is weighed from a solution, beside which nothing is said of warming @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const answers = { families: ["oriental"], memory: "vanilla and incense" };
  const { id, composition } = await storePerfume(backend, { answers, name: "Résines" });
  const warmed = materials.filter(({ id: material }) => handling[material].remarks.some((remark) => remark === "warm"));
  const found = composition.premiere.formula.filter(({ material }) => warmed.some((one) => one.id === material));
  expect(found.length).toBeGreaterThan(0);
  await visitor.opens(`/results/${id}`, { host: "admin" });
  const weighings = page.getByRole("region", { name: "Essence of Your Soul, 50 ml" });
  const prepared = page.getByRole("heading", { name: "Prepare beforehand" }).locator("..").getByRole("listitem");
  for (const { material } of found) {
    const row = weighings.getByRole("row").filter({ hasText: materialNames[material].en });
    await expect(row).toContainText("% in alcohol");
    await expect(prepared.filter({ hasText: materialNames[material].en })).toContainText("warm to 50 °C at most");
  }
  await expect(weighings.getByText("warm to 50 °C at most")).toHaveCount(0);
});

test("a kept perfume is weighed as it was composed, though the palette changed and lost a material since @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const { id, composition } = await storePerfume(backend, { answers: { families: ["woody"] }, name: "Ancien" });
  const kept = JSON.stringify(resultJson(composition));
  const [line] = composition.premiere.maestro_recipe_50ml.items;
  const old = kept.replaceAll(`"${line?.material}"`, '"lost_wood"').replaceAll(/"total_g":[\d.]+/g, '"total_g":41.578');
  await backend.sql(
    "update private.maestro_results set result_json = $2, palette_version = '0123456789abcdef' where id = $1",
    [id, old],
  );
  await visitor.opens(`/results/${id}`, { host: "admin" });
  const weighings = page.getByRole("region", { name: "Essence of Your Soul, 50 ml" });
  await expect(weighings.getByRole("row").last()).toContainText((41.578 * 1.05).toFixed(3));
  const lost = weighings.getByRole("row").filter({ hasText: "lost_wood" });
  await expect(lost).toContainText(line ? (Math.floor(line.grams * 1050 + 1e-6) / 1000).toFixed(3) : "no grams");
  await expect(page.getByText("An ingredient is no longer in the palette")).toBeVisible();
  const changed = page.getByText(
    `than today’s (engine ${composition.versions.engine}, palette ${composition.versions.palette})`,
  );
  await expect(changed).toBeVisible();
  await page.getByRole("link", { name: "Print the papers" }).click();
  await expect(changed).toBeVisible();
});

test("label and papers: the box in two languages, every limit, what no software does, and a print of their own @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const { id, composition } = await storePerfume(backend, { answers: { families: ["citrus"] }, name: "Papiers" });
  const { deuxieme } = composition;
  await visitor.opens(`/results/${id}?bottle=deuxieme&ml=500`, { host: "admin" });
  for (const line of ["Eau de parfum · 50 ml", "ماء عطر · 50 مل", `Batch: ${deuxieme.batch} / ____________`]) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(`Ingredients: ${deuxieme.ingredients?.join(", ")}`, { exact: true })).toBeVisible();
  const statement = page.getByRole("region", {
    name: "Statement of IFRA and Annex III limits: Majesty of Your Presence",
  });
  await expect(statement.getByRole("row")).toHaveCount((deuxieme.statement?.length ?? 0) + 1);
  const lines = { lines: deuxieme.formula, dosage: deuxieme.dosage_pct };
  const { outside } = compareWithFrame(lines, deuxieme.statement ?? []);
  await expect(
    page.getByText(outside.length === 0 ? "lies inside the proposed frame" : "falls outside the proposed frame"),
  ).toBeVisible();
  // Seven papers, and the frame.
  await expect(page.getByText("not done by this software")).toHaveCount(8);
  await expect(page.getByText("The formula is computed, not yet smelled by a perfumer.")).toBeVisible();
  const [tightest, ...others] = deuxieme.statement ?? [];
  const ofLimit = ((tightest?.used_pct ?? 0) / (tightest?.limit_pct ?? 1)) * 100;
  await expect(statement.getByRole("row").nth(1)).toContainText(ofLimit.toFixed(1));
  await expect(statement.locator("mark")).toHaveCount(Math.min(3, others.length + 1));
  const estimate = page.getByText("The 36 months after opening are an estimate");
  await page.getByRole("link", { name: "Print the papers" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(/^Label and papers · Majesty of Your Presence: /);
  await expect(page.getByRole("region", { name: "Majesty of Your Presence, 500 ml" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  const batch = page.getByText(`Batch: ${deuxieme.batch} / ____________`, { exact: true });
  for (const printed of [statement, estimate, batch, page.getByText(`${deuxieme.batch} stands for the formula`)]) {
    await expect(printed).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Compounding sheet" })).toBeHidden();
});

test("a formula that leaves the frame says which group of it does @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  const { id, composition } = await storePerfume(backend, { answers: { families: ["citrus"] }, name: "Hors cadre" });
  const { premiere } = composition;
  const formula = [
    { material: "sweet_orange" as const, pct_concentrate: 40, position: "top" as const },
    { material: "galaxolide" as const, pct_concentrate: 60, position: "base" as const },
  ];
  await backend.sql("update private.maestro_results set result_json = $2 where id = $1", [
    id,
    JSON.stringify(resultJson({ ...composition, premiere: { ...premiere, formula, dosage_pct: 18 } })),
  ]);
  await visitor.opens(`/results/${id}`, { host: "admin" });
  await expect(page.getByText("falls outside the proposed frame")).toBeVisible();
  const leaving = page.getByRole("listitem").filter({ hasText: "Citrus oils together" });
  await expect(leaving).toContainText("7.2000 % (0–5.5 %)");
});

test("without a name of its own a perfume is called by what it was composed as, in the reader's language @repeats", async ({
  visitor,
  backend,
}) => {
  const { id, composition } = await storePerfume(backend, { answers: { families: ["woody"] }, name: null });
  const { display_name: english, display_name_ar: arabic } = composition.premiere;
  await visitor.opens(`/results/${id}?print=papers`, { host: "admin", language: "ar" });
  // In the heading and on the Arabic box, and on the English one.
  await expect(visitor.page.getByText(arabic, { exact: true })).toHaveCount(2);
  await expect(visitor.page.getByText(english, { exact: true })).toHaveCount(1);
});

test("of a withdrawn perfume neither sheet nor papers are printed @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  const { id } = await storePerfume(backend, { answers: { families: ["musk"] }, name: "Retiré" });
  await backend.sql("update private.maestro_results set withdrawn_at = now() where id = $1", [id]);
  for (const query of ["", "?print=papers"]) {
    await visitor.opens(`/results/${id}${query}`, { host: "admin" });
    await expect(page.getByText("Text for the box: English")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Text for the box: English")).toBeHidden();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});
