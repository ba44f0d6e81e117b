import { afterAll, beforeAll, expect, test } from "vitest";
import { listContactLetters } from "../../../app/backend/admin/contact-letters.ts";
import { listLeads } from "../../../app/backend/admin/leads.ts";
import { listOrders } from "../../../app/backend/admin/orders.ts";
import { listResults } from "../../../app/backend/admin/results.ts";
import { findMyData } from "../../../app/backend/my-data.ts";
import { cancelUnpaid, remindUnpaid } from "../../../app/backend/payments.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type LocalBackend, startTestBackend } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { type Calls, callsOf, peopleOfRound } from "../../support/calls.ts";
import { pastOf, personOf } from "../../support/past.ts";
import { adminOf, ownerOf } from "../backend/callers.ts";

let backend: LocalBackend;
let calls: Calls;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(pastOf({ sessions: 6000 }));
  await backend.sql("set track_functions = 'all'");
  calls = await callsOf(backend, { admin: await adminOf(backend), owner: await ownerOf(backend) }, peopleOfRound);
}, 120_000);
afterAll(() => backend.stop());

/** Since the database began: rows that were read of the tables that grow, and calls of functions. */
async function workDone() {
  await backend.sql("select pg_stat_force_next_flush()");
  // Of what was filled: a table of a few rows is read whole wherever that is quickest. The totals of pages have their
  // buckets and the daily counts their days, however many visits there were.
  return backend.sql<{ name: string; size: number; scanned: number; found: number }>(`
    select 'rows of ' || relid::regclass as name, reltuples::int as size, seq_tup_read::int as scanned,
      (select coalesce(sum(idx_tup_read), 0)::int from pg_stat_user_indexes as index where index.relid = tables.relid) as found
    from pg_stat_user_tables as tables
    join pg_class on pg_class.oid = relid
    where reltuples > 1000 and schemaname in ('public', 'private', 'auth') and tables.relname not in ('page_totals', 'daily_counts')
    union all
    select 'calls of ' || pg_proc.oid::regprocedure, 2147483647, 0, coalesce(pg_stat_get_function_calls(pg_proc.oid)::int, 0)
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by name`);
}

/** A page of the admin app counts to a thousand and reads a little more than it shows, an export's batch a thousand. */
const most = 2100;

type Work = Awaited<ReturnType<typeof workDone>>;

/** What a call does too much of, and how often: it reads half of a table that grows, or does a thing for more than `most` rows. */
async function tooMuchOf(call: () => Promise<unknown>) {
  const before = await workDone();
  await call();
  return tooMuchBetween(before, await workDone());
}

function tooMuchBetween(before: Work, after: Work) {
  return after.flatMap(({ name, size, scanned, found }, index) => {
    const read = scanned - (before[index]?.scanned ?? 0);
    const times = read + found - (before[index]?.found ?? 0);
    return read > size / 2 || times > most ? [`${times} ${name}`] : [];
  });
}

test.each(["visitor", "worker", "admin"] as const)("no call of the %s reads the whole past", async (caller) => {
  const costly: Record<string, string[]> = {};
  let before = await workDone();
  for (const { name, run } of calls[caller]) {
    await run();
    const after = await workDone();
    const tooMuch = tooMuchBetween(before, after);
    if (tooMuch.length > 0) costly[name] = tooMuch;
    before = after;
  }
  expect(costly).toEqual({});
});

test("neither the scheduled search for unpaid orders nor an order's count of unpaid bottles reads the whole past", async () => {
  const machinery = () => machineryBackendOf(backend);
  const { email } = personOf(480);
  const held = "select private.count_unpaid(id, $1, sha256('480'), null) from public.maestro_products limit 1";
  expect({
    cancel: await tooMuchOf(() => cancelUnpaid(machinery(), 20)),
    remind: await tooMuchOf(() => remindUnpaid(machinery(), 20)),
    held: await tooMuchOf(() => backend.sql(held, [email])),
  }).toEqual({ cancel: [], remind: [], held: [] });
});

test("every function of the database is called in this test or is listed as needing none", async () => {
  const leftOut = await backend.sql<{ name: string }>(`
    select proname::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute')
        or has_function_privilege('worker', oid, 'execute'))
      and pg_stat_get_function_calls(oid) is null
    order by proname`);
  const ofTheClock = ["purge_batch"];
  const ofAuth = [
    "begin_second_factor",
    "enrol_second_factor",
    "find_second_factor",
    "pass_second_factor",
    "remove_second_factor",
    "renew_recovery_codes",
    "try_factor_code",
  ];
  expect(leftOut.map(({ name }) => name)).toEqual([...ofTheClock, ...ofAuth].toSorted());
});

test("a missing index is noticed", async () => {
  const admin = await adminOf(backend);
  const { backend: owner } = await ownerOf(backend);
  const calls: Record<string, () => Promise<unknown>> = {
    orders_search_idx: () => listOrders(admin, { search: personOf(60).orderPhone }),
    orders_number_end_idx: () => listOrders(admin, { search: personOf(60).orderNumber.slice(-6) }),
    contact_letters_search_idx: () => listContactLetters(admin, { search: personOf(36).lastName }),
    leads_search_idx: () => listLeads(admin, { search: personOf(36).lastName }),
    contact_letters_new_idx: () => listContactLetters(admin, { answered: false, search: "" }),
    contact_letters_created_idx: () => listContactLetters(admin, { search: "" }),
    contact_letters_answered_idx: () => listContactLetters(admin, { answered: true, search: "" }),
    contact_letters_email_idx: () => findMyData(owner, { email: localAdmin.email }),
    leads_created_idx: () => listLeads(admin, { search: "" }),
    maestro_results_listed_idx: () => listResults(admin, { search: "" }),
    maestro_results_name_idx: () => listResults(admin, { search: "night 1234" }),
    maestro_sessions_owner_idx: () => findMyData(owner, { email: localAdmin.email }),
  };
  const unnoticed: string[] = [];
  for (const [index, call] of Object.entries(calls)) {
    const schema = index.startsWith("maestro_results") ? "private" : "public";
    await backend.sql(`drop index ${schema}.${index}`);
    if ((await tooMuchOf(call)).length === 0) unnoticed.push(index);
  }
  expect(unnoticed).toEqual([]);
});
