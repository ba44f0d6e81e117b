import ar from "../../app/i18n/locales/ar/maintenance.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/maintenance.json" with { type: "json" };
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { choice, chooses, hasAnswered, isAtStep, next, rowsOf } from "../support/journey.ts";
import { expect, test, type Visitor } from "../support/shop.ts";

/** Turns maintenance on or off and waits until the shop has read it. */
async function setsMaintenance(backend: LocalBackend, { page }: Visitor, on: boolean) {
  await backend.sql("update site_settings set maintenance_enabled = $1", [on]);
  const status = () => page.evaluate(async () => (await fetch("/tips", { cache: "no-store" })).status);
  await expect.poll(status).toBe(on ? 503 : 200);
}

test.afterEach(({ backend }) => backend.sql("update site_settings set maintenance_enabled = false"));

test("a shop that closes in the middle of a journey keeps the answer that was sent, and takes it once open @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { language: "ar", count: 4 });
  await visitor.opens("/maestro-journey?step=5", { language: "ar" });
  await setsMaintenance(backend, visitor, true);
  await chooses(page, "persona", "romantic");
  const closed = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.request().method() === "POST",
  );
  await next(page).click();
  expect([(await closed).status(), (await closed).headers()["retry-after"]]).toEqual([503, "120"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.headline);
  const again = page.getByRole("button", { name: ar.again });
  expect((await visitor.submits(again)).status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.headline);
  expect(await rowsOf(backend, session)).toHaveLength(4);
  await setsMaintenance(backend, visitor, false);
  await visitor.submits(again);
  await isAtStep(page, 6);
  const rows = await rowsOf(backend, session);
  expect(rows).toHaveLength(5);
  expect(rows.map(({ answer }) => answer)).toContainEqual({ persona: ["romantic"] });
});

test("who comes back once the shop is open again goes on at the same question @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { language: "ru", count: 4 });
  await visitor.opens("/maestro-journey?step=5", { language: "ru" });
  await setsMaintenance(backend, visitor, true);
  await visitor.opens("/maestro-journey", { language: "ru" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ru.headline);
  await setsMaintenance(backend, visitor, false);
  await page.getByRole("link", { name: ru.again }).click();
  await isAtStep(page, 5);
  await visitor.opens("/maestro-journey?step=4", { language: "ru" });
  await expect(choice(page, "environment", "desert")).toBeChecked();
});

test("words that were typed outlast the closed shop @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  await visitor.opens("/signup", { language: "ru" });
  await page.locator("[name=firstName]").fill("Нина");
  await setsMaintenance(backend, visitor, true);
  await visitor.submits(page.locator("form#signup button[type=submit]"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ru.headline);
  await setsMaintenance(backend, visitor, false);
  await visitor.submits(page.getByRole("button", { name: ru.again }));
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("Нина");
});
