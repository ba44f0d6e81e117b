import { bindWords } from "../../app/i18n/bind-words.ts";
import arDelivery from "../../app/i18n/locales/ar/delivery.json" with { type: "json" };
import arRecommended from "../../app/i18n/locales/ar/recommended.json" with { type: "json" };
import ar from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import arMessages from "../../app/i18n/locales/ar/results_message.json" with { type: "json" };
import enDelivery from "../../app/i18n/locales/en/delivery.json" with { type: "json" };
import enRecommended from "../../app/i18n/locales/en/recommended.json" with { type: "json" };
import en from "../../app/i18n/locales/en/results.json" with { type: "json" };
import enMessages from "../../app/i18n/locales/en/results_message.json" with { type: "json" };
import enSeal from "../../app/i18n/locales/en/seal.json" with { type: "json" };
import frDelivery from "../../app/i18n/locales/fr/delivery.json" with { type: "json" };
import frRecommended from "../../app/i18n/locales/fr/recommended.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/results.json" with { type: "json" };
import frMessages from "../../app/i18n/locales/fr/results_message.json" with { type: "json" };
import ruDelivery from "../../app/i18n/locales/ru/delivery.json" with { type: "json" };
import ruRecommended from "../../app/i18n/locales/ru/recommended.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/results.json" with { type: "json" };
import ruMessages from "../../app/i18n/locales/ru/results_message.json" with { type: "json" };
import { wordTables } from "../../app/maestro/words/tables.ts";
import { signedJourney } from "../support/bindings.ts";
import { hasPerfume, texts as journeyTexts, rowsOf } from "../support/journey.ts";
import { storePerfume } from "../support/perfume.ts";
import { expect, keeps, languages, test } from "../support/shop.ts";

const texts = { ar, en, fr, ru };
const recommendedTexts = { ar: arRecommended, en: enRecommended, fr: frRecommended, ru: ruRecommended };
const deliveryTexts = { ar: arDelivery, en: enDelivery, fr: frDelivery, ru: ruDelivery };
const messages = { ar: arMessages, en: enMessages, fr: frMessages, ru: ruMessages };
test("without a session every path shows the Maestro's own perfume, in four languages @script", async ({ visitor }) => {
  const { page } = visitor;
  const paths = ["/results", "/_results", "/perfume-results", "/PerfumeResultsPlaceholder"];
  for (const [index, language] of languages.entries()) {
    await visitor.opens(paths[index] ?? "/results", { language });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[language].default_name);
    await expect(page.getByText(messages[language].example.unasked.title)).toBeVisible();
    await expect(page.getByRole("link", { name: messages[language].example.unasked.on }).first()).toHaveAttribute(
      "href",
      "/maestro-journey",
    );
    await expect(page.getByRole("heading", { name: texts[language].product.mini })).toBeVisible();
    await expect(page.getByText(texts[language].gift.title)).toBeVisible();
    await expect(page.getByText(deliveryTexts[language].note)).toBeVisible();
    await expect(page.getByRole("heading", { name: texts[language].naming.title })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test("both perfumes show their seals, each a picture of its own, and how one reads them", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const seals = page.getByRole("img", { name: /^The seal of / });
  await expect(seals).toHaveCount(2);
  const drawn = () =>
    seals.evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.src : null)),
    );
  await expect.poll(drawn).not.toContain(null);
  const [first, second] = await drawn();
  expect(first).not.toBe(second);
  await page.getByRole("link", { name: en.seal.read }).click();
  await expect(page.getByText(enSeal.edge.body)).toBeVisible();
  const read = page.getByRole("img", { name: enSeal.alt });
  await expect(read).toHaveAttribute("src", `/seals/day/${first?.split("/").at(-1)}`);
  // Printed for the light in which it stands: the day's gold is lost on the night's ground.
  await expect(page.locator("html")).toHaveAttribute("data-light", "day");
});

test("how it unfolds is said stage by stage and for heat and cold, in four languages @script", async ({ visitor }) => {
  const { page } = visitor;
  for (const language of languages) {
    await visitor.opens("/results", { language });
    const section = page.getByRole("region", { name: texts[language].unfolds.title });
    await expect(section).toContainText(bindWords(wordTables[language].stages.trace, language));
    await expect(section).toContainText(bindWords(wordTables[language].climates.riyadh, language));
    await expect(section).toContainText(bindWords(wordTables[language].stagesFor, language));
    // A picture without words: beside it stand the notes, and what it shows is told in figures.
    await expect.poll(() => section.locator("img").first().evaluate(isDrawn)).toBe(true);
    await expect(section.locator("dd").first()).toBeVisible();
    await section.locator("summary", { hasText: texts[language].unfolds.figures }).first().click();
    const table = section.getByRole("table").first();
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    const rows = await table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .all();
    const shares = await Promise.all(rows.map((row) => row.getByRole("cell").allTextContents()));
    const sums = [0, 1, 2].map((stage) => shares.reduce((sum, row) => sum + Number.parseInt(row[stage] ?? "", 10), 0));
    expect(sums).toEqual([100, 100, 100]);
  }
});

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test("the river runs down a phone and across a wide window, from the side where one begins to read @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const [width, cut, language, turned] of [
    [320, "tall", "fr", "none"],
    [360, "tall", "ar", "-1 1"],
    [1440, "wide", "ar", "-1 1"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visitor.opens("/results", { language });
    const river = page.getByRole("region", { name: texts[language].unfolds.title }).locator("img").first();
    await expect
      .poll(() => river.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
      .toContain(`/rivers/${cut}/`);
    await expect(river).toHaveCSS("scale", turned);
    await expect.poll(() => river.evaluate(isDrawn)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("prices are those of this screen, in the visitor's currency @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await visitor.opens("/results");
  await expect(visitor.sees("AED 1,625")).toBeVisible();
  await expect(visitor.sees("AED 782")).toBeVisible();
  await page.context().addCookies([{ name: "athar-currency", value: "SAR", url: shop.url }]);
  await visitor.opens("/results", { language: "ar" });
  await expect(visitor.sees("1,659 ر.س")).toBeVisible();
  await expect(visitor.sees("799 ر.س")).toBeVisible();
});

test("who has seen the price of their perfume sees no other after @repeats", async ({ visitor, shop }) => {
  const { page } = visitor;
  await visitor.opens("/showcase");
  await expect(page.getByText("AED 1,664")).toHaveCount(2);
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  await expect(page.locator("#products ~ ul").getByText("AED 1,625")).toHaveCount(2);
  await visitor.opens("/showcase");
  await expect(page.getByText("AED 1,625")).toHaveCount(2);
  await expect(page.getByText("AED 782")).toHaveCount(1);
});

test("one card is turned at a time, and the discovery set never @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/results");
  await expect(page.locator("main").getByRole("checkbox")).toHaveCount(2);
  // Each is called by its own bottle, and by what a press shows.
  const turn = ({ product }: { product: "premiere" | "deuxieme" }) =>
    page.getByRole("checkbox", { name: new RegExp(`: ${en.product[product]}$`) });
  const [first, second] = [turn({ product: "premiere" }), turn({ product: "deuxieme" })];
  await first.focus();
  await page.keyboard.press("Space");
  await expect(first).toBeChecked();
  await second.focus();
  await page.keyboard.press("Space");
  await expect(second).toBeChecked();
  await expect(first).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(second).not.toBeChecked();
});

test("both faces of the cards are open @no-script", async ({ visitor }) => {
  await visitor.opens("/results", { language: "fr" });
  const cards = visitor.page.locator("#products ~ ul");
  for (const layer of Object.values(fr.layer)) await expect(cards.getByText(layer)).toHaveCount(2);
  for (const layer of await cards.getByText(fr.layer.base).all()) await expect(layer).toBeVisible();
});

test("adding to the cart takes a moment and is confirmed for a while @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`, { clock: "stopped" });
  await page.setViewportSize({ width: 360, height: 780 });
  const heightOfButton = () =>
    page.locator("#premiere").evaluate((card) => {
      const button = card.querySelector("button");
      return Math.round((button?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top);
    });
  const before = await heightOfButton();
  await page.getByRole("button", { name: `Add to cart: ${en.product.mini}` }).click();
  await expect(page.getByRole("button", { name: en.cart.adding })).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#cart-count")).toHaveText("");
  await page.clock.runFor(800);
  await expect(page.getByRole("button", { name: en.cart.adding })).toHaveCount(0);
  const toast = page.getByText("Added to cart successfully!");
  await expect(toast).toBeAttached();
  // It alone says so: below the button stays the way to the cart.
  await expect(page.getByText("Added to cart")).toHaveCount(1);
  // Wherever the button stands in the window, the toast leaves it free.
  const [told, pressed] = [await toast.boundingBox(), await page.locator("#mini button").boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0) <= (pressed?.y ?? 0) || (told?.y ?? 0) >= (pressed?.y ?? 0) + 44).toBe(
    true,
  );
  await page.clock.runFor(4000);
  await expect(page.locator("#mini").getByRole("link", { name: en.cart.order })).toBeVisible();
  expect(await heightOfButton()).toBe(before);
  await expect(page.locator("#premiere").getByRole("link", { name: en.cart.order })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/results\\?sid=${session}$`));
  // It is there to be looked at: counted in every header, and named where it is ordered.
  await expect(page.getByRole("link", { name: "Cart 1" })).toBeVisible();
  await visitor.opens("/tips", { language: "ru" });
  await visitor.follows(page.getByRole("link", { name: "Корзина 1" }));
  await expect(page.getByRole("heading", { name: ru.product.mini }).first()).toBeVisible();
});

for (const tag of ["@script", "@no-script"])
  test(`what was not composed for the visitor says that it is not for sale, goes into no cart and leads to the Maestro ${tag}`, async ({
    visitor,
    shop,
  }) => {
    const { page } = visitor;
    const session = await hasPerfume(visitor, shop, "ar");
    await page.context().clearCookies({ name: "maestro_session_id" });
    for (const path of ["/maestro/results", "/results", `/results?sid=${session}`]) {
      await visitor.opens(path, { language: "ar" });
      const card = page.locator("#premiere");
      await expect(card.getByText(ar.cart.not_own)).toBeVisible();
      await expect(card.getByRole("link", { name: ar.shared.begin })).toHaveAttribute("href", "/maestro-journey");
      if (path === "/maestro/results") await expect(page.getByText(messages.ar.example.unasked.body)).toBeVisible();
      await card.getByRole("button", { name: ar.cart.add }).click();
      await expect(page.getByText(ar.cart.not_own)).toHaveCount(4);
      await expect(page.locator("#cart-count")).toHaveText("");
      await expect(page.getByText(ar.cart.added)).toHaveCount(0);
    }
    expect((await page.context().cookies()).filter(({ name, value }) => name.endsWith("cart") && value)).toEqual([]);
  });

test("adding to the cart is confirmed @no-script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ru");
  await visitor.opens(`/results?sid=${session}`, { language: "ru" });
  await page.getByRole("button", { name: ru.cart.add }).first().click();
  await expect(page.getByText(ru.cart.added)).toBeAttached();
  await expect(page.locator("#premiere").getByRole("link", { name: ru.cart.order })).toBeVisible();
  await page.locator("#mini").getByRole("button", { name: ru.cart.add }).click();
  await expect(page.locator("#cart-count")).toHaveText("2");
  for (const product of ["#premiere", "#mini"]) {
    await expect(page.locator(product).getByRole("link", { name: ru.cart.order })).toBeVisible();
  }
  await expect(page.locator("#deuxieme").getByRole("link", { name: ru.cart.order })).toHaveCount(0);
});

test("a perfume of one's own has a name, reasons, a safety card and words @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  for (const language of languages) {
    const t = texts[language];
    await visitor.opens(`/results?sid=${session}`, { language });
    const [row] = await backend.sql<{ name: string; words: string }>(
      `select variant ->> $2 as name, variant ->> $3 as words
       from private.maestro_results, jsonb_array_elements(result_json -> 'variants') as variant
       where session_id = $1 and question_id is null and variant ->> 'kind' = 'premiere'`,
      [
        session,
        language === "en" ? "display_name" : `display_name_${language}`,
        language === "en" ? "maestro_notes" : `maestro_notes_${language}`,
      ],
    );
    const printed = (text: string | undefined) => bindWords(text ?? "?", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(printed(row?.name));
    // The first sentences are read at once, the others on a press.
    const [sentence = "?"] = printed(row?.words).split(/(?<=[.!?…])\s/u);
    await expect(page.locator("#perfume").getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t.why.title })).toBeVisible();
    await expect(page.getByText(t.safety.honest)).toBeVisible();
    expect(await page.locator('section[aria-labelledby="why"] dd').count()).toBeGreaterThan(5);
    expect(await page.content()).not.toMatch(/pct_concentrate|ethanol_g|maestro_recipe/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test("another browser sees the perfume, not the answers, and may not name it @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  const [row] = await backend.sql<{ name: string }>(
    "select result_json #>> '{variants,0,display_name}' as name from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  await page.context().clearCookies();
  await visitor.opens(`/results?sid=${session}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(row?.name ?? "?");
  await expect(page.getByRole("heading", { name: en.naming.title })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: en.share.title })).toHaveCount(0);
  await expect(page.locator('section[aria-labelledby="why"] dd + dd')).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ intent: "name", custom_name: "Mine" });
    return (await fetch(location.href, { method: "POST", body })).status;
  });
  expect(status).toBe(404);
  expect((await rowsOf(backend, session)).find(({ question_id }) => question_id === null)?.custom_name).toBeNull();
});

test("a session that does not exist shows the Maestro's own perfume @script", async ({ visitor }) => {
  await visitor.opens("/results?sid=00000000-0000-4000-8000-00000000dead", { language: "ru" });
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(ru.default_name);
  await expect(visitor.page.getByText(messages.ru.example.missing.title)).toBeVisible();
});

test("a perfume that cannot be read is not passed off as the example @script", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "fr");
  await backend.sql(
    "update private.maestro_results set result_json = '{}' where session_id = $1 and question_id is null",
    [session],
  );
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await expect(page.getByText(messages.fr.example.unfinished.title)).toBeVisible();
  const [own] = await page
    .context()
    .cookies()
    .then((all) => all.filter(({ name }) => name.includes("session_id")));
  await page.context().clearCookies({ name: "maestro_session_id" });
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await expect(page.getByText(messages.fr.example.missing.title)).toBeVisible();
  if (own) await page.context().addCookies([own]);
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await visitor.presses(messages.fr.example.unfinished.on);
  await visitor.presses(journeyTexts.fr.ready.show);
  await page.waitForURL(/\/maestro\/processing\?sid=/);
  await visitor.opens(`/results?sid=${session}`, { language: "fr" });
  await expect(page.getByText(messages.fr.example.unfinished.title)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: fr.naming.title })).toBeVisible();
});

test("while the backend is down the page says so @repeats", async ({ visitor, shop, faults }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  faults.down();
  const answer = page.waitForResponse((response) => response.url().includes("/results?sid="));
  await visitor.opens(`/results?sid=${session}`, { language: "ar" });
  expect((await answer).status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText(ar.down.title);
});

test("a link shows the perfume to anyone, and nothing behind it @repeats", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const link = await page.getByRole("textbox", { name: en.share.label }).inputValue();
  expect(link).toMatch(/\/perfume\/[0-9a-f-]{36}$/);
  expect(link).not.toContain(session);
  await backend.sql(
    "update private.maestro_results set custom_name = 'Dusk' where session_id = $1 and question_id is null",
    [session],
  );
  await page.context().clearCookies();
  for (const language of languages) {
    await visitor.opens(new URL(link).pathname, { language });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dusk");
    await expect(page.getByRole("main").getByRole("link", { name: texts[language].shared.begin })).toBeVisible();
    await expect(page.getByRole("main").getByText(texts[language].seal.read)).toBeVisible();
    expect(await page.content()).not.toMatch(new RegExp(`${session}|because\\W*"|formula"|allergens`));
  }
});

test("a perfume stands in the light of its hour, for its owner and for whoever has the link @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  for (const [hour, light, theme] of [
    ["both", "day", "#f4ecdf"],
    ["night", "night", "#12100e"],
  ] as const) {
    const answers = { families: ["citrus" as const], time_of_day: hour };
    const { session, share_token } = await storePerfume(backend, { answers, name: null });
    const isLit = async (path: string) => {
      await visitor.opens(path);
      await expect(page.locator("html")).toHaveAttribute("data-light", light);
      await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", theme);
      await expect(page.locator("#perfume img[src^='/seals/']")).toHaveAttribute("src", new RegExp(`/${light}/`));
    };
    await keeps(page, shop.url, { maestro_session_id: await signedJourney(session) });
    await isLit(`/results?sid=${session}`);
    await page.context().clearCookies();
    for (const path of [`/results?sid=${session}`, `/perfume/${share_token}`]) await isLit(path);
  }
});

test("on a phone the first bottle's button stays once its name has left, until the bottles' own come @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  const button = page.locator("#perfume button[name=product]");
  await expect(button).not.toBeInViewport();
  const top = await button.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeLessThanOrEqual(1500);
  await page.locator("#unfolds").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 400));
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.locator("#products").evaluate((heading) => heading.scrollIntoView());
  await expect(button).not.toBeInViewport();
});

// How long it is depends on the perfume: on a phone 6,800 to 7,500 pixels, most in Russian.
test("a perfume's page is no longer than it is worth reading @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ru");
  for (const language of ["ar", "ru"] as const) {
    for (const [width, longest] of [
      [360, 7700],
      [1440, 4700],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visitor.opens(`/results?sid=${session}`, { language });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${language} at ${width}`).toBeLessThanOrEqual(longest);
    }
  }
});

test("on paper there are the perfume, its reasons and its safety card, in ink @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/results?sid=${session}`);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo").first()).toBeHidden();
  await expect(page.getByText(en.naming.title)).toBeHidden();
  await expect(page.getByText(en.products.title)).toBeHidden();
  for (const name of [en.why.title, en.safety.title]) await expect(page.getByRole("heading", { name })).toBeVisible();
  // What is folded on the screen is read on paper.
  for (const part of await page.locator("details").all())
    await expect(part.locator(":scope > :last-child")).toBeVisible();
});

test("on a phone what stands on the screen is fully there, wherever the scrolling stops @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.opens("/results");
  const faint = await page.evaluate(async () => {
    const found: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      // What comes in by itself has come.
      for (const animation of document.getAnimations())
        if (animation.timeline instanceof DocumentTimeline) animation.finish();
      for (const element of document.querySelectorAll("main *")) {
        const { top: edge, bottom } = element.getBoundingClientRect();
        const opacity = Number(getComputedStyle(element).opacity);
        if (element.textContent?.trim() && bottom > 0 && edge < innerHeight && opacity > 0 && opacity < 1)
          found.push(`${opacity} at ${top}: ${element.textContent.slice(0, 40)}`);
      }
    }
    return found;
  });
  expect(faint).toEqual([]);
});

test("back leads to the page before @script", async ({ visitor }) => {
  await visitor.opens("/tips");
  await visitor.opens("/results");
  await visitor.page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(visitor.page).toHaveURL(/\/tips$/);
});

test("plain cards show the house's three @script", async ({ visitor }) => {
  const { page } = visitor;
  for (const language of languages) {
    await visitor.opens("/maestro/results", { language });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(recommendedTexts[language].cards.title);
    for (const product of Object.values(texts[language].product)) {
      await expect(page.getByRole("heading", { name: product }).first()).toBeAttached();
    }
  }
});

test("a plain card logs what was pressed @script", async ({ visitor }) => {
  const { page } = visitor;
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await visitor.opens("/maestro/results");
  await page.getByRole("button", { name: `Add to cart: ${en.product.mini}` }).click();
  await expect.poll(() => lines).toContain("Add to cart: mini");
});
