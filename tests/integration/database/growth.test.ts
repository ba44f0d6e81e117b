import { afterAll, beforeAll, expect, test } from "vitest";
import { erasePerson, listLeads } from "../../../app/backend/admin/leads.ts";
import { cursorOf } from "../../../app/backend/admin/listing.ts";
import { listLog } from "../../../app/backend/admin/log.ts";
import { listPerfumes } from "../../../app/backend/admin/perfumes.ts";
import { findSheet, listResults, setWithdrawn } from "../../../app/backend/admin/results.ts";
import { listPageSpeed } from "../../../app/backend/admin/speed.ts";
import { endSubscription, listSubscribers } from "../../../app/backend/admin/subscribers.ts";
import { enterOffice } from "../../../app/backend/admins.ts";
import { listAnswers, saveAnswer } from "../../../app/backend/answers.ts";
import type { Backend } from "../../../app/backend/backend.ts";
import { confirmLead, findLeadToConfirm, saveLead } from "../../../app/backend/leads.ts";
import { saveMeasurement } from "../../../app/backend/measurements.ts";
import {
  askForMyData,
  eraseMyData,
  findMyData,
  openMyData,
  ownJourney,
  withdrawContactConsent,
} from "../../../app/backend/my-data.ts";
import { askForLetters, confirmLetters, unsubscribe } from "../../../app/backend/newsletter.ts";
import { findResult, findSharedPerfume, nameResult, saveResult } from "../../../app/backend/results.ts";
import { startSession } from "../../../app/backend/sessions.ts";
import { compose } from "../../../app/maestro/index.ts";
import { type LocalBackend, startTestBackend } from "../../support/backend.ts";
import { pastOf } from "../../support/past.ts";
import { adminOf, anyHash, guestOf, journeyOf } from "../backend/callers.ts";

const sessions = 6000;

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(pastOf(sessions));
}, 60_000);
afterAll(() => backend.stop());

/** Rows of the tables that grow, by how they were reached, since the database began. */
async function rowsRead() {
  await backend.sql("select pg_stat_force_next_flush()");
  // Of what was filled: a table of a few rows is read whole wherever that is quickest. The totals of pages have their
  // buckets, however many visits there were.
  return backend.sql<{ name: string; size: number; scanned: number; found: number }>(`
    select relid::regclass::text as name, reltuples::int as size, seq_tup_read::int as scanned,
      (select coalesce(sum(idx_tup_read), 0)::int from pg_stat_user_indexes as index where index.relid = tables.relid) as found
    from pg_stat_user_tables as tables
    join pg_class on pg_class.oid = relid
    where reltuples > 1000 and schemaname in ('public', 'private', 'auth') and tables.relname <> 'page_totals'
    order by relid`);
}

/** A page of the office counts to a thousand and reads a little more than it shows. */
const mostRows = 1500;

/** The tables that grow of which a call reads half, or more than `mostRows`, with the number of rows. */
async function readTooMuchOf(call: () => Promise<unknown>) {
  const before = await rowsRead();
  await call();
  const after = await rowsRead();
  return after.flatMap(({ name, size, scanned, found }, index) => {
    const read = scanned - (before[index]?.scanned ?? 0);
    const rows = read + found - (before[index]?.found ?? 0);
    return read > size / 2 || rows > mostRows ? [`${rows} rows of ${name}`] : [];
  });
}

type Call = [name: string, call: () => Promise<unknown>];

async function expectBounded(calls: Call[]) {
  const costly: Record<string, string[]> = {};
  for (const [name, call] of calls) {
    const tooMuch = await readTooMuchOf(call);
    if (tooMuch.length > 0) costly[name] = tooMuch;
  }
  expect(costly).toEqual({});
}

test("no call of a visitor reads what others left", async () => {
  const guest = guestOf(backend);
  const { session, backend: mine } = await journeyOf(backend);
  const [question] = await backend.sql<{ id: string }>("select id from maestro_questions order by order_index");
  const answer = { session, question: question?.id ?? "", language: "en", answer: { gender: "unisex" } } as const;
  const composition = compose({ answers: { families: ["floral"] }, session });
  const [shared] = await backend.sql<{ share_token: string }>(
    "select share_token from maestro_results where question_id is null limit 1",
  );
  const [reader] = await backend.sql<{ unsubscribe_token: string }>(
    "select unsubscribe_token from newsletter_subscribers limit 1",
  );
  const email = "account-7@past.test";
  const lead = {
    firstName: "Mina",
    lastName: "Haddad",
    email,
    phone: "+966501234567",
    countryCode: "SA",
    language: "ar",
    contactConsent: false,
  } as const;
  const [toConfirm, toRead, toOpen] = [await anyHash(), await anyHash(), await anyHash()];
  await expectBounded([
    ["start a session", () => startSession(guest, { language: "ar", userAgent: "a browser" })],
    ["save an answer", () => saveAnswer(mine, answer)],
    ["save it again", () => saveAnswer(mine, answer)],
    ["read my answers", () => listAnswers(mine, session)],
    ["save my perfume", () => saveResult(mine, { session, language: "en", composition })],
    ["read my perfume", () => findResult(mine, session)],
    ["name my perfume", () => nameResult(mine, { session, customName: "Night", engraving: true })],
    ["read a shared perfume", () => findSharedPerfume(guest, shared?.share_token ?? "")],
    ["take a journey along", () => ownJourney(mine, { session, email })],
    ["sign up", () => saveLead(guest, lead, toConfirm)],
    ["read a sign-up to confirm", () => findLeadToConfirm(guest, toConfirm)],
    ["confirm a sign-up", () => confirmLead(guest, toConfirm)],
    ["ask for letters", () => askForLetters(guest, { email, language: "ar", tokenHash: toRead })],
    ["confirm letters", () => confirmLetters(guest, toRead)],
    ["unsubscribe", () => unsubscribe(guest, reader?.unsubscribe_token ?? "")],
    ["measure a page", () => saveMeasurement(guest, { path: "/home", metric: "LCP", value: 900, device: "phone" })],
    ["ask for my data", () => askForMyData(guest, { email, language: "ar", tokenHash: toOpen })],
    ["open my data", async () => openMyData(guest, { tokenHash: toOpen, accessHash: await anyHash() })],
    ["read my data", () => findMyData(mine, { email, session })],
    ["withdraw a consent", () => withdrawContactConsent(guest, { email })],
    ["erase my data", () => eraseMyData(mine, { email, session })],
  ]);
});

test("no call of the office reads the whole past", async () => {
  const admin: Backend = await adminOf(backend);
  const [perfume] = await backend.sql<{ id: string; custom_name: string; fingerprint: string }>(
    "select id, custom_name, fingerprint from maestro_results where question_id is null limit 1",
  );
  const [reader] = await backend.sql<{ id: string; email: string }>(
    "select id, email from newsletter_subscribers where email is not null limit 1",
  );
  const { session, backend: mine } = await journeyOf(backend);
  await saveResult(mine, {
    session,
    language: "ru",
    composition: compose({ answers: { families: ["citrus"] }, session }),
  });
  const [composed] = await backend.sql<{ id: string }>("select id from maestro_results where session_id = $1", [
    session,
  ]);
  const id = composed?.id ?? "";
  const [middle] = await backend.sql<{ at: Date }>("select now() - $1 * interval '1 minute' as at", [sessions / 2]);
  const further = cursorOf([middle?.at, crypto.randomUUID()]);
  await expectBounded([
    ["enter", () => enterOffice(admin)],
    ["the newest leads", () => listLeads(admin, { search: "" })],
    ["leads further on", () => listLeads(admin, { search: "", place: { after: further } })],
    ["search leads", () => listLeads(admin, { search: "Haddad 1234" })],
    ["leads on the way back", () => listLeads(admin, { search: "", place: { before: further } })],
    ["leads by two letters", () => listLeads(admin, { search: "ha" })],
    ["leads by two letters in vain", () => listLeads(admin, { search: "pa" })],
    ["search leads in vain", () => listLeads(admin, { search: "nobody" })],
    ["the newest subscribers", () => listSubscribers(admin, { search: "" })],
    ["search subscribers", () => listSubscribers(admin, { search: reader?.email.slice(7, 15) ?? "" })],
    ["subscribers by two letters", () => listSubscribers(admin, { search: "re" })],
    ["subscribers by two letters in vain", () => listSubscribers(admin, { search: "te" })],
    ["end a subscription", () => endSubscription(admin, reader?.id ?? "")],
    ["perfumes further on", () => listResults(admin, { search: "", place: { after: further } })],
    ["the newest perfumes", () => listResults(admin, { search: "" })],
    ["perfumes by name", () => listResults(admin, { search: perfume?.custom_name ?? "" })],
    ["perfumes by a common name", () => listResults(admin, { search: "night" })],
    ["perfumes by fingerprint", () => listResults(admin, { search: perfume?.fingerprint ?? "" })],
    ["a compounding sheet", () => findSheet(admin, id)],
    ["withdraw a perfume", () => setWithdrawn(admin, id, true)],
    ["the perfumes of the house", () => listPerfumes(admin)],
    ["the log", () => listLog(admin)],
    ["the log further on", () => listLog(admin, { after: cursorOf(sessions / 2) })],
    ["page speed", () => listPageSpeed(admin)],
    ["erase a person", () => erasePerson(admin, "account-9@past.test")],
  ]);
});

test("an index that is missing is noticed", async () => {
  const admin = await adminOf(backend);
  const calls: Record<string, () => Promise<unknown>> = {
    leads_search_idx: () => listLeads(admin, { search: "Haddad 1234" }),
    leads_name_idx: () => listLeads(admin, { search: "pa" }),
    newsletter_subscribers_email_idx: () => listSubscribers(admin, { search: "te" }),
    leads_created_idx: () => listLeads(admin, { search: "" }),
    maestro_results_newest_idx: () => listResults(admin, { search: "" }),
    maestro_results_name_idx: () => listResults(admin, { search: "night 1234" }),
    maestro_sessions_owner_idx: () => findMyData(guestOf(backend), { email: "account-11@past.test" }),
  };
  const unnoticed: string[] = [];
  for (const [index, call] of Object.entries(calls)) {
    await backend.sql(`drop index public.${index}`);
    if ((await readTooMuchOf(call)).length === 0) unnoticed.push(index);
  }
  expect(unnoticed).toEqual([]);
});
