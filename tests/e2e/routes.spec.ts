import { fitsNarrowScreens, isAccessible } from "../support/accessibility.ts";
import { routes } from "../support/routes.ts";
import { expect, languages, outermost, test } from "../support/shop.ts";

test.describe.configure({ mode: "parallel" });

const visits = routes.flatMap((route) => [
  { ...route, spoken: outermost, tag: "@script" },
  { ...route, spoken: languages.filter((language) => !outermost.includes(language)), tag: "@script @long" },
  // The texts are the same without a script.
  { ...route, spoken: outermost.slice(0, 1), tag: "@no-script @long" },
]);

for (const { path, host, ends, status = 200, welcomed, spoken, tag } of visits) {
  const place = `${host ?? "shop"} ${path}${welcomed === false ? " for a newcomer" : ""}`;
  test(`${place} opens in ${spoken.join(" and ")} ${tag}`, async ({ visitor, shop, javaScriptEnabled }) => {
    const { page } = visitor;
    const complaints: string[] = [];
    page.on("console", (message) => {
      const expected = status >= 400 && message.text().startsWith("Failed to load resource");
      if (["error", "warning"].includes(message.type()) && !expected) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const language of spoken) {
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
      if (javaScriptEnabled !== false) await isAccessible(page, `${language} ${path}`);
      await fitsNarrowScreens(page, `${language} ${path}`);
      if (welcomed === false) await page.context().clearCookies();
    }
    expect(complaints).toEqual([]);
    expect(shop.url).toContain("localhost");
  });
}

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
