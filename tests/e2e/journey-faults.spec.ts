import ar from "../../app/i18n/locales/ar/journey_message.json" with { type: "json" };
import en from "../../app/i18n/locales/en/journey_message.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/journey_message.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/journey_message.json" with { type: "json" };
import { choice, chooses, hasAnswered, isAtStep, next, rowsOf, sessionOf, texts } from "../support/journey.ts";
import { expect, languages, test } from "../support/shop.ts";

const messages = { ar, en, fr, ru };

test("a session that the shop does not know is replaced once @repeats", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 0 });
  await backend.sql("delete from public.maestro_sessions where id = $1", [session]);
  await visitor.opens("/maestro-journey?step=1");
  await chooses(page, "gender", "men");
  await next(page).click();
  await isAtStep(page, 2);
  const minted = (await sessionOf(page)) ?? "";
  expect(minted).not.toBe(session);
  expect(await rowsOf(backend, minted)).toHaveLength(1);
});

test("an answer that cannot be saved stays with the visitor, who is told @repeats", async ({
  visitor,
  shop,
  faults,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { language: "ar", count: 3 });
  await visitor.opens("/maestro-journey?step=4", { language: "ar" });
  for (const kind of ["error", "reset", "html"] as const) {
    faults.inject({ kind, method: "POST" });
    if (kind === "error") await chooses(page, "environment", "beach");
    faults.forget();
    await visitor.submits(next(page));
    expect(faults.requests().map(({ fault }) => fault)).toContain(kind);
    await expect(next(page)).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("alert")).toContainText(texts.ar.save_failed.title);
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(choice(page, "environment", "beach")).toBeChecked();
    faults.heal();
  }
  expect(await rowsOf(backend, session)).toHaveLength(3);
  await next(page).click();
  await isAtStep(page, 5);
});

test("an answer whose question cannot even be read is offered to be sent again @no-script", async ({
  visitor,
  shop,
  faults,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 3 });
  await visitor.opens("/maestro-journey?step=4", { language: "ru" });
  await chooses(page, "environment", "mountains");
  await shop.restart();
  faults.down("reset");
  await next(page).click();
  await expect(visitor.sees(ru.unavailable.unsaved)).toBeVisible();
  faults.heal();
  await visitor.presses(ru.unavailable.send);
  await isAtStep(page, 5);
  expect((await rowsOf(backend, session)).map(({ answer }) => answer)).toContainEqual({ environment: ["mountains"] });
});

test("on a phone a lost connection loses nothing that was chosen, and is told where the press was @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 664 });
  await hasAnswered(visitor, shop, { count: 4 });
  await visitor.opens("/maestro-journey?step=4");
  await chooses(page, "environment", "beach");
  await page.context().setOffline(true);
  await next(page).click();
  const told = page.getByRole("alert");
  await expect(told).toContainText(texts.en.save_failed.title);
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(next(page)).toBeFocused();
  for (const place of ["desert", "beach"]) await expect(choice(page, "environment", place)).toBeChecked();
  await page.context().setOffline(false);
  await next(page).click();
  await isAtStep(page, 5);
});

test("a perfume that cannot be composed now is composed at the next press @repeats", async ({
  visitor,
  shop,
  faults,
}) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop);
  await visitor.opens("/maestro-journey?step=ready");
  faults.inject({ kind: "error", method: "POST" });
  await visitor.presses(texts.en.ready.show);
  await expect(page.getByRole("alert")).toContainText(texts.en.finish_failed);
  await expect(page.getByRole("alert")).toBeInViewport();
  faults.heal();
  await visitor.presses(texts.en.ready.show);
  await page.waitForURL(/processing/);
});

test("with nobody to ask the page says so and offers a way on @script", async ({ visitor, shop, faults }) => {
  const { page } = visitor;
  await shop.restart();
  faults.down();
  for (const language of languages) {
    await visitor.opens("/maestro-journey", { language });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages[language].unavailable.title);
  }
  faults.heal();
  await visitor.presses(ru.unavailable.on);
  await expect(choice(page, "gender", "men")).toBeAttached();
});

test("without questions the page says so @repeats", async ({ visitor, shop, backend }) => {
  // The shop goes on with its copy of the questions for a second.
  const journey = () => expect.poll(async () => (await shop.ask("/maestro-journey?step=1")).body, { intervals: [100] });
  await backend.sql("update public.maestro_questions set is_active = false");
  try {
    await journey().not.toContain('name="gender"');
    await visitor.opens("/maestro-journey", { language: "ar" });
    await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("لا توجد أسئلة");
  } finally {
    await backend.sql("update public.maestro_questions set is_active = true");
    await journey().toContain('name="gender"');
  }
});
