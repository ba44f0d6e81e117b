import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, parseSetCookie, signInTokens } from "../../support/accounts.ts";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const password = "rose-water";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** What of a person's own a token reads over REST and RPC, past the shop. */
async function readableBy(token: string): Promise<Record<string, number>> {
  const ask = async (path: string, body?: string) => {
    const headers = { apikey: shop.backend.key, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(`${shop.backend.url}/rest/v1/${path}`, {
      headers,
      ...(body && { method: "POST", body }),
    });
    const rows: unknown = await response.json();
    return Array.isArray(rows) ? rows.length : Number.NaN;
  };
  return {
    profiles: await ask("profiles?select=user_id"),
    journeys: await ask("maestro_sessions?select=id"),
    perfumes: await ask("maestro_results?select=id"),
    orders: await ask("rpc/list_own_orders", "{}"),
    listed: await ask("rpc/list_own_perfumes", "{}"),
  };
}

async function writesProfile(token: string): Promise<number> {
  const [, payload = ""] = token.split(".");
  const { sub }: { sub: string } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const response = await fetch(`${shop.backend.url}/rest/v1/profiles?user_id=eq.${sub}`, {
    method: "PATCH",
    headers: {
      apikey: shop.backend.key,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: '{"lang":"ru"}',
  });
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.length : Number.NaN;
}

/** An account with everything that goes with one. */
async function customer(name: string) {
  const email = `${name}@example.com`;
  await createAccount(shop.backend, email, password);
  const { id: order } = await placedOrder(shop, name);
  const finished = `
    with person as (select id from auth.users where email = $1),
      profile as (insert into public.profiles (user_id, name, lang) select id, 'Noor', 'en' from person),
      journey as (insert into public.maestro_sessions (lang, owner, has_perfume) select 'en', id, true from person returning id),
      perfume as (
        insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version)
        select id, 1, true, 'en', '{}', '{"variants": []}', $1, '1', '1' from journey
      )
    update public.orders set account = person.id from person where orders.id = $2`;
  await shop.backend.sql(finished, [email, order]);
  return { email, password };
}

const all = { profiles: 1, journeys: 1, perfumes: 1, orders: 1, listed: 1 };
const nothing = { profiles: 0, journeys: 0, perfumes: 0, orders: 0, listed: 0 };

type Way = (cookies: Record<string, string>, token: string) => Promise<{ status: number }>;

test.each<[string, Way]>([
  ["end-others", (cookies) => shop.ask("/account", { form: { intent: "end_others" }, cookies })],
  [
    "new-password",
    (cookies) => shop.ask("/account/password", { form: { current: password, password: "vetiver-root" }, cookies }),
  ],
])("a stolen token reads and writes nothing more once its session is ended: %s", async (name, end) => {
  const person = await customer(name);
  const { access_token: stolen } = await signInTokens(shop.backend, person);
  const answer = await shop.ask("/login?tab=password", { form: person });
  expect(await readableBy(stolen)).toEqual(all);
  expect((await end(parseSetCookie(answer.cookies), stolen)).status).toBe(303);
  expect(await readableBy(stolen)).toEqual(nothing);
  expect(await writesProfile(stolen)).toBe(0);
  const { access_token: own } = await signInTokens(shop.backend, {
    email: person.email,
    password: name === "new-password" ? "vetiver-root" : password,
  });
  expect(await readableBy(own)).toEqual(all);
});

test("a stolen token reads nothing more once its owner has signed out", async () => {
  const person = await customer("signed-out");
  const { access_token: token } = await signInTokens(shop.backend, person);
  const headers = { apikey: shop.backend.key, authorization: `Bearer ${token}` };
  expect(await readableBy(token)).toEqual(all);
  await fetch(`${shop.backend.url}/auth/v1/logout?scope=local`, { method: "POST", headers });
  expect(await readableBy(token)).toEqual(nothing);
});
