import AxeBuilder from "@axe-core/playwright";
import { routes } from "../support/routes.ts";
import { expect, type Language, test } from "../support/shop.ts";

const languages: Language[] = ["ar", "en", "fr", "ru"];

for (const { path, host, ends, status = 200, welcomed } of routes) {
  test(`${host ?? "shop"} ${path}${welcomed === false ? " for a newcomer" : ""} opens in four languages`, async ({
    visitor,
    shop,
  }) => {
    const { page } = visitor;
    const complaints: string[] = [];
    page.on("console", (message) => {
      const expected = status >= 400 && message.text().startsWith("Failed to load resource");
      if (["error", "warning"].includes(message.type()) && !expected) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const language of languages) {
      const answer = page.waitForResponse(
        (response) => (response.request().isNavigationRequest() && response.status() < 300) || response.status() >= 400,
      );
      await visitor.opens(path, { language, host, welcomed });
      expect((await answer).status(), language).toBe(status);
      if (ends) expect(visitor.path()).toMatch(ends);
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", language);
      await expect(html).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      expect(await page.title(), language).not.toBe("");
      await expect(page.locator("h1")).toHaveCount(1);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${language} overflows`).toBeLessThanOrEqual(0);
      if (welcomed === false) await page.context().clearCookies();
    }
    expect(complaints).toEqual([]);
    expect(shop.url).toContain("localhost");
  });
}

test("axe finds nothing on any page @script", async ({ visitor }) => {
  test.setTimeout(240_000);
  for (const { path, host, welcomed } of routes)
    for (const language of ["ar", "en"] as const) {
      await visitor.opens(path, { language, host, welcomed });
      const { violations } = await new AxeBuilder({ page: visitor.page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      expect(found, `${language} ${path}`).toEqual([]);
      if (welcomed === false) await visitor.page.context().clearCookies();
    }
});

test("every internal link leads somewhere @script", async ({ visitor, shop }) => {
  test.setTimeout(120_000);
  const { page } = visitor;
  const seen = new Set<string>();
  const waiting = ["/home"];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "";
    if (seen.has(path)) continue;
    seen.add(path);
    await visitor.opens(path);
    const status = await page.evaluate(
      () =>
        performance.getEntriesByType("navigation").map((entry) => "responseStatus" in entry && entry.responseStatus)[0],
    );
    expect(status, path).toBe(200);
    const found = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of found) {
      const url = new URL(href, shop.url + path);
      if (url.origin === shop.url && !url.pathname.startsWith("/audio")) waiting.push(url.pathname + url.search);
    }
  }
  expect(seen.size).toBeGreaterThan(25);
});
