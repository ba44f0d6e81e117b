import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, listAdmin, parseSetCookie } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const admin = { email: "careful@athar.localhost", password: "amber-and-rose" };

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
  await createAccount(shop.backend, admin.email, admin.password);
  await listAdmin(shop.backend, admin.email);
});
afterAll(() => shop.stop());

type Cookies = Record<string, string>;

async function signIn(): Promise<Cookies> {
  return parseSetCookie((await shop.ask("/login", { form: admin, host: "admin" })).cookies);
}

const enter = (code: string, cookies: Cookies) =>
  shop.ask("/login/factor", { form: { kind: "app", code }, host: "admin", cookies, language: "en" });

const isInside = async (cookies: Cookies) => (await shop.ask("/security", { host: "admin", cookies })).status === 200;

test("who looks over an admin's shoulder gets nowhere with a code that was used, nor with one used at the same moment", async () => {
  const owner = await signIn();
  const begun = await shop.ask("/security", { form: { intent: "enrol" }, host: "admin", cookies: owner });
  const uri = /name="uri" value="([^"]+)"/.exec(begun.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const factor = /name="factor" value="([^"]+)"/.exec(begun.body)?.[1] ?? "";
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + 1000 * seconds });
  const [now, next] = [codeIn(0), codeIn(30)];
  const verified = { form: { intent: "verify", factor, uri, code: now }, host: "admin" as const, cookies: owner };
  expect((await shop.ask("/security", verified)).status).toBe(200);

  const thief = await signIn();
  const used = await enter(now, thief);
  expect(used.status).toBe(422);
  expect(used.body).toContain("This code is wrong or has expired.");
  expect(await isInside(thief)).toBe(false);
  // Spellings of the code that Auth, or a form, might take for the same.
  const arabic = now.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  for (const spelling of [
    `${now}\u0085`,
    `\u0085${now}`,
    `${now}\u00a0`,
    `${now}\u200b`,
    ` ${now}`,
    `${now}\n`,
    arabic,
  ])
    expect([spelling, (await enter(spelling, thief)).status]).toEqual([spelling, 422]);
  const tried = await shop.backend.sql("select from private.tried_codes");
  expect(tried).toHaveLength(1);

  const pair = [await signIn(), await signIn()];
  const both = await Promise.all(pair.map((cookies) => enter(next, cookies)));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
});
