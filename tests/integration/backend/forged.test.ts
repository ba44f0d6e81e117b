import { expect } from "vitest";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { subscribe } from "../../../app/backend/newsletter.ts";
import { saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { guestOf, journeyOf } from "./callers.ts";

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
  page_measurements: { change: { value: 1 }, row: { path: "/", metric: "LCP", value: 1, device: "phone" } },
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
  return { status: response.status, rows: response.ok && text !== "" ? [JSON.parse(text)].flat() : [] };
}

async function insertRows(backend: TestBackend) {
  const { session, backend: mine } = await journeyOf(backend);
  await saveResult(mine, { session, language: "ar", composition: compose({ answers: {}, session }) });
  const lead = { firstName: "A", lastName: "B", phone: "+966501234567", countryCode: "SA", language: "ar" } as const;
  await saveLead(guestOf(backend), { ...lead, email: "a@forged.test" });
  await subscribe(guestOf(backend), { email: "a@forged.test", language: "ar" });
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
  for (const hidden of ["audit", "keep_one_admin", "is_email", "edit_question", "find_results"]) {
    const { status } = await attempt(backend, { method: "POST", path: `/rest/v1/rpc/${hidden}`, body: {} });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});
