import type { Locator, Page } from "@playwright/test";
import ar from "../../app/i18n/locales/ar/shell.json" with { type: "json" };
import en from "../../app/i18n/locales/en/shell.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/shell.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/shell.json" with { type: "json" };
import type { Plate } from "../../app/media/manifest.ts";
import { createAccount } from "../support/accounts.ts";
import { bareShares } from "../support/bare-ground.ts";
import { expect, type Language, languages, test, ticks } from "../support/shop.ts";

const shell = { ar, en, fr, ru };

test("the two calls of the hero, the three steps and the links lead on @repeats", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Think of an evening you have not forgotten.");
  const hero = page.locator("section").first();
  await expect(hero.getByRole("link", { name: "Begin the Maestro’s journey" })).toHaveAttribute(
    "href",
    "/maestro-journey",
  );
  await expect(hero.getByRole("link", { name: "Explore the perfumes" })).toHaveAttribute("href", "/maestro-vault");
  await expect(page.getByText("One in a million")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Inspire/ })).toBeChecked();
  await expect(page.getByRole("link", { name: "Begin the journey" })).toBeHidden();
  await ticks(page.getByRole("radio", { name: /Own/ }));
  await expect(page.getByRole("link", { name: "Begin the journey" })).toHaveAttribute("href", "/maestro-journey");
  await expect(page.getByRole("link", { name: "Open Your Vault" })).toHaveAttribute("href", "/vault/mine");
  for (const name of ["Inner Reflection", "Hidden Essence", "Discovery Set"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

/** The words over a picture that are not in its quiet part. */
function wordsOverObjects(page: Page, frame: string, words: string, quiet: Plate): Promise<(string | null)[]> {
  return page.evaluate(
    ([frameOf, wordsOf, { x, y, w, h }]) => {
      const image = document.querySelector(frameOf);
      if (!(image instanceof HTMLImageElement)) return ["no picture"];
      const box = image.getBoundingClientRect();
      // As `object-fit: cover` lays it: the shape is the file's own, the place that of `object-position`.
      const shape = image.naturalWidth / image.naturalHeight;
      const width = Math.max(box.width, box.height * shape);
      const height = width / shape;
      const style = getComputedStyle(image);
      const [across = 0, down = 0] = style.objectPosition.split(" ").map(Number.parseFloat);
      const mirrored = new DOMMatrix(style.transform).a < 0;
      const left = box.left + ((box.width - width) * across) / 100 + width * (mirrored ? 1 - x - w : x);
      const top = box.top + ((box.height - height) * down) / 100 + height * y;
      const range = document.createRange();
      return [...document.querySelectorAll(wordsOf)].flatMap((element) => {
        range.selectNodeContents(element);
        const over = [...range.getClientRects()].filter(
          (line) => line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
        );
        const isQuiet = (line: DOMRect) =>
          line.left >= left && line.right <= left + width * w && line.top >= top && line.bottom <= top + height * h;
        return over.every(isQuiet) ? [] : [element.textContent];
      });
    },
    [frame, words, quiet] as const,
  );
}

for (const language of languages) {
  test(`no word of the home page lies on what its pictures show, in ${language} @script`, async ({ visitor }) => {
    const { page } = visitor;
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await visitor.opens("/home", { language });
      for (const [name, quiet, section, words] of [
        ["hero", { x: 0, y: 0, w: 0.2, h: 0.7 }, "section:has(h1)", "h1, section:has(h1) p"],
        [
          "question-evening",
          { x: 0, y: 0, w: 1, h: 0.47 },
          "[data-rotator]",
          "[data-rotator] h2, [data-rotator] blockquote",
        ],
      ] as const) {
        await loadPicture(page.locator(`${section} picture img`));
        const wrong = await wordsOverObjects(page, `${section} picture img`, words, quiet);
        expect(wrong, `${name} at ${width}`).toEqual([]);
      }
    }
  });
}

async function loadPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (element) => {
    if (element instanceof HTMLImageElement) await element.decode();
  });
}

test("home is short, its facts stand in the first view, and at most one of its screens is bare ground @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of languages) {
    await visitor.opens("/home", { language });
    await expect(page.locator("main section").first().getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, language).toBeLessThanOrEqual(5800);
    if (language !== "ar" && language !== "fr") continue;
    for (const picture of await page.locator("main img").all()) await loadPicture(picture);
    const shares = await bareShares(await page.screenshot({ fullPage: true }), 900);
    expect(shares.filter((share) => share > 0.7).length, `${language}: ${shares}`).toBeLessThanOrEqual(1);
  }
});

const sections = ["Home", "Collections", "The Maestro", "Inspiration", "Vault"];
const others = [
  "The Maestro’s journey",
  "The Maestro’s Vault",
  "Why Athar?",
  "Tips",
  "Testimonials",
  "Press",
  "Contact",
  "Delivery and returns",
];

test("every page's header names the same sections, in a row that fits at 1152 pixels in every language, and the rest behind More @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const navigation = page.getByRole("banner").getByRole("navigation");
  await page.setViewportSize({ width: 1152, height: 800 });
  for (const path of ["/home", "/tips"]) {
    await visitor.opens(path);
    await expect(navigation.getByRole("link")).toHaveText(sections);
    await navigation.getByRole("button", { name: "More" }).click();
    await expect(navigation.getByRole("link")).toHaveText([...sections, ...others]);
  }
  // The longest that stands beside the row: a name that is cut.
  const person = { email: "wilhelmina.westminster@example.com", password: "rose-water" };
  await createAccount(backend, person.email, person.password);
  await visitor.opens("/login?tab=password&next=/home");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await visitor.submits(page.locator("form#password button[type=submit]"));
  await page.waitForURL(({ pathname }) => pathname === "/home");
  for (const language of languages) {
    await visitor.opens("/home", { language });
    for (const width of [1152, 1439, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(navigation.getByRole("link", { name: shell[language].sections.vault })).toBeInViewport({
        ratio: 1,
      });
      const room = await page.getByRole("banner").evaluate((header) => {
        const edges = [...header.querySelectorAll("a, button")]
          .filter((each) => each.checkVisibility() && !each.closest("[popover]:not([id=menu])"))
          .map((each) => each.getBoundingClientRect())
          .sort((one, other) => one.left - other.left);
        return Math.min(...edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0)));
      });
      expect(room, `${language} at ${width}`).toBeGreaterThanOrEqual(10);
    }
  }
});

test("on a phone the menu holds every section @repeats", async ({ visitor, javaScriptEnabled }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.opens("/home");
  const navigation = page.getByRole("banner").getByRole("navigation");
  await expect(navigation).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(navigation.getByRole("link")).toHaveText([...sections, ...others]);
  await navigation.getByRole("link", { name: "Collections" }).click();
  await expect(page).toHaveURL(/\/home#collections$/);
  if (javaScriptEnabled !== false) {
    await expect(navigation).toBeHidden();
    await expect(page.getByRole("heading", { name: "Inner Reflection" })).toBeInViewport();
  }
});

test("the footer is a signature, not a page @script", async ({ visitor }) => {
  const { page } = visitor;
  for (const language of ["ar", "en"] as const)
    for (const [width, most] of [
      [360, 420],
      [1440, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await visitor.opens("/press", { language });
      const box = await page.getByRole("contentinfo").boundingBox();
      expect(box?.height, `${language} at ${width}`).toBeLessThanOrEqual(most);
    }
});

test("a page tells the browser's frame the light that it stands in @script", async ({ visitor }) => {
  const { page } = visitor;
  const lights = { "/home": ["#12100e", "rgb(18, 16, 14)"], "/tips": ["#f4ecdf", "rgb(244, 236, 223)"] } as const;
  for (const [path, [theme, ground]] of Object.entries(lights)) {
    await visitor.opens(path);
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", theme);
    await expect(page.locator("body")).toHaveCSS("background-color", ground);
  }
});

test("the Maestro's six quotes turn, and stop when told @script", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.opens("/home", { clock: "stopped" });
  const current = page.locator("[data-quote][data-current]");
  await expect(page.locator("[data-quote]")).toHaveCount(6);
  const first = await current.textContent();
  await page.clock.runFor(6100);
  await expect(current).not.toHaveText(first ?? "");
  const second = await current.textContent();
  await page.getByRole("button", { name: "Pause the quotes" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(13_000);
  await expect(current).toHaveText(second ?? "");
  await page.getByRole("button", { name: "Resume the quotes" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6100);
  await expect(current).not.toHaveText(second ?? "");
});

test("the quotes stand still where motion is unwanted @script", async ({ visitor }) => {
  await visitor.opens("/home");
  await expect(visitor.page.getByRole("button", { name: "Resume the quotes" })).toBeVisible();
});

test("newsletter: a wrong address, a right one, and the same answer twice @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  await visitor.opens("/home");
  await visitor.fills("E-mail address", "not an address");
  await visitor.presses("Subscribe");
  await expect(page.getByText("Invalid email format").first()).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toHaveValue("not an address");
  const address = "guest@example.com";
  for (const _ of ["first", "again"]) {
    await visitor.opens("/home");
    await visitor.fills("E-mail address", address.toUpperCase());
    await visitor.presses("Subscribe");
    await expect(page.getByText("One more step: please check your inbox")).toBeVisible();
  }
  expect(await backend.sql("select email from public.newsletter_subscribers where email = $1", [address])).toEqual([]);
  await expect.poll(() => backend.mailbox.messages().filter(({ to }) => to === address).length).toBe(2);
  const [letter] = backend.mailbox.messages().filter(({ to }) => to === address);
  const [, link = ""] = /href="([^"]+\/newsletter\/confirm[^"]+)"/.exec(letter?.html ?? "") ?? [];
  await page.goto(link);
  await visitor.submits(page.getByRole("button", { name: "Subscribe" }));
  await expect(page.getByText("Thank you! Successfully subscribed.")).toBeVisible();
  expect(await backend.sql("select email from public.newsletter_subscribers where email = $1", [address])).toHaveLength(
    1,
  );
});

test("newsletter: a backend that is down keeps the address and says so @repeats", async ({ visitor, faults }) => {
  const { page } = visitor;
  await visitor.opens("/newsletter", { language: "ru" });
  await page.locator("input[name=email]").fill("guest@example.com");
  faults.down("error");
  await visitor.presses("Подписаться");
  await expect(page.getByText("Произошла ошибка. Попробуйте ещё раз.").first()).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveValue("guest@example.com");
});

test("contact: errors keep what was typed; thanks, and the form again @repeats", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/contact");
  await visitor.fills("Name", "Noura");
  await visitor.presses("Send the message");
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Noura");
  await visitor.fills("E-mail", "noura@example.com");
  await visitor.fills("Message", "Is the oud aged?");
  await visitor.presses("Send the message");
  await expect(page.getByText("Thank you for reaching out!")).toBeVisible();
  await expect(page.getByText("We’ll respond to you as soon as possible")).toBeVisible();
});

test("contact: after three seconds the form is back @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/contact", { clock: "stopped" });
  await visitor.fills("Name", "Noura");
  await visitor.fills("E-mail", "noura@example.com");
  await visitor.fills("Message", "Hello");
  await visitor.presses("Send the message");
  await expect(page.getByText("Thank you for reaching out!")).toBeVisible();
  await page.clock.runFor(3100);
  await expect(page.getByText("Thank you for reaching out!")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("the gallery opens large, steps and closes @repeats", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/inspiration");
  await page.getByRole("link", { name: /Enlarge: A Taif rose/ }).click();
  await expect(page.locator("#picture-1")).toBeVisible();
  await page.locator("#picture-1").getByRole("link", { name: "Next picture" }).click();
  await expect(page.locator("#picture-2")).toBeVisible();
  await page.locator("#picture-2").getByRole("link", { name: "Close" }).click();
  await expect(page.locator("#picture-2")).toBeHidden();
});

test("the gallery answers arrows and Escape, mirrored in Arabic @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/inspiration#picture-2", { language: "ar" });
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#picture-3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#picture-2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#picture-2")).toBeHidden();
});

test("every page names itself and its sisters to search engines @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  for (const language of ["ar", "en", "fr", "ru"] satisfies Language[]) {
    await visitor.opens("/tips", { language });
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${shop.url}/tips?lang=${language}`);
    await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(5);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    await expect(page.locator("meta[property='og:image']")).toHaveCount(1);
  }
  await visitor.opens("/home");
  const facts = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(facts ?? "")).toMatchObject({ "@type": "Organization", name: "Athar", url: `${shop.url}/home` });
  const sitemap = await page.goto(`${shop.url}/sitemap.xml`);
  expect(await sitemap?.text()).toContain(`${shop.url}/product/night-of-the-caravan?lang=ru`);
  const robots = await (await page.goto(`${shop.url}/robots.txt`))?.text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});

test("a collection is pressed anywhere on its card, and the showcase is one link away @script", async ({ visitor }) => {
  const { page } = visitor;
  for (const [name, product] of [
    ["Inner Reflection", "premiere"],
    ["Hidden Essence", "deuxieme"],
    ["Discovery Set", "mini"],
  ]) {
    await visitor.opens("/home");
    await page
      .locator("#collections li")
      .filter({ hasText: name })
      .click({ position: { x: 40, y: 60 } });
    await expect(page).toHaveURL(new RegExp(`/maestro/results\\?own#${product}$`));
    await expect(page.locator(`#${product}`)).toBeInViewport();
  }
  await visitor.opens("/home");
  await visitor.follows(page.locator("#collections").getByRole("link", { name: /The Arabian signature/ }));
  await expect(page).toHaveURL(/\/showcase$/);
});
