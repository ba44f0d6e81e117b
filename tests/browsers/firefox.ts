// `npm run firefox`: a new customer's way from the first page to the page of an order in Firefox, in Arabic on a phone, and
// in English with JavaScript switched off. Not part of `npm test`, since it wants Debian's Firefox.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { By } from "selenium-webdriver";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { openHttpShop } from "../support/http-shop.ts";
import { isLive, waitTimeout } from "./browser.ts";
import { ensureFirefox, openFirefox } from "./gecko.ts";
import { holdsTyped } from "./holds-typed.ts";
import { walksToAnOrder } from "./order-walk.ts";

const phone = { width: 390, height: 844 };

ensureFirefox();
buildWhereNeeded();
const shop = await openHttpShop();
after(() => shop.stop());

test("in Arabic on a phone a new customer is led to an order, what is typed holds, and no script throws", async () => {
  const { driver, version, pageErrors, sheets, close } = await openFirefox();
  console.log(`Firefox ${version}`);
  try {
    await driver.manage().window().setRect(phone);
    await walksToAnOrder({ driver, shop, language: "ar", scripts: true });
    assert.equal(await sheets(), 2, "sheets that the order takes on paper");
    for (const [path, field] of [
      ["/contact", "message"],
      ["/signup", "lastName"],
    ] as const) {
      await driver.get(`${shop.origin()}/tips`);
      await driver.get(`${shop.origin()}${path}`);
      if (path === "/signup") await isLive(driver);
      await driver.wait(async () => (await driver.findElements(By.name(field))).length > 0, waitTimeout);
      await driver.findElement(By.name(field)).sendKeys("نورة");
      await holdsTyped(driver, { field, language: "ar" });
    }
    assert.deepEqual(await pageErrors(), []);
  } finally {
    await close();
  }
});

test("in English without JavaScript a new customer is led to an order", async () => {
  const { driver, close } = await openFirefox({ scripts: false });
  try {
    await walksToAnOrder({ driver, shop, language: "en", scripts: false });
  } finally {
    await close();
  }
});
