import { logsIntoAdmin } from "../support/accounts.ts";
import { storePerfume } from "../support/perfume.ts";
import { expect, test } from "../support/shop.ts";

test.beforeEach(({ visitor }) => logsIntoAdmin(visitor));

test("a perfume is found by name or fingerprint, and its sheet holds what the laboratory weighs", async ({
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
    await visitor.fills("Name or fingerprint", wanted);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("row").filter({ hasText: fingerprint })).toHaveCount(1);
  }
  await page.getByRole("link", { name: "Compounding sheet" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("heading", { name: "Recipe 50 ml" })).toHaveCount(2);
  const { items, ethanol_g, total_g } = premiere.maestro_recipe_100ml;
  const recipe = page.getByRole("region", { name: "Recipe 100 ml" }).first();
  await expect(recipe.getByRole("row")).toHaveCount(items.length + 4);
  await expect(recipe.getByRole("row").filter({ hasText: "Ethanol" })).toContainText(ethanol_g.toFixed(3));
  await expect(recipe.getByRole("row").last()).toContainText(total_g.toFixed(3));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(recipe).toBeVisible();
});
