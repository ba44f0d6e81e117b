import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { finishedSession } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { routes } from "../../support/routes.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** What the head of a page says, by the names of its links and metas. */
async function headOf(path: string, cookies?: Record<string, string>) {
  const { status, body } = await shop.ask(path, { ...(cookies && { cookies }) });
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
  const alternates = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
  return {
    status,
    language: /<html lang="([^"]*)"/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    alternates: alternates.map(([, language = "", href = ""]) => ({ language, href })),
    noindex: content("robots") === "noindex",
    address: content("og:url"),
    type: content("og:type"),
  };
}

const pages = routes.filter(({ host, ends, status = 200 }) => !host && !ends && status === 200);
const own = ["/account", "/analyze", "/login", "/own", "/signup/confirm"];

test("robots.txt keeps nobody from a page of the shop: a page that is not to be listed says so itself", async () => {
  const { body } = await shop.ask("/robots.txt");
  expect(body).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(body).not.toMatch(/^Disallow: ./m);
  expect((await shop.ask("/robots.txt", { host: "admin" })).body).toMatch(/^Disallow: \/$/m);
  for (const path of own.filter((each) => pages.some((page) => page.path === each)))
    expect([path, (await headOf(path)).noindex]).toEqual([path, true]);
});

test("the page that is made to be shared may be fetched for its card, and is not listed", async () => {
  const session = await finishedSession(shop);
  const [row] = await shop.backend.sql<{ token: string }>(
    "select share_token as token from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  const path = `/perfume/${row?.token}`;
  expect(await headOf(path)).toMatchObject({
    status: 200,
    noindex: true,
    type: "website",
    address: expect.stringContaining(path),
  });
});

test("what a page names as its canonical address is that page, and so are its sisters in their languages", async () => {
  const aliases = ["/_results", "/perfume-results", "/privacy/fr", "/privacy/fr?lang=ar", "/terms/ru"];
  const listed = new Map<string, string>();
  for (const path of [...new Set([...pages.map((page) => page.path), ...aliases])]) {
    const { language, canonical, alternates, noindex, address, type } = await headOf(path);
    expect([path, type, address]).toEqual([path, "website", expect.stringContaining(shop.origin())]);
    if (noindex) continue;
    expect([path, address, alternates.map((each) => each.language)]).toEqual([
      path,
      canonical,
      [...languages, "x-default"],
    ]);
    expect([path, alternates.find((each) => each.language === language)?.href]).toEqual([path, canonical]);
    const unasked = alternates.find((each) => each.language === "x-default")?.href;
    expect([path, unasked]).toEqual([path, canonical?.replace(/\?lang=..$/, "")]);
    for (const { language: wanted, href } of alternates) if (href !== unasked) listed.set(href, wanted);
  }
  const addresses = [...listed.keys()];
  for (const path of ["/results", "/privacy", "/terms", "/home"])
    expect(addresses).toContain(`${shop.origin()}${path}?lang=fr`);
  expect(addresses.filter((each) => /privacy\/|terms\/|_results|perfume-results/.test(each))).toEqual([]);
  for (const [href, wanted] of listed) {
    const { language, canonical } = await headOf(href.slice(shop.origin().length));
    expect([href, language, canonical]).toEqual([href, wanted, href]);
  }
});

test("the sitemap lists no page that says noindex", async () => {
  const { body } = await shop.ask("/sitemap.xml");
  // Whose language is none of ours is led to the address that asks the browser.
  for (const [, entry = ""] of body.matchAll(/<url>(.*?)<\/url>/g)) {
    const path = /<loc>([^<?]+)/.exec(entry)?.[1];
    expect(entry).toContain(`hreflang="x-default" href="${path}"`);
  }
  const paths = [...new Set([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname))];
  expect(paths).toContain("/home");
  for (const path of paths) expect([path, (await headOf(path)).noindex]).toEqual([path, false]);
});

test("a perfume of the Vault shows search engines its picture, its number and where it is sold", async () => {
  const { body } = await shop.ask("/product/night-of-the-caravan", { language: "fr" });
  const facts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]): unknown => JSON.parse(json),
  );
  const address = `${shop.origin()}/product/night-of-the-caravan?lang=fr`;
  expect(facts).toContainEqual(
    expect.objectContaining({
      "@type": "Product",
      image: expect.stringMatching(/\/media\/social\/bottle-.*\.jpg$/),
      sku: "night-of-the-caravan",
      offers: expect.objectContaining({ url: address }),
    }),
  );
  expect(JSON.stringify(facts)).toContain(`"item":"${address}"`);
});

test("the icons that browsers ask for unasked are there, on both hosts", async () => {
  for (const host of ["shop", "admin"] as const) {
    const icon = await shop.ask("/favicon.ico", { host });
    expect([icon.status, icon.headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\/.*icon$/)]);
    const touch = await shop.ask("/apple-touch-icon.png", { host });
    expect([touch.status, touch.headers["content-type"]]).toEqual([200, "image/png"]);
  }
});
