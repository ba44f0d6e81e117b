import type { Page } from "@playwright/test";
import { fitsNarrowScreens, isAccessible } from "../support/accessibility.ts";
import { type KnownRoute, routes } from "../support/routes.ts";
import { expect, type Language, languages, outermost, test, type Visitor } from "../support/shop.ts";

test.describe.configure({ mode: "parallel" });

/** Calls back with each word in the console that is not the page's own status. */
function complains(page: Page, route: () => KnownRoute, say: (complaint: string) => void) {
  page.on("console", (message) => {
    const expected = (route().status ?? 200) >= 400 && message.text().startsWith("Failed to load resource");
    if (!expected) say(`${route().path}: ${message.text()}`);
  });
  page.on("pageerror", (error) => say(`${route().path}: ${error.message}`));
}

/** Marks what is served before any module script runs: a page that React renders anew, not as the server did, loses the marks. */
async function marksServed(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      for (const element of document.querySelectorAll("h1, header, main, footer"))
        Object.assign(element, { served: true });
    }),
  );
}

/** How much of the page was not served, but rendered in the browser. */
const renderedAnew = (page: Page) =>
  page
    .locator("h1, header, main, footer")
    .evaluateAll((elements) => elements.filter((element) => !("served" in element)).length);

/** Opens an address, which gives what it must. */
async function arrives(visitor: Visitor, { path, host, ends, status = 200, welcomed }: KnownRoute, language: Language) {
  const { page } = visitor;
  const place = `${language} ${path}`;
  const answer = page.waitForResponse(
    (response) => (response.request().isNavigationRequest() && response.status() < 300) || response.status() >= 400,
  );
  if (welcomed === false) await page.context().clearCookies();
  await visitor.opens(path, { language, host, welcomed });
  expect((await answer).status(), place).toBe(status);
  if (ends) expect(visitor.path(), place).toMatch(ends);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language);
  await expect(html).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  expect(await page.title(), place).not.toBe("");
  await expect(page.locator("h1")).toHaveCount(1);
}

/** What opens under its own address; where the others lead is among these. */
const pages = routes.filter(({ ends }) => !ends);
const ways = routes.filter(({ ends }) => ends);
/** As many as one test opens: a browser's first page takes as long as three later ones. */
const several = 6;

for (let from = 0; from < pages.length; from += several) {
  const some = pages.slice(from, from + several);
  const named = some.map(({ path, host }) => `${host ? `${host} ` : ""}${path}`).join(", ");
  test(`in ${outermost.join(" and ")} by turns: ${named} @script`, async ({ visitor }) => {
    const complaints: string[] = [];
    await marksServed(visitor.page);
    let route = some[0] ?? { path: "/" };
    complains(
      visitor.page,
      () => route,
      (complaint) => complaints.push(complaint),
    );
    for (const [index, each] of some.entries()) {
      route = each;
      const language = outermost[(from + index) % outermost.length] ?? outermost[0];
      await arrives(visitor, each, language);
      expect(await renderedAnew(visitor.page), each.path).toBe(0);
      await isAccessible(visitor.page, `${language} ${each.path}`);
      await fitsNarrowScreens(visitor.page, `${language} ${each.path}`);
    }
    expect(complaints).toEqual([]);
  });
}

test("every address that leads elsewhere leads there @script", async ({ visitor }) => {
  const complaints: string[] = [];
  let route: KnownRoute = { path: "/" };
  complains(
    visitor.page,
    () => route,
    (complaint) => complaints.push(complaint),
  );
  for (const [index, each] of ways.entries()) {
    route = each;
    await arrives(visitor, each, languages[index % languages.length] ?? "en");
  }
  expect(complaints).toEqual([]);
});

for (const route of routes)
  for (const [spoken, tag] of [
    [languages, "@script @long"],
    // The texts are the same without a script.
    [outermost.slice(0, 1), "@no-script @long"],
  ] as const) {
    const place = `${route.host ?? "shop"} ${route.path}${route.welcomed === false ? " for a newcomer" : ""}`;
    test(`${place} opens in ${spoken.join(", ")} ${tag}`, async ({ visitor, javaScriptEnabled }) => {
      const complaints: string[] = [];
      complains(
        visitor.page,
        () => route,
        (complaint) => complaints.push(complaint),
      );
      for (const language of spoken) {
        await arrives(visitor, route, language);
        if (javaScriptEnabled !== false) await isAccessible(visitor.page, `${language} ${route.path}`);
        await fitsNarrowScreens(visitor.page, `${language} ${route.path}`);
      }
      expect(complaints).toEqual([]);
    });
  }

/** An address' status and its links as the server sends them, read by the page that is open. */
const isSent = ({ page }: Visitor, path: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    const sent = new DOMParser().parseFromString(await answer.text(), "text/html");
    return {
      status: answer.status,
      links: [...sent.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
    };
  }, path);

/** The same of a page that is opened, with the links that a script has made. */
async function isOpened(visitor: Visitor, path: string) {
  await visitor.opens(path);
  return visitor.page.evaluate(() => ({
    status: performance
      .getEntriesByType("navigation")
      .map((entry) => "responseStatus" in entry && entry.responseStatus)[0],
    links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
  }));
}

for (const [read, tag] of [
  [isSent, "@script"],
  [isOpened, "@script @long"],
] as const)
  test(`every internal link leads somewhere ${tag}`, async ({ visitor, shop }) => {
    test.setTimeout(120_000);
    await visitor.opens("/home");
    const seen = new Set<string>();
    const waiting = ["/home"];
    while (waiting.length > 0) {
      const path = waiting.pop() ?? "";
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, links } = await read(visitor, path);
      expect(status, path).toBe(200);
      for (const href of links) {
        const url = new URL(href, shop.url + path);
        if (url.origin === shop.url && !url.pathname.startsWith("/audio")) waiting.push(url.pathname + url.search);
      }
    }
    expect(seen.size).toBeGreaterThan(25);
  });
