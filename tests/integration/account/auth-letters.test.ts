// The letters with which one signs in: what Auth asks for, the shop writes, and nobody opens but their reader.
import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LinkType } from "../../../app/backend/auth-letters.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import type { Message } from "../../../supabase/local/mail/mailbox.ts";
import {
  createAccount,
  emailedInvitation,
  emailedLink,
  listAdmin,
  parseSetCookie,
  signInTokens,
} from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
beforeEach(() => {
  shop.backend.mailbox.clear();
  shop.faults.heal();
  shop.faults.forget();
});
afterAll(() => shop.stop());

const lettersTo = (email: string) => shop.backend.mailbox.messages().filter(({ to }) => to === email);

/** The newest letter to an address, once there are so many. */
async function letterTo(email: string, count = 1): Promise<Message> {
  await expect.poll(() => lettersTo(email).length, { timeout: 5000 }).toBe(count);
  return lettersTo(email)[0] ?? expect.fail("no letter");
}

const asksForLink = (email: string, language: Language = "en") => shop.ask("/login", { form: { email }, language });

async function linkFields(email: string, type?: LinkType): Promise<Record<string, string>> {
  return Object.fromEntries(new URL(await emailedLink(shop.backend, email, type)).searchParams);
}

const presses = (form: Record<string, string>, host: "shop" | "admin" = "shop") =>
  shop.ask("/auth/confirm", { form, host, language: "en" });

const isSignedIn = ({ cookies }: { cookies: string[] }) =>
  Object.keys(parseSetCookie(cookies)).some((name) => /session/.test(name));

/** What Auth itself would take for a letter's link. */
async function authTokens(email: string): Promise<string[]> {
  const [tokens] = await shop.backend.sql<Record<string, string | null>>(
    "select recovery_token, confirmation_token, email_change_token_new, email_change_token_current from auth.users where email = $1",
    [email],
  );
  return Object.values(tokens ?? {})
    .filter((token) => token !== null && token !== "")
    .map(String);
}

/** At each form that asks for a letter, somebody with an account and somebody without. */
async function peopleAtForms(kind: string) {
  const forms = [
    { path: "/login", host: "shop" },
    { path: "/login/forgot", host: "shop" },
    { path: "/login?mode=magic", host: "admin" },
    { path: "/login?mode=forgot", host: "admin" },
  ] as const;
  const people = forms.map(({ path, host }) => ({
    path,
    host,
    name: `${host}${path.replace(/\W/g, "")}@${kind}.test`,
  }));
  for (const { host, name } of people) {
    await createAccount(shop.backend, `known-${name}`, "rose-water");
    if (host === "admin") await listAdmin(shop.backend, `known-${name}`);
  }
  return people.flatMap((form) => ["known", "unknown"].map((who) => ({ ...form, email: `${who}-${form.name}` })));
}

const verifications = () => shop.faults.requests(/^\/auth\/v1\/verify/);

describe("a sign-in letter's link", () => {
  test("who computes Auth's token from the address and the digits opens nothing with it", async () => {
    const email = "computed@letters.test";
    await asksForLink(email);
    const letter = await letterTo(email);
    const tokens = await authTokens(email);
    expect(tokens).toHaveLength(1);
    for (const token of tokens) {
      expect(letter.html).not.toContain(token);
      for (const type of ["email", "signup", "magiclink"])
        for (const host of ["shop", "admin"] as const)
          for (const name of ["token_hash", "token"]) {
            const answer = await presses({ [name]: token, type }, host);
            expect([name, answer.status, isSignedIn(answer)]).toEqual([name, 400, false]);
          }
    }
    expect(verifications()).toEqual([]);
    expect(isSignedIn(await presses(await linkFields(email)))).toBe(true);
  });

  test("holds at least 128 random bits, and no other", async () => {
    const tokens = new Set<string>();
    for (const email of ["bits-one@letters.test", "bits-two@letters.test"]) {
      await asksForLink(email);
      const { token = "", token_hash } = await linkFields(email);
      expect(token_hash).toBeUndefined();
      expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
      tokens.add(token);
    }
    expect(tokens.size).toBe(2);
  });

  test("works once, and a stale tab, a second press and its finder learn that it is over", async () => {
    const email = "once@letters.test";
    await asksForLink(email);
    const link = await linkFields(email);
    const [first, second] = await Promise.all([presses(link), presses(link)]);
    expect([first.status, second.status].sort()).toEqual([303, 400]);
    const third = await presses(link);
    expect([third.status, third.body.includes("This link no longer works")]).toEqual([400, true]);
    expect(verifications()).toHaveLength(1);
    const [kept] = await shop.backend.sql<{ tries: number }>(
      "select tries from private.mailed_links where email = $1",
      [email],
    );
    expect(kept?.tries).toBe(3);
  });

  test("is over after an hour", async () => {
    const email = "late@letters.test";
    await asksForLink(email);
    const link = await linkFields(email);
    await shop.backend.sql("update private.mailed_links set expires_at = now() where email = $1", [email]);
    expect((await presses(link)).status).toBe(400);
    expect(verifications()).toEqual([]);
  });

  test("guessed links never reach Auth", async () => {
    for (let guess = 0; guess < 8; guess += 1) {
      const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
      const hash = Buffer.from(token, "base64url").toString("hex");
      expect((await presses({ token, type: "email" })).status).toBe(400);
      expect((await presses({ token_hash: hash, type: "email" })).status).toBe(400);
    }
    expect(verifications()).toEqual([]);
  });

  test("of the shop does not open the admin app, not even an admin's", async () => {
    const email = "both@letters.test";
    await createAccount(shop.backend, email, "rose-water");
    await listAdmin(shop.backend, email);
    await asksForLink(email);
    const link = await linkFields(email, "magiclink");
    const elsewhere = await presses(link, "admin");
    expect([elsewhere.status, isSignedIn(elsewhere)]).toEqual([400, false]);
    expect(isSignedIn(await presses(link))).toBe(true);
  });

  test("is not lost to a press that Auth did not answer", async () => {
    const email = "outage@letters.test";
    await asksForLink(email);
    const link = await linkFields(email);
    shop.faults.inject({ kind: "error", path: "^/auth/v1/verify", times: 1 });
    expect((await presses(link)).status).toBe(503);
    expect(isSignedIn(await presses(link))).toBe(true);
  });
});

describe("a sign-in letter", () => {
  test.each(languages)("is written in the one language of the page that asked: %s", async (language) => {
    const email = `reader-${language}@letters.test`;
    await asksForLink(email, language);
    const { html, subject } = await letterTo(email);
    expect([...html.matchAll(/<(?:html|div) lang="(\w\w)"/g)].map(([, found]) => found)).toEqual([language, language]);
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(subject).not.toContain("·");
  });

  test("goes by the account where no page asked, else in Arabic", async () => {
    const askAuth = (email: string) =>
      fetch(`${shop.backend.url}/auth/v1/otp`, {
        method: "POST",
        headers: { apikey: shop.backend.key, "content-type": "application/json" },
        body: JSON.stringify({ email, create_user: false }),
      });
    for (const [email, language] of [
      ["kept@letters.test", "fr"],
      ["unknown@letters.test", "ar"],
    ] as const) {
      await createAccount(shop.backend, email, "rose-water");
      shop.backend.mailbox.clear();
      if (language !== "ar")
        await shop.backend.sql("insert into profiles (user_id, lang) select id, $2 from auth.users where email = $1", [
          email,
          language,
        ]);
      expect((await askAuth(email)).status).toBe(200);
      const { html } = await letterTo(email);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`${shop.origin()}/auth/confirm?`);
    }
  });

  test("leaves no link in the database once it has been sent, or was given up", async () => {
    const email = "wiped@letters.test";
    await asksForLink(email);
    const { token = "" } = await linkFields(email);
    const dump = async () =>
      JSON.stringify([
        await shop.backend.sql("select * from private.outbox_letters where order_id is null"),
        await shop.backend.sql("select * from private.mailed_links where email = $1", [email]),
      ]);
    await expect.poll(async () => (await dump()).includes(token)).toBe(false);
    shop.faults.inject({ kind: "error", path: "^/mailbox/emails" });
    const unlucky = "unsent@letters.test";
    await asksForLink(unlucky);
    await expect.poll(async () => (await dump()).includes(unlucky)).toBe(true);
    await shop.backend.sql(
      "update private.outbox_letters set attempts = 5, due_at = now(), taken_at = null where content ->> 'email' = $1",
      [unlucky],
    );
    await shop.tick();
    expect(await dump()).not.toContain(unlucky);
    expect(lettersTo(unlucky)).toEqual([]);
  });

  test("that is given up is named to the office and in the log, without its reader", async () => {
    const email = "given-up@letters.test";
    shop.faults.inject({ kind: "error", path: "^/mailbox/emails", times: 9 });
    await asksForLink(email);
    const problem = "The mail service refused a letter";
    await expect.poll(() => shop.logs.some((line) => line.includes(problem))).toBe(true);
    await shop.backend.sql(
      "update private.outbox_letters set attempts = 5, due_at = now() where content ->> 'email' = $1",
      [email],
    );
    await shop.tick();
    const cookies = parseSetCookie((await shop.ask("/login", { form: localAdmin, host: "admin" })).cookies);
    const { body } = await shop.ask("/orders", { host: "admin", cookies, language: "en" });
    expect(body).toContain("A letter about an account");
    expect(body).toContain(problem);
    expect(body + shop.logs.join("\n")).not.toContain(email);
  });

  describe("that strangers ask for, too", () => {
    /** Asks once Auth writes to the address again. */
    const asksLater = async (email: string) => {
      await shop.backend.sql(
        "update auth.users set recovery_sent_at = now() - interval '2 min', confirmation_sent_at = now() - interval '2 min' where email = $1",
        [email],
      );
      expect((await asksForLink(email)).status).toBe(303);
    };

    test.each([
      ["a new account", false],
      ["a known account", true],
    ])("stays good, and signs in once: %s", async (_, known) => {
      const email = `asked-twice-${known}@letters.test`;
      if (known) await createAccount(shop.backend, email, "rose-water");
      shop.backend.mailbox.clear();
      await asksLater(email);
      await letterTo(email);
      const first = await linkFields(email);
      await asksLater(email);
      await letterTo(email, 2);
      const second = await linkFields(email);
      expect(second).not.toEqual(first);
      expect(isSignedIn(await presses(first))).toBe(true);
      expect((await presses(second)).status).toBe(400);
    });

    test("fills no mailbox, and its owner still comes in by the last one", async () => {
      const email = "flooded@letters.test";
      for (let asked = 1; asked <= 6; asked += 1) {
        await asksLater(email);
        await letterTo(email, asked);
      }
      const link = await linkFields(email);
      await Promise.all([1, 2, 3].map(() => asksLater(email)));
      await shop.tick();
      expect(lettersTo(email)).toHaveLength(6);
      await shop.backend.sql(
        "update private.mailed_links set used_at = now() where email = $1 and token_hash <> (select token_hash from private.mailed_links where email = $1 order by created_at desc limit 1)",
        [email],
      );
      expect(isSignedIn(await presses(link))).toBe(true);
      await asksLater(email);
      await letterTo(email, 7);
      expect(isSignedIn(await presses(await linkFields(email)))).toBe(true);
    });
  });

  describe("to one letter box under many names", () => {
    const day = 8;
    const toBox = (box: string) =>
      shop.backend.mailbox
        .messages()
        .filter(({ to }) => to.replace(/\+[^@]*/, "") === box)
        .map(({ to }) => to);
    const asks = async (email: string, path = "/login") =>
      expect((await shop.ask(path, { form: { email }, language: "en" })).status).toBe(303);

    test("a stranger who floods it by tags and kinds sends no more than its day's measure", async () => {
      const box = "victim@flood.test";
      const spent = await shop.backend.sql("select private.spend_letter($1) from generate_series(1, 2)", [box]);
      expect(spent).toHaveLength(2);
      await Promise.all([1, 2, 3, 4, 5, 6].map((tag) => asks(`victim+${tag}@flood.test`)));
      await expect.poll(() => toBox(box).length).toBe(day - 2);
      await Promise.all([7, 8, 9, 10, 11, 12].map((tag) => asks(`victim+${tag}@flood.test`)));
      await Promise.all([1, 2, 3].map((tag) => asks(`victim+${tag}@flood.test`, "/login/forgot")));
      for (const [kind, hash] of [
        ["signup", "b".repeat(64)],
        ["invite", "c".repeat(64)],
      ] as const) {
        const letter = { kind, email: `victim+${kind}@flood.test`, app: "storefront", token: "t" };
        const link = { token_hash: hash, app: "storefront", token: "a", type: kind, next: "" };
        await shop.backend.sql("select public.write_auth_letters($1, gen_random_uuid(), $2)", [
          `flood ${kind}`,
          JSON.stringify([{ ...letter, link }]),
        ]);
      }
      await shop.tick();
      expect(toBox(box)).toHaveLength(day - 2);
      const [kept] = await shop.backend.sql<{ letters: number }>(
        "select count(*)::int as letters from private.mailed_links where email like 'victim%@flood.test'",
      );
      expect(kept?.letters).toBe(day - 2);

      // Whose box it is has no account yet, and is not kept out: one link is theirs, until it is spent or over.
      await asks(box);
      await letterTo(box);
      await asks(box);
      await shop.tick();
      expect(toBox(box).filter((to) => to === box)).toHaveLength(1);
      expect(isSignedIn(await presses(await linkFields(box)))).toBe(true);
    });

    test("a stranger who fills it shuts out neither its proven owner nor an admin who was invited", async () => {
      const owner = "owner@flood.test";
      await createAccount(shop.backend, owner, "rose-water");
      await signInTokens(shop.backend, { email: owner, password: "rose-water" });
      shop.backend.mailbox.clear();
      await Promise.all(Array.from({ length: day + 2 }, (_, tag) => asks(`owner+${tag}@flood.test`)));
      await expect.poll(() => toBox(owner).length, { timeout: 15_000 }).toBe(day - 1);
      await asks(owner);
      await letterTo(owner);
      expect(isSignedIn(await presses(await linkFields(owner)))).toBe(true);
      const admin = "staff@flood.test";
      await listAdmin(shop.backend, admin);
      await shop.backend.sql("select private.spend_letter($1) from generate_series(1, 8)", [admin]);
      await asks(admin);
      await letterTo(admin);
    });

    test("the links that are out already stay good when the measure is full", async () => {
      const email = "newcomer@flood.test";
      await asks(email);
      await letterTo(email);
      const link = await linkFields(email);
      await shop.backend.sql("select private.spend_letter($1) from generate_series(1, 8)", [email]);
      await asks(email);
      await shop.tick();
      expect(lettersTo(email)).toHaveLength(1);
      expect(isSignedIn(await presses(link))).toBe(true);
    });
  });

  describe("that the day's measure may hold back", () => {
    const asks = async (path: string, email: string, host: "shop" | "admin" = "shop") => {
      const { status, headers } = await shop.ask(path, { form: { email }, host, language: "en" });
      return [status, new URL(headers.location ?? "", shop.origin(host)).searchParams.get("sent")];
    };

    test("is not called sent, and a stranger learns of no account", async () => {
      const people = await peopleAtForms("measure");
      // All at once: each answer waits for the end of its step in time.
      const answers = people.map(async ({ path, host, email }) => {
        const tagged = email.replace("@", "+a@");
        const said = [];
        for (const asked of [email, tagged, email, tagged, email, email, email])
          said.push(await asks(path, asked, host));
        expect([path, said]).toEqual([path, [...Array(6).fill([303, "sent"]), [303, "often"]]]);
      });
      await Promise.all(answers);
    });

    test.each([
      ["ar", "طُلبت الرسالة مرّات عدّة اليوم", "فاطلبوا أخرى بعد ساعة", "تمّ الإرسال"],
      ["en", "Asked for several times today", "each link works for one hour", "Sent!"],
      ["fr", "Déjà demandé plusieurs fois aujourd’hui", "chaque lien est valable une heure", "Envoyé"],
      ["ru", "Сегодня письмо запрашивали уже несколько раз", "каждая ссылка действует час", "Отправлено"],
    ] as const)("is said to be perhaps not sent, and what to do: %s", async (language, title, advice, sent) => {
      for (const path of ["/login", "/login/forgot"]) {
        const { body } = await shop.ask(`${path}?sent=often`, { language });
        for (const said of [title, advice]) expect(body).toContain(said);
        expect(body).not.toContain(sent);
      }
    });
  });

  describe("that is asked for twice within a minute", () => {
    const interval = (seconds: number) =>
      shop.backend.sql(
        `create or replace function private.letter_interval() returns interval language sql immutable set search_path = ''
         as $$ select make_interval(secs => ${seconds}) $$`,
      );
    beforeAll(() => interval(60));
    afterAll(() => interval(0));

    const asks = async (path: string, email: string, host: "shop" | "admin" = "shop") => {
      const { status, headers } = await shop.ask(path, { form: { email }, host });
      return [status, new URL(headers.location ?? "", shop.origin(host)).searchParams.get("sent")];
    };

    test("is not called sent, and a stranger learns of no account", async () => {
      const people = await peopleAtForms("minute");
      const answers = people.map(async ({ path, host, email }) => {
        expect([path, await asks(path, email, host)]).toEqual([path, [303, "sent"]]);
        expect([path, await asks(path, email, host)]).toEqual([path, [303, "recent"]]);
        expect([path, await asks(path, email.toUpperCase(), host)]).toEqual([path, [303, "recent"]]);
      });
      await Promise.all(answers);
      await shop.backend.sql(
        "update private.spent_budgets set hour = hour - interval '61 seconds' where action = 'asked'",
      );
      const later = people.map(async ({ path, host, email }) =>
        expect([path, await asks(path, email, host)]).toEqual([path, [303, "sent"]]),
      );
      await Promise.all(later);
    });

    test.each([
      ["ar", "طُلبت الرسالة قبل لحظات", "تمّ الإرسال"],
      ["en", "Already asked for", "Sent!"],
      ["fr", "Un e\u2011mail vient déjà d’être demandé", "Envoyé"],
      ["ru", "Письмо уже запрашивали", "Отправлено"],
    ] as const)("is said to have been asked for a moment ago: %s", async (language, said, sent) => {
      for (const path of ["/login", "/login/forgot"]) {
        const { body } = await shop.ask(`${path}?sent=recent`, { language });
        expect(body).toContain(said);
        expect(body).not.toContain(sent);
      }
    });

    test("has a minute between it and the next, as the pages say, and Auth skips none of those", async () => {
      const config = readFileSync(new URL("../../../supabase/config.toml", import.meta.url), "utf8");
      const [, own = ""] = config.match(/^max_frequency = "(\d+)s"$/m) ?? [];
      const source = readFileSync(new URL("../../../supabase/schemas/limits.sql", import.meta.url), "utf8");
      expect(source).toMatch(/function private\.letter_interval\(\)[^;]*interval '1 minute'/);
      // Auth's time begins with its letter, up to the Worker's deadline after the house's.
      expect(Number(own)).toBeGreaterThan(50);
      expect(Number(own)).toBeLessThanOrEqual(57);
    });

    test("is asked for anew where Auth did not answer the first time", async () => {
      const email = "away@minute.test";
      shop.faults.inject({ kind: "error", path: "^/auth/v1/health", times: 1 });
      expect((await asks("/login", email))[0]).toBe(503);
      expect(await asks("/login", email)).toEqual([303, "sent"]);
    });
  });

  test("that could not leave at once leaves with the clock, with the same link", async () => {
    const email = "retried@letters.test";
    // Until this letter has failed: another one may be on its way at the same moment.
    shop.faults.inject({ kind: "error", path: "^/mailbox/emails" });
    await asksForLink(email);
    const waits = () =>
      shop.backend.sql<{ problem: string }>(
        "select problem from private.outbox_letters where content ->> 'email' = $1 and problem is not null",
        [email],
      );
    await expect.poll(async () => (await waits()).length).toBe(1);
    shop.faults.heal();
    await shop.backend.sql("update private.outbox_letters set due_at = now() where content ->> 'email' = $1", [email]);
    await shop.tick();
    expect(isSignedIn(await presses(await linkFields(email)))).toBe(true);
  });
});

describe("Auth's hook", () => {
  const path = "/notices/auth-letter";
  const payload = (email: string) =>
    JSON.stringify({
      user: { id: crypto.randomUUID(), email, new_email: "" },
      email_data: {
        token: "0123456789",
        token_hash: "a".repeat(64),
        token_new: "",
        token_hash_new: "",
        redirect_to: `${shop.origin()}/auth/confirm?next=%2Fhome&lang=en`,
        site_url: shop.backend.url,
        email_action_type: "magiclink",
      },
    });

  type Call = { id?: string; at?: Date; secret?: string };

  function signed(
    body: string,
    { id = crypto.randomUUID(), at = new Date(), secret = String(shop.bindings.SEND_EMAIL_HOOK_SECRET) }: Call = {},
  ) {
    return {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret.replace("v1,", "")).sign(id, at, body),
    };
  }

  const calls = (body: string, headers: Record<string, string>) =>
    shop.ask(path, { form: body, headers: { "content-type": "application/json", origin: undefined, ...headers } });

  test("without a signature, with another's, an old one or over other words sends nothing", async () => {
    const email = "forged@letters.test";
    const body = payload(email);
    const own = signed(body);
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const stranger = `v1,whsec_${Buffer.from("s".repeat(32)).toString("base64")}`;
    const forged: [string, Record<string, string>][] = [
      [body, {}],
      [body, { ...own, "webhook-signature": "" }],
      [body, { ...own, "webhook-signature": own["webhook-signature"].replace("v1,", "v0,") }],
      [body, { ...own, "webhook-id": crypto.randomUUID() }],
      [body, signed(body, { secret: stranger })],
      [body, signed(body, { at: minutes(-6) })],
      [body, signed(body, { at: minutes(6) })],
      [body.replace("forged", "elsewhere"), own],
    ];
    for (const [words, headers] of forged) {
      const { status, body: said } = await calls(words, headers);
      expect([headers, status, JSON.parse(said)]).toEqual([
        headers,
        401,
        { error: { http_code: 401, message: expect.any(String) } },
      ]);
    }
    expect(await shop.backend.sql("select from private.mailed_links where email = $1", [email])).toEqual([]);
    const right = await calls(body, own);
    expect([right.status, right.headers["content-type"], right.body]).toEqual([200, "application/json", "{}"]);
    await letterTo(email);
  });

  test("replayed sends no second letter", async () => {
    const email = "replayed@letters.test";
    const body = payload(email);
    const headers = signed(body);
    const answers = await Promise.all([calls(body, headers), calls(body, headers), calls(body, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calls(body, headers)).status).toBe(200);
    await letterTo(email);
    await shop.tick();
    expect(lettersTo(email)).toHaveLength(1);
    const links = await shop.backend.sql("select from private.mailed_links where email = $1", [email]);
    expect(links).toHaveLength(1);
  });

  test("about what the shop writes no letter of is refused in Auth's words, and writes none", async () => {
    const email = "other@letters.test";
    for (const body of [
      payload(email).replace("magiclink", "reauthentication"),
      payload(email).replace("other@letters.test", "nobody"),
      "{}",
      "not json",
    ]) {
      const { status, body: said } = await calls(body, signed(body));
      expect([body, status, JSON.parse(said)]).toEqual([
        body,
        422,
        { error: { http_code: 422, message: expect.any(String) } },
      ]);
    }
    expect(lettersTo(email)).toEqual([]);
  });

  test("is told to come again while the database is away, and then the letter is written", async () => {
    const email = "down@letters.test";
    const body = payload(email);
    shop.faults.down();
    const { status, headers } = await calls(body, signed(body));
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    shop.faults.heal();
    expect((await calls(body, signed(body))).status).toBe(200);
    await letterTo(email);
  });
});

test("who changes an address is written to at both, each with the link that Auth wants from there", async () => {
  const person = { email: "moving@letters.test", password: "rose-water" };
  await createAccount(shop.backend, person.email, person.password);
  shop.backend.mailbox.clear();
  const { access_token } = await signInTokens(shop.backend, person);
  await fetch(`${shop.backend.url}/auth/v1/user`, {
    method: "PUT",
    headers: { apikey: shop.backend.key, authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify({ email: "moved@letters.test" }),
  });
  for (const email of [person.email, "moved@letters.test"]) {
    const { html } = await letterTo(email);
    expect(html).toContain(person.email);
    expect(html).toContain("moved@letters.test");
  }
  const [current] = await shop.backend.sql<{ token: string; expected: string }>(
    `select link.details ->> 'token' as token, account.email_change_token_current as expected
     from private.mailed_links as link join auth.users as account on account.email = link.email
     where link.email = $1 and link.details ->> 'type' = 'email_change'`,
    [person.email],
  );
  expect(current?.token).toBe(current?.expected);
});

describe("a letter about an account is in the language of the page that asked, though the account has another", () => {
  const htmlOf = async (email: string, count = 1) => (await letterTo(email, count)).html;
  const speaksRussian = (email: string) =>
    shop.backend.sql("insert into profiles (user_id, lang) select id, 'ru' from auth.users where email = $1", [email]);

  test.each(languages)("a new password: %s", async (language) => {
    const person = { email: `changed-${language}@letters.test`, password: "rose-water" };
    await createAccount(shop.backend, person.email, person.password);
    shop.backend.mailbox.clear();
    const signedIn = await shop.ask("/login?tab=password", { form: person, language });
    const { "athar-lang": _, ...cookies } = parseSetCookie(signedIn.cookies);
    expect(await htmlOf(person.email)).toContain(`<html lang="${language}"`);
    await speaksRussian(person.email);
    shop.backend.mailbox.clear();
    const form = { current: person.password, password: "jasmine-and-oud" };
    expect((await shop.ask("/account/password", { form, cookies, language })).status).toBe(303);
    // The new session is of a browser that is known.
    expect(await htmlOf(person.email)).toContain(`<html lang="${language}"`);
  });

  test.each(languages)("a second factor that was set up, renewed, removed or reset: %s", async (language) => {
    const email = `factor-${language}@letters.test`;
    await createAccount(shop.backend, email, "rose-water");
    const events = ["enrolled", "renewed", "removed", "recovered", "reset"];
    for (const [told, event] of events.entries()) {
      await shop.backend.sql("select private.tell_of_second_factor(id, $2, $3) from auth.users where email = $1", [
        email,
        event,
        language,
      ]);
      await shop.tick();
      expect(await htmlOf(email, told + 2)).toContain(`<html lang="${language}"`);
    }
  });

  test.each([
    ["what it asks in is no language of the house", "xx", "ru"],
    ["no page asked", null, "ru"],
    ["no page asked, and it has none", null, "ar"],
  ])("where %s, in the account's own or in Arabic", async (name, asked, language) => {
    const email = `factor-${name.replace(/\W/g, "-")}@letters.test`;
    await createAccount(shop.backend, email, "rose-water");
    if (language === "ru") await speaksRussian(email);
    await shop.backend.sql(
      "select private.tell_of_second_factor(id, 'enrolled', $2) from auth.users where email = $1",
      [email, asked],
    );
    await shop.tick();
    expect(await htmlOf(email, 2)).toContain(`<html lang="${language}"`);
  });
});

describe("who is invited to the admin app", () => {
  const asAdmin = async () => parseSetCookie((await shop.ask("/login", { form: localAdmin, host: "admin" })).cookies);
  const changes = async (form: Record<string, string>, language: Language = "en") =>
    shop.ask("/admins", { form, host: "admin", cookies: await asAdmin(), language });
  const invitationOf = (email: string) => emailedInvitation(shop.backend, email);
  const accepts = (link: string) => {
    const { pathname, searchParams } = new URL(link);
    return shop.ask(pathname, { form: Object.fromEntries(searchParams), host: "admin", language: "en" });
  };

  test.each([
    ["en", "for seven days"],
    ["ar", "سبعة أيام"],
    ["fr", "sept jours"],
    ["ru", "семь дней"],
  ] as const)("learns by whom, to what and for how long, in the inviter's language: %s", async (language, days) => {
    const email = `invited-${language}@letters.test`;
    expect((await changes({ intent: "add", email }, language)).status).toBe(303);
    const { html } = await letterTo(email);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(localAdmin.email);
    expect(html).toContain(days);
  });

  test("comes in by a letter of an hour, which the invitation has sent as often as it takes", async () => {
    const email = "welcome@letters.test";
    await changes({ intent: "add", email });
    const link = await invitationOf(email);
    expect(new URL(link).origin).toBe(shop.origin("admin"));
    const accepted = await accepts(link);
    expect([accepted.status, isSignedIn(accepted)]).toEqual([200, false]);
    await letterTo(email, 2);
    await shop.backend.sql(
      "update private.mailed_links set expires_at = now() where purpose = 'sign_in' and email = $1",
      [email],
    );
    expect((await presses(await linkFields(email), "admin")).status).toBe(400);
    await accepts(link);
    await letterTo(email, 3);
    const opened = await presses(await linkFields(email), "admin");
    expect(isSignedIn(opened)).toBe(true);
    expect((await accepts(link)).status).toBe(400);
  });

  test("comes in no more by an earlier invitation, after seven days, or taken off the list", async () => {
    const email = "not-yet@letters.test";
    await changes({ intent: "add", email });
    const earlier = await invitationOf(email);
    shop.backend.mailbox.clear();
    expect((await changes({ intent: "invite", email })).status).toBe(303);
    const link = await invitationOf(email);
    expect((await accepts(earlier)).status).toBe(400);
    await shop.backend.sql(
      "update private.mailed_links set expires_at = now() - interval '1 second' where purpose = 'admin_invitation' and email = $1",
      [email],
    );
    expect((await accepts(link)).status).toBe(400);
    await shop.backend.sql(
      "update private.mailed_links set expires_at = now() + interval '6 days' where purpose = 'admin_invitation' and email = $1",
      [email],
    );
    await changes({ intent: "deactivate", email });
    expect((await accepts(link)).status).toBe(400);
    expect(lettersTo(email)).toHaveLength(1);
  });

  test("keeps the invitation that works, whatever strangers or the office had sent to the address today", async () => {
    const email = "wanted@letters.test";
    await shop.backend.sql("select private.spend_letter($1) from generate_series(1, 8)", [email]);
    expect((await changes({ intent: "add", email })).status).toBe(303);
    for (let sent = 2; sent <= 8; sent += 1) expect((await changes({ intent: "invite", email })).status).toBe(303);
    await letterTo(email, 8);
    const link = await invitationOf(email);
    expect((await changes({ intent: "invite", email })).status).toBe(429);
    expect((await accepts(link)).status).toBe(200);
  });

  test("is invited by an admin alone, whatever is asked of the database", async () => {
    const person = { email: "inviter@letters.test", password: "rose-water" };
    await createAccount(shop.backend, person.email, person.password);
    const { access_token } = await signInTokens(shop.backend, person);
    for (const token of [access_token, shop.backend.key, shop.backend.workerToken, shop.backend.machineryToken]) {
      const answer = await fetch(`${shop.backend.url}/rest/v1/rpc/invite_admin`, {
        method: "POST",
        headers: { apikey: shop.backend.key, authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({
          email: person.email,
          lang: "en",
          token: "t",
          token_hash: "a".repeat(64),
        }),
      });
      expect(answer.status).toBeGreaterThanOrEqual(401);
    }
    expect(await shop.backend.sql("select from app_admins_email where email = $1", [person.email])).toEqual([]);
  });
});
