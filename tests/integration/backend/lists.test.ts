import { describe, expect } from "vitest";
import { listLeads } from "../../../app/backend/admin/leads.ts";
import { adminPageSize, type Page, type PageCursor } from "../../../app/backend/admin/listing.ts";
import { listLog } from "../../../app/backend/admin/log.ts";
import { listResults } from "../../../app/backend/admin/results.ts";
import { listSubscribers } from "../../../app/backend/admin/subscribers.ts";
import { listAllVaultPerfumes } from "../../../app/backend/admin/vault-perfumes.ts";
import type { Backend } from "../../../app/backend/backend.ts";
import { addSubscriber } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { adminOf } from "./callers.ts";

/** Rows of 7 times only, of which two are a microsecond apart. */
const times = `now() - interval '1 day' - (number % 7 / 2) * interval '1 hour' - (number % 7) * interval '1 microsecond'`;

async function addLeads(backend: TestBackend, mark: string, rows: number) {
  await backend.sql(
    `insert into public.leads (first_name, last_name, email, phone, country_code, lang, created_at)
     select 'Mina', 'Walker', $1 || number || '@walk.test', '+966501234567', 'SA', 'ar', ${times} from generate_series(1, $2::int) as number`,
    [mark, rows],
  );
}

type Row = { id: string | number };
type List = {
  name: string;
  /** Fills the list with so many rows. */
  fill: (backend: TestBackend, rows: number) => Promise<unknown>;
  read: (admin: Backend, cursor?: PageCursor) => Promise<Page<Row>>;
  /** The ids of the whole list, in its order. */
  ids: string;
};

const lists: List[] = [
  {
    name: "leads",
    fill: (backend, rows) => addLeads(backend, "lead", rows),
    read: (admin, cursor) => listLeads(admin, { search: "", ...(cursor && { cursor }) }),
    ids: "select id from leads order by created_at desc, id desc",
  },
  {
    name: "leads that were searched for",
    fill: (backend, rows) => addLeads(backend, "searched", rows),
    read: (admin, cursor) => listLeads(admin, { search: "searched", ...(cursor && { cursor }) }),
    ids: "select id from leads where email like 'searched%' order by created_at desc, id desc",
  },
  {
    name: "leads by the beginning of a name",
    fill: (backend, rows) => addLeads(backend, "beginning", rows),
    read: (admin, cursor) => listLeads(admin, { search: "wa", ...(cursor && { cursor }) }),
    ids: "select id from leads where last_name = 'Walker' order by created_at desc, id desc",
  },
  {
    name: "subscribers",
    fill: (backend, rows) =>
      backend.sql(
        `insert into public.newsletter_subscribers (email, lang, created_at)
         select 'walker' || number || '@walk.test', 'ar', ${times} from generate_series(1, $1::int) as number`,
        [rows],
      ),
    read: (admin, cursor) => listSubscribers(admin, { search: "", ...(cursor && { cursor }) }),
    ids: "select id from newsletter_subscribers order by created_at desc, id desc",
  },
  {
    name: "results",
    fill: (backend, rows) =>
      backend.sql(
        `with session as (
           insert into public.maestro_sessions (lang, user_agent)
           select 'ar', number from generate_series(1, $1::int) as number returning id, user_agent::int as number
         )
         insert into private.maestro_results
           (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name, created_at)
         select id, 1, true, 'ar', '{}', '{}', 'walked-' || number, '1', '1', 'Walk ' || number % 3, ${times} from session`,
        [rows],
      ),
    read: (admin, cursor) => listResults(admin, { search: "", ...(cursor && { cursor }) }),
    ids: "select id from private.maestro_results where question_id is null order by created_at desc, id desc",
  },
  {
    name: "results that were searched for",
    fill: () => Promise.resolve(),
    read: (admin, cursor) => listResults(admin, { search: "walk 1", ...(cursor && { cursor }) }),
    ids: "select id from private.maestro_results where custom_name = 'Walk 1' order by created_at desc, id desc",
  },
  {
    name: "the log",
    fill: (backend, rows) =>
      backend.sql(
        `insert into public.audit_log (actor, table_name, row_id, action, changes)
         select 'walker', 'leads', number, 'delete', '{}' from generate_series(1, $1::int) as number`,
        [rows],
      ),
    read: listLog,
    ids: "select id from audit_log order by id desc",
  },
  {
    name: "perfumes",
    fill: (backend, rows) =>
      backend.sql(
        `insert into public.maestro_products (slug, sort_order, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base)
         select 'walked-' || number, 100 + number % 7, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base
         from (select * from public.maestro_products limit 1) as first, generate_series(1, $1::int) as number`,
        [rows],
      ),
    read: listAllVaultPerfumes,
    ids: "select id from maestro_products order by sort_order, id",
  },
];

describe.each(lists)("$name", ({ fill, read, ids }) => {
  test("are walked to the end and back, every row once each way", async ({ backend }) => {
    await fill(backend, 260);
    const admin = await adminOf(backend);
    const all = (await backend.sql<Row>(ids)).map(({ id }) => id);
    const idsOf = ({ rows }: Page<Row>) => rows.map(({ id }) => id);

    const first = await read(admin);
    const there = [first];
    for (let page = first; page.after; there.push(page)) page = await read(admin, { after: page.after });
    expect(there.length).toBe(Math.ceil(all.length / adminPageSize));
    expect(there.flatMap(idsOf)).toEqual(all);

    const last = there.at(-1) ?? first;
    const back = [last];
    for (let page = last; page.before; back.unshift(page)) page = await read(admin, { before: page.before });
    expect(back.map(idsOf)).toEqual(there.map(idsOf));
  });
});

test("leads that come and go while the list is walked neither double nor lose another", async ({ backend }) => {
  await addLeads(backend, "moving", 260);
  const admin = await adminOf(backend);
  const read = (cursor?: PageCursor) => listLeads(admin, { search: "moving", ...(cursor && { cursor }) });
  const emailsOf = ({ rows }: Page<{ email: string }>) => rows.map(({ email }) => email);

  const first = await read();
  const second = await read({ after: first.after });
  const seen = [...emailsOf(first), ...emailsOf(second)];
  // One that was seen goes, so does the last one shown, and newer ones come.
  const gone = [seen[3], seen.at(-1)];
  await backend.sql("delete from leads where email = any ($1)", [gone]);
  await backend.sql(
    `insert into leads (first_name, last_name, email, phone, country_code, lang)
     select 'Mina', 'New', 'moving-new' || number || '@walk.test', '+966501234567', 'SA', 'ar' from generate_series(1, 3) as number`,
  );
  for (let page = second; page.after; seen.push(...emailsOf(page))) page = await read({ after: page.after });
  expect(seen).toHaveLength(260);
  expect(new Set(seen).size).toBe(260);

  const back = [...emailsOf(second)];
  for (let page = second; page.before; back.unshift(...emailsOf(page))) page = await read({ before: page.before });
  expect(back).toHaveLength(102);
  expect(new Set(back).size).toBe(102);
  expect(back.slice(0, 3).every((email) => email.startsWith("moving-new"))).toBe(true);
});

test("a page of which nothing is left is the first one", async ({ backend }) => {
  await addLeads(backend, "vanishing", 60);
  const admin = await adminOf(backend);
  const read = (cursor?: PageCursor) => listLeads(admin, { search: "vanishing", ...(cursor && { cursor }) });
  const first = await read();
  await backend.sql("delete from leads where email = any ($1)", [
    (await read({ after: first.after })).rows.map(({ email }) => email),
  ]);
  const left = { ...first, total: adminPageSize, after: null };
  expect(await read({ after: first.after })).toEqual(left);
  expect(await read({ before: first.after, after: "of a list that was" })).toMatchObject({
    rows: first.rows.slice(0, -1),
  });
});

test("fewer than three letters are the beginning of a name or of an address", async ({ backend }) => {
  await backend.sql(
    `insert into public.leads (first_name, last_name, email, phone, country_code, lang, created_at)
     select first, last, 'co.short' || number || '@short.test', '+966501234567', 'SA', 'ar', now() - number * interval '1 day'
     from unnest(array['نور', 'Ali', 'علي', 'Xu'], array['السعد', 'Al-Saud', 'بن نواف', 'O''Neil'])
       with ordinality as people (first, last, number)`,
  );
  const admin = await adminOf(backend);
  const found = async (search: string) =>
    (await listLeads(admin, { search })).rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  expect(await found("نو")).toEqual(["نور السعد", "علي بن نواف"]);
  expect(await found("sa")).toEqual(["Ali Al-Saud"]);
  expect(await found("X")).toEqual(["Xu O'Neil"]);
  expect(await found("u o")).toEqual([]);
  // Every address has a part that begins so, but no name.
  expect([await found("co"), await found("co.")]).toEqual([[], []]);
  const subscribers = async (search: string) => (await listSubscribers(admin, { search })).rows.length;
  await addSubscriber(backend, "zz@short.test");
  expect([await subscribers("zz"), await subscribers("sh"), await subscribers("_")]).toEqual([1, 0, 0]);
});
