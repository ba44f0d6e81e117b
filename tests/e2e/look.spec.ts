import sharp from "sharp";
import ar from "../../app/i18n/locales/ar/shell.json" with { type: "json" };
import en from "../../app/i18n/locales/en/shell.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/shell.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/shell.json" with { type: "json" };
import { hasAnswered } from "../support/journey.ts";
import { showsFocus } from "../support/keyboard.ts";
import { expect, keeps, type Language, languages, test, ticks } from "../support/shop.ts";

const menus = { ar: ar.menu, en: en.menu, fr: fr.menu, ru: ru.menu };
const pages = ["/home", "/tips", "/why-athar", "/contact", "/maestro-vault", "/login", "/privacy"];

test("the first press of Tab offers to skip the header, and what has the focus shows it @script", async ({
  visitor,
}) => {
  await visitor.opens("/tips");
  await visitor.page.keyboard.press("Tab");
  const skip = visitor.page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("outline-style", "solid");
  await expect(skip).toHaveCSS("clip-path", "none");
  await visitor.page.keyboard.press("Enter");
  await expect(visitor.page.locator("#main")).toBeFocused();
});

test("every stop of the Tab key on a page has a ring @script", async ({ visitor }) => {
  await visitor.opens("/contact");
  for (let stop = 0; stop < 14; stop++) {
    await visitor.page.keyboard.press("Tab");
    await expect(visitor.page.locator("body")).not.toBeFocused();
    await showsFocus(visitor.page);
  }
});

test("in forced colours every button keeps an edge @script", async ({ visitor }) => {
  await visitor.page.emulateMedia({ forcedColors: "active" });
  await visitor.opens("/contact");
  await expect(visitor.page.locator("main").getByRole("button").first()).toHaveCSS("border-top-style", "solid");
  await expect(visitor.page.getByRole("textbox").first()).toHaveCSS("border-top-style", "solid");
});

// microbit-foundation/ml-trainer#509, mdn/yari#5944
test("in forced colours on a light ground no dark picture lies below the text @script", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  for (const path of ["/home", "/maestro-journey?step=1", "/welcome"]) {
    await visitor.opens(path, { welcomed: path !== "/welcome" });
    const screenshot = await page.screenshot();
    const { dominant } = await sharp(screenshot).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b), path).toBeGreaterThan(200);
  }
});

test("with letters twice as large a telephone shows every page to an order whole, and a menu that a finger meets @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const isWhole = async (language: Language = "ar") => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, visitor.path()).toBe(0);
    const menu = await page.getByRole("button", { name: menus[language], exact: true }).boundingBox();
    expect(menu?.width, visitor.path()).toBeGreaterThan(44);
  };
  for (const language of languages) {
    await visitor.opens("/home", { language });
    await isWhole(language);
  }
  await hasAnswered(visitor, shop, { language: "ar" });
  await keeps(page, shop.url, { "athar-country": "SA" });
  const steps = [1, 7, 8, 10, 11, "ready"].map((step) => `/maestro-journey?step=${step}`);
  const [perfume] = await backend.sql<{ id: string }>("select id from maestro_products where badges = '{}' limit 1");
  for (const path of ["/maestro-vault", ...steps, "/results", `/own?piece=vault.1.${perfume?.id}`]) {
    await visitor.opens(path, { language: "ar" });
    await isWhole();
  }
  await visitor.submits(page.locator("button[value=on]"));
  await ticks(page.locator("[name=gift][value=recipient]"));
  await isWhole();
  const written = {
    name: "نورة",
    email: "noura@example.com",
    phone: "+966512345678",
    short_code: "RRRD2929",
    city: "الرياض",
  };
  for (const [name, value] of Object.entries({ ...written, recipient: "ليلى", recipient_phone: "0555551234" }))
    await page.locator(`main [name=${name}]`).fill(value);
  await visitor.submits(page.locator("form#where [type=submit]"));
  await ticks(page.locator("[value=transfer]"));
  await isWhole();
  await visitor.submits(page.locator("form#payment [type=submit]"));
  await isWhole();
  await visitor.submits(page.locator("form[action^='/own/review'] [type=submit]"));
  await isWhole();
});

test("with reduced motion nothing loops and nothing travels @script", async ({ visitor }) => {
  for (const path of pages) {
    await visitor.opens(path);
    const moving = await visitor.page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          return iterations === Number.POSITIVE_INFINITY || Number(duration) > 400;
        })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "unnamed")),
    );
    expect(moving, path).toEqual([]);
  }
});

test("Arabic is set as Arabic: no tracking, lines of at least 1.6, no thin letters and none of 13 pixels @script", async ({
  visitor,
}) => {
  for (const path of ["/home", "/tips", "/contact"]) {
    await visitor.opens(path, { language: "ar" });
    const wrong = await visitor.page.evaluate(() =>
      [
        ...document.querySelectorAll("main p, main h1, main h2, main h3, main li, main label, main button"),
        ...document.querySelectorAll("footer :is(h2, h3, li)"),
      ]
        .filter((element) => !element.closest("[lang]:not([lang=ar])") && element.textContent?.trim())
        .filter((element) => {
          const { letterSpacing, lineHeight, fontSize, fontWeight } = getComputedStyle(element);
          const tracked = letterSpacing !== "normal" && Number.parseFloat(letterSpacing) !== 0;
          const faint = Number.parseFloat(fontSize) < 14 || Number(fontWeight) < 340;
          return faint || tracked || Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.59;
        })
        .map((element) => element.outerHTML.slice(0, 140)),
    );
    expect(wrong, path).toEqual([]);
  }
});

test("the header gets a line once the page has moved by twenty pixels @script", async ({ visitor }) => {
  await visitor.opens("/tips");
  const header = visitor.page.locator("header").first();
  await expect(header).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
  await visitor.page.mouse.wheel(0, 300);
  await expect(header).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
});

test("language and currency are changed on the page that is open @repeats", async ({ visitor }) => {
  await visitor.opens("/tips");
  await visitor.page.locator("header [popovertarget=preferences-menu]").click();
  await visitor.presses("Français");
  await expect(visitor.page.locator("html")).toHaveAttribute("lang", "fr");
  expect(visitor.path()).toBe("/tips");
  await visitor.page.locator("header [popovertarget=preferences-menu]").click();
  await visitor.presses("riyal saoudien");
  await expect(visitor.page.locator("header [popovertarget=preferences-menu]")).toContainText("SAR");
});

test("a menu closes on Escape and on a press elsewhere @repeats", async ({ visitor }) => {
  await visitor.opens("/tips");
  const menu = visitor.page.locator("header [popovertarget=preferences-menu]");
  const choice = visitor.page.getByRole("button", { name: "Français" });
  await menu.click();
  await expect(choice).toBeVisible();
  await visitor.page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await visitor.page.locator("h1").click();
  await expect(choice).toBeHidden();
});

test("the page that was asked for outlasts a change of language, in the shop and in the admin app @repeats", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await visitor.opens("/maestro-vault?page=2", { welcomed: false });
  await visitor.submits(page.getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await visitor.submits(page.getByRole("button", { name: "Continuer vers la page demandée" }));
  expect(visitor.path()).toBe("/maestro-vault?page=2");
  await visitor.opens("/leads?q=mina", { host: "admin" });
  await visitor.submits(page.getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(page.url()).toBe(`${shop.adminUrl}/login?next=%2Fleads%3Fq%3Dmina`);
});

test("a language in the address stays after the first click @repeats", async ({ visitor, otherVisitor }) => {
  const { page } = visitor;
  await visitor.opens("/tips?lang=fr");
  await visitor.follows(page.getByRole("contentinfo").getByRole("link", { name: "Presse" }));
  expect(visitor.path()).toBe("/press");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await otherVisitor.opens("/tips?lang=ru", { welcomed: false });
  await otherVisitor.submits(otherVisitor.page.getByRole("button", { name: "Перейти на нужную страницу" }));
  expect(otherVisitor.path()).toBe("/tips");
  await expect(otherVisitor.page.locator("html")).toHaveAttribute("lang", "ru");
});

test("of a picture that fails to load nothing is seen but its card, with React and without @repeats", async ({
  visitor,
  shop,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  await page.route(/\/media\//, (route) => route.abort());
  await hasAnswered(visitor, shop, { count: 3 });
  for (const [path, pictures] of [
    ["/maestro-vault", "main li img[data-colour]"],
    ["/showcase", "main li img[data-colour]"],
    ["/maestro-journey?step=4", "main label img"],
  ] as const) {
    await visitor.opens(path);
    for (const picture of (await page.locator(pictures).all()).slice(0, 2)) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete))
        .toBe(true);
      if (javaScriptEnabled !== false) await expect(picture).toHaveAttribute("data-failed");
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(100);
      // Where a browser would draw its icon and the frame round it.
      const corner = await page.screenshot({ clip: { x, y, width: 24, height: 24 } });
      const { channels } = await sharp(corner).stats();
      expect(Math.max(...channels.slice(0, 3).map(({ max }) => max)), path).toBeLessThan(100);
    }
  }
});

for (const language of languages)
  test(`what cards say of a product stands level with its neighbours, and no word leaves its card, in ${language} @repeats`, async ({
    visitor,
    shop,
  }) => {
    const { page } = visitor;
    await keeps(page, shop.url, { "athar-country": "SA" });
    for (const path of ["/home", "/showcase", "/maestro-vault", "/product/rose-of-taif", "/results"]) {
      await visitor.opens(path, { language });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { rows, wide } = await page.evaluate(slotsByRow);
        expect(rows.length, path).toBeGreaterThan(0);
        for (const { slot, tops, count } of rows)
          expect(tops, `${slot} of ${count} at ${path}, ${width}`).toHaveLength(1);
        expect(wide, `${path}, ${width}`).toEqual([]);
      }
    }
  });

/** At which heights each slot of cards begins that stand side by side, and what is wider than its slot. */
function slotsByRow() {
  const slots = [...document.querySelectorAll<HTMLElement>("[data-slot]")];
  const rows = new Map<string, { slot: string; tops: Set<number>; count: number }>();
  for (const picture of slots.filter(({ dataset }) => dataset.slot === "picture")) {
    const beside = Math.round(picture.getBoundingClientRect().top + scrollY);
    for (const one of picture.parentElement?.querySelectorAll<HTMLElement>("[data-slot]") ?? []) {
      const slot = one.dataset.slot ?? "";
      const row = rows.get(`${beside} ${slot}`) ?? { slot, tops: new Set<number>(), count: 0 };
      row.tops.add(Math.round(one.getBoundingClientRect().top + scrollY));
      row.count++;
      rows.set(`${beside} ${slot}`, row);
    }
  }
  return {
    rows: [...rows.values()].map(({ tops, ...row }) => ({ ...row, tops: [...tops] })),
    wide: slots.filter((slot) => slot.scrollWidth > slot.clientWidth + 1).map((slot) => slot.innerText.slice(0, 80)),
  };
}
