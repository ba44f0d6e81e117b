import ar from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import own from "../../app/i18n/locales/en/own.json" with { type: "json" };
import en from "../../app/i18n/locales/en/results.json" with { type: "json" };
import enMessages from "../../app/i18n/locales/en/results_message.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/results.json" with { type: "json" };
import { hasPerfume, rowsOf } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

const shown = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const names = [
  ["thirteen letters", "ثلاثةعشرحرفًا"],
  ["a name with marks", "نُورٌ وعِطرٌ"],
  ["thirteen emoji", "🌙".repeat(13)],
  ["thirteen families of emoji", "👨\u200d👩\u200d👧\u200d👦".repeat(13)],
  ["composed letters", "Cafe\u0301 de\u0301 Zoé"],
] as const;

test("a name has thirteen characters as a reader counts them, and stands on the bottle @repeats", async ({
  visitor,
  shop,
  backend,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  for (const [, name] of names) {
    await page.getByRole("textbox", { name: en.naming.label }).fill(name);
    await visitor.submits(page.getByRole("button", { name: en.naming.save }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${shown(name.normalize("NFC"))}$`));
    await expect(page.locator("#perfume svg text")).toHaveText(name.normalize("NFC"));
    await expect(page.getByText(enMessages.naming.saved)).toBeInViewport();
  }
  await page.getByRole("textbox", { name: en.naming.label }).fill("🌙".repeat(14));
  await visitor.submits(page.getByRole("button", { name: en.naming.save }));
  await expect(page.getByRole("alert")).toContainText("The name can have at most 13 characters");
  const name = page.getByRole("textbox", { name: en.naming.label });
  await expect(name).toHaveValue("🌙".repeat(14));
  if (javaScriptEnabled !== false) {
    // It is right as soon as it fits.
    await name.fill("🌙".repeat(12));
    await expect(page.getByText("The name can have at most 13 characters")).toHaveCount(0);
    await expect(name).not.toHaveAttribute("aria-invalid");
  }
  const stored = async () => (await rowsOf(backend, session)).find(({ question_id }) => question_id === null);
  expect((await stored())?.custom_name).toBe("Café dé Zoé");
});

test("engraving costs its surcharge, and a perfume may stay without a name, not its bottle @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  await visitor.opens(`/_results?sid=${session}`);
  await expect(visitor.sees("+150 AED")).toBeVisible();
  await expect(page.locator("#products ~ ul")).toContainText("AED 1,625");
  await visitor.opens(`/_results?sid=${session}`, { language: "ar" });
  const surcharge = visitor.sees(/\+150\S*\sد\.إ/);
  await expect(surcharge).toBeVisible();
  // Beside the colon before it, on the other side, its sign looked like two.
  const [sign = 0, digit = 0] = await surcharge.evaluate((element) => {
    const text = element.lastChild;
    const place = text?.nodeValue?.indexOf("+") ?? 0;
    return [place, place + 1].map((start) => {
      const range = document.createRange();
      if (text) range.setStart(text, start);
      if (text) range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(sign).toBeLessThan(digit);
  await page.getByRole("textbox", { name: ar.naming.label }).fill("أثر");
  await page.locator("label", { hasText: ar.naming.engraving }).click();
  await visitor.submits(page.getByRole("button", { name: ar.naming.save }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أثر");
  const stored = async () => (await rowsOf(backend, session)).find(({ question_id }) => question_id === null);
  expect(await stored()).toMatchObject({ custom_name: "أثر", engraving: true });
  const bottles = page.locator("#products ~ ul").getByText("1,775 د.إ");
  await expect(bottles).toHaveCount(2);
  await expect(page.getByText(ar.naming.bottle)).toContainText("1,775 د.إ");
  await visitor.submits(page.getByRole("button", { name: ar.naming.without }));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("أثر");
  // The plate is not left empty: the perfume has a name of the Maestro's.
  const [composed = ""] = await page.getByRole("heading", { level: 1 }).allInnerTexts();
  await expect(page.locator("#perfume svg text")).toHaveText(composed);
  expect(await stored()).toMatchObject({ custom_name: null, engraving: false });
  await expect(page.getByRole("textbox", { name: ar.naming.label })).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: ar.naming.engraving })).not.toBeChecked();
  await expect(bottles).toHaveCount(0);
  // Not kept and taken away is gone as well.
  await page.getByRole("textbox", { name: ar.naming.label }).fill("ندى");
  await visitor.submits(page.getByRole("button", { name: ar.naming.without }));
  await expect(page.getByRole("textbox", { name: ar.naming.label })).toHaveValue("");
});

test("an empty name is asked for, a spoilt save keeps what was typed @repeats", async ({ visitor, shop, faults }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "fr");
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: fr.naming.label }).fill("L’Heure bleue");
  faults.inject({ kind: "error", path: "name_result" });
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("alert")).toContainText(fr.naming.failed);
  await expect(page.getByRole("textbox", { name: fr.naming.label })).toHaveValue("L’Heure bleue");
  faults.heal();
  await visitor.submits(page.getByRole("button", { name: fr.naming.save }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’Heure bleue");
});

test("a name and an engraving that were typed and not saved go to the cart with the perfume @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const add = page.getByRole("button", { name: `Add to cart: ${en.product.deuxieme}` });
  const engraving = page.getByRole("checkbox", { name: en.naming.engraving });
  const count = page.locator("#cart-count");
  await page.locator("label", { hasText: en.naming.engraving }).click();
  await visitor.submits(add);
  await expect(page.getByRole("alert")).toContainText("This field is required");
  await expect(engraving).toBeChecked();
  await expect(count).toHaveText("");
  await page.getByRole("textbox", { name: en.naming.label }).fill("Nour");
  await visitor.submits(add);
  await expect(page.getByText(en.cart.added)).toBeVisible();
  await expect(count).toHaveText("1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nour");
  const stored = (await rowsOf(backend, session)).find(({ question_id }) => question_id === null);
  expect(stored).toMatchObject({ custom_name: "Nour", engraving: true });
  await expect(page.getByText(enMessages.naming.saved_engraved)).toBeVisible();
  // What is saved already is not sent again, and a press that is repeated adds no second bottle.
  await add.click();
  await expect(page.getByText(en.cart.already).or(page.getByRole("heading", { name: own.what.title }))).toBeVisible();
  await expect(count).toHaveText("1");
  await visitor.opens("/own");
  await expect(page.getByRole("main")).toContainText("Nour");
  for (const price of ["AED 1,625", "AED 150"]) await expect(page.getByRole("main")).toContainText(price);
});

test("the plate has room for the tails of its letters @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  await page.locator("label", { hasText: en.naming.engraving }).click();
  const plate = page
    .getByRole("region")
    .filter({ has: page.locator("#naming") })
    .locator("svg:has(rect)");
  for (const name of ["Gypsy", "my jumpy mug", "шёпот ущелья", "ريح جدّي"]) {
    await page.getByRole("textbox", { name: en.naming.label }).fill(name);
    await expect(plate.locator("text")).toHaveText(name);
    const rest = await plate.evaluate((svg: SVGElement) => {
      const text = svg.querySelector("text");
      const rect = svg.querySelector("rect")?.getBBox();
      const last = text?.getExtentOfChar(text.getNumberOfChars() - 1);
      return rect && last ? (rect.y + rect.height - last.y - last.height) / rect.height : 0;
    });
    expect(rest, name).toBeGreaterThan(0.05);
  }
});

test("the price follows the engraving where it is chosen @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const price = page.getByText(en.naming.bottle);
  await expect(price).toHaveText("Price of each bottle: AED 1,625");
  await page.locator("label", { hasText: en.naming.engraving }).click();
  await expect(price).toHaveText(/^Price of each bottle: AED\s1,775 with the engraving \(.*\+150\sAED.*\)$/);
});

test("the form has its styles before its script, and without one @no-script", async ({ visitor, shop }) => {
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  await expect(visitor.page.getByRole("region", { name: en.naming.title })).toHaveCSS("display", "grid");
  await expect(visitor.page.getByRole("checkbox", { name: en.naming.engraving })).toHaveCSS("appearance", "none");
});
