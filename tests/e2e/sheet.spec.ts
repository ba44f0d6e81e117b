import { pourOf } from "../../app/maestro/compounding/recipe.ts";
import { batchSizes } from "../../app/maestro/compounding/sizes.ts";
import { storePerfume } from "../support/perfume.ts";
import { expect, test } from "../support/shop.ts";
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
  await expect(page.getByText(premiere.batch ?? "no batch", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Essence of Your Soul, 100 ml" }).click();
  const { items, total_g } = premiere.maestro_recipe_100ml;
  const { alcohol, water } = pourOf(premiere.maestro_recipe_100ml);
  const weighings = page.getByRole("region", { name: "Essence of Your Soul, 100 ml" });
  await expect(weighings.getByRole("row")).toHaveCount(items.length + 5);
  await expect(weighings.getByRole("row").filter({ hasText: "Alcohol, 96%" })).toContainText(alcohol.toFixed(3));
  await expect(weighings.getByRole("row").filter({ hasText: "Distilled water" })).toContainText(water.toFixed(3));
  await expect(weighings.getByRole("row").last()).toContainText(total_g.toFixed(3));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Label and papers" })).toBeHidden();
  await expect(weighings).toBeVisible();
});

test("printed on A4, each bottle in each size fits two pages in every language @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const answers = { strength: 10, families: ["oriental", "woody", "floral"], memory: "rain, oud, vanilla and jasmine" };
  const { id, composition } = await storePerfume(backend, { answers, name: "Deux pages" });
  expect(composition.premiere.formula.length).toBeGreaterThan(15);
  for (const language of ["ar", "en", "fr", "ru"] as const) {
    for (const size of language === "en" ? batchSizes : [500]) {
      for (const bottle of ["premiere", "deuxieme"]) {
        await visitor.opens(`/results/${id}?bottle=${bottle}&ml=${size}`, { host: "admin", language });
        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${language} ${bottle} ${size}`).toBe(2);
      }
    }
  }
});

test("label and papers: the box in two languages, every limit, and what no software does @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const { id, composition } = await storePerfume(backend, { answers: { families: ["citrus"] }, name: "Papiers" });
  const { deuxieme } = composition;
  await visitor.opens(`/results/${id}?bottle=deuxieme&ml=500`, { host: "admin" });
  for (const line of ["Eau de parfum · 50 ml", "ماء عطر · 50 مل", `Batch: ${deuxieme.batch}`]) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(`Ingredients: ${deuxieme.ingredients?.join(", ")}`, { exact: true })).toBeVisible();
  const statement = page.getByRole("region", {
    name: "Statement of IFRA and Annex III limits: Majesty of Your Presence",
  });
  await expect(statement.getByRole("row")).toHaveCount((deuxieme.statement?.length ?? 0) + 1);
  await expect(page.getByText("lies inside the proposed frame")).toBeVisible();
  await expect(page.getByText("not done by this software")).toHaveCount(7);
  await expect(page.getByText("The formula is computed, not yet smelled by a perfumer.")).toBeVisible();
});
