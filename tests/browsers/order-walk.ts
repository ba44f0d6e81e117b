import assert from "node:assert/strict";
import { By, Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { direction } from "../../app/i18n/languages.ts";
import ar from "../../app/i18n/locales/ar/order.json" with { type: "json" };
import en from "../../app/i18n/locales/en/order.json" with { type: "json" };
import { answers } from "../support/answers.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { isHeaded, isLive, press, pxBeyond, waitTimeout } from "./browser.ts";
import { holdsTyped } from "./holds-typed.ts";

const texts = {
  ar: {
    name: "مطر",
    country: "السعودية",
    giver: "نورة",
    recipient: "ليلى",
    card: "مع المحبة",
    city: "الرياض",
    order: ar,
  },
  en: {
    name: "Rain",
    country: "Saudi Arabia",
    giver: "Noura",
    recipient: "Layla",
    card: "With love",
    city: "Riyadh",
    order: en,
  },
};

type Walk = {
  driver: WebDriver;
  shop: Pick<HttpShop, "origin" | "backend">;
  language: keyof typeof texts;
  /** False where the browser runs none. */
  scripts: boolean;
};

/**
 * A new customer's way: the first page, all questions, a perfume that is named and engraved in gold, the cart, and the
 * order of it as a gift, paid by transfer, up to the order's page. No page is wider than the window.
 */
export async function walksToAnOrder({ driver, shop, language, scripts }: Walk): Promise<void> {
  const text = texts[language];
  const find = (css: string): Promise<WebElement> =>
    driver.wait(until.elementLocated(By.css(css)), waitTimeout, `There is no ${css}`);
  const fits = async () => {
    assert.equal(await pxBeyond(driver), 0, `px that ${await driver.getCurrentUrl()} is wider than the window`);
  };
  /** Waits for a page by what stands on it. */
  const isAt = async (path: string, css = "h1") => {
    await driver.wait(until.urlContains(path), waitTimeout * 2, `${path} is not reached`);
    const shown = async () => (await driver.findElements(By.css(css)))[0]?.isDisplayed().catch(() => false);
    await driver.wait(shown, waitTimeout, `${css} is not shown at ${path}`);
    if (scripts && (await driver.findElements(By.css("html[data-namespaces]"))).length > 0) await isLive(driver);
    await fits();
  };
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await (await find(`main [name=${name}]`)).sendKeys(value);
  };

  await driver.get(shop.origin());
  await press(driver, `form[action="/language"] button[value=${language}]`);
  await find(`html[lang=${language}][dir=${direction(language)}]`);
  await isAt("/welcome");
  await press(driver, "main form:not([action]) button");
  await isAt("/home");
  await press(driver, 'main a[href^="/maestro-journey"]');

  for (const [index, given] of answers.entries()) {
    const step = `input[name=step][value="${index + 1}"]`;
    await find(step);
    await isAt("/maestro-journey");
    for (const [theme, value] of Object.entries(given)) {
      if (theme === "memory") {
        await fill({ memory: String(value) });
        if (scripts) await holdsTyped(driver, { field: "memory", language });
      }
      if (theme === "strength") await fill({ strength: Key.ARROW_RIGHT });
      else if (theme !== "memory")
        for (const each of [value].flat()) await press(driver, `label:has(input[name="${theme}"][value="${each}"])`);
    }
    await press(driver, `form:has(${step}) button[value=next]`);
  }
  await isAt("step=ready");
  await press(driver, "button[value=finish]");
  await isAt("/maestro/processing");
  if (!scripts) await press(driver, 'main a[href*="results?"]');
  await isAt("results?");

  await fill({ custom_name: text.name });
  await press(driver, "label:has(input[name=engraving])");
  await press(driver, "button[value=name]");
  await isHeaded(driver, text.name);
  await isAt("results?");
  await press(driver, "#premiere button[name=product]");
  await press(driver, '#premiere a[href^="/own"]');

  await isAt("/own", "[data-countries]");
  const asked = await find("[data-countries]");
  if (scripts) {
    const country = await find("[data-countries] input");
    await driver.wait(until.elementIsVisible(country), waitTimeout);
    await country.sendKeys(Key.BACK_SPACE.repeat(20), text.country, Key.ENTER);
  } else {
    await fill({ country: text.country });
    await press(driver, "button[value=update]:not([hidden])");
  }
  await driver.wait(until.stalenessOf(asked), waitTimeout, "The cart is not updated");
  await press(driver, "button[value=on]");

  await isAt("/own/where");
  await press(driver, "label:has(input[name=gift][value=recipient])");
  await fill({ name: text.giver, email: "noura@example.com", phone: "+966512345678" });
  await fill({ short_code: "rrrd2929", city: text.city });
  await fill({ recipient: text.recipient, recipient_phone: "0555551234", card: text.card });
  if (scripts) await holdsTyped(driver, { field: "card", language });
  await press(driver, "form#where [type=submit]");
  await isAt("/own/payment");
  await press(driver, "label:has(input[value=transfer])");
  await press(driver, "form#payment [type=submit]");
  await isAt("/own/review");
  const review = await (await find("main")).getText();
  for (const said of [text.name, text.recipient, text.card, "RRRD2929", "noura@example.com"])
    assert.ok(review.includes(said), `${said} is not on the review page: ${review}`);
  await press(driver, 'main form[action^="/own/review"] [type=submit]');
  await isAt("/order/");
  assert.equal(await (await find("h1")).getText(), text.order.heading.received);
  const secret = new URL(await driver.getCurrentUrl()).pathname.split("/").at(-1);
  const placed = await shop.backend.sql("select payment, state, gift_card from public.orders where secret = $1", [
    secret,
  ]);
  assert.deepEqual(placed, [{ payment: "transfer", state: "received", gift_card: text.card }]);
}
