// A session that is ended while a page or a form of it is under way, or waits for its second step.
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, listAdmin, parseSetCookie } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const password = "rose-water";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

async function customer(name: string) {
  const email = `${name}@midway.example`;
  await createAccount(shop.backend, email, password);
  const { cookies } = await shop.ask("/login?tab=password", { form: { email, password } });
  return { email, cookies: parseSetCookie(cookies) };
}

const endAt = (email: string) =>
  shop.backend.sql("delete from auth.sessions where user_id = (select id from auth.users where email = $1)", [email]);

test("a session that Auth has ended opens no page, though nothing here has heard of it", async () => {
  const { email, cookies } = await customer("unheard");
  expect((await shop.ask("/account", { cookies })).status).toBe(200);
  await endAt(email);
  const page = await shop.ask("/account", { cookies });
  expect([page.status, page.headers.location]).toEqual([302, "/login?next=%2Faccount"]);
  const saved = await shop.ask("/account", { cookies, form: { intent: "profile", name: "Thief", language: "en" } });
  expect([saved.status, saved.headers.location]).toEqual([303, "/login?next=%2Faccount"]);
});

test("a write under way while its session is ended says so in the visitor's language, and keeps what was typed", async () => {
  const { email, cookies } = await customer("writing");
  shop.faults.forget();
  shop.faults.inject({ kind: "slow", delay: 1000, path: "/profiles" });
  const writing = shop.ask("/account", {
    cookies,
    language: "fr",
    form: { intent: "profile", name: "Noor", language: "fr" },
  });
  await expect.poll(() => shop.faults.requests(/profiles/)).not.toEqual([]);
  await endAt(email);
  const { status, body } = await writing;
  shop.faults.heal();
  expect(status).toBe(401);
  expect(body).toContain("Connectez\u2011vous, puis réessayez");
  expect(body).toContain('value="Noor"');
});

test("an admin whose other sign-in passed the second step is asked to sign in again, not to try again for ever", async () => {
  const admin = { email: "careful@midway.example", password };
  await createAccount(shop.backend, admin.email, password);
  await listAdmin(shop.backend, admin.email);
  const signIn = async () => parseSetCookie((await shop.ask("/login", { form: admin, host: "admin" })).cookies);
  const owner = await signIn();
  const begun = await shop.ask("/security", { form: { intent: "enrol" }, host: "admin", cookies: owner });
  const uri = /name="uri" value="([^"]+)"/.exec(begun.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const factor = /name="factor" value="([^"]+)"/.exec(begun.body)?.[1] ?? "";
  const codeIn = (seconds: number) =>
    new TOTP({ secret: new URL(uri).searchParams.get("secret") ?? "" }).generate({
      timestamp: Date.now() + 1000 * seconds,
    });
  const verify = { intent: "verify", factor, uri, code: codeIn(0) };
  expect((await shop.ask("/security", { form: verify, host: "admin", cookies: owner })).status).toBe(200);

  const [first, waiting] = [await signIn(), await signIn()];
  const enter = (cookies: Record<string, string>, code: string) =>
    shop.ask("/login/factor", { form: { kind: "app", code }, host: "admin", cookies });
  expect((await enter(first, codeIn(30))).status).toBe(303);
  const late = await enter(waiting, codeIn(30));
  expect([late.status, late.headers.location]).toEqual([303, "/login"]);
  const opened = await shop.ask("/login/factor", { host: "admin", cookies: waiting });
  expect([opened.status, opened.headers.location]).toEqual([302, "/login"]);
});
