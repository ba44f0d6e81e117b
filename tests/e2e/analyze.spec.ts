import ar from "../../app/i18n/locales/ar/analyze.json" with { type: "json" };
import en from "../../app/i18n/locales/en/analyze.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/analyze.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/analyze.json" with { type: "json" };
import { hasAnswered } from "../support/journey.ts";
import { expect, languages, test } from "../support/shop.ts";

const texts = { ar, en, fr, ru };

test("a visitor who has said nothing is led to the first question @repeats", async ({ visitor }) => {
  const { page } = visitor;
  for (const language of languages) {
    await visitor.opens("/analyze", { language });
    await expect(visitor.sees(texts[language].nothing)).toBeVisible();
    await expect(page.getByRole("link", { name: texts[language].begin })).toHaveAttribute("href", /maestro-journey/);
  }
});

test("the reading shows a chart, the same in a table, and the reasons, none of them all in small letters @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 10 });
  for (const language of languages) {
    const t = texts[language];
    await visitor.opens("/analyze", { language });
    await expect(page.getByRole("img", { name: t.chart })).toBeVisible();
    await expect(page.getByRole("img", { name: t.chart }).locator("text").first()).toHaveCSS(
      "text-transform",
      "capitalize",
    );
    await page.locator("main summary").click();
    await expect(page.getByRole("rowheader")).toHaveCount(6);
    await expect(
      page.getByRole("strong").or(page.locator("strong")).filter({ hasText: t.time.night }).first(),
    ).toBeVisible();
    for (const { day, both, night } of [t.time])
      expect([day, both, night].filter((word) => /^\p{Ll}/u.test(word))).toEqual([]);
    expect(await page.locator('section[aria-labelledby="reasons"] li').count()).toBeGreaterThanOrEqual(8);
    await expect(page.getByRole("link", { name: t.resume })).toHaveAttribute("href", "/maestro-journey?step=11");
  }
});

test("when everything is answered the perfume is composed from here @repeats", async ({ visitor, shop }) => {
  await hasAnswered(visitor, shop);
  await visitor.opens("/analyze", { language: "fr" });
  await visitor.presses(fr.compose);
  await visitor.page.waitForURL(/\/maestro\/processing\?sid=/);
});

test("while the backend is down it says so @script", async ({ visitor, shop, faults }) => {
  await hasAnswered(visitor, shop, { count: 4 });
  faults.down();
  await visitor.opens("/analyze", { language: "ru" });
  await expect(visitor.sees(ru.down)).toBeVisible();
});
