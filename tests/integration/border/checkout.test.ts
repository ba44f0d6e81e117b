import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { encodeJson } from "../../../app/encoding/base64url.ts";
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

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
  secret: createOrderSecret(),
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
