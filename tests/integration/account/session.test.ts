import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, parseSetCookie, signInCookies, signInTokens } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const person = { email: "noor@example.com", password: "rose-water" };

let shop: HttpShop;
beforeAll(async () => {
  // Shorter than the refresh margin: every request refreshes its token.
  shop = await openHttpShop({ tokenLifetime: 30 });
  await createAccount(shop.backend, person.email, person.password);
});
afterAll(() => shop.stop());

async function signIn(): Promise<Record<string, string>> {
  const { cookies } = await shop.ask("/login?tab=password", { form: person });
  const [, value = ""] = /^session=([^;]+)/m.exec(cookies.join("\n")) ?? [];
  expect(value).not.toBe("");
  return { session: value };
}

const refreshes = () => shop.faults.requests(/grant_type=refresh_token/).length;

async function isSignedIn(cookies: Record<string, string>): Promise<boolean> {
  const { status, body } = await shop.ask("/login", { cookies, language: "en" });
  expect(status).toBe(200);
  return body.includes(`You are signed in as ${person.email}`);
}

test("ten requests at once, twice over, refresh the tokens without signing anyone out", async () => {
  const cookies = await signIn();
  shop.faults.forget();
  for (const _ of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => isSignedIn(cookies)));
    expect(answers).toEqual(Array(10).fill(true));
  }
  expect(refreshes()).toBeGreaterThan(0);
  expect(refreshes()).toBeLessThan(20);
});

test("two tabs stay signed in while their tokens are refreshed", async () => {
  const cookies = await signIn();
  shop.faults.forget();
  for (let step = 0; step < 5; step += 1) {
    expect(await Promise.all([isSignedIn(cookies), isSignedIn(cookies)])).toEqual([true, true]);
  }
  expect(refreshes()).toBeGreaterThanOrEqual(5);
});

test("while Auth is down, nobody is signed out before the access token ends", async () => {
  const cookies = await signIn();
  shop.faults.forget();
  shop.faults.inject({ kind: "error", path: "grant_type=refresh_token" });
  expect(await isSignedIn(cookies)).toBe(true);
  expect(refreshes()).toBeGreaterThan(0);
  shop.faults.heal();
  expect(await isSignedIn(cookies)).toBe(true);
});

test("a session that was revoked elsewhere is over here, and its cookie is removed", async () => {
  const cookies = await signIn();
  const { access_token } = await signInTokens(shop.backend, person);
  await fetch(`${shop.backend.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { apikey: shop.backend.key, Authorization: `Bearer ${access_token}` },
  });
  const answer = await shop.ask("/login", { cookies, language: "en" });
  expect(answer.body).not.toContain(person.email);
  expect(answer.cookies.join()).toMatch(/(^|,)session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
});

test.each([
  ["unknown", Buffer.from(JSON.stringify(`0123456789abcdef.${"0".repeat(64)}`)).toString("base64")],
  ["malformed", "%00%ff"],
  ["too long", "a".repeat(3000)],
])("a session cookie that is %s is a guest's", async (_, session) => {
  expect(await isSignedIn({ session })).toBe(false);
});

test("a guest costs no request for role or tokens", async () => {
  shop.faults.forget();
  await shop.ask("/signup");
  expect(shop.faults.requests(/is_admin|auth/)).toEqual([]);
});

test("an admin who reads no visitor's answers still has a journey of their own in the shop", async () => {
  const [question] = await shop.backend.sql<{ id: string }>(
    "select id from maestro_questions order by order_index limit 1",
  );
  const cookies = await signInCookies(shop, "shop");
  const form = { intent: "next", question: String(question?.id), step: "1", gender: "women" };
  const answered = await shop.ask("/maestro-journey?step=1", { form, cookies });
  expect([answered.status, answered.headers.location]).toEqual([303, "/maestro-journey?step=2"]);
  const journey = { ...cookies, ...parseSetCookie(answered.cookies) };
  const { headers } = await shop.ask("/maestro-journey", { cookies: journey });
  expect(headers.location).toContain("step=2&resumed=1");
});
