import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { addLead, createAccount, listAdmin, parseSetCookie } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const wrong = "This code is wrong, was used already or has expired.";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

type Person = { email: string; password: string };
type Cookies = Record<string, string>;

async function signIn(person: Person): Promise<Cookies> {
  return parseSetCookie((await shop.ask("/login", { form: person, host: "admin" })).cookies);
}

const enter = (code: string, cookies: Cookies, kind = "app") =>
  shop.ask("/login/factor", { form: { kind, code }, host: "admin", cookies, language: "en" });

const change = (form: Record<string, string>, cookies: Cookies) =>
  shop.ask("/security", { form, host: "admin", cookies, language: "en" });

const isInside = async (cookies: Cookies) => (await shop.ask("/security", { host: "admin", cookies })).status === 200;

const fieldIn = (body: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";

const codesIn = (body: string) =>
  [...body.matchAll(/<code dir="ltr">([0-9a-f-]+)<\/code>/g)].map(([, code = ""]) => code);

/** An admin who has just set the second step up with the code of this half minute. */
async function protectedAdmin(name: string) {
  const person = { email: `${name}@athar.localhost`, password: "amber-and-rose" };
  await createAccount(shop.backend, person.email, person.password);
  await listAdmin(shop.backend, person.email);
  const cookies = await signIn(person);
  const begun = await change({ intent: "enrol" }, cookies);
  const [factor, uri] = [fieldIn(begun.body, "factor"), fieldIn(begun.body, "uri")];
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + 1000 * seconds });
  const [used, next] = [codeIn(0), codeIn(30)];
  const done = await change({ intent: "verify", factor, uri, code: used }, cookies);
  expect(done.status).toBe(200);
  return { person, cookies, factor, used, next, recoveryCodes: codesIn(done.body) };
}

/** Auth and REST as anybody asks them, with the publishable key and perhaps a token. */
async function askSupabase(path: string, { body, token, method }: { body?: object; token?: string; method?: string }) {
  const { url, key } = shop.backend;
  const response = await fetch(url + path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: { apikey: key, authorization: `Bearer ${token ?? key}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const askForRecoveryCodes = (token: string) =>
  askSupabase("/rest/v1/rpc/renew_recovery_codes", { body: { user_id: decodeJwt(token).sub }, token });

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const challengeSchema = z.object({ id: z.uuid() });
const enrolledSchema = z.object({ id: z.uuid(), totp: z.object({ secret: z.string() }) });

/** Passes a factor at Auth's own door, past the house. */
async function passAtAuth(factor: string, code: string, token: string) {
  const path = `/auth/v1/factors/${factor}`;
  const challenge = challengeSchema.parse((await askSupabase(`${path}/challenge`, { body: {}, token })).answer);
  const body = { challenge_id: challenge.id, code };
  return tokensSchema.parse((await askSupabase(`${path}/verify`, { body, token })).answer);
}

/** Begins a factor there. */
async function enrolAtAuth(token: string) {
  const { answer } = await askSupabase("/auth/v1/factors", { body: { factor_type: "totp" }, token });
  const { id, totp } = enrolledSchema.parse(answer);
  const codeIn = (seconds: number) =>
    new TOTP({ secret: totp.secret }).generate({ timestamp: Date.now() + 1000 * seconds });
  return { id, codeIn };
}

const passwordGrant = async (person: Person): Promise<string> =>
  tokensSchema.parse((await askSupabase("/auth/v1/token?grant_type=password", { body: person })).answer).access_token;

const logOf = (email: string) =>
  shop.backend.sql<{ actor: string; table_name: string; action: string }>(
    `select actor, table_name, action from public.audit_log
     where row_id = $1 and table_name in ('second_factors', 'recovery_codes') order by id`,
    [email],
  );

const linesOf = async (email: string) =>
  (await logOf(email)).map(({ actor, table_name, action }) => (actor === email ? `${table_name} ${action}` : actor));

const lettersTo = (email: string) =>
  shop.backend.mailbox
    .messages()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);

test("who looks over an admin's shoulder gets nowhere with a code that was used, nor with one used at the same moment", async () => {
  const { person, used: now, next } = await protectedAdmin("careful");
  const thief = await signIn(person);
  const used = await enter(now, thief);
  expect(used.status).toBe(422);
  expect(used.body).toContain(wrong);
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

  const pair = [await signIn(person), await signIn(person)];
  const both = await Promise.all(pair.map((cookies) => enter(next, cookies)));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
});

test("who has an admin's password and a code that was used reads nothing by it, asked straight at Auth", async () => {
  const { person, cookies, factor, used, recoveryCodes } = await protectedAdmin("replayed");
  await addLead(shop.backend, "someone@example.com");
  const half = await passwordGrant(person);
  // Auth takes it again.
  const { access_token: token } = await passAtAuth(factor, used, half);

  const reads = async () => ({
    leads: (await askSupabase("/rest/v1/leads?select=email", { token })).answer,
    admin: (await askSupabase("/rest/v1/rpc/is_admin", { body: {}, token })).answer,
    access: (await askSupabase("/rest/v1/rpc/request_admin_access", { body: {}, token })).answer,
    codes: (await askForRecoveryCodes(token)).status,
  });
  const nothing = { leads: [], admin: false, access: "factor", codes: 403 };
  expect(await reads()).toEqual(nothing);
  // Nor by giving the factor up there, nor with one of the thief's own in its place.
  expect((await askSupabase(`/auth/v1/factors/${factor}`, { token, method: "DELETE" })).status).toBe(200);
  expect(await reads()).toEqual(nothing);
  const own = await enrolAtAuth(token);
  const { access_token, refresh_token } = await passAtAuth(own.id, own.codeIn(0), token);
  expect(await reads()).toEqual(nothing);

  // Nor does the house take those tokens for its own, or the code of a factor that it never saw.
  const carried = await shop.ask("/auth/hash", { form: { access_token, refresh_token }, host: "admin" });
  const thief = parseSetCookie(carried.cookies);
  expect(await isInside(thief)).toBe(false);
  expect([(await enter(own.codeIn(30), thief)).status, await isInside(thief)]).toEqual([422, false]);
  expect(await linesOf(person.email)).toEqual(["second_factors insert"]);

  // The owner is not shut out: a recovery code replaces what the thief took away.
  expect(await isInside(cookies)).toBe(true);
  const owner = await signIn(person);
  expect(await isInside(owner)).toBe(false);
  expect((await enter(recoveryCodes[0] ?? "", owner, "recovery")).headers.location).toBe("/security");
  expect(await isInside(owner)).toBe(true);
  expect((await change({ intent: "enrol" }, owner)).body).toContain("otpauth://totp");
});

test("who has an unprotected admin's password gets no codes by a factor that the house never saw, and shuts nobody out", async () => {
  const person = { email: "unprotected@athar.localhost", password: "amber-and-rose" };
  await createAccount(shop.backend, person.email, person.password);
  await listAdmin(shop.backend, person.email);
  const token = await passwordGrant(person);
  const own = await enrolAtAuth(token);
  const passed = await passAtAuth(own.id, own.codeIn(0), token);
  expect((await askForRecoveryCodes(passed.access_token)).status).toBe(403);
  const owner = await signIn(person);
  expect(await isInside(owner)).toBe(true);
  expect((await change({ intent: "enrol" }, owner)).body).toContain("otpauth://totp");
});

test("who has only an admin's cookie neither gives the second step up, nor makes recovery codes, nor puts a phone of their own in its place", async () => {
  const { person, cookies, factor, used } = await protectedAdmin("borrowed");
  const kept = "select encode(code_hash, 'hex') as code from private.recovery_codes order by 1";
  const before = await shop.backend.sql(kept);
  for (const intent of ["remove", "codes"])
    for (const code of ["", "000000", used, "01234-56789-abcde-fabcd"]) {
      const refused = await change({ intent, code }, cookies);
      expect([intent, code, refused.status, codesIn(refused.body)]).toEqual([intent, code, 422, []]);
      if (code) expect(refused.body).toContain(wrong);
    }
  const begun = await change({ intent: "enrol" }, cookies);
  expect([begun.status, fieldIn(begun.body, "uri")]).toEqual([422, ""]);
  const uri = "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP";
  expect((await change({ intent: "verify", factor, uri, code: "000000" }, cookies)).status).toBe(422);
  expect(await shop.backend.sql(kept)).toEqual(before);
  expect(await isInside(await signIn(person))).toBe(false);
  expect(await linesOf(person.email)).toEqual(["second_factors insert"]);
});

test("an admin is told by letter, and the log says, what became of the second step", async () => {
  const { person, cookies, next, recoveryCodes } = await protectedAdmin("informed");
  const renewed = await change({ intent: "codes", code: next }, cookies);
  const codes = codesIn(renewed.body);
  expect([renewed.status, codes.length, codes.includes(recoveryCodes[0] ?? "")]).toEqual([200, 8, false]);
  // Those of before are void, and the session goes on.
  expect((await change({ intent: "remove", code: recoveryCodes[0] ?? "" }, cookies)).status).toBe(422);
  const again = codesIn((await change({ intent: "codes", code: codes[0] ?? "" }, cookies)).body);
  expect(again).toHaveLength(8);
  const half = await signIn(person);
  expect((await enter(again[0] ?? "", half, "recovery")).headers.location).toBe("/security");
  expect(await linesOf(person.email)).toEqual([
    "second_factors insert",
    "recovery_codes insert",
    "recovery_codes insert",
    "second_factors delete",
  ]);
  const told = ["is on", "New recovery codes", "New recovery codes", "recovery code was used"];
  await vi.waitFor(() => {
    const subjects = lettersTo(person.email);
    for (const part of told)
      expect(subjects.filter((subject) => subject.includes(part))).toHaveLength(
        told.filter((other) => other === part).length,
      );
  }, 5000);
  const log = await shop.ask("/log", { host: "admin", cookies: half, language: "en" });
  for (const words of ["Second step", "Recovery codes"]) expect(log.body).toContain(words);
});

test("an admin who gives the second step up enters a code, and is told by letter", async () => {
  const { person, cookies, next } = await protectedAdmin("careless");
  expect((await change({ intent: "remove", code: next }, cookies)).status).toBe(200);
  expect(await isInside(cookies)).toBe(true);
  expect(await isInside(await signIn(person))).toBe(true);
  expect(await linesOf(person.email)).toEqual(["second_factors insert", "second_factors delete"]);
  await vi.waitFor(
    () => expect(lettersTo(person.email).filter((subject) => subject.includes("is off"))).toHaveLength(1),
    5000,
  );
});
