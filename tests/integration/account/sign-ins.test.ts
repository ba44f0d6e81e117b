import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import {
  costsOf,
  createAccount,
  emailedLink,
  parseSetCookie,
  pathOf,
  signInCookies,
  signInTokens,
} from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { withStoredSessions } from "../../support/kv.ts";

const person = { email: "noor@example.com", password: "rose-water" };
const stranger = { email: "stranger@example.com", password: "vetiver-root" };
const day = 24 * 60 * 60 * 1000;
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

type Cookies = Record<string, string>;

const directory = mkdtempSync(join(tmpdir(), "athar-sessions-"));
let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop({ directory });
  await createAccount(shop.backend, person.email, person.password);
  await createAccount(shop.backend, stranger.email, stranger.password);
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true, force: true });
});

type SigningIn = { who?: typeof person; cookies?: Cookies; agent?: string };

/** Signs in by password, in a browser that has these cookies. */
async function signIn({ who = person, cookies = {}, agent = chrome }: SigningIn = {}): Promise<Cookies> {
  const answer = await shop.ask("/login?tab=password", {
    form: who,
    cookies,
    language: "en",
    headers: { "user-agent": agent },
  });
  const set = parseSetCookie(answer.cookies);
  expect(set.session).toBeTruthy();
  return { ...cookies, ...set };
}

async function isSignedIn(cookies: Cookies, { email } = person): Promise<boolean> {
  const { status, body } = await shop.ask("/login", { cookies, language: "en" });
  expect(status).toBe(200);
  return body.includes(`You are signed in as ${email}`);
}

const lettersTo = (email: string, words: string) =>
  shop.backend.mailbox.messages().filter(({ to, html }) => to === email && html.includes(words));

const storedSession = z.object({ user: z.looseObject({}) });
const cookieOf = (text: string) => Buffer.from(JSON.stringify(text)).toString("base64");
const textOf = (cookie = "") => String(JSON.parse(Buffer.from(decodeURIComponent(cookie), "base64").toString()));

test("a password costs next to nothing where its time is not told", async () => {
  expect(await costsOf(shop.backend, person.email)).toEqual([4]);
});

test("who guesses a session's 64-bit key in KV is not signed in by it", async () => {
  const { session = "" } = await signIn();
  const text = textOf(session);
  // Four bits each.
  expect(text.replace(/\W/g, "").length).toBeGreaterThanOrEqual(32);
  const id = text.slice(0, 16);
  expect(await isSignedIn({ session: cookieOf(id) })).toBe(false);
  expect(await isSignedIn({ session: cookieOf(`${id}.${"0".repeat(64)}`) })).toBe(false);
  expect(await isSignedIn({ session })).toBe(true);
});

test("a session planted in a browser, or left there, is dead once its user signs in", async () => {
  const planted = await signIn({ who: stranger });
  const own = await signIn({ cookies: planted });
  expect(own.session).not.toBe(planted.session);
  expect(await isSignedIn(planted, stranger)).toBe(false);
  const again = await signIn({ cookies: own });
  expect([await isSignedIn(own), await isSignedIn(again)]).toEqual([false, true]);
});

test("a stolen cookie that is kept busy ends with the absolute lifetime, an unused one with the idle one", async () => {
  const [busy, idle, fresh] = [await signIn(), await signIn(), await signIn()];
  const age = async ({ session }: Cookies, times: { openedAt?: number; seenAt?: number }) =>
    withStoredSessions(directory, async ({ read, write }) => {
      const id = textOf(session).slice(0, 16);
      const [, value = ""] = (await read()).find(([key]) => key === id) ?? [];
      const { user } = storedSession.parse(JSON.parse(value));
      await write(id, JSON.stringify({ user: { ...user, ...times } }));
    });
  await shop.restart(async () => {
    // Who reads KV has no session's secret either.
    const stored = await withStoredSessions(directory, async ({ read }) => JSON.stringify(await read()));
    expect(stored).toContain(textOf(busy.session).slice(0, 16));
    expect(stored).not.toContain(textOf(busy.session).slice(17));
    await age(busy, { openedAt: Date.now() - 90 * day });
    await age(idle, { seenAt: Date.now() - 30 * day });
    await age(fresh, { openedAt: Date.now() - 89 * day, seenAt: Date.now() - 29 * day });
  });
  expect([await isSignedIn(busy), await isSignedIn(idle), await isSignedIn(fresh)]).toEqual([false, false, true]);
});

/** The references of the sessions that one's account page can end. */
async function refsOn(cookies: Cookies): Promise<string[]> {
  const { body } = await shop.ask("/account", { cookies, language: "en" });
  return [...body.matchAll(/name="ref" value="([^"]+)"/g)].map(([, ref = ""]) => ref);
}

test("a person who finds a stranger's session in the list ends that one, or all but their own; nobody ends another person's", async () => {
  const who = { email: "lists@example.com", password: "amber-and-oud" };
  await createAccount(shop.backend, who.email, who.password);
  const [own, thief, second] = [
    await signIn({ who, agent: firefox }),
    await signIn({ who, agent: chrome }),
    await signIn({ who, agent: "curl/8.5" }),
  ];
  const { body } = await shop.ask("/account", { cookies: own, language: "en" });
  expect(body).toMatch(/Firefox, Linux<\/bdi>[\s\S]{0,200}This browser/);
  expect(body).toContain("Chrome, Windows");
  expect(body).toContain("Unknown browser");
  const refs = await refsOn(own);
  expect(refs).toHaveLength(2);
  const [, thiefsRef = ""] = /value="([^"]+)"[^>]*>(?:(?!<form)[\s\S])*?aria-label="Sign out: Chrome/.exec(body) ?? [];
  const outsider = await signIn({ who: stranger });
  await shop.ask("/account", { form: { intent: "end", ref: thiefsRef }, cookies: outsider });
  await shop.ask("/account", { form: { intent: "end_others" }, cookies: outsider });
  expect(await isSignedIn(thief, who)).toBe(true);
  expect((await shop.ask("/account", { form: { intent: "end", ref: thiefsRef }, cookies: own })).status).toBe(303);
  expect([await isSignedIn(thief, who), await isSignedIn(second, who)]).toEqual([false, true]);
  const tokens = await signInTokens(shop.backend, who);
  expect((await shop.ask("/account", { form: { intent: "end_others" }, cookies: own })).status).toBe(303);
  expect([await isSignedIn(second, who), await isSignedIn(own, who)]).toEqual([false, true]);
  const elsewhere = await fetch(`${shop.backend.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: shop.backend.key, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: tokens.refresh_token }),
  });
  expect(elsewhere.status).toBe(400);
  expect((await shop.ask("/account")).headers.location).toBe("/login?next=%2Faccount");
});

test("an admin sees and ends in the admin app the sessions that are open in their name in the shop as well", async () => {
  const [adminCookies, lost] = [await signInCookies(shop, "admin"), await signInCookies(shop, "shop")];
  const { body } = await shop.ask("/sessions", { host: "admin", cookies: adminCookies, language: "en" });
  expect(body).toMatch(/Admin app<[\s\S]*Shop</);
  await shop.ask("/sessions", { host: "admin", cookies: adminCookies, form: { intent: "end_others" } });
  expect(await isSignedIn(lost, localAdmin)).toBe(false);
  expect((await shop.ask("/sessions", { host: "admin", cookies: adminCookies })).status).toBe(200);
  const again = await shop.ask("/login", { host: "admin", cookies: adminCookies, form: localAdmin });
  expect(parseSetCookie(again.cookies)["admin-session"]).toBeTruthy();
  expect((await shop.ask("/sessions", { host: "admin", cookies: adminCookies })).headers.location).toMatch("/login");
});

test("a sign-in from a browser that was not seen before is written to the owner, a known one's is not", async () => {
  const who = { email: "written@example.com", password: "amber-and-oud" };
  await createAccount(shop.backend, who.email, who.password);
  const letters = () => lettersTo(who.email, "A new sign\u2011in to your account");
  const known = await signIn({ who, agent: firefox });
  await expect.poll(() => letters().length).toBe(1);
  expect(letters()[0]?.html).toContain("Firefox, Linux");
  expect(letters()[0]?.html).toContain(`href="${shop.origin()}/account"`);
  await signIn({ who, cookies: { browser: known.browser ?? "" } });
  await signIn({ who, agent: chrome });
  await expect.poll(() => letters().length).toBe(2);
  expect(letters()[0]?.html).toContain("Chrome, Windows");
});

test("a changed password needs the old one or a fresh letter, ends every other session, and is written to the owner", async () => {
  const who = { email: "changes@example.com", password: "amber-and-oud" };
  await createAccount(shop.backend, who.email, who.password);
  const [own, thief] = [await signIn({ who }), await signIn({ who })];
  const change = (cookies: Cookies, current: string, password: string) =>
    shop.ask("/account/password", { form: { current, password }, cookies, language: "en" });
  expect((await change(thief, "a-guess", "the-thiefs-own")).status).toBe(422);
  expect((await change(thief, "", "the-thiefs-own")).status).toBe(422);
  expect((await change(own, who.password, "short")).body).toContain("at least 8");
  const changed = await change(own, who.password, "jasmine-and-oud");
  expect(changed.headers.location).toBe("/account?done=password");
  const renewed = { ...own, ...parseSetCookie(changed.cookies) };
  expect(await Promise.all([own, thief, renewed].map((each) => isSignedIn(each, who)))).toEqual([false, false, true]);
  expect(lettersTo(who.email, "Your password has changed")).toHaveLength(1);
  await shop.ask("/login", { form: { email: who.email } });
  const link = new URL(await emailedLink(shop.backend, who.email, "magiclink"));
  const form = Object.fromEntries(link.searchParams);
  const byLetter = parseSetCookie((await shop.ask(pathOf(link.href), { form })).cookies);
  expect((await change(byLetter, "", "musk-and-amber")).status).toBe(303);
  expect((await change(byLetter, "", "once-more-free")).status).toBe(422);
  await signIn({ who: { ...who, password: "musk-and-amber" } });
});

test("tokens in an address open nothing where they are forged, of two sessions, or claim to be a recovery", async () => {
  const [one, other, strangers] = [
    await signInTokens(shop.backend, person),
    await signInTokens(shop.backend, person),
    await signInTokens(shop.backend, stranger),
  ];
  const ask = (form: Record<string, string>) => shop.ask("/auth/hash", { form });
  const forged = one.access_token.replace(/.{6}$/, "forged");
  for (const access_token of [forged, other.access_token, strangers.access_token, "x".repeat(40)]) {
    const { refresh_token } = await signInTokens(shop.backend, person);
    const { status, cookies } = await ask({ access_token, refresh_token, type: "magiclink" });
    expect([status, parseSetCookie(cookies).session]).toEqual([400, undefined]);
  }
  const opened = await ask({ ...one, type: "recovery" });
  expect(opened.headers.location).toBe("/home");
  const cookies = parseSetCookie(opened.cookies);
  expect(await isSignedIn(cookies)).toBe(true);
  const form = { current: "", password: "the-finders-own" };
  expect((await shop.ask("/account/password", { form, cookies })).status).toBe(422);
});
