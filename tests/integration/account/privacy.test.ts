import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addSubscriber, createAccount, parseSetCookie, pathOf } from "../../support/accounts.ts";
import { answers, createSession } from "../../support/answers.ts";
import { finishedSession } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.backend.mailbox.clear());

const lettersTo = (email: string) => shop.backend.mailbox.messages().filter(({ to }) => to === email);

/** The path of the link in the newest letter to an address; letters leave after the answer. */
async function letterLink(email: string, page: string): Promise<string> {
  const link = await vi.waitFor(() => {
    const [, found] = new RegExp(`href="(http[^"]+${page}[?][^"]+)"`).exec(lettersTo(email)[0]?.html ?? "") ?? [];
    if (!found) throw new Error(`No letter with a link to ${page} for ${email}`);
    return found;
  });
  return pathOf(link.replaceAll("&#38;", "&"));
}

const tokenOf = (path: string) => new URLSearchParams(path.split("?")[1]).get("token") ?? "";

/** Presses the button of a letter's link. */
const press = (path: string) =>
  shop.ask(String(path.split("?")[0]), { form: { token: tokenOf(path) }, language: "en", welcomed: false });

const subscriber = async (email: string) =>
  (
    await shop.backend.sql<{
      email: string | null;
      confirmed: boolean;
      ended: boolean;
      consent_version: string | null;
    }>(
      `select email, confirmed_at is not null as confirmed, unsubscribed_at is not null as ended, consent_version
       from newsletter_subscribers where email_hash = sha256(convert_to($1, 'utf8'))`,
      [email],
    )
  )[0];

async function subscribe(email: string) {
  await shop.ask("/newsletter", { form: { email } });
  const link = await letterLink(email, "/newsletter/confirm");
  expect((await press(link)).status).toBe(200);
  return link;
}

async function unsubscribe(email: string) {
  const [row] = await shop.backend.sql<{ token: string }>(
    "select unsubscribe_token as token from newsletter_subscribers where email = $1",
    [email],
  );
  await shop.ask("/newsletter/unsubscribe", { form: { token: String(row?.token) } });
}

describe("newsletter", () => {
  test("nobody subscribes another's address", async () => {
    const email = "victim@letters.test";
    expect((await shop.ask("/newsletter", { form: { email } })).status).toBe(200);
    expect(await shop.backend.sql("select email from newsletter_subscribers where email = $1", [email])).toEqual([]);
    const link = await letterLink(email, "/newsletter/confirm");
    // A scanner of mail opens the link; the database's own copy of it opens nothing.
    expect((await shop.ask(link, { welcomed: false })).status).toBe(200);
    const [stored] = await shop.backend.sql<{ token_hash: string }>(
      "select token_hash from private.mailed_links where email = $1",
      [email],
    );
    expect((await press(`/newsletter/confirm?token=${stored?.token_hash}`)).status).toBe(400);
    expect(await subscriber(email)).toBeUndefined();
    expect((await press(link)).body).toContain("Thank you! Successfully subscribed.");
    expect(await subscriber(email)).toEqual({ email, confirmed: true, ended: false, consent_version: "2026-11-24" });
  });

  test("nobody undoes another's unsubscription, and of the address a hash is left", async () => {
    const email = "gone@letters.test";
    const used = await subscribe(email);
    await unsubscribe(email);
    expect(await subscriber(email)).toMatchObject({ email: null, ended: true });
    await shop.ask("/newsletter", { form: { email } });
    expect((await press(used)).body).toContain("already been used");
    expect(await subscriber(email)).toMatchObject({ email: null, ended: true });
    expect(JSON.stringify(await shop.backend.sql("select * from newsletter_subscribers"))).not.toContain(email);
    // Its owner may come back.
    await press(await letterLink(email, "/newsletter/confirm"));
    expect(await subscriber(email)).toMatchObject({ email, ended: false });
  });

  test("an old link subscribes nobody", async () => {
    const email = "late@letters.test";
    await shop.ask("/newsletter", { form: { email } });
    const link = await letterLink(email, "/newsletter/confirm");
    await shop.backend.sql("update private.mailed_links set expires_at = now() where email = $1", [email]);
    expect((await press(link)).status).toBe(400);
    expect(await subscriber(email)).toBeUndefined();
  });

  test("nobody fills another's mailbox with our letters", async () => {
    const email = "flooded@letters.test";
    // Of all kinds together, and at once: each answer waits for the end of its step in time.
    const paths = [...Array.from({ length: 9 }, () => "/newsletter"), ...Array.from({ length: 6 }, () => "/my-data")];
    await Promise.all(paths.map((path) => shop.ask(path, { form: { email } })));
    await vi.waitFor(() => expect(lettersTo(email)).toHaveLength(8));
  });

  test("six presses for one's data in a second are one letter, whose link opens it", async () => {
    const email = "impatient@letters.test";
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.ask("/my-data", { form: { email }, language: "en" })),
    );
    for (const { status, body } of answers)
      expect([status, body.includes("Please check your inbox")]).toEqual([200, true]);
    const link = await letterLink(email, "/my-data/open");
    // Two, where a minute ended between them.
    expect(lettersTo(email).length).toBeLessThanOrEqual(2);
    expect((await press(link)).status).toBe(303);
  });
});

describe("sign-up", () => {
  const form = { firstName: "Mina", lastName: "Haddad", countryCode: "SA", phone: "0501234567" };
  const lead = async (email: string) =>
    (
      await shop.backend.sql(
        `select first_name, phone, contact_consent_version, contact_consent_lang, contact_consent_at is not null as consented,
           confirmed_at is not null as confirmed from leads where email = $1`,
        [email],
      )
    )[0];

  test("a sign-up is no consent to be contacted unless its own box is ticked", async () => {
    expect((await shop.ask("/signup")).body).toMatch(
      /<input type="checkbox"(?![^>]* checked)[^>]*name="contactConsent"/,
    );
    await shop.ask("/signup", { form: { ...form, email: "silent@leads.test" } });
    expect(await lead("silent@leads.test")).toMatchObject({ consented: false, contact_consent_version: null });
    await shop.ask("/signup", { form: { ...form, email: "open@leads.test", contactConsent: "on" }, language: "fr" });
    const given = { consented: true, contact_consent_version: "2026-11-24", contact_consent_lang: "fr" };
    expect(await lead("open@leads.test")).toMatchObject({ ...given, confirmed: false });
    await press(await letterLink("open@leads.test", "/signup/confirm"));
    expect(await lead("open@leads.test")).toMatchObject({ ...given, confirmed: true });
  });

  test("nobody changes another's details, or consents for them; the owner of the address does", async () => {
    const email = "known@leads.test";
    await shop.ask("/signup", { form: { ...form, email } });
    const earlier = await letterLink(email, "/signup/confirm");
    shop.backend.mailbox.clear();
    const before = await lead(email);
    const changed = { ...form, email, firstName: "Amina", phone: "0507654321", contactConsent: "on" };
    expect((await shop.ask("/signup", { form: changed })).status).toBe(303);
    const link = await letterLink(email, "/signup/confirm");
    expect(lettersTo(email)[0]?.html).not.toContain("Amina");
    const page = await shop.ask(link, { language: "en", welcomed: false });
    expect(page.body).toMatch(/Amina Haddad[\s\S]*\+966507654321/);
    expect(await lead(email)).toEqual(before);
    expect((await press(link)).status).toBe(200);
    expect(await lead(email)).toMatchObject({ first_name: "Amina", phone: "+966507654321", confirmed: true });
    // Both letters are spent: they neither show nor change anything more.
    expect((await shop.ask(link)).body).not.toContain("Amina");
    expect((await press(earlier)).body).toContain("already been used");
  });
});

describe("one's own data", () => {
  /** A person with everything that the shop can keep, and a finished journey. */
  async function person(email: string) {
    await createAccount(shop.backend, email, "rose-water");
    await addSubscriber(shop.backend, email);
    await shop.ask("/signup", {
      form: { firstName: "Mina", lastName: "Haddad", email, countryCode: "SA", phone: "0501234567" },
    });
    const cookies = await signIn(email);
    const session = await createSession(shop.backend, "en");
    const finish = { form: { intent: "finish" }, cookies: { ...cookies, maestro_session_id: session } };
    expect((await shop.ask("/maestro-journey", finish)).status).toBe(303);
    await vi.waitFor(async () => expect(await owned(session)).toBe(true));
    return { cookies, session };
  }

  async function signIn(email: string) {
    return parseSetCookie((await shop.ask("/login?tab=password", { form: { email, password: "rose-water" } })).cookies);
  }

  const owned = async (session: string) =>
    (
      await shop.backend.sql<{ owned: boolean }>(
        "select owner is not null as owned from maestro_sessions where id = $1",
        [session],
      )
    )[0]?.owned;

  /** Asks for the link, presses it, and hands back what the browser then holds. */
  async function open(email: string) {
    await shop.ask("/my-data", { form: { email } });
    const link = await letterLink(email, "/my-data/open");
    const answer = await press(link);
    expect(answer.status).toBe(303);
    return { link, cookies: parseSetCookie(answer.cookies) };
  }

  const left = async (email: string, session: string) =>
    (
      await shop.backend.sql(
        `select (select count(*)::int from leads where email = $1) as leads,
           (select count(*)::int from newsletter_subscribers where email_hash = sha256(convert_to($1, 'utf8'))) as newsletter,
           (select count(*)::int from auth.users where email = $1) as accounts,
           (select count(*)::int from private.mailed_links where email = $1) as links,
           (select count(*)::int from private.maestro_results where session_id = $2) as answers`,
        [email, session],
      )
    )[0];
  const nothing = { leads: 0, newsletter: 0, accounts: 0, links: 0, answers: 0 };

  test("asking for data tells nothing about who is known", async () => {
    await addSubscriber(shop.backend, "reader@data.test");
    const told = await Promise.all(
      ["reader@data.test", "stranger@data.test"].map(async (email) => {
        const { status, body } = await shop.ask("/my-data", { form: { email }, language: "en" });
        await letterLink(email, "/my-data/open");
        return `${status} ${body.replaceAll(email, "EMAIL")}`;
      }),
    );
    expect(told[0]).toContain("Please check your inbox");
    expect(told[1]).toBe(told[0]);
    expect(lettersTo("reader@data.test")[0]?.html.replace(/token=[\w-]+/, "")).toBe(
      lettersTo("stranger@data.test")[0]?.html.replace(/token=[\w-]+/, ""),
    );
  });

  test("nobody sees another's data: not by opening the link twice, not by guessing, not in another browser", async () => {
    await addSubscriber(shop.backend, "private@data.test");
    const { link, cookies } = await open("private@data.test");
    expect((await shop.ask("/my-data", { cookies })).body).toContain("private@data.test");
    expect((await press(link)).cookies).toEqual([]);
    for (const forged of [tokenOf(link), "x".repeat(43), "", "private@data.test"]) {
      const cookies = { "my-data": forged };
      expect((await shop.ask("/my-data", { cookies })).body).not.toContain("private@data.test");
      expect((await shop.ask("/my-data.json", { cookies })).status).toBe(forged.length === 43 ? 200 : 302);
      expect((await shop.ask("/my-data.json", { cookies })).body).not.toContain("private@data.test");
    }
    await shop.backend.sql("update private.mailed_links set expires_at = now() where purpose = 'use_data'");
    expect((await shop.ask("/my-data", { cookies })).body).not.toContain("private@data.test");
  });

  test("a signed-in person downloads everything, journeys included, but nobody else's", async () => {
    const { cookies } = await person("mina@data.test");
    const another = await finishedSession(shop);
    const { headers, body } = await shop.ask("/my-data.json", { cookies });
    expect(headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(JSON.parse(body)).toMatchObject({
      email: "mina@data.test",
      sign_up: { first_name: "Mina", phone: "+966501234567" },
      newsletter: { lang: "ru", consent_version: "2026-11-22" },
      account: { created_at: expect.any(String) },
      journeys: [
        {
          answers: answers.map(() => expect.objectContaining({ answer: expect.any(Object) })),
          editions: [{ share_token: expect.any(String), variants: expect.any(Array) }],
        },
      ],
    });
    expect(body).not.toMatch(/email_hash|unsubscribe_token|recipe/);
    const page = await shop.ask("/my-data", { cookies, language: "en" });
    expect(page.body).toMatch(/mina@data\.test[\s\S]*Mina Haddad[\s\S]*Your journeys with the Maestro/);
    // With the session of someone's own journey in hand, but not of one that has another owner.
    const guests = await shop.ask("/my-data.json", { cookies: { maestro_session_id: another } });
    expect(JSON.parse(guests.body)).toMatchObject({ email: null, sign_up: null, journeys: [{}] });
  });

  test("a journey that has an owner is nobody else's to see or erase", async () => {
    const { session } = await person("owner@data.test");
    const cookies = { maestro_session_id: session };
    expect(JSON.parse((await shop.ask("/my-data.json", { cookies })).body)).toMatchObject({ journeys: [] });
    expect((await shop.ask("/my-data/erase", { form: {}, cookies })).status).toBe(303);
    expect((await left("owner@data.test", session))?.answers).toBe(answers.length + 1);
  });

  test("erasing takes a press, ends the account, and is logged without saying whose", async () => {
    const email = "leaver@data.test";
    const { cookies, session } = await person(email);
    const before = await left(email, session);
    const page = await shop.ask("/my-data/erase", { cookies, language: "en" });
    expect(page.body).toContain("This cannot be undone");
    expect(await left(email, session)).toEqual(before);
    const answer = await shop.ask("/my-data/erase", { form: {}, cookies });
    expect([answer.status, answer.headers.location]).toEqual([303, "/my-data?erased=1"]);
    expect(parseSetCookie(answer.cookies)).toMatchObject({ session: "", maestro_session_id: "" });
    expect(await left(email, session)).toEqual(nothing);
    expect((await shop.ask("/login", { cookies })).body).not.toContain(email);
    const log = await shop.backend.sql(
      "select actor, table_name, action, changes from audit_log order by id desc limit 1",
    );
    expect(log).toEqual([
      {
        actor: "visitor",
        table_name: "people",
        action: "erase",
        changes: {
          leads: [1, 0],
          subscriptions: [1, 0],
          journeys: [1, 0],
          accounts: [1, 0],
          contact_letters: [0, 0],
          invitations: [0, 0],
          orders: [0, 0],
        },
      },
    ]);
  });

  test("a link from a letter erases as much as being signed in, and takes consent back", async () => {
    const email = "by-link@data.test";
    const { session } = await person(email);
    await shop.backend.sql(
      "update leads set contact_consent_at = now(), contact_consent_version = '2026-11-22', contact_consent_lang = 'ar' where email = $1",
      [email],
    );
    const { cookies } = await open(email);
    expect((await shop.ask("/my-data", { form: { intent: "withdraw" }, cookies })).status).toBe(303);
    expect(await shop.backend.sql("select contact_consent_at from leads where email = $1", [email])).toEqual([
      { contact_consent_at: null },
    ]);
    await shop.ask("/my-data/erase", { form: {}, cookies });
    expect(await left(email, session)).toEqual(nothing);
  });

  test("an admin is not erased from the shop", async () => {
    const cookies = (await open("admin@athar.localhost")).cookies;
    expect((await shop.ask("/my-data/erase", { form: {}, cookies })).status).toBe(409);
  });
});

test("the Worker's cron deletes what was kept long enough", async () => {
  await shop.backend.sql(
    "insert into private.page_histograms (day, path, metric, device, bucket, times) values (current_date - 29, '/old', 'LCP', 'phone', 1, 1)",
  );
  expect((await shop.ask("/cdn-cgi/local/scheduled", { hostname: `localhost:${shop.port}` })).status).toBe(200);
  expect(await shop.backend.sql("select 1 from private.page_histograms where path = '/old'")).toEqual([]);
});
