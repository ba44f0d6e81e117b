// Several tabs of one browser at the end of the checkout: they share the cookies, and each has a page of its own open.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import en from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import { parseSetCookie } from "../../support/accounts.ts";
import { cases } from "../../support/drawn-cases.ts";
import { type Answer, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
let perfumes: [string, string];
beforeAll(async () => {
  shop = await openHttpShop();
  const rows = await shop.backend.sql(
    `update public.maestro_products set badges = '{}', stock = null
     where id in (select id from public.maestro_products where is_active order by price_aed limit 2) returning id`,
  );
  const [{ id: first }, { id: second }] = z.tuple([z.object({ id: z.uuid() }), z.object({ id: z.uuid() })]).parse(rows);
  perfumes = [first, second];
});
afterAll(() => shop.stop());

type Form = Record<string, string>;
const person = { name: "Mina", phone: "0501234567", short_code: "RRRD2929" };

/** A browser: what one tab is told to keep, all of them send. */
function openBrowser() {
  let cookies: Record<string, string> = {};
  const keeps = (answer: Answer) => {
    cookies = Object.fromEntries(
      Object.entries({ ...cookies, ...parseSetCookie(answer.cookies) }).filter(([, value]) => value !== ""),
    );
    return answer;
  };
  /** Sends with the cookies of this moment, whatever comes in meanwhile. */
  const ask = (path: string, form?: Form) => shop.ask(path, { cookies, language: "en", ...(form && { form }) });
  return { ask, keeps, asks: async (path: string, form?: Form) => keeps(await ask(path, form)) };
}
type Browser = ReturnType<typeof openBrowser>;

let customers = 0;

/** A tab that went the whole way with a cart and shows the last page. */
async function opensTab({ asks }: Browser, cart: string, delivery: { email: string; city?: string }) {
  const where = { ...person, city: "Riyadh", ...delivery };
  await asks(`/own?${cart}`, { country: "SA", intent: "on" });
  await asks(`/own/where?${cart}`, where);
  await asks(`/own/payment?${cart}`, { payment: "transfer" });
  const { body } = await asks(`/own/review?${cart}`);
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  expect(form).toHaveProperty("total");
  return { path: `/own/review?${cart}`, form };
}

const cartOf = (...pieces: [perfume: 0 | 1, quantity: number][]) =>
  pieces.map(([perfume, quantity]) => `piece=vault.${quantity}.${perfumes[perfume]}`).join("&");

const newEmail = () => {
  customers += 1;
  return `tabs-${customers}@orders.example`;
};

/** What was ordered where an answer leads, as a cart of an address. */
async function orderedAt({ status, headers }: Answer): Promise<string> {
  const [, secret] = /\/order\/([\w-]{22})/.exec(headers.location ?? "") ?? [];
  if (status !== 303 || !secret) return `no order: ${status} ${headers.location}`;
  const lines = await shop.backend.sql<{ product: string; quantity: number }>(
    `select line.product_id as product, line.quantity from public.order_lines as line
     join public.orders as kept on kept.id = line.order_id where kept.secret = $1 order by line.line`,
    [secret],
  );
  return lines.map(({ product, quantity }) => `piece=vault.${quantity}.${product}`).join("&");
}

const ordersOf = (email: string) => shop.backend.sql("select number from public.orders where email = $1", [email]);

test("however many tabs press, at once or in turn, each leads to an order of its own cart, and a cart is ordered once @draws", async () => {
  const carts = [cartOf([0, 1]), cartOf([1, 1]), cartOf([0, 2]), cartOf([0, 1], [1, 1])];
  const tab = fc.record({ cart: fc.nat(carts.length - 1), presses: fc.integer({ min: 1, max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(tab, { minLength: 2, maxLength: 5 }), fc.boolean(), async (wanted, atOnce) => {
      const browser = openBrowser();
      const email = newEmail();
      const presses: { cart: string; press: () => Promise<Answer> }[] = [];
      for (const { cart: number, presses: times } of wanted) {
        const cart = carts[number] ?? "";
        const { path, form } = await opensTab(browser, cart, { email });
        for (let time = 0; time < times; time += 1) presses.push({ cart, press: () => browser.ask(path, form) });
      }
      const answers: Answer[] = [];
      if (atOnce) for (const answer of await Promise.all(presses.map(({ press }) => press()))) answers.push(answer);
      else for (const { press } of presses) answers.push(browser.keeps(await press()));
      const ordered = await Promise.all(answers.map(orderedAt));
      expect(ordered).toEqual(presses.map(({ cart }) => cart));
      expect(await ordersOf(email)).toHaveLength(new Set(ordered).size);
    }),
    { ...cases(6, 40), endOnFailure: true },
  );
});

test("a tab whose answer was lost is opened anew and pressed again: one order", async () => {
  const browser = openBrowser();
  const email = newEmail();
  const cart = cartOf([0, 1]);
  const first = await opensTab(browser, cart, { email });
  const lost = await browser.ask(first.path, first.form);
  const { body } = await browser.asks(first.path);
  const draft = /name="draft" value="([^"]+)"/.exec(body)?.[1];
  const again = await browser.asks(first.path, { ...first.form, ...(draft && { draft }) });
  expect(again.headers.location).toBe(lost.headers.location);
  expect(await ordersOf(email)).toHaveLength(1);
});

test("a tab orders to the address that it shows, whatever was filled in elsewhere since", async () => {
  const browser = openBrowser();
  const email = newEmail();
  const cart = cartOf([0, 1]);
  const riyadh = await opensTab(browser, cart, { email });
  const jeddah = await opensTab(browser, cart, { email, city: "Jeddah" });
  for (const [tab, city] of [
    [riyadh, "Riyadh"],
    [jeddah, "Jeddah"],
  ] as const) {
    const { headers } = await browser.asks(tab.path, tab.form);
    const secret = headers.location?.split("/").at(-1);
    expect(
      await shop.backend.sql("select address ->> 'city' as city from public.orders where secret = $1", [secret]),
    ).toEqual([{ city }]);
  }
});

test("a tab that is refused after another has ordered says why, and keeps what was filled in", async () => {
  await shop.backend.sql("update public.maestro_products set stock = 40 where id = $1", [perfumes[1]]);
  try {
    const browser = openBrowser();
    const email = newEmail();
    const two = await opensTab(browser, cartOf([1, 2]), { email });
    const one = await opensTab(browser, cartOf([1, 1]), { email });
    expect((await browser.asks(two.path, two.form)).headers.location).toContain("/order/");
    const refused = await browser.asks(one.path, one.form);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain(en.changed.too_many_unpaid);
    expect(refused.body).toContain(email);
    // And goes on from there, in whatever step.
    expect((await browser.asks(`/own/where?${cartOf([1, 1])}`)).body).toContain(email);
    expect(await ordersOf(email)).toHaveLength(1);
  } finally {
    await shop.backend.sql("update public.maestro_products set stock = null where id = $1", [perfumes[1]]);
  }
});

test("a tab at an earlier step goes on with what is typed there, after another has ordered", async () => {
  const browser = openBrowser();
  const email = newEmail();
  const done = await opensTab(browser, cartOf([0, 1]), { email });
  await browser.asks(done.path, done.form);
  const path = `/own/where?${cartOf([1, 1])}`;
  const posted = await browser.asks(path, { ...person, city: "Riyadh", email });
  expect(posted.headers.location).toContain("/own/payment");
});
