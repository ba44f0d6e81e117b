import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { routes } from "../../support/routes.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

async function isRefused(): Promise<(path: string) => boolean> {
  const { body } = await shop.ask("/robots.txt");
  const prefixes = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = ""]) => prefix);
  expect(prefixes).toContain("/order/");
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

test("a page says noindex where robots.txt refuses it, and nowhere else", async () => {
  const refused = await isRefused();
  // Without a session the addresses of the results show a perfume of the Maestro's own, which may be listed as /results.
  const aliases = ["/_results", "/perfume-results"];
  expect(aliases.filter(refused)).toEqual(aliases);
  const pages = routes.filter(({ host, ends, status = 200 }) => !host && !ends && status === 200);
  for (const { path } of pages.filter((page) => !aliases.includes(page.path))) {
    const { status, body } = await shop.ask(path);
    expect([path, status, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([
      path,
      200,
      refused(path),
    ]);
  }
});

test("the sitemap lists nothing that robots.txt refuses", async () => {
  const refused = await isRefused();
  const { body } = await shop.ask("/sitemap.xml");
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toContain("/home");
  expect(paths.filter(refused)).toEqual([]);
});
