import { afterAll, beforeAll, expect, test } from "vitest";
import en from "../../../app/i18n/locales/en/delivery.json" with { type: "json" };
import vault from "../../../app/i18n/locales/en/vault.json" with { type: "json" };
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { createAccount, parseSetCookie } from "../../support/accounts.ts";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
  await shop.backend.sql("update public.delivery_countries set is_open = true where code = 'QA'");
});
afterAll(() => shop.stop());

/** What a page that may be shared says to browsers; every other says no-store. */
const shared = "private, no-cache";
const cacheControl = async (path: string, options?: RequestOptions) =>
  (await shop.ask(path, options)).headers["cache-control"];

const nameOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
const rename = (name: string) =>
  shop.backend.sql(
    "update public.maestro_products set name = jsonb_set(name, '{en}', to_jsonb($1::text)) where slug = 'golden-hour'",
    [name],
  );

test("content pages are shared among guests; interactive ones, unknown parameters and missing pages are not", async () => {
  for (const path of ["/home", "/tips", "/maestro-vault", "/product/golden-hour", "/privacy"])
    expect(await cacheControl(path), path).toBe(shared);
  for (const path of [
    "/maestro-journey",
    "/tips?lang=fr",
    `/testimonials?lang=${"x".repeat(4000)}`,
    "/maestro-vault?page=999",
    "/product/no-such-perfume",
  ])
    expect(await cacheControl(path), path.slice(0, 60)).toBe("private, no-store");
});

test("beside a price stands what delivery takes to the country of who asks, also after somebody of another country has asked", async () => {
  const asks = async (country: string) => {
    const { body } = await shop.ask("/showcase", { language: "en", headers: { "cf-ipcountry": country } });
    return /When it arrives and what[^.<]+\.|(?:Saudi Arabia|Qatar|United Arab Emirates): delivery [^.<]+\./.exec(
      body,
    )?.[0];
  };
  for (let times = 0; times < 2; times += 1) {
    expect(await asks("SA")).toBe("Saudi Arabia: delivery is free.");
    expect(await asks("QA")).toBe("Qatar: delivery costs AED\u00a054.");
    expect(await asks("AE")).toBe("United Arab Emirates: delivery costs AED\u00a044.");
    expect(await asks("DE")).toBe(en.line.unknown);
  }
  const { cookies } = await shop.ask("/country", { form: { country: "SA", next: "/showcase" } });
  const { body } = await shop.ask("/showcase", { language: "en", cookies: parseSetCookie(cookies) });
  expect(body).toContain("Arrives between");
  expect(body).toContain("SAR\u00a01,699");
});

test("a page has one address: every other spelling leads there for good", async () => {
  const product = "/product/golden-hour";
  const [perfume] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_products where slug = 'golden-hour'",
  );
  for (const [asked, ends] of [
    ["/product/GOLDEN-HOUR", product],
    ["/PRODUCT/golden-hour", product],
    ["/product/golden%2Dhour", product],
    ["/product/golden-hour/", product],
    ["/Product/g%6Flden-hour/?lang=fr", `${product}?lang=fr`],
    [`/product/${perfume?.id}`, product],
    ["/TIPS", "/tips"],
    ["/privacy/FR/", "/privacy/FR"],
  ] as const) {
    const { status, headers } = await shop.ask(asked);
    expect([asked, status, headers.location]).toEqual([asked, 301, ends]);
    expect((await shop.ask(asked, { form: {} })).status, asked).not.toBe(301);
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(
    (await shop.ask(product, { language: "en" })).body,
  )?.[1];
  expect(canonical).toBe(`${shop.origin()}${product}?lang=en`);
});

test("neither data requests nor other hosts have copies", async () => {
  expect(await cacheControl("/product/golden-hour.data")).toBe("private, no-store");
  for (const hostname of ["evil.example", `evil.localhost:${shop.port}`])
    expect(await cacheControl("/tips", { hostname }), hostname).toBe("private, no-store");
});

test("nothing that one visitor sends is shown to the next", async () => {
  const mark = "spoiled-by-a-visitor";
  for (const path of [`/tips?lang=${mark}`, `/tips?${mark}`, `/maestro-vault?page=${mark}`]) await shop.ask(path);
  await shop.ask("/tips", { headers: { "x-forwarded-host": `${mark}.example`, referer: `https://${mark}.example/` } });
  await shop.ask("/tips", { cookies: { "athar-currency": mark, "athar-lang": mark } });
  for (const path of ["/tips", "/maestro-vault"]) expect((await shop.ask(path)).body).not.toContain(mark);
});

test("a language in the address is stored for the visitor who asked, and for nobody by a copy", async () => {
  const chosen = async (path: string, language?: "fr") => parseSetCookie((await shop.ask(path, { language })).cookies);
  for (const path of ["/tips?lang=fr", "/maestro-journey?lang=fr"])
    expect(await chosen(path), path).toEqual({ "athar-lang": "fr" });
  expect(await chosen("/tips?lang=fr")).toEqual({ "athar-lang": "fr" });
  expect(await chosen("/tips?lang=fr", "fr")).toEqual({});
  expect(await chosen("/tips?lang=de")).toEqual({});
  for (const language of [undefined, "fr"] as const) expect(await chosen("/tips", language)).toEqual({});
  expect(await cacheControl("/tips?lang=fr")).toBe("private, no-store");
});

test("languages and currencies have copies of their own", async () => {
  const dirhams = await shop.ask("/product/golden-hour", { language: "en" });
  const riyals = await shop.ask("/product/golden-hour", { language: "en", cookies: { "athar-currency": "SAR" } });
  const arabic = await shop.ask("/product/golden-hour", { language: "ar" });
  expect([dirhams.body.includes("AED"), riyals.body.includes("SAR"), arabic.body.includes('lang="ar"')]).toEqual([
    true,
    true,
    true,
  ]);
});

test("a signed-in visitor is shown no guest's copy, and a guest not theirs", async () => {
  const person = { email: "mina@example.com", password: "rose-water" };
  await createAccount(shop.backend, person.email, person.password);
  const cookies = parseSetCookie((await shop.ask("/login?tab=password", { form: person })).cookies);
  const own = await shop.ask("/tips", { cookies });
  expect(own.body).toContain("mina");
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect((await shop.ask("/tips")).body).not.toContain("mina");
});

test("what an admin changes shows at once, on a page and in the list", async () => {
  await shop.ask("/product/golden-hour", { language: "en" });
  await shop.ask("/maestro-vault", { language: "en" });
  const cookies = parseSetCookie((await shop.ask("/login", { host: "admin", form: localAdmin })).cookies);
  const [perfume] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_products where slug = 'golden-hour'",
  );
  const form = { intent: "deactivate", id: perfume?.id ?? "" };
  expect((await shop.ask("/perfumes", { host: "admin", cookies, form })).status).toBe(303);
  expect((await shop.ask("/product/golden-hour", { language: "en" })).status).toBe(404);
  expect((await shop.ask("/maestro-vault", { language: "en" })).body).not.toContain("/product/golden-hour");
  await shop.ask("/perfumes", { host: "admin", cookies, form: { ...form, intent: "activate" } });
  expect((await shop.ask("/product/golden-hour", { language: "en" })).status).toBe(200);
});

test.each([
  ["a stock that an admin sets", { stock: 1, soldOut: true }],
  ["the bottle of an order that an admin cancels", { stock: 0, soldOut: false }],
])("%s shows at once", async (_, { stock, soldOut }) => {
  await shop.backend.sql("update public.maestro_products set stock = null");
  const order = await placedOrder(shop, "stock");
  const [perfume] = await shop.backend.sql<{ id: string; slug: string }>(
    `update public.maestro_products as sold set stock = $2 from public.order_lines as line
    where line.product_id = sold.id and line.order_id = $1 returning sold.id, sold.slug`,
    [order.id, stock],
  );
  // As after a quiet hour: what was read within seconds of a change is read anew anyway.
  await shop.backend.sql("update public.site_settings set catalogue_changed_at = now() - interval '1 hour'");
  await shop.restart();
  const cookies = parseSetCookie((await shop.ask("/login", { host: "admin", form: localAdmin })).cookies);
  const saysSoldOut = async () =>
    (await shop.ask(`/product/${perfume?.slug}`, { language: "en" })).body.includes(vault.sold_out);
  expect(await saysSoldOut()).toBe(!soldOut);
  const { path, form } = soldOut
    ? { path: `/perfumes/${perfume?.id}`, form: { intent: "stock", stock: "0", seen: String(stock) } }
    : { path: `/orders/${order.id}`, form: { intent: "cancel", from: "received", reason: "unpaid", note: "Not paid" } };
  expect((await shop.ask(path, { host: "admin", cookies, form })).status).toBe(303);
  expect(await saysSoldOut()).toBe(soldOut);
});

test("what changes in the database elsewhere shows within a second", async () => {
  const before = nameOf((await shop.ask("/product/golden-hour", { language: "en" })).body);
  const changed = performance.now();
  await rename("Another Name");
  const shown = async () => nameOf((await shop.ask("/product/golden-hour", { language: "en" })).body);
  await expect.poll(shown, { timeout: 10_000, interval: 50 }).not.toBe(before);
  expect(await shown()).toContain("Another Name");
  // Half a second for the readings themselves.
  expect(performance.now() - changed).toBeLessThan(1500);
});

test("a copy outlives the backend, and the maintenance switch goes before every copy", async () => {
  await shop.ask("/tips", { language: "en" });
  shop.faults.down("reset");
  expect((await shop.ask("/tips", { language: "en" })).status).toBe(200);
  shop.faults.heal();
  const cookies = parseSetCookie((await shop.ask("/login", { host: "admin", form: localAdmin })).cookies);
  const [{ updated_at: updatedAt } = { updated_at: "" }] = await shop.backend.sql<{ updated_at: string }>(
    "select updated_at::text from public.site_settings",
  );
  const saved = await shop.ask("/?index", {
    host: "admin",
    cookies,
    form: { enabled: "on", updatedAt, confirmed: updatedAt },
  });
  expect(saved.status).toBe(303);
  expect((await shop.ask("/tips", { language: "en" })).status).toBe(503);
});
