// `npm run safari`: the shop in WebKit, the engine of Safari and of every browser on an iPhone, which the browser tests
// do not know, at the addresses without TLS that `npm start` prints: a newcomer's way past the welcome page to a perfume
// and an account. Then in Arabic and English, on a phone and on a desktop: every page of a guest, the menus of the header,
// and the journey to a finished perfume; and in Arabic on a phone a new customer's way to the page of an
// order. Not part of `npm test`, since it wants Debian's WebKitGTK.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { By, Key, until } from "selenium-webdriver";
import { direction } from "../../app/i18n/languages.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { answers } from "../support/answers.ts";
import { openHttpShop } from "../support/http-shop.ts";
import { routes } from "../support/routes.ts";
import { isHeaded, isLive, press, pxBeyond, waitTimeout } from "./browser.ts";
import { holdsTyped } from "./holds-typed.ts";
import { walksToAnOrder } from "./order-walk.ts";
import { ensureWebKit, openWebKit } from "./webkit.ts";

const pages = routes.filter(({ host, ends }) => !host && !ends);
/** WebKitGTK's windows are no narrower than 447 px. */
const windows = { phone: { width: 447, height: 900 }, desktop: { width: 1440, height: 1000 } };
const name = { ar: "مطر", en: "Rain" };

ensureWebKit();
buildWhereNeeded();
const shop = await openHttpShop();
const { driver, version, close } = await openWebKit();
console.log(`WebKit ${version}`);
after(async () => {
  await close();
  await shop.stop();
});

/** Opens the first page and presses "Begin". */
async function passesWelcome(): Promise<void> {
  await driver.get(shop.origin());
  await driver.wait(until.urlContains("/welcome"), waitTimeout);
  await press(driver, "main form:not([action]) button");
  await driver.wait(until.urlContains("/home"), waitTimeout);
}

async function signsIn(host: "shop" | "admin", path: string): Promise<void> {
  await driver.get(`${shop.origin(host)}${path}`);
  const fill = async (name: string, ...keys: string[]) => {
    const field = await driver.wait(until.elementLocated(By.css(`form [name=${name}]`)), waitTimeout);
    await field.sendKeys(...keys);
  };
  await fill("email", localAdmin.email);
  await fill("password", localAdmin.password, Key.ENTER);
}

test("a newcomer passes the welcome page once, chooses a language, begins a journey and signs in to both apps", async () => {
  await passesWelcome();
  await driver.get(`${shop.origin()}/maestro-vault?lang=fr`);
  await driver.get(`${shop.origin()}/tips`);
  assert.equal(await driver.getCurrentUrl(), `${shop.origin()}/tips`);
  assert.equal(await driver.findElement(By.css("html")).getAttribute("lang"), "fr");

  await driver.get(`${shop.origin()}/maestro-journey?step=1`);
  await isLive(driver);
  await answersFirst();
  await driver.get(`${shop.origin()}/maestro-journey`);
  await driver.wait(until.elementLocated(By.css("input[name=step][value='2']")), waitTimeout, "the answer is kept");

  await signsIn("shop", "/login?tab=password&lang=en");
  await driver.wait(until.urlContains("/home"), waitTimeout);
  await driver.get(`${shop.origin()}/login`);
  const text = await driver.findElement(By.css("main")).getText();
  assert.ok(text.includes(`You are signed in as ${localAdmin.email}`), text);
  await signsIn("admin", "/login?lang=en");
  await driver.wait(until.elementLocated(By.css("form[action='/logout'] button")), waitTimeout);
  await driver.get(`${shop.origin("admin")}/leads`);
  assert.equal(await driver.getCurrentUrl(), `${shop.origin("admin")}/leads`);

  // The pages below are a guest's.
  await driver.get(shop.origin());
  await driver.manage().deleteAllCookies();
  await passesWelcome();
});

/** Gives the journey's first question its answer. */
async function answersFirst(): Promise<void> {
  for (const [theme, value] of Object.entries(answers[0] ?? {}))
    for (const each of [value].flat()) await press(driver, `label:has(input[name="${theme}"][value="${each}"])`);
  await press(driver, "#question button[value=next]");
  await driver.wait(until.elementLocated(By.css("input[name=step][value='2']")), waitTimeout);
}

for (const [path, field] of [
  ["/contact", "message"],
  ["/signup", "lastName"],
] as const)
  test(`what is typed into ${path} and not sent yet holds over Back, Forward, reload and another language`, async () => {
    await driver.manage().window().setRect(windows.phone);
    await driver.get(`${shop.origin()}/tips`);
    await driver.get(`${shop.origin()}${path}?lang=ar`);
    if (path === "/signup") await isLive(driver);
    await driver.findElement(By.name(field)).sendKeys("نورة");
    await holdsTyped(driver, { field, language: "ar" });
  });

test("a new customer in Arabic on a phone is led from the first page to the page of an order", async () => {
  await driver.manage().window().setRect(windows.phone);
  await driver.manage().deleteAllCookies();
  await walksToAnOrder({ driver, shop, language: "ar", scripts: true });
});

type Box = { top: number; bottom: number };

/** Where an element stands in the window, in px. */
async function boxOf(css: string): Promise<Box> {
  const { y, height } = await driver.findElement(By.css(css)).getRect();
  const scrolled = Number(await driver.executeScript("return scrollY"));
  return { top: y - scrolled, bottom: y - scrolled + height };
}

for (const language of ["ar", "en"] as const)
  for (const [device, size] of Object.entries(windows)) {
    const open = async (path: string) => {
      await driver.manage().window().setRect(size);
      await driver.get(`${shop.origin()}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    };

    for (const { path } of pages)
      test(`${path} in ${language} on a ${device} fits into the window, with its fonts and pictures`, async () => {
        await open(path);
        const html = await driver.findElement(By.css("html"));
        assert.equal(await html.getAttribute("dir"), direction(language));
        await driver.wait(until.elementIsVisible(await driver.findElement(By.css("h1"))), waitTimeout);
        assert.equal(await pxBeyond(driver), 0, "px that the page is wider than the window");
        const missing = await driver.executeAsyncScript(`
          const done = arguments[0];
          await document.fonts.ready;
          const fonts = [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family);
          const pictures = [...document.images].filter((picture) => picture.complete && picture.naturalWidth === 0);
          done([...fonts, ...pictures.filter(({ loading }) => loading !== "lazy").map(({ currentSrc }) => currentSrc)]);
        `);
        assert.deepEqual(missing, []);
      });

    test(`the menu in ${language} on a ${device} opens below the header and closes with Escape`, async () => {
      await open("/maestro-vault");
      const menu = device === "phone" ? "menu" : "preferences-menu";
      await press(driver, `[popovertarget=${menu}]`);
      const opened = await driver.findElement(By.id(menu));
      await driver.wait(until.elementIsVisible(opened), waitTimeout);
      const [button, panel] = [await boxOf(`[popovertarget=${menu}]`), await boxOf(`#${menu}`)];
      assert.ok(panel.top >= button.bottom - 1, `begins at ${panel.top}, and its button ends at ${button.bottom}`);
      if (device === "desktop") {
        const last = await boxOf(`#${menu} > :last-child`);
        assert.ok(panel.bottom - last.bottom < 60, `ends at ${panel.bottom}, and its last line at ${last.bottom}`);
      }
      await driver.actions().sendKeys(Key.ESCAPE).perform();
      await driver.wait(until.elementIsNotVisible(opened), waitTimeout);
    });

    test(`the journey in ${language} on a ${device} ends with a perfume of the chosen name`, async () => {
      await driver.manage().deleteAllCookies();
      await passesWelcome();
      await open("/maestro-journey?step=1");
      for (const [index, given] of answers.entries()) {
        const position = index + 1;
        const step = position === answers.length ? { custom_name: name[language] } : given;
        await driver.wait(until.elementLocated(By.css(`input[name=step][value="${position}"]`)), waitTimeout);
        await isLive(driver);
        for (const [theme, value] of Object.entries(step)) {
          if (theme === "custom_name" || theme === "memory")
            await driver.findElement(By.name(theme)).sendKeys(String(value));
          else if (theme === "strength") await driver.findElement(By.name(theme)).sendKeys(Key.ARROW_RIGHT);
          else
            for (const each of [value].flat())
              await press(driver, `label:has(input[name="${theme}"][value="${each}"])`);
        }
        await press(driver, "#question button[value=next]");
      }
      await press(driver, "button[value=finish]");
      await driver.wait(until.urlContains("/maestro/processing"), waitTimeout);
      await driver.wait(until.urlContains("results"), waitTimeout * 2);
      await isHeaded(driver, name[language]);
      await isLive(driver);
      assert.equal(await pxBeyond(driver), 0, "px that the page is wider than the window");
    });
  }
