import { expect } from "vitest";
import { type Backend, createBackend } from "../../../app/backend/backend.ts";
import { saveContactLetter } from "../../../app/backend/contact-letters.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { saveMeasurement } from "../../../app/backend/measurements.ts";
import { requestMyDataLink } from "../../../app/backend/my-data.ts";
import { requestSubscription } from "../../../app/backend/newsletter.ts";
import { purge } from "../../../app/backend/purge.ts";
import { createAccount } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { optionsOf } from "../../support/backend-options.ts";
import { anyHash, guestOf } from "./callers.ts";

const lead = {
  firstName: "Noura",
  lastName: "O'Brien-السعد",
  email: "Noura@Example.com",
  phone: "+966501234567",
  countryCode: "SA",
  language: "ar",
  contactConsent: false,
} as const;

test("a lead is stored once per address, however often it is sent", async ({ backend }) => {
  const guest = guestOf(backend);
  await Promise.all([saveLead(guest, lead, await anyHash()), saveLead(guest, lead, await anyHash())]);
  await saveLead(guest, { ...lead, email: "NOURA@example.com", firstName: "Another" }, await anyHash());
  const rows = await backend.sql("select first_name, email, source, lang from public.leads");
  expect(rows).toEqual([{ first_name: "Noura", email: "noura@example.com", source: "signup_page", lang: "ar" }]);
});

test("a lead that breaks a constraint is refused", async ({ backend }) => {
  const guest = guestOf(backend);
  for (const wrong of [{ phone: "0501234567", email: "b@b.com" }, { email: "nobody" }, { phone: "0501234567" }])
    await expect(saveLead(guest, { ...lead, ...wrong }, await anyHash())).rejects.toMatchObject({ code: "23514" });
});

test("a measurement is stored where it is within its bounds", async ({ backend }) => {
  const guest = guestOf(backend);
  await saveMeasurement(guest, { path: "/product/:key", metric: "LCP", value: 912.4, device: "phone" });
  await expect(
    saveMeasurement(guest, { path: "/home", metric: "CLS", value: 101, device: "phone" }),
  ).rejects.toMatchObject({
    code: "23514",
  });
  const rows = await backend.sql("select path, metric, device, times from private.page_histograms");
  expect(rows).toEqual([{ path: "/product/:key", metric: "LCP", device: "phone", times: 1 }]);
});

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

/** A session begun so many days ago, with one answer given at another time, and perhaps a perfume. */
async function agedSession(backend: TestBackend, begun: number, answered: number | null, perfume = false) {
  const [session] = await backend.sql<{ id: string }>(
    "insert into maestro_sessions (lang, created_at) values ('ar', $1) returning id",
    [ago(begun)],
  );
  const id = session?.id ?? "";
  if (answered !== null)
    await backend.sql(
      `insert into private.maestro_results (session_id, question_id, lang, answer, created_at, updated_at)
       select $1, id, 'ar', '{}', $2, $2 from maestro_questions limit 1`,
      [id, ago(answered)],
    );
  if (perfume)
    await backend.sql(
      `insert into private.maestro_results
         (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, created_at, updated_at)
       values ($1, 1, true, 'ar', '{}', '{}', $2, '1', '1', $3, $3)`,
      [id, `aged-${id}`, ago(begun)],
    );
  return id;
}

test("the Worker purges until nothing is left", async ({ backend }) => {
  await backend.sql(
    `insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
     select encode(sha256(convert_to(number::text, 'utf8')), 'hex'), 'subscribe', 'many@example.com', 'ar', now() - interval '1 day'
     from generate_series(1, 2500) as number`,
  );
  await purge(optionsOf(backend));
  expect(await backend.sql("select from private.mailed_links where email = 'many@example.com'")).toEqual([]);
});

test("nothing is kept longer than promised, and nothing goes before", async ({ backend }) => {
  const kept = [
    await agedSession(backend, 29, null),
    await agedSession(backend, 90, 29),
    await agedSession(backend, 900, 899, true),
  ];
  await agedSession(backend, 31, null);
  await agedSession(backend, 90, 31);
  await backend.sql("delete from private.page_histograms");
  await backend.sql(
    `insert into private.page_histograms (day, path, metric, device, bucket, times)
     select at::date, '/aged', 'LCP', 'phone', 1, 2 from unnest($1::timestamptz[]) as at`,
    [[ago(27), ago(29)]],
  );
  await backend.sql(
    "insert into private.page_totals (path, metric, bucket, times) values ('/aged', 'LCP', 1, 4), ('/gone', 'LCP', 1, 0)",
  );
  await backend.sql("delete from audit_log");
  await backend.sql(
    "insert into audit_log (actor, table_name, row_id, action, changes, at) select 'x', 'aged', '1', 'update', '{}', at from unnest($1::timestamptz[]) as at",
    [[ago(399), ago(401)]],
  );
  await backend.sql("delete from private.spent_budgets");
  await backend.sql(
    "insert into private.spent_budgets (hour, action, address, times) select hour, 'aged', '', 1 from unnest($1::timestamptz[]) as hour",
    [[ago(0.9), ago(1.1)]],
  );
  await backend.sql("delete from private.mailed_links");
  await backend.sql(
    `insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
     select repeat(number::text, 64), 'subscribe', 'aged@example.com', 'ar', now() + (number - 1) * interval '1 hour'
     from generate_series(0, 2) as number`,
  );
  await backend.sql(
    "insert into contact_letters (name, email, lang, message, created_at) select 'X', 'aged@example.com', 'ar', 'm', at from unnest($1::timestamptz[]) as at",
    [[ago(364), ago(366)]],
  );
  for (const [email, confirmed, days] of [
    ["confirmed@aged.test", true, 900],
    ["fresh@aged.test", false, 29],
    ["never-confirmed@aged.test", false, 31],
  ] as const) {
    await createAccount(backend, email, "rose-water");
    await backend.sql(
      "update auth.users set created_at = $2, email_confirmed_at = case when $3 then email_confirmed_at end where email = $1",
      [email, ago(days), confirmed],
    );
  }

  await purge(optionsOf(backend));

  const left = await backend.sql<{ id: string }>("select id from maestro_sessions order by created_at desc");
  expect(left.map(({ id }) => id)).toEqual(kept);
  const counts = await backend.sql(
    `select (select array_agg(times::int) from private.page_totals where path in ('/aged', '/gone')) as measurements, (select count(*)::int from audit_log) as log,
       (select count(*)::int from private.spent_budgets) as budgets, (select count(*)::int from private.mailed_links) as links,
       (select count(*)::int from contact_letters) as letters`,
  );
  expect(counts).toEqual([{ measurements: [2], log: 1, budgets: 1, links: 1, letters: 1 }]);
  const accounts = await backend.sql<{ email: string }>(
    "select email from auth.users where email like '%@aged.test' order by email",
  );
  expect(accounts.map(({ email }) => email)).toEqual(["confirmed@aged.test", "fresh@aged.test"]);
});

const asked = (number: number) => ({ email: `asked-${number}@letters.example`, language: "en" as const });

/** What has a letter written to an address that whoever asks has typed, or to the house. */
const letters: Record<string, (from: Backend, number: number) => Promise<unknown>> = {
  "to sign up": async (from, number) => saveLead(from, { ...lead, email: asked(number).email }, await anyHash()),
  "for the newsletter": async (from, number) =>
    requestSubscription(from, { ...asked(number), tokenHash: await anyHash() }),
  "for one's own data": async (from, number) =>
    requestMyDataLink(from, { ...asked(number), tokenHash: await anyHash() }),
  "to the house": (from, number) =>
    saveContactLetter(from, {
      ...asked(number),
      name: "Mina",
      message: `Letter ${number}`,
      perfume: null,
      invitation: false,
      order: null,
    }),
};

test.for(Object.entries(letters))(
  "one network has ten letters an hour written, and a /48 of them forty: %s",
  async ([kind, asks], { backend }) => {
    const subnet = 0x100 + Object.keys(letters).indexOf(kind);
    let passed = 0;
    for (let network = 1; network <= 5; network += 1)
      for (let time = 1; time <= 11; time += 1) {
        const address = `2001:db8:${subnet.toString(16)}:${network}::1`;
        await asks(createBackend({ ...optionsOf(backend), address }), 100 * network + time).then(
          () => {
            passed += 1;
          },
          (error: unknown) => expect(error).toMatchObject({ code: "PT429" }),
        );
        if (network === 1) expect(passed).toBe(Math.min(time, 10));
      }
    expect(passed).toBe(40);
  },
);
