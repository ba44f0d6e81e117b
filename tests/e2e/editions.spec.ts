import type { Page } from "@playwright/test";
import ar from "../../app/i18n/locales/ar/editions.json" with { type: "json" };
import en from "../../app/i18n/locales/en/editions.json" with { type: "json" };
import results from "../../app/i18n/locales/en/results.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/editions.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/editions.json" with { type: "json" };
import { chooses, hasAnswered, hasPerfume, isAtStep, next, rowsOf, sessionOf, texts } from "../support/journey.ts";
import { expect, languages, test, type Visitor } from "../support/shop.ts";

const editionTexts = { ar, en, fr, ru };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Finishes again with the season `to` in the place of `from`, as the choice of a visitor with a perfume leads there. */
async function changesSeason(visitor: Visitor, [from, to]: [from: string, to: string]) {
  const { page } = visitor;
  await visitor.opens("/maestro-journey");
  await page.locator("summary", { hasText: en.choice.change }).click();
  await page.locator("details li a").nth(2).click();
  await isAtStep(page, 3);
  await chooses(page, "season", from);
  await chooses(page, "season", to);
  await visitor.submits(next(page));
  await expect(page).toHaveURL(/step=ready$/);
}

async function finishes(visitor: Visitor) {
  await visitor.presses(texts.en.ready.show);
  await visitor.page.waitForURL(/\/maestro\/processing\?sid=/);
}

test("a changed answer makes a second edition beside the first, and says so before", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const first = await heading(page).innerText();
  const link = await page.getByRole("textbox", { name: results.share.label }).inputValue();
  const firstPrint = (await rowsOf(backend, session)).find(({ question_id }) => question_id === null)?.fingerprint;

  await changesSeason(visitor, ["autumn", "spring"]);
  await expect(page.getByText(en.preview.another.title)).toBeVisible();
  await expect(page.getByText(en.preview.another.body.replace("{{name}}", first))).toBeVisible();
  await visitor.opens("/analyze");
  await expect(page.getByText(en.preview.another.title)).toBeVisible();
  await visitor.opens("/maestro-journey?step=ready");
  await finishes(visitor);
  const newest = (await rowsOf(backend, session)).filter((row) => row.newest);
  expect(newest).toHaveLength(1);
  expect(newest[0]?.fingerprint).not.toBe(firstPrint);

  await visitor.opens("/maestro/editions");
  const editions = page.locator("li:has(h2)");
  await expect(editions).toHaveCount(2);
  await expect(editions.nth(1).getByRole("heading")).toHaveText(first);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([new RegExp(`Edition 1.*${first}`), /Edition 2/]);
  await expect(table.getByRole("cell", { name: "autumn" })).toBeVisible();
  await expect(table.getByRole("cell", { name: "spring" })).toBeVisible();

  await visitor.follows(editions.nth(1).getByRole("link"));
  await expect(page).toHaveURL(/edition=1$/);
  await expect(heading(page)).toHaveText(first);
  await expect(page.getByRole("textbox", { name: results.share.label })).toHaveValue(link);
  await page.locator("[name=custom_name]").fill("Erste");
  await visitor.submits(page.locator("button[value=name]"));
  await expect(heading(page)).toHaveText("Erste");
  await visitor.opens(new URL(link).pathname);
  await expect(heading(page)).toHaveText("Erste");

  // The answers of before bring the first edition back: there is no third.
  await changesSeason(visitor, ["spring", "autumn"]);
  await expect(page.getByText(en.preview.same.body.replace("{{name}}", "Erste"))).toBeVisible();
  await finishes(visitor);
  await visitor.opens(`/results?sid=${session}`);
  await expect(heading(page)).toHaveText("Erste");
  await visitor.opens("/maestro/editions");
  await expect(editions).toHaveCount(2);
});

test("who has a perfume is offered to see it, to change an answer or to begin another @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  for (const language of languages) {
    const { choice } = editionTexts[language];
    await visitor.opens("/maestro-journey", { language });
    await expect(heading(page)).toHaveText(choice.title);
    await expect(page.locator("summary", { hasText: choice.change })).toBeVisible();
    await expect(page.getByRole("link", { name: choice.another })).toHaveAttribute("href", "/maestro/restart");
    await expect(page.getByRole("link", { name: choice.see })).toHaveAttribute("href", `/results?sid=${session}`);
  }
});

test("starting over asks first, and leaves what was finished @repeats", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const name = await heading(page).innerText();
  await visitor.opens("/maestro-journey?step=ready");
  await visitor.presses(texts.en.restart);
  await expect(heading(page)).toHaveText(en.restart.title);
  await expect(page.getByText(en.restart.finished)).toBeVisible();
  expect(await rowsOf(backend, session)).toHaveLength(13);
  await visitor.presses(en.restart.no);
  await expect(page).toHaveURL(/step=ready$/);
  await visitor.opens("/maestro/restart");
  await visitor.submits(page.getByRole("button", { name: en.restart.yes }));
  await isAtStep(page, 1);
  expect(await rowsOf(backend, session)).toHaveLength(1);
  expect(await sessionOf(page)).toBe(session);
  await visitor.opens("/maestro/editions");
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await visitor.opens("/maestro-journey");
  await expect(page.getByRole("link", { name: en.choice.resume })).toHaveAttribute("href", /step=1$/);
});

test("where starting over cannot be saved, it says so and the answers stay @repeats", async ({
  visitor,
  shop,
  faults,
}) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop);
  await visitor.opens("/maestro/restart");
  faults.down();
  await visitor.submits(page.getByRole("button", { name: en.restart.yes }));
  await expect(page.getByRole("alert")).toBeVisible();
  faults.heal();
  await visitor.opens("/maestro-journey?step=ready");
  await expect(heading(page)).toHaveText(texts.en.ready.title);
});

test("of three editions any two are compared, and nothing but two @script", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await changesSeason(visitor, ["autumn", "spring"]);
  await finishes(visitor);
  await changesSeason(visitor, ["spring", "winter"]);
  await finishes(visitor);
  await visitor.opens("/maestro/editions");
  await expect(page.getByRole("columnheader")).toHaveText([/Edition 2/, /Edition 3/]);
  for (const [edition, checked] of [
    [3, false],
    [1, true],
  ] as const) {
    const box = page.locator(`input[name=with][value="${edition}"]`);
    await page.locator("label").filter({ has: box }).click();
    await expect(box).toBeChecked({ checked });
  }
  await visitor.presses(en.compare.show);
  await expect(page.getByRole("columnheader")).toHaveText([/Edition 1/, /Edition 2/]);
  await visitor.opens("/maestro/editions?with=1");
  await expect(page.getByRole("alert")).toContainText(en.compare.miscounted);
  const [row] = await backend.sql<{ count: number }>(
    "select count(*)::int as count from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  expect(row?.count).toBe(3);
});

test("another browser sees none of a visitor's editions in its list @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasPerfume(visitor, shop);
  await page.context().clearCookies();
  for (const language of languages) {
    await visitor.opens("/maestro/editions", { language });
    await expect(page.getByText(editionTexts[language].none)).toBeVisible();
    await expect(page.getByRole("link", { name: editionTexts[language].begin })).toBeVisible();
  }
});
