import ar from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import en from "../../app/i18n/locales/en/results.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/results.json" with { type: "json" };
import { hasPerfume, rowsOf } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

const shown = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const names = [
  ["thirteen letters", "ثلاثةعشرحرفًا"],
  ["a name with marks", "نُورٌ وعِطرٌ"],
  ["thirteen emoji", "🌙".repeat(13)],
  ["composed letters", "Cafe\u0301 de\u0301 Zoé"],
] as const;

test("a name has thirteen characters as a reader counts them, and stands on the bottle", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  for (const [, name] of names) {
    await page.getByRole("textbox", { name: en.naming.label }).fill(name);
    await visitor.submits(page.getByRole("button", { name: en.naming.save }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${shown(name.normalize("NFC"))}$`));
    await expect(page.locator("#perfume svg text")).toHaveText(name.normalize("NFC"));
  }
  await page.getByRole("textbox", { name: en.naming.label }).fill("🌙".repeat(14));
  await visitor.submits(page.getByRole("button", { name: en.naming.save }));
  await expect(page.getByRole("alert")).toContainText("The name has 13 characters at most");
  await expect(page.getByRole("textbox", { name: en.naming.label })).toHaveValue("🌙".repeat(14));
  const stored = async () => (await rowsOf(backend, session)).find(({ question_id }) => question_id === null);
  expect((await stored())?.custom_name).toBe("Café dé Zoé");
});

test("engraving costs its surcharge, and a perfume may stay without a name", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  await visitor.opens(`/_results?sid=${session}`);
  await expect(visitor.sees("+150 AED")).toBeVisible();
  await visitor.opens(`/_results?sid=${session}`, { language: "ar" });
  await expect(visitor.sees("+150 د.إ")).toBeVisible();
  await page.getByRole("textbox", { name: ar.naming.label }).fill("أثر");
  await page.getByText(ar.naming.engraving).click();
  await visitor.submits(page.getByRole("button", { name: ar.naming.save }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أثر");
  const stored = async () => (await rowsOf(backend, session)).find(({ question_id }) => question_id === null);
  expect(await stored()).toMatchObject({ custom_name: "أثر", engraving: true });
  await visitor.submits(page.getByRole("button", { name: ar.naming.without }));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("أثر");
  expect(await stored()).toMatchObject({ custom_name: null, engraving: false });
});

test("an empty name is asked for, a spoilt save keeps what was typed", async ({ visitor, shop, faults }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "fr");
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: fr.naming.label }).fill("L’Heure bleue");
  faults.inject({ kind: "error", path: "name_perfume" });
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("alert")).toContainText(fr.naming.failed);
  await expect(page.getByRole("textbox", { name: fr.naming.label })).toHaveValue("L’Heure bleue");
  faults.heal();
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’Heure bleue");
});
