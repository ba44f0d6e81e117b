import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { encodeJson } from "../../../app/encoding/base64url.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/own.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/own.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/own.json" with { type: "json" };
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { parseSetCookie } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const texts = { ar, en, fr, ru };

let shop: HttpShop;
let bottle: { id: string; price: number };

beforeAll(async () => {
  // Nobody takes cards here.
  shop = await openHttpShop();
  [bottle] = z
    .tuple([z.object({ id: z.uuid(), price: z.int() })])
    .parse(
      await shop.backend.sql(
        "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id, price_aed as price",
      ),
    );
});
afterAll(() => shop.stop());

const draftOf = (more: Record<string, unknown> = {}, customer: Record<string, unknown> = {}) => ({
  country: "SA",
  customer: {
    name: "Mina",
    email: "mina@draft.example",
    phone: "+966501234567",
    address: { city: "Riyadh", short_code: "RRRD2929" },
    ...customer,
  },
  gift: null,
  payment: "transfer",
  seed: createOrderSecret(),
  ...more,
});

/** Presses "place the order" with a draft in the cookie. */
const presses = (own: string, { unsigned = false } = {}) =>
  shop.ask(`/own/review?piece=vault.1.${bottle.id}`, {
    form: { total: String(100 * bottle.price) },
    cookies: { own },
    unsigned,
    language: "en",
  });
const orders = () => shop.backend.sql("select number from public.orders");

test("an order by card without a provider is refused", async () => {
  const answer = await presses(encodeJson(draftOf({ payment: "card" })));
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toContain("/own/payment");
  expect(await orders()).toEqual([]);
});

test.each([
  ["nothing is wrong with but its maker", draftOf()],
  ["has no address", draftOf({}, { address: {} })],
  ["has line ends in its name", draftOf({}, { name: "Mina\r\nBcc: all@draft.example" })],
  ["has two addresses in one", draftOf({}, { email: '"x"<mina@draft.example>' })],
])("a draft made by hand reaches no order: one that %s", async (_, draft) => {
  const answer = await presses(encodeJson(draft), { unsigned: true });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toContain("/own");
  expect(answer.headers.location).not.toContain("/order/");
  expect(await orders()).toEqual([]);
});

test.each([
  ["has no address", draftOf({}, { address: {} })],
  ["has line ends in its name", draftOf({}, { name: `Mina\r\n${"x".repeat(120)}` })],
  ["has two addresses in one", draftOf({}, { email: '"x"<mina@draft.example>' })],
  ["has another country's telephone", draftOf({}, { phone: "+1" })],
])("a draft of the house's own whose forms would refuse it reaches no order either: one that %s", async (_, draft) => {
  const answer = await presses(encodeJson(draft));
  expect(answer.headers.location).toContain("/own");
  expect(await orders()).toEqual([]);
});

test("a draft as the forms leave it becomes an order", async () => {
  const answer = await presses(encodeJson(draftOf()));
  expect(answer.headers.location).toContain("/order/");
  expect(await orders()).toHaveLength(1);
});

test("what was put into the cart is there on every page, in every language, until it is ordered", async () => {
  const counted = (body: string) => /id="cart-count"[^>]*>(\d*)</.exec(body)?.[1];
  const other = "5ce7d000-0000-4000-8000-0000000000aa";
  const add = (id: string, cookies = {}) =>
    shop.ask("/own", { form: { intent: "add", kind: "vault", id }, cookies, language: "en" });
  const first = await add(bottle.id);
  expect(first.headers.location).toBe("/own");
  // A double click, or a form that is sent again; two are chosen in the cart.
  const once = parseSetCookie((await add(bottle.id, parseSetCookie(first.cookies))).cookies);
  expect(once).toEqual({ cart: `vault.1.${bottle.id}` });
  const two = { form: { intent: "update", [`vault.${bottle.id}`]: "2" }, cookies: once, language: "en" as const };
  const cart = parseSetCookie((await shop.ask(`/own?piece=vault.1.${bottle.id}`, two)).cookies);
  expect(cart).toEqual({ cart: `vault.2.${bottle.id}` });
  for (const language of languages)
    for (const path of ["/tips", "/tips", "/product/golden-hour", "/results", "/own"]) {
      const { body } = await shop.ask(path, { cookies: cart, language });
      expect(counted(body), path).toBe("2");
      expect(counted((await shop.ask(path, { language })).body), path).toBe("");
    }
  expect((await shop.ask("/own", { cookies: cart, language: "en" })).body).toContain(`name="vault.${bottle.id}"`);

  // A link to another piece changes only that one.
  const both = { cart: `${cart.cart}~mini.1.${other}` };
  const form = { country: "SA", intent: "update", [`vault.${bottle.id}`]: "1" };
  const changed = await shop.ask(`/own?piece=vault.2.${bottle.id}`, { form, cookies: both, language: "en" });
  expect(parseSetCookie(changed.cookies).cart).toBe(`mini.1.${other}~vault.1.${bottle.id}`);
  const emptied = await shop.ask(`/own?piece=vault.2.${bottle.id}`, {
    form: { ...form, [`vault.${bottle.id}`]: "0" },
    cookies: cart,
    language: "en",
  });
  expect(emptied.headers.location).toBe("/own");
  expect(parseSetCookie(emptied.cookies).cart).toBe("");

  const ordered = await shop.ask(`/own/review?piece=vault.1.${bottle.id}`, {
    form: { total: String(100 * bottle.price) },
    cookies: { ...both, own: encodeJson(draftOf({}, { email: "cart@draft.example" })) },
    language: "en",
  });
  expect(ordered.headers.location).toContain("/order/");
  expect(parseSetCookie(ordered.cookies).cart).toBe(`mini.1.${other}`);
});

test.each(languages)(
  "a piece is removed by its own button, without a script, and put back by the one beside the notice, in %s",
  async (language) => {
    const { what } = texts[language];
    const other = "5ce7d000-0000-4000-8000-0000000000aa";
    const search = `piece=vault.2.${bottle.id}&piece=mini.1.${other}`;
    const cookies = { cart: `vault.2.${bottle.id}~mini.1.${other}` };
    const cart = await shop.ask("/own", { cookies, language });
    for (const id of [`vault.${bottle.id}`, `mini.${other}`])
      expect(cart.body).toMatch(new RegExp(`<button(?=[^>]*name="remove")[^>]*value="${id}"[^>]*>.*?${what.remove} `));
    // Enter in a field presses the first button of a form.
    const form = cart.body.slice(cart.body.indexOf(`action="/own?`));
    expect(/<button[^>]*>/.exec(form)?.[0]).toContain('value="update"');

    const typed = { country: "SA", [`vault.${bottle.id}`]: "3" };
    const removed = await shop.ask(`/own?${search}`, {
      form: { ...typed, remove: `vault.${bottle.id}` },
      cookies,
      language,
    });
    expect(removed.headers.location).toBe(`/own?piece=mini.1.${other}&removed=vault.2.${bottle.id}`);
    expect(parseSetCookie(removed.cookies).cart).toBe(`mini.1.${other}`);
    const less = { ...cookies, ...parseSetCookie(removed.cookies) };
    const told = await shop.ask(removed.headers.location ?? "", { cookies: less, language });
    const name = (await shop.ask("/product/golden-hour", { language })).body.match(/<h1[^>]*>([^<]*)/)?.[1] ?? "none";
    expect(told.body).toContain(bindWords(what.removed.replace("{{name}}", `\u2068${name}\u2069`), language));

    // The last one too.
    const emptied = await shop.ask(`/own?piece=mini.1.${other}`, {
      form: { remove: `mini.1.${other}`, country: "SA" },
      cookies: less,
      language,
    });
    expect(emptied.headers.location).toBe(`/own?piece=mini.1.${other}`);
    const gone = await shop.ask(`/own?piece=vault.2.${bottle.id}`, {
      form: { remove: `vault.${bottle.id}` },
      cookies,
      language,
    });
    expect(gone.headers.location).toBe(`/own?removed=vault.2.${bottle.id}`);
    const empty = await shop.ask(gone.headers.location ?? "", { language });
    expect(empty.body).toContain(what.empty_title.slice(0, 9));
    const piece = /name="restore"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="restore"/.exec(empty.body);
    const back = await shop.ask("/own", { form: { restore: piece?.[1] ?? piece?.[2] ?? "" }, cookies: less, language });
    expect(back.headers.location).toBe(`/own?piece=vault.2.${bottle.id}`);
    expect(parseSetCookie(back.cookies).cart).toBe(`mini.1.${other}~vault.2.${bottle.id}`);
    const again = await shop.ask(`${gone.headers.location}&piece=vault.2.${bottle.id}`, { language });
    expect(again.body).not.toContain('name="restore"');
  },
);

test("every part of the review has a way to change it, which leads back there with nothing lost", async () => {
  const search = `piece=vault.1.${bottle.id}`;
  const gift = { recipient: "Margaret", phone: "+966555551234", card: "With love" };
  let cookies: Record<string, string> = { own: encodeJson(draftOf({ gift })) };
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await shop.ask(path, { cookies, language: "en", ...(form && { form }) });
    cookies = { ...cookies, ...parseSetCookie(answer.cookies) };
    return answer;
  };
  const review = await ask(`/own/review?${search}`);
  const links = [...review.body.matchAll(/<a href="(\/own[^"]*back=review[^"]*)"/g)].map(([, to]) =>
    to?.replaceAll("&amp;", "&"),
  );
  const where = `/own/where?${search}&back=review`;
  const cart = `/own?${search}&back=review`;
  const paying = `/own/payment?${search}&back=review`;
  expect(new Set(links)).toEqual(new Set([`${where}#address`, `${where}#where-gift`, where, cart, paying]));

  const form = await ask(where);
  expect(form.body).toContain(en.review.back);
  const fields = {
    name: "Mina",
    email: "mina@draft.example",
    phone: "+966501234567",
    city: "Riyadh",
    short_code: "RRRD2929",
  };
  for (const value of [...Object.values(fields), gift.recipient, gift.phone])
    expect(form.body).toContain(`value="${value}"`);
  const given = { gift: "recipient", recipient: gift.recipient, recipient_phone: gift.phone, card: "With much love" };
  const draft = (body: string) => /name="draft" value="([^"]*)"/.exec(body)?.[1] ?? expect.fail("no draft");
  const changed = await ask(where, { ...fields, ...given, draft: draft(form.body) });
  expect(changed.headers.location).toBe(`/own/review?${search}`);
  const page = await ask(paying);
  expect((await ask(paying, { payment: "transfer", draft: draft(page.body) })).headers.location).toBe(
    `/own/review?${search}`,
  );
  const more = await ask(cart, { country: "SA", intent: "on", [`vault.${bottle.id}`]: "2" });
  expect(more.headers.location).toBe(`/own/review?${search.replace(".1.", ".2.")}`);
  const seen = await ask(more.headers.location ?? "");
  for (const kept of ["With much love", "Margaret", "RRRD2929", "Bank transfer", "2 ×"])
    expect(seen.body).toContain(kept);

  // Another country needs another address; who orders is still known.
  const abroad = await ask(cart, { country: "AE", intent: "on", [`vault.${bottle.id}`]: "1" });
  const asked = await ask(abroad.headers.location ?? "");
  expect(asked.headers.location).toBe(`/own/where?${search}`);
  const filled = await ask(asked.headers.location ?? "");
  for (const value of [fields.name, fields.email, fields.phone]) expect(filled.body).toContain(`value="${value}"`);
  expect(filled.body).not.toContain('value="RRRD2929"');
});

test("a quantity that is none loses no line, and a cart of which nothing can be had has no total", async () => {
  const piece = `vault.2.${bottle.id}`;
  const field = `vault.${bottle.id}`;
  const sends = (quantity: string) =>
    shop.ask(`/own?piece=${piece}`, {
      form: { country: "SA", intent: "on", [field]: quantity },
      cookies: { cart: piece },
      language: "en",
    });
  for (const quantity of ["6", "-1", "1.5", "two", "1e1"]) {
    const { status, body, cookies } = await sends(quantity);
    expect([quantity, status, parseSetCookie(cookies).cart]).toEqual([quantity, 422, piece]);
    expect(body).toContain('<option value="2" selected="">2</option>');
    expect(body).toContain(`id="${field}-error"`);
    expect(body).toContain(`href="#${field}"`);
  }
  expect((await sends("3")).headers.location).toBe(`/own/where?piece=vault.3.${bottle.id}`);
  const total = (body: string) => body.includes(`<dt class="`) && /<dd[^>]*><[^>]*>[^<]*\d/.test(body);
  expect(
    total((await shop.ask(`/own?piece=${piece}`, { language: "en", cookies: { "athar-country": "SA" } })).body),
  ).toBe(true);
  const gone = `piece=vault.1.${crypto.randomUUID()}`;
  const nothing = await shop.ask(`/own?${gone}`, { language: "en" });
  expect(nothing.body).not.toContain('id="sums"');
  // What can be had beside it keeps its price.
  const mixed = await shop.ask(`/own?${gone}&piece=${piece}`, { language: "en" });
  expect(mixed.body).toContain('id="sums"');
  expect(mixed.body).not.toContain("VAT: ");
  expect(total(mixed.body)).toBe(false);
});

test("an emirate is chosen, and never taken for granted", async () => {
  const cookies = { own: encodeJson({ country: "AE" }) };
  const path = `/own/where?piece=vault.1.${bottle.id}`;
  const { body } = await shop.ask(path, { cookies, language: "en" });
  expect(body).toMatch(/<select[^>]*name="emirate"[^>]*><option value="">Please choose<\/option>/);
  const form = {
    name: "Mina",
    email: "mina@draft.example",
    phone: "+971501234567",
    area: "Al Bateen",
    street: "12",
    emirate: "",
  };
  const refused = await shop.ask(path, { form, cookies, language: "en" });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain("Emirate: This field is required");
});

test.each([{ kind: "crate" }, { id: "x" }, { kind: "vault~vault" }, { id: "" }])(
  "what is no piece (%j) is not put into the cart",
  async (more) => {
    const form = { intent: "add", kind: "vault", id: bottle.id, ...more };
    const answer = await shop.ask("/own", { form });
    expect([answer.status, parseSetCookie(answer.cookies).cart]).toEqual([303, undefined]);
  },
);

describe.each(languages)("in %s", (language) => {
  const { payment } = { ar, en, fr, ru }[language];
  const path = () => `/own/payment?piece=vault.1.${bottle.id}`;

  test("a way to pay that is posted and not offered is refused with its reason, and nothing is lost", async () => {
    const cookies = { own: encodeJson(draftOf()) };
    const refused = await shop.ask(path(), { form: { payment: "card" }, cookies, language });
    expect(refused.status).toBe(422);
    for (const words of [payment.unavailable.card, payment.choose_another]) expect(refused.body).toContain(words);
    expect(refused.body).toContain('value="transfer"');
    const where = await shop.ask(`/own/where?piece=vault.1.${bottle.id}`, {
      cookies: { ...cookies, ...parseSetCookie(refused.cookies) },
      language,
    });
    expect(where.body).toContain("mina@draft.example");
  });

  test.each(["card", "on_delivery"] as const)(
    "one that was chosen and is offered no longer (%s) is told of where another is chosen",
    async (chosen) => {
      // Too dear for the courier.
      await shop.backend.sql("update public.maestro_products set price_aed = 4900 where id = $1", [bottle.id]);
      try {
        const cookies = { own: encodeJson(draftOf({ payment: chosen })) };
        const review = await shop.ask(`/own/review?piece=vault.1.${bottle.id}`, { cookies, language });
        expect(review.headers.location).toBe(path());
        const told = await shop.ask(path(), { cookies, language });
        for (const words of [payment.unavailable[chosen], payment.choose_another]) expect(told.body).toContain(words);
      } finally {
        await shop.backend.sql("update public.maestro_products set price_aed = $2 where id = $1", [
          bottle.id,
          bottle.price,
        ]);
      }
    },
  );
});
