import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../support/databases.ts";

/** Of each kind so many rows that have been kept as long as promised, and a hundred that have not. */
function kept(old: number): string {
  const aged = `from generate_series(1, ${old + 100}) as number,
    lateral (select case when number <= ${old} then interval '1 minute' else -interval '1 minute' end as beyond) as age`;
  return `
    truncate public.maestro_sessions, public.audit_log, private.page_histograms, private.page_totals, private.spent_budgets,
      private.mailed_links, private.tried_codes, public.contact_letters cascade;
    delete from private.outbox_letters where order_id is null;
    delete from auth.users where email like '%@purge.test';
    insert into public.maestro_sessions (lang, created_at) select 'ar', now() - interval '30 days' - beyond ${aged};
    insert into private.maestro_results (session_id, question_id, lang, answer, updated_at)
      select session.id, question.id, 'ar', '{}', session.created_at
      from public.maestro_sessions as session cross join (select id from public.maestro_questions limit 2) as question;
    -- Old as well, but finished, or answered since.
    with finished as (
      insert into public.maestro_sessions (lang, created_at) select 'fr', now() - interval '1 year' from generate_series(1, 20) returning id
    )
    insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version)
      select id, 1, true, 'fr', '{}', '{}', 'finished-' || id, '1', '1' from finished;
    with answered as (
      insert into public.maestro_sessions (lang, created_at) select 'ru', now() - interval '1 year' from generate_series(1, 20) returning id
    )
    insert into private.maestro_results (session_id, question_id, lang, answer)
      select answered.id, question.id, 'ru', '{}' from answered, (select id from public.maestro_questions limit 1) as question;
    insert into public.audit_log (actor, table_name, row_id, action, changes, at)
      select 'x', 'leads', number, 'delete', '{}', now() - interval '400 days' - beyond ${aged} order by number;
    insert into private.page_histograms (day, path, metric, device, bucket, times)
      select case when number <= ${old} then (now() at time zone 'UTC')::date - 28 else (now() at time zone 'UTC')::date - 27 end,
        '/page-' || number / 400, 'LCP', 'phone', number % 400, 2 ${aged};
    insert into private.page_totals (path, metric, bucket, times)
      select path, metric, bucket, sum(times) from private.page_histograms group by path, metric, bucket;
    insert into private.spent_budgets (hour, action, address, times)
      select now() - interval '1 day' - beyond, 'session', sha256(convert_to(number::text, 'utf8')), 1 ${aged};
    insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
      select encode(sha256(convert_to(number::text, 'utf8')), 'hex'), 'subscribe', 'x@purge.test', 'ar', now() - beyond ${aged};
    insert into private.tried_codes (factor_id, code_hash, tried_at)
      select gen_random_uuid(), sha256(convert_to(number::text, 'utf8')), now() - interval '5 minutes' - beyond ${aged};
    insert into private.outbox_letters (message, sent_at, created_at)
      select 'purge ' || number, now(), now() - interval '1 day' - beyond ${aged};
    insert into public.contact_letters (name, email, lang, message, created_at)
      select 'X', 'x@purge.test', 'ar', 'm', now() - interval '365 days' - beyond ${aged};
    insert into auth.users (id, email, created_at, email_confirmed_at, is_sso_user, is_anonymous)
      select gen_random_uuid(), number || '@purge.test', now() - interval '30 days' - beyond,
        case when number % 10 = 0 then now() end, false, false ${aged};`;
}

/** What becomes of the rows of every table. A purge that is named deletes them once they are old. */
const fates: Record<string, "purge" | "with its parent" | "bounded" | "kept" | "moved on"> = {
  "public.maestro_sessions": "purge",
  "public.audit_log": "purge",
  "public.contact_letters": "purge",
  "private.spent_budgets": "purge",
  "private.mailed_links": "purge",
  "private.tried_codes": "purge",
  "private.page_histograms": "purge",
  // What is about an order stays with it.
  "private.outbox_letters": "purge",
  "private.maestro_results": "with its parent",
  "private.recovery_codes": "with its parent",
  "private.second_factors": "with its parent",
  "private.passed_sessions": "with its parent",
  "private.moved_accounts": "with its parent",
  "public.profiles": "with its parent",
  "public.order_lines": "with its parent",
  "public.order_events": "with its parent",
  "private.payments": "with its parent",
  "private.payment_events": "with its parent",
  "private.refunds": "with its parent",
  "private.disputes": "with its parent",
  "private.credits": "with its parent",
  // Thirty days after the order that it waits for (owners.test.ts).
  "private.late_erasures": "moved on",
  // Gone as soon as its order goes any further.
  "private.waiting_networks": "moved on",
  // The sums of page_histograms, taken off with them.
  "private.page_totals": "moved on",
  // Amounts that the law keeps, and who subscribed to the newsletter, until they are erased.
  "public.orders": "kept",
  "public.leads": "kept",
  "public.newsletter_subscribers": "kept",
  // Counts that name nobody: so many a day.
  "public.daily_counts": "kept",
  "private.monthly_money": "kept",
  // What the house writes itself.
  "private.order_moves": "bounded",
  "private.withdrawn_formulas": "bounded",
  "public.app_admins_email": "bounded",
  "public.delivery_countries": "bounded",
  "public.maestro_products": "bounded",
  "public.maestro_questions": "bounded",
  "public.maestro_question_parts": "bounded",
  "public.maestro_options": "bounded",
  "public.site_settings": "bounded",
  "public.vault_invitations": "bounded",
};

const left = `
  select (select count(*)::int from public.maestro_sessions) as sessions,
    (select count(*)::int from private.maestro_results) as results,
    (select count(*)::int from public.audit_log) as log,
    (select count(*)::int from private.page_histograms) as measurements,
    (select sum(times)::int from private.page_totals) as measured,
    (select count(*)::int from private.page_totals) as totals,
    (select count(*)::int from private.spent_budgets) as budgets,
    (select count(*)::int from private.mailed_links) as links,
    (select count(*)::int from private.tried_codes) as codes,
    (select count(*)::int from private.outbox_letters where order_id is null) as account_letters,
    (select count(*)::int from public.contact_letters) as letters,
    (select count(*)::int from auth.users where email like '%@purge.test') as accounts`;

/** What stays of `kept(old)`: of the accounts, a tenth is confirmed. */
function stays(old: number) {
  const hundred = {
    log: 100,
    measurements: 100,
    totals: 100,
    budgets: 100,
    links: 100,
    letters: 100,
    codes: 100,
    account_letters: 100,
  };
  return { ...hundred, sessions: 140, results: 240, measured: 200, accounts: 100 + old / 10 };
}

describe.each(databases)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.stop());
  const ask = async (query: string) => (await database.script(query)).flat()[0];

  test("what is old goes in batches of a thousand of each kind, and nothing else goes", async () => {
    await database.script(kept(1500));
    const batches: Record<string, number[]> = {};
    for (let more: unknown = true; more; ) {
      const before = await ask(left);
      more = (await ask("select public.purge_batch() as more"))?.more;
      for (const [kind, rows] of Object.entries((await ask(left)) ?? {})) {
        batches[kind] ??= [];
        batches[kind].push(Number(before?.[kind]) - Number(rows));
      }
    }
    const batch = [1000, 500, 0];
    expect(batches).toEqual({
      sessions: batch,
      results: [2000, 1000, 0],
      log: batch,
      measurements: batch,
      measured: [2000, 1000, 0],
      totals: batch,
      budgets: batch,
      links: batch,
      letters: batch,
      codes: batch,
      account_letters: batch,
      // Only once nothing else is left.
      accounts: [0, 1000, 350],
    });
    expect(await ask(left)).toEqual(stays(1500));
  });

  test("what becomes of the rows of each table is known, and is so", async () => {
    const tables = (
      await database.script(`
      with recursive purging (name, source) as (
        select proname::text, prosrc from pg_proc
        where proname = 'purge_batch' and pronamespace = 'public'::regnamespace
        union
        select called.proname::text, called.prosrc
        from purging join pg_proc as called
          on called.pronamespace = 'private'::regnamespace and purging.source ~ ('private\\.' || called.proname || '\\(')
      )
      select format('%I.%I', nspname, relname) as name,
        exists (
          select from purging where source ~ format('delete from %I\\.%I\\M', nspname, relname)
        ) as purged,
        exists (
          select from pg_constraint
          where conrelid = kept.oid and contype = 'f' and confdeltype = 'c'
        ) as owned
      from pg_class as kept join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'private') order by 1`)
    ).flat();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(fates).toSorted());
    const having = (fact: "purged" | "owned") =>
      tables.flatMap(({ name, ...facts }) => (facts[fact] ? [String(name)] : []));
    const of = (fate: string) => Object.keys(fates).filter((name) => fates[name] === fate);
    expect(of("purge").filter((name) => !having("purged").includes(name))).toEqual([]);
    expect(of("with its parent").filter((name) => !having("owned").includes(name))).toEqual([]);
  });

  test("a last batch that is full is followed by an empty one, and then it ends", async () => {
    await database.script(kept(1000));
    const more = async () => (await ask("select public.purge_batch() as more"))?.more;
    expect([await more(), await more()]).toEqual([true, false]);
    expect(await ask(left)).toEqual(stays(1000));
  });

  test("the database's own clock runs all batches, each in its transaction", async () => {
    await database.script(kept(1500));
    const transactions = async () => Number((await ask("select pg_current_xact_id()::text as id"))?.id);
    const before = await transactions();
    await database.script("call private.purge_all()");
    expect((await transactions()) - before).toBeGreaterThan(3);
    expect(await ask(left)).toEqual(stays(1500));
  });
});
