// An order of a guest, from its letter into the account; what a mail scanner, a planter and a thief of the link get.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { createAccount, parseSetCookie, pathOf } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { guestOf } from "../backend/callers.ts";
import { orderOf, places } from "../backend/order-helpers.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

const password = "rose-water";

async function person(email: string) {
  await createAccount(shop.backend, email, password);
  return parseSetCookie((await shop.ask("/login?tab=password", { form: { email, password } })).cookies);
}

/** A guest's order under an address; the secret, and the path of the link in its letter. */
async function ordered(email: string) {
  const [{ id }] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(
      await shop.backend.sql(
        "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id",
      ),
    );
  const customer = { ...orderOf([], 0).customer, email };
  const items = [{ kind: "vault" as const, product: id, quantity: 1 }];
  const { secret, placed } = await places(guestOf(shop.backend), items, { customer, payment: "transfer" });
  if (!("number" in placed)) throw new Error(`No order was placed: ${placed.outcome}`);
  await shop.tick();
  const letter = await vi.waitFor(() => {
    const found = shop.backend.mailbox.messages().find(({ to }) => to === email);
    const [, link] = /href="(http[^"]+\/order\/[^"]+)"/.exec(found?.html ?? "") ?? [];
    if (!link) throw new Error("No letter about the order");
    return pathOf(link);
  });
  return { secret, number: placed.number, letter };
}

const asks = "Is this your order?";

test("a guest's order joins the account by a press on the page that its letter opens", async () => {
  const email = "reader@orders.test";
  const cookies = await person(email);
  const { secret, number, letter } = await ordered(email);
  const account = async () => (await shop.ask("/account", { cookies })).body;
  expect(letter).toMatch(new RegExp(`^/order/${secret}\\?letter=[\\w-]{22}$`));
  // A scanner of mail opens the link, and the planter has the page: neither takes the order for anybody.
  expect((await shop.ask(letter, { language: "en" })).body).toContain(asks);
  expect((await shop.ask(`/order/${secret}`, { language: "en" })).body).not.toContain(asks);
  expect((await shop.ask(`/order/${secret}`, { form: { intent: "keep" } })).status).toBe(403);
  const thief = await person("thief@orders.test");
  expect((await shop.ask(`/order/${secret}`, { form: { intent: "keep" }, cookies: thief })).status).toBe(403);
  expect(await account()).not.toContain(number);
  const file = async () => (await shop.ask("/my-data.json", { cookies })).body;
  expect(await file()).not.toContain("+966512345678");

  const proof = letter.split("letter=")[1] ?? "";
  const pressed = await shop.ask(`/order/${secret}`, { form: { intent: "keep", proof } });
  expect([pressed.status, pressed.headers.location]).toEqual([303, `/order/${secret}?done=kept`]);
  expect((await shop.ask(letter, { language: "en" })).body).not.toContain(asks);
  expect(await account()).toContain(number);
  expect(await file()).toContain("+966512345678");
  // The page says it in words, not the file alone.
  const page = (await shop.ask("/my-data", { cookies, language: "en" })).body;
  const { customer } = orderOf([], 0);
  for (const kept of [number, customer.name, customer.phone, ...Object.values(customer.address), "Total", "AED"])
    expect(page).toContain(kept);
});

test("who is signed in under its address takes an order on its page, and erased it opens nothing", async () => {
  const email = "owner@orders.test";
  const cookies = await person(email);
  const { secret, number } = await ordered(email);
  expect((await shop.ask(`/order/${secret}`, { cookies, language: "en" })).body).toContain(asks);
  expect((await shop.ask(`/order/${secret}`, { form: { intent: "keep" }, cookies })).status).toBe(303);
  expect((await shop.ask("/account", { cookies })).body).toContain(number);
  expect((await shop.ask("/my-data/erase", { form: {}, cookies })).status).toBe(303);
  const { status, body } = await shop.ask(`/order/${secret}`);
  expect(status).toBe(404);
  expect(body).not.toMatch(/Noura|owner@orders/);
});
