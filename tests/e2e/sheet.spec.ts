import { compose } from "../../app/maestro/index.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { logsIntoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/shop.ts";

/** A finished perfume as a visitor's journey leaves it. */
async function composed(backend: LocalBackend, name: string) {
  const [row] = await backend.sql<{ id: string }>("select maestro_start_session('fr') as id");
  const session = row?.id ?? "";
  const { premiere, deuxieme, fingerprint, target } = compose({
    answers: { strength: 8, families: ["woody"] },
    session,
  });
  const variants = [
    { kind: "premiere", ...premiere },
    { kind: "deuxieme", ...deuxieme },
  ];
  await backend.sql(
    `insert into maestro_results (session_id, lang, custom_name, engraving, result_json, fingerprint)
     values ($1, 'fr', $2, true, $3, $4)`,
    [session, name, JSON.stringify({ version: 1, fingerprint, target, variants }), fingerprint],
  );
  return { fingerprint, premiere };
}

test.beforeEach(({ visitor }) => logsIntoAdmin(visitor));

test("a perfume is found by name or fingerprint, and its sheet holds what the laboratory weighs", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const name = "Soir d’essai";
  const { fingerprint, premiere } = await composed(backend, name);
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
