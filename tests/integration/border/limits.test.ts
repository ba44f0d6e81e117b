import { afterAll, beforeAll, expect, test } from "vitest";
import { i18nextFor } from "../../../app/i18n/i18next.server.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/errors.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/errors.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/errors.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/errors.json" with { type: "json" };
import { backendDeadline, failureTimingStep } from "../../../app/shop/timings.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { createSession } from "../../support/answers.ts";
import { wantedBottle } from "../../support/fault-forms.ts";
import { type Answer, type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

const texts = { ar, en, fr, ru };

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop({ limits: true, deadline: backendDeadline });
});
afterAll(() => shop.stop());

const email = "one.and.the.same@example.com";
const lead = { firstName: "Mina", lastName: "Haddad", email, countryCode: "SA", phone: "0501234567" };

type Filled = RequestOptions & { form: Record<string, string> };

/** Each an action with a limit of its own, for one e-mail address or one caller's. */
const limitedActions: [string, string, Filled][] = [
  ["newsletter", "/newsletter", { form: { email } }],
  ["one's own data", "/my-data", { form: { email } }],
  ["sign-up", "/signup", { form: lead }],
  ["magic link", "/login", { form: { email } }],
  ["password", "/login?tab=password", { form: { email, password: "not-the-word" } }],
  ["the admin app's password", "/login", { form: { email: `o${email}`, password: "not-the-word" }, host: "admin" }],
];

/** Asks until it is refused: the limiter counts by the minute, and a test may begin in one and go on in the next. */
async function refusal(ask: () => Promise<Answer>, most: number, abreast = 7): Promise<Answer> {
  for (let tries = 0; tries < most; tries += abreast) {
    const answers = await Promise.all(Array.from({ length: abreast }, ask));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) return refused;
  }
  throw new Error(`Asked ${most} times and never refused`);
}

/**
 * Runs a scene within one minute of the clock: when the minute turns, the limiter has forgotten what came before. The
 * next run begins soon after that; a slow machine may need some of them.
 */
async function withinAMinute<Result>(scene: () => Promise<Result>): Promise<Result> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (let run = 1; run <= 4; run += 1) {
    const began = minute();
    const result = await scene();
    if (minute() === began) return result;
  }
  throw new Error("The minute turned each time: this machine is too slow for the scene");
}

test.each(limitedActions)("%s: past the limit a 429 in the visitor's language", async (_, path, options) => {
  for (const [index, language] of languages.entries()) {
    // Each from elsewhere: where the minute turns, one caller would come to the hour's budget, which says another time.
    const from = { "cf-connecting-ip": `203.0.113.${200 + index}` };
    const { body, headers } = await refusal(() => shop.ask(path, { ...options, language, headers: from }), 26);
    expect(body).toContain(texts[language].busy.body.replaceAll("'", "&#x27;"));
    expect(body).toContain(`value="${options.form.email}"`);
    expect(headers["retry-after"]).toBe("60");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("an address that finishes journeys without end is refused, another is not", async () => {
  const cookies = { maestro_session_id: await createSession(shop.backend, "en") };
  const finish = (caller: string) =>
    shop.ask("/maestro-journey?step=ready", {
      form: { intent: "finish" },
      cookies,
      language: "fr",
      headers: { "cf-connecting-ip": caller },
    });
  const { body } = await refusal(() => finish("192.0.2.1"), 65);
  expect(body).toContain('<html lang="fr"');
  expect(body).toContain(fr.busy.body);
  expect((await finish("192.0.2.2")).status).toBe(303);
});

test("a journey's pages and answers are never refused to a visitor, and at last to a program that repeats them", async () => {
  const [question] = await shop.backend.sql<{ id: string }>(
    "select id from public.maestro_questions where is_active order by order_index limit 1",
  );
  const cookies = { maestro_session_id: await createSession(shop.backend, "en", 1) };
  const form = { intent: "next", question: question?.id ?? "", step: "1", total: "11", gender: "women" };
  const steps: [string, RequestOptions, number][] = [
    ["/maestro-journey?step=ready", {}, 302],
    ["/analyze", {}, 200],
    ["/maestro-journey/things", { form: { query: "rose" } }, 200],
    ["/maestro-journey?step=1", { form, cookies }, 303],
  ];
  for (const [path, options, status] of steps) {
    const ask = (caller: string) =>
      shop.ask(path, { ...options, language: "en", headers: { "cf-connecting-ip": caller } });
    // One row is written again and again: a few at a time.
    const first = await Promise.all(Array.from({ length: options.cookies ? 3 : 40 }, () => ask("192.0.2.4")));
    expect(new Set(first.map((answer) => answer.status)), path).toEqual(new Set([status]));
    // The limiter counts by the minute, which may turn on the way.
    const { body } = await refusal(() => ask("192.0.2.4"), 700);
    if (path !== "/maestro-journey/things") expect(body, path).toContain(en.busy.body);
    expect((await ask("192.0.2.5")).status, path).toBe(status);
  }
});

test("a caller who tries e-mail addresses that are none is refused at last, and keeps what was typed", async () => {
  const headers = { "cf-connecting-ip": "192.0.2.3" };
  for (const [path, field] of [
    ["/newsletter", "email"],
    ["/contact", "message"],
  ] as const) {
    const { body } = await refusal(() => shop.ask(path, { form: { [field]: "nobody" }, headers, language: "en" }), 65);
    expect(body).toContain(en.busy.body);
    expect(body).toContain("nobody");
  }
});

test("another e-mail address is not held up by the first", async () => {
  // From elsewhere: where the minute turned, this caller may have spent the hour's letters above.
  const headers = { "cf-connecting-ip": "192.0.2.77" };
  expect((await shop.ask("/newsletter", { form: { email: "someone.else@example.com" }, headers })).status).toBe(200);
});

test("a stranger's wrong tries, however many, neither keep an admin's password out nor his letters", async () => {
  const { email, password } = localAdmin;
  const tries = (caller: string, form: Record<string, string>, path = "/login") =>
    shop.ask(path, { form, host: "admin", headers: { "cf-connecting-ip": caller } });
  const burst = (count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask));
  const wrong = () => tries("192.0.2.66", { email, password: "not-the-word" });
  const { more, right } = await withinAMinute(async () => {
    shop.faults.heal();
    // Few abreast: the backend hashes each password, and would still be at it when the owner comes. More than an address
    // may ask in a minute, whichever limit refuses first.
    for (let tries = 0; tries < 52; tries += 4) await burst(4, wrong);
    const more = await burst(14, wrong);
    shop.faults.inject({ kind: "slow", path: "^/rest/", delay: 500 });
    return { more, right: await tries("198.51.100.1", { email, password }) };
  });
  shop.faults.heal();
  expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
  expect([right.status, right.headers.location]).toEqual([303, "/"]);
  // What the stranger brings about is a wait, which is not taken from the time of a backend that is slow itself.
  expect(right.ms).toBeGreaterThan(failureTimingStep);

  for (const mode of ["magic", "forgot"]) {
    const ask = (caller: string) => tries(caller, { email }, `/login?mode=${mode}`);
    const { asked, own } = await withinAMinute(async () => ({
      asked: [...(await burst(8, () => ask("192.0.2.66"))), ...(await burst(8, () => ask("2001:db8::66")))],
      own: await ask("198.51.100.1"),
    }));
    expect(asked.map(({ status }) => status)).toContain(429);
    expect(own).toMatchObject({ status: 303 });
  }
});

test("whoever orders in somebody's name from many addresses keeps them from no order", async () => {
  const { search, cookies, customer } = await wantedBottle(shop, "in-the-name-of");
  expect(customer.email).toContain("in-the-name-of");
  // Of another total, so that each is answered with the price and none is placed.
  const order = (caller: string) =>
    shop.ask(`/own/review?${search}`, { form: { total: "1" }, cookies, headers: { "cf-connecting-ip": caller } });
  const strangers = await Promise.all(Array.from({ length: 40 }, (_, index) => order(`203.0.113.${index + 1}`)));
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([409]));
  expect((await order("198.51.100.7")).status).toBe(409);
});

test("the 2^64 addresses of an IPv6 network are one caller", async () => {
  const ask = (host: number) =>
    shop.ask("/newsletter", {
      form: { email: `six-${host}@example.com` },
      headers: { "cf-connecting-ip": `2001:db8:1:2::${host.toString(16)}` },
    });
  const answers = await Promise.all(Array.from({ length: 65 }, (_, host) => ask(host + 1)));
  expect(answers.map(({ status }) => status)).toContain(429);
});

/** Spends all of an address' hour, as if it had done so before. */
async function spend(action: string, address: string) {
  await shop.backend.sql(
    `insert into private.spent_budgets (hour, action, address, times)
     select date_trunc('hour', now() + delay), $1, sha256(convert_to($2, 'utf8')), 1000
     from unnest(array[interval '0', interval '1 hour']) as delay`,
    [action, address],
  );
}

test.each<[string, string, () => Promise<Filled>]>([
  ["lead", "/signup", async () => ({ form: { ...lead, email: "by.the.hour@example.com" } })],
  [
    "journey",
    "/maestro-journey?step=1",
    async () => {
      const [row] = await shop.backend.sql<{ id: string }>(
        "select id from maestro_questions order by order_index limit 1",
      );
      return { form: { intent: "next", question: String(row?.id), step: "1", gender: "women" } };
    },
  ],
  [
    "perfume",
    "/maestro-journey?step=ready",
    async () => ({
      form: { intent: "finish" },
      cookies: { maestro_session_id: await createSession(shop.backend, "en") },
    }),
  ],
])(
  "past the hour's budget, which the database counts, an address is refused, another is not: %s",
  async (action, path, of) => {
    const options = await of();
    const from = (address: string) =>
      shop.ask(path, { ...options, language: "fr", headers: { "cf-connecting-ip": address } });
    await spend(action, "198.51.100.7");
    const rows = () =>
      shop.backend.sql(`select (select count(*) from leads) + (select count(*) from maestro_sessions) as count`);
    const before = await rows();
    const refused = await from("198.51.100.7");
    expect(refused.status).toBe(429);
    // The page names the time that the header has, in every language.
    for (const language of languages) {
      const { headers, body } = await shop.ask(path, {
        ...options,
        language,
        headers: { "cf-connecting-ip": "198.51.100.7" },
      });
      const { t } = await i18nextFor(language);
      const count = Math.ceil(Number(headers["retry-after"]) / 60);
      expect(body).toContain(t("errors:busy.minutes", { count }));
    }
    // Until the clock's next hour, and not a minute.
    const end = (Math.floor(Date.now() / 1000) + Number(refused.headers["retry-after"])) % 3600;
    expect(Math.min(end, 3600 - end)).toBeLessThan(30);
    for (const typed of Object.values(options.form)) expect(refused.body).toContain(typed);
    expect(await rows()).toEqual(before);
    expect((await from("198.51.100.8")).status).toBe(303);
  },
);

test("a forwarded address is not believed", async () => {
  await spend("lead", "198.51.100.9");
  const form = { ...lead, email: "forwarded@example.com" };
  const headers = {
    "cf-connecting-ip": "198.51.100.9",
    "x-forwarded-for": "198.51.100.10",
    "x-real-ip": "198.51.100.10",
  };
  expect((await shop.ask("/signup", { form, headers })).status).toBe(429);
});
