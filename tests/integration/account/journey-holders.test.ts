// Whoever composed a perfume and gave it to an account holds it by a session of that account, and by nothing that is left
// in a browser: not by the journey's cookie, not by having signed in there once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, emailedLink, parseSetCookie, pathOf } from "../../support/accounts.ts";
import { answers, createSession } from "../../support/answers.ts";
import { type Answer, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const password = "rose-water";
const memory = answers[9].memory;

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

type Cookies = Record<string, string>;

async function signIn(email: string, browser: Cookies = {}, secret = password): Promise<Cookies> {
  const answer = await shop.ask("/login?tab=password", { form: { email, password: secret }, cookies: browser });
  expect(answer.status).toBe(303);
  return after(browser, answer);
}

/** What a browser holds once it has taken in an answer. */
function after(browser: Cookies, { cookies }: Answer): Cookies {
  const held = { ...browser, ...parseSetCookie(cookies) };
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== ""));
}

/** A browser in which a guest composed a perfume, and signed in to an account then. */
async function composer(name: string) {
  const email = `${name}@holders.example`;
  await createAccount(shop.backend, email, password);
  const session = await createSession(shop.backend, "en");
  const guest: Cookies = { maestro_session_id: session };
  const finished = await shop.ask("/maestro-journey?step=ready", { form: { intent: "finish" }, cookies: guest });
  expect(finished.headers.location).toContain("/maestro/processing");
  return { email, session, guest, browser: await signIn(email, guest) };
}

const read = async (path: string, cookies: Cookies) => (await shop.ask(path, { cookies })).body;

/** What only who holds a journey is shown, by the pages that show it. */
async function opens(session: string, cookies: Cookies): Promise<Record<string, boolean>> {
  const results = await read(`/results?sid=${session}`, cookies);
  return {
    memory: (await read("/maestro-journey?step=10", cookies)).includes(memory),
    naming: results.includes('name="custom_name"'),
    shareLink: results.includes('id="share-link"'),
    analysis: !(await read("/analyze", cookies)).includes('href="/maestro-journey?step=1"'),
    editions: (await read("/maestro/editions", cookies)).includes(`/results?sid=${session}`),
    export: (await read("/my-data.json", cookies)).includes(memory),
  };
}

const everything = { memory: true, naming: true, shareLink: true, analysis: true, editions: true, export: true };
const nothing = { memory: false, naming: false, shareLink: false, analysis: false, editions: false, export: false };

const naming = { custom_name: "Defaced", engraving: "on", intent: "name" };

/** The journey's perfumes as they are stored. */
async function stored(session: string) {
  return shop.backend.sql<{ edition: number; custom_name: string | null }>(
    "select edition, custom_name from private.maestro_results where session_id = $1 and question_id is null order by edition",
    [session],
  );
}

async function firstQuestion(): Promise<string> {
  const [row] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_questions where is_active order by order_index limit 1",
  );
  return row?.id ?? "";
}

/** Changes the first answer to another, as the journey's form posts it. */
async function changes(cookies: Cookies, more: Record<string, string> = {}): Promise<Answer> {
  const form = { intent: "next", question: await firstQuestion(), step: "1", total: "11", gender: "women", ...more };
  return shop.ask("/maestro-journey?step=1", { form, cookies });
}

type Way = (browser: Cookies, email: string) => Promise<Cookies>;

const ways: [string, Way][] = [
  [
    "ended from another browser",
    async (browser, email) => {
      const other = await signIn(email);
      expect((await shop.ask("/account", { form: { intent: "end_others" }, cookies: other })).status).toBe(303);
      return browser;
    },
  ],
  [
    "a password changed in another browser",
    async (browser, email) => {
      const form = { current: password, password: "vetiver-root" };
      const cookies = await signIn(email);
      expect((await shop.ask("/account/password", { form, cookies })).status).toBe(303);
      return browser;
    },
  ],
  // The cookies as a thief kept them.
  [
    "signed out",
    async (browser) => {
      expect((await shop.ask("/logout", { form: {}, cookies: browser })).status).toBe(303);
      return browser;
    },
  ],
];

test.each(ways)(
  "a browser whose session is over neither reads nor names the account's perfume: %s",
  async (name, end) => {
    const { email, session, guest, browser } = await composer(name.replaceAll(/\W/g, "-"));
    expect(await opens(session, browser)).toEqual(everything);
    const left = await end(browser, email);
    for (const cookies of [left, guest]) {
      expect(await opens(session, cookies)).toEqual(nothing);
      const named = await shop.ask(`/results?sid=${session}`, { form: naming, cookies });
      expect(named.status).toBe(401);
      expect(named.body).toContain('value="Defaced"');
      expect(named.body).toContain("/login?next=");
    }
    expect(await stored(session)).toEqual([{ edition: 1, custom_name: null }]);
  },
);

test("a browser whose session is over writes no answer and no edition into the account", async () => {
  const { email, session, browser } = await composer("writer");
  await ways[0]?.[1](browser, email);
  const changed = await changes(browser);
  expect(changed.status).toBe(401);
  expect(changed.body).toMatch(/<input[^>]*value="women"[^>]*checked|checked[^>]*value="women"/);
  expect(changed.body).toContain("/login?next=");
  const finished = await shop.ask("/maestro-journey?step=ready", { form: { intent: "finish" }, cookies: browser });
  expect(finished.headers.location).toMatch(/^\/login\?next=/);
  expect(await stored(session)).toHaveLength(1);
  // Who does not sign in begins a journey of their own with what they typed.
  const page = await read("/maestro-journey?step=1", browser);
  expect(page).toContain('name="anew"');
  expect(page).toContain("/login?next=");
  const begun = after(browser, await changes(browser, { anew: "on" }));
  expect(begun.maestro_session_id).not.toBe(browser.maestro_session_id);
  expect(await read("/maestro-journey?step=1", begun)).toMatch(/checked[^>]*value="women"|value="women"[^>]*checked/);
});

test("another account in the same browser gets a journey of its own, and no edition into the first one's", async () => {
  const { session, browser } = await composer("first");
  const email = "second@holders.example";
  await createAccount(shop.backend, email, password);
  const second = await signIn(email, browser);
  expect(second.maestro_session_id).toBeUndefined();
  // Nor where the cookie was kept.
  const kept = { ...second, maestro_session_id: session };
  expect(await opens(session, kept)).toEqual(nothing);
  const changed = await changes(kept);
  expect(changed.status).toBe(303);
  const begun = after(kept, changed);
  expect(begun.maestro_session_id).not.toBe(session);
  await shop.ask("/maestro-journey?step=ready", { form: { intent: "finish" }, cookies: kept });
  expect((await shop.ask(`/results?sid=${session}`, { form: naming, cookies: kept })).status).toBe(404);
  expect(await stored(session)).toEqual([{ edition: 1, custom_name: null }]);
});

test("signing out forgets a journey that goes with the account, and keeps a guest's", async () => {
  const { browser } = await composer("leaver");
  expect(after(browser, await shop.ask("/logout", { form: {}, cookies: browser }))).not.toHaveProperty(
    "maestro_session_id",
  );
  const session = await createSession(shop.backend, "en", 3);
  const guest = { maestro_session_id: session };
  expect(after(guest, await shop.ask("/logout", { form: {}, cookies: guest }))).toEqual(guest);
});

test("who signs in again goes on, and on another device sees it whole", async () => {
  const { email, session, browser } = await composer("returning");
  await ways[0]?.[1](browser, email);
  expect(await opens(session, await signIn(email, browser))).toEqual(everything);
  const device = await signIn(email);
  expect(await opens(session, device)).toMatchObject({ naming: true, shareLink: true, export: true });
  expect(
    (await shop.ask(`/results?sid=${session}`, { form: { ...naming, custom_name: "Ours" }, cookies: device })).status,
  ).toBe(303);
  expect(await stored(session)).toEqual([{ edition: 1, custom_name: "Ours" }]);
});

test("whose session has ended sees a stranger's page that invites to sign in, and cannot order the perfume", async () => {
  const { email, session, browser } = await composer("invited");
  await ways[0]?.[1](browser, email);
  for (const cookies of [browser, {}]) {
    const page = await read(`/results?sid=${session}`, cookies);
    expect(page).toContain(`/login?next=${encodeURIComponent(`/results?sid=${session}`)}`);
    expect(page).not.toContain('name="custom_name"');
  }
  const [perfume] = await shop.backend.sql<{ id: string }>(
    "select id from private.maestro_results where session_id = $1 and newest",
    [session],
  );
  const items = [{ kind: "bottle", perfume: perfume?.id, variant: "premiere", quantity: 1 }];
  const response = await fetch(`${shop.backend.url}/rest/v1/rpc/quote_order`, {
    method: "POST",
    headers: {
      apikey: shop.backend.key,
      authorization: `Bearer ${shop.backend.workerToken}`,
      "content-type": "application/json",
      "x-session-id": session,
    },
    body: JSON.stringify({ items, country: "SA", currency: "AED", taxed: true }),
  });
  expect(JSON.stringify(await response.json())).toContain('"problem":"gone"');
});

/** Whose the journey is, as it is stored. */
async function ownerOf(session: string): Promise<string | undefined> {
  const [row] = await shop.backend.sql<{ email: string }>(
    "select account.email from public.maestro_sessions as journey join auth.users as account on account.id = journey.owner where journey.id = $1",
    [session],
  );
  return row?.email;
}

/** Asks for a sign-in link in a browser; what that holds then, and the link. */
async function asksFor(email: string, browser: Cookies = {}) {
  const asked = await shop.ask("/login", { form: { email }, cookies: browser, language: "en" });
  expect(asked.status).toBe(303);
  return { browser: after(browser, asked), link: pathOf(await emailedLink(shop.backend, email)) };
}

const presses = (link: string, browser: Cookies) =>
  shop.ask("/auth/confirm", { form: Object.fromEntries(new URLSearchParams(link.split("?")[1])), cookies: browser });

test("a link of somebody else's account names it before it is pressed, and takes no journey of this browser unasked", async () => {
  const sender = "mallory@holders.example";
  const { link } = await asksFor(sender);
  const session = await createSession(shop.backend, "en");
  const guest = { maestro_session_id: session };
  const page = (await shop.ask(link, { cookies: guest, language: "en" })).body;
  expect(page).toContain("m•••y@holders.example");
  expect(page).not.toContain(sender);
  const pressed = await presses(link, guest);
  const question = pressed.headers.location ?? "";
  expect([pressed.status, question]).toEqual([303, expect.stringContaining("/auth/confirm?journey=ask")]);
  const browser = after(guest, pressed);
  const asked = await shop.ask(question, { cookies: browser, language: "en" });
  expect(asked.body).toContain("Is the journey in this browser yours?");
  expect(asked.body).toContain(sender);
  // What is opened changes nothing.
  expect((await shop.ask("/my-data", { cookies: browser })).status).toBe(200);
  const answers = (journey: string) => shop.ask(question, { form: { journey }, cookies: browser });
  expect((await answers("leave")).status).toBe(303);
  expect(await ownerOf(session)).toBeUndefined();
  expect((await answers("add")).headers.location).not.toContain("journey=ask");
  expect(await ownerOf(session)).toBe(sender);
  // A used link names nobody.
  expect((await shop.ask(link, { language: "en" })).body).not.toContain("m•••y");
});

test("a link that was asked for in this browser takes its journey along, and that of another address does not", async () => {
  const session = await createSession(shop.backend, "en");
  const { browser, link } = await asksFor("amal@holders.example", { maestro_session_id: session });
  const other = await asksFor("eve@holders.example");
  expect((await presses(other.link, browser)).headers.location).toContain("journey=ask");
  expect(await ownerOf(session)).toBeUndefined();
  const pressed = await presses(link, browser);
  expect(pressed.headers.location).not.toContain("journey=ask");
  expect(await ownerOf(session)).toBe("amal@holders.example");
});
