import { expect, onTestFinished } from "vitest";
import { saveAnswer } from "../../../app/backend/answers.ts";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findResult, saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { addSubscriber, createAccount } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { anyHash, guestOf, journeyOf } from "./callers.ts";

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = { sub: crypto.randomUUID(), role: "authenticated", email: localAdmin.email, exp: 4_000_000_000 };

/** Tokens with the claims of an admin or of the service role, but without a valid signature. */
async function forgedTokens(backend: TestBackend): Promise<Record<string, string>> {
  const { accessToken } = await signInWithPassword(guestOf(backend), localAdmin);
  const [head = "", , signature = ""] = accessToken.split(".");
  return {
    "without a signature": `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`,
    "with another's signature": `${head}.${encode(claims)}.${signature}`,
    "of the service": `${head}.${encode({ ...claims, role: "service_role" })}.${signature}`,
    "that has expired": `${head}.${encode({ ...claims, exp: 1 })}.${signature}`,
    "that is malformed": "admin",
  };
}

/** For each table a column to change and a row to insert. */
const tables: Record<string, { change: object; row: object }> = {
  app_admins_email: { change: { is_active: false }, row: { email: "x@forged.test" } },
  audit_log: {
    change: { actor: "x" },
    row: { actor: "x", table_name: "x", row_id: "x", action: "update", changes: {} },
  },
  leads: { change: { first_name: "x" }, row: { email: "x@forged.test" } },
  newsletter_subscribers: { change: { lang: "en" }, row: { email: "x@forged.test", lang: "ar" } },
  maestro_sessions: { change: { lang: "en" }, row: { lang: "ar" } },
  maestro_results: { change: { lang: "en" }, row: { session_id: crypto.randomUUID(), lang: "ar" } },
  maestro_products: { change: { price_aed: 1 }, row: { slug: "forged", tier: "gold" } },
  maestro_questions: { change: { is_active: false }, row: { order_index: 1 } },
  site_settings: { change: { maintenance_enabled: true }, row: { id: 1 } },
};
const publicTables = new Set(["maestro_products", "maestro_questions", "site_settings"]);

type Attempt = { method: string; path: string; headers?: Record<string, string>; body?: object };

async function attempt({ url, key }: TestBackend, { method, path, headers, body }: Attempt) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { apikey: key, "Content-Type": "application/json", Prefer: "return=representation", ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  const rows: unknown = response.ok && text !== "" ? JSON.parse(text) : [];
  return { status: response.status, rows: [rows].flat() };
}

const lead = {
  firstName: "A",
  lastName: "B",
  phone: "+966501234567",
  countryCode: "SA",
  language: "ar",
  contactConsent: false,
} as const;

async function insertRows(backend: TestBackend) {
  const { session, backend: mine } = await journeyOf(backend);
  await saveResult(mine, { session, language: "ar", answers: {}, composition: compose({ answers: {}, session }) });
  await saveLead(guestOf(backend), { ...lead, email: "a@forged.test" }, await anyHash());
  await addSubscriber(backend, "a@forged.test");
  return session;
}

const checksums = (backend: TestBackend) =>
  backend.sql(
    Object.keys(tables)
      .map((table) => `select '${table}' as name, md5(string_agg(t::text, ',')) as rows from public.${table} t`)
      .join(" union all "),
  );

test("a forged token reads nothing and changes nothing, over HTTP", async ({ backend }) => {
  await insertRows(backend);
  const before = await checksums(backend);
  const { accessToken } = await signInWithPassword(guestOf(backend), localAdmin);
  const valid = { method: "GET", path: "/rest/v1/leads", headers: { Authorization: `Bearer ${accessToken}` } };
  expect((await attempt(backend, valid)).rows).toHaveLength(1);
  for (const [forgery, token] of Object.entries(await forgedTokens(backend))) {
    const headers = { Authorization: `Bearer ${token}` };
    for (const [table, { change, row }] of Object.entries(tables)) {
      const path = `/rest/v1/${table}`;
      const every = `${path}?${Object.keys(change)[0]}=not.is.null`;
      const read = await attempt(backend, { method: "GET", path, headers });
      const writes = await Promise.all([
        attempt(backend, { method: "POST", path, headers, body: row }),
        attempt(backend, { method: "PATCH", path: every, headers, body: change }),
        attempt(backend, { method: "DELETE", path: every, headers }),
      ]);
      const rows = [...(publicTables.has(table) ? [] : read.rows), ...writes.flatMap((outcome) => outcome.rows)];
      expect({ forgery, table, rows }).toEqual({ forgery, table, rows: [] });
    }
    const erase = { method: "POST", path: "/rest/v1/rpc/erase_person", headers, body: { email: "a@forged.test" } };
    expect((await attempt(backend, erase)).status).toBeGreaterThanOrEqual(400);
  }
  expect(await checksums(backend)).toEqual(before);
});

test("headers that claim a role, a schema or a malformed session give no access", async ({ backend }) => {
  const session = await insertRows(backend);
  const results = "/rest/v1/maestro_results?select=*";
  const forgedHeaders: Record<string, string>[] = [
    { role: "service_role" },
    { "x-session-id": "" },
    { "x-session-id": "null" },
    { "x-session-id": `${session}, ${crypto.randomUUID()}` },
    { "x-session-id": `{${session}}` },
    { "x-session-id": session.slice(0, -1) },
    { "x-session-id": "' or '1'='1" },
    { "x-forwarded-session-id": session },
    { "request.headers": JSON.stringify({ "x-session-id": session }) },
    { "request.jwt.claims": JSON.stringify(claims) },
    { "X-Client-Info": session, "x-real-ip": "127.0.0.1" },
  ];
  for (const headers of forgedHeaders) {
    const { rows } = await attempt(backend, { method: "GET", path: results, headers });
    expect({ headers, rows }).toEqual({ headers, rows: [] });
  }
  expect(
    (await attempt(backend, { method: "GET", path: results, headers: { "x-session-id": session } })).rows,
  ).toHaveLength(1);
  for (const schema of ["private", "auth", "pg_catalog"]) {
    const headers = { "Accept-Profile": schema, "Content-Profile": schema };
    expect((await attempt(backend, { method: "GET", path: "/rest/v1/users?select=*", headers })).rows).toEqual([]);
  }
  for (const hidden of ["audit", "keep_one_admin", "is_email", "save_question_texts", "list_results"]) {
    const { status } = await attempt(backend, { method: "POST", path: `/rest/v1/rpc/${hidden}`, body: {} });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

/** What anyone holds who has read the shop's scripts: the publishable key, and perhaps a customer's own account. */
async function outsiders(backend: TestBackend): Promise<Record<string, string>[]> {
  const customer = { email: "customer@forged.test", password: "a-customers-word" };
  await createAccount(backend, customer.email, customer.password);
  onTestFinished(async () => {
    await backend.sql("delete from auth.users where email = $1", [customer.email]);
  });
  const { accessToken } = await signInWithPassword(guestOf(backend), customer);
  return [{}, { Authorization: `Bearer ${accessToken}` }];
}

/** How many requests of these were not refused. */
async function taken(backend: TestBackend, attempts: Attempt[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const each of attempts) {
    const { status } = await attempt(backend, each);
    if (status < 400) outcomes.push(`${each.method} ${each.path}: ${status}`);
  }
  return outcomes;
}

test("a formula written past the shop is not taken, and nothing is engraved past its price", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const path = "/rest/v1/maestro_results";
  const formula = {
    version: 1,
    variants: [{ maestro_recipe_50ml: { items: [{ material: "methyl_salicylate", grams: 49 }] } }],
  };
  const forged = { session_id: session, lang: "en", result_json: formula, fingerprint: "forged-formula" };
  const rpc = (name: string, body: object) => ({ method: "POST", path: `/rest/v1/rpc/${name}`, body });
  const saving = {
    session_id: session,
    lang: "en",
    answers: { gender: "men" },
    result: formula,
    fingerprint: "forged-formula",
    engine_version: "1",
    palette_version: "1",
  };
  for (const caller of await outsiders(backend)) {
    const headers = { ...caller, "x-session-id": session };
    const writes = [
      { method: "POST", path, body: forged },
      { method: "POST", path, body: { ...forged, engine_version: "1", palette_version: "1" } },
      rpc("save_result", saving),
      rpc("set_perfume_withdrawn", { result_id: session, withdrawn: false }),
    ];
    expect(
      await taken(
        backend,
        writes.map((write) => ({ ...write, headers })),
      ),
    ).toEqual([]);
  }
  await saveResult(mine, { session, language: "en", answers: {}, composition: compose({ answers: {}, session }) });
  const before = await findResult(mine, session);
  for (const caller of await outsiders(backend)) {
    const headers = { ...caller, "x-session-id": session };
    const own = `${path}?session_id=eq.${session}`;
    const changes = [
      { engraving: true },
      { custom_name: "Mine" },
      { result_json: formula },
      { fingerprint: "another-print" },
    ];
    const writes = [
      ...changes.map((body) => ({ method: "PATCH", path: own, body })),
      ...changes.map((body) => ({
        method: "POST",
        path: `${path}?on_conflict=session_id,question_id`,
        body: { ...forged, ...body },
      })),
      rpc("name_result", { session_id: session, custom_name: "Mine", engraving: true }),
    ];
    expect(
      await taken(
        backend,
        writes.map((write) => ({ ...write, headers })),
      ),
    ).toEqual([]);
    // The perfume is no answer either: nothing of it is within reach.
    const moved = { method: "PATCH", path: own, headers, body: { lang: "ru" } };
    expect((await attempt(backend, moved)).rows).toEqual([]);
  }
  expect(await findResult(mine, session)).toEqual(before);
  // It was the caller that was refused: the same from the Worker is saved.
  const worker = { Authorization: `Bearer ${backend.workerToken}`, "x-session-id": session };
  expect((await attempt(backend, { ...rpc("save_result", saving), headers: worker })).rows).toEqual(["saved"]);
});

test("leads, subscriptions, journeys and measurements are not left past the shop, alone or by the thousand", async ({
  backend,
}) => {
  const token_hash = await anyHash();
  const given = {
    first_name: "A",
    last_name: "B",
    phone: "+966501234567",
    country_code: "SA",
    lang: "ar",
    source: "signup_page",
  };
  const leads = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...given, email: `p${index}@past.test` }));
  const rpc = (name: string, body: object) => ({ method: "POST", path: `/rest/v1/rpc/${name}`, body });
  const before = await checksums(backend);
  for (const headers of await outsiders(backend)) {
    const writes = [
      { method: "POST", path: "/rest/v1/leads", body: leads(1) },
      { method: "POST", path: "/rest/v1/leads", body: leads(1000) },
      rpc("save_lead", { ...given, email: "past@past.test", token_hash }),
      rpc("request_subscription", { email: "past@past.test", lang: "ar", token_hash, consent_version: "2026-01-01" }),
      rpc("confirm_subscription", { token_hash }),
      rpc("request_my_data_link", { email: "past@past.test", lang: "ar", token_hash }),
      rpc("export_my_data", { email: "a@forged.test" }),
      rpc("erase_my_data", { email: "a@forged.test" }),
      rpc("claim_journey", {}),
      rpc("purge_batch", {}),
      rpc("maestro_start_session", { lang: "ar" }),
      rpc("save_measurement", { path: "/home", metric: "LCP", value: 1, device: "phone" }),
    ];
    // What is refused without a body to return: PostgREST reads it back where it may.
    const attempts = writes.map((write) => ({ ...write, headers: { ...headers, Prefer: "return=minimal" } }));
    expect(await taken(backend, attempts)).toEqual([]);
  }
  expect(await checksums(backend)).toEqual(before);
});

test("nobody learns by leaving a lead whether an address is on file", async ({ backend }) => {
  const { key, workerToken } = backend;
  await saveLead(guestOf(backend), { ...lead, email: "known@forged.test" }, await anyHash());
  const row = { first_name: "A", last_name: "B", phone: "+966501234567", country_code: "SA", lang: "ar" };
  const leave = async (path: string, token: string, bodies: object) => {
    const response = await fetch(`${backend.url}${path}`, {
      method: "POST",
      headers: { apikey: key, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(bodies),
    });
    return [response.status, await response.text()];
  };
  const rows = (email: string) => [
    { ...row, email },
    { ...row, email: "not an address" },
  ];
  // Past the shop: one row of two breaks a constraint, and which one was met first told of the other.
  expect(await leave("/rest/v1/leads", key, rows("known@forged.test"))).toEqual(
    await leave("/rest/v1/leads", key, rows("unknown@forged.test")),
  );
  // As the shop does it.
  const rpc = "/rest/v1/rpc/save_lead";
  const signUp = async (email: string) => leave(rpc, workerToken, { ...row, email, token_hash: await anyHash() });
  expect(await signUp("known@forged.test")).toEqual(await signUp("unknown@forged.test"));
});

test("answers are written by the Worker alone, to questions that are asked", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const [one, two, three] = await listQuestions(mine);
  const row = (question?: string) => ({
    session_id: session,
    question_id: question,
    lang: "ar",
    answer: { gender: "men" },
  });
  const headers = { "x-session-id": session, Authorization: `Bearer ${backend.workerToken}` };
  const path = "/rest/v1/maestro_results?on_conflict=session_id,question_id";
  const upsert = { ...headers, Prefer: "return=representation,resolution=merge-duplicates" };
  const post = (body: object) => attempt(backend, { method: "POST", path, headers: upsert, body });
  expect((await post(row(one?.id))).status).toBeLessThan(300);
  expect((await post(row(one?.id))).status).toBeLessThan(300);
  expect((await post(row(two?.id))).status).toBeLessThan(300);
  for (const caller of await outsiders(backend)) {
    const past = { ...upsert, Authorization: `Bearer ${backend.key}`, ...caller };
    expect(
      (await attempt(backend, { method: "POST", path, headers: past, body: row(one?.id) })).status,
    ).toBeGreaterThan(399);
  }
  const elsewhere = { ...upsert, "x-session-id": crypto.randomUUID() };
  expect(
    (await attempt(backend, { method: "POST", path, headers: elsewhere, body: row(one?.id) })).status,
  ).toBeGreaterThan(399);
  await backend.sql("update public.maestro_questions set is_active = false where id = $1", [three?.id]);
  onTestFinished(async () => {
    await backend.sql("update public.maestro_questions set is_active = true where id = $1", [three?.id]);
  });
  expect((await post(row(three?.id))).status).toBeGreaterThanOrEqual(400);
  expect((await post({ ...row(), question_id: crypto.randomUUID() })).status).toBeGreaterThanOrEqual(400);
  expect(await backend.sql("select id from private.maestro_results where session_id = $1", [session])).toHaveLength(2);
});

test("an admin who knows a session, or looks for one, reads no visitor's answers", async ({ backend }) => {
  const { session, backend: mine } = await journeyOf(backend);
  const [first] = await listQuestions(mine);
  await saveAnswer(mine, { session, question: first?.id ?? "", language: "ar", answer: { memory: "a secret" } });
  await saveResult(mine, { session, language: "ar", answers: {}, composition: compose({ answers: {}, session }) });
  const { accessToken } = await signInWithPassword(guestOf(backend), localAdmin);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const read = async (path: string, more: Record<string, string> = {}) =>
    (await attempt(backend, { method: "GET", path: `/rest/v1/${path}`, headers: { ...headers, ...more } })).rows;
  expect(await read("maestro_sessions?select=*")).toEqual([]);
  expect(await read("maestro_results?select=*", { "x-session-id": session })).toEqual([]);
  // A perfume with its session's id would be the way round: as a guest, with that id.
  const rows = [
    ...(await read("maestro_results?select=*")),
    ...(await attempt(backend, { method: "POST", path: "/rest/v1/rpc/list_results", headers, body: { query: "" } }))
      .rows,
  ];
  expect(JSON.stringify(rows)).not.toContain(session);
});
