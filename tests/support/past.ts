import { createHash } from "node:crypto";
import { compose } from "../../app/maestro/index.ts";
import { memoryKeys } from "../../app/maestro/types.ts";
import { resultJson } from "./perfume.ts";

const digest = (text: string) => createHash("md5").update(text).digest("hex");
const idOf = (what: string, number: number) =>
  digest(`${what}-${number}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

/** Of whom there are an account, a finished journey that it owns, a lead and a subscription: every so many-th person. */
export const wholeEvery = 12;

/** What the person of a number (1 is the newest) left in the past of `pastOf`; known without asking the database. */
export function personOf(number: number) {
  const letters = digest(`person-${number}`);
  return {
    email: `${letters.slice(0, 12)}@past.test`,
    lastName: letters.slice(12, 20),
    phone: `+9665${String((number * 48_271) % 100_000_000).padStart(8, "0")}`,
    session: idOf("session", number),
    perfume: idOf("perfume", number),
    shareToken: idOf("share", number),
    perfumeName: `Night ${digest(`perfume-${number}`).slice(0, 6)}`,
    fingerprint: `past-${digest(`perfume-${number}`)}`,
    /** Waits for a reply where the number is a multiple of `wholeEvery`. */
    letter: idOf("letter", number),
    subscriber: idOf("subscriber", number),
    /** Of every fourth person; nearly all are delivered and paid. */
    order: idOf("order", number),
    orderNumber: `ATH-20-${String(number).padStart(6, "0")}`,
    orderName: `${letters.slice(12, 20)} Mina`,
    orderPhone: `+9665${String((number * 48_271) % 100_000_000).padStart(8, "0")}`,
    unsubscribeToken: idOf("unsubscribe", number),
    /** Of the link of a sign-in letter, which every fourth person has not pressed yet. */
    signInHash: createHash("sha256").update(`sign-in-${number}`).digest("hex"),
  };
}

/** The tables that get many rows. */
const large = [
  "auth.users",
  "auth.sessions",
  "public.maestro_sessions",
  "private.maestro_results",
  "public.leads",
  "public.newsletter_subscribers",
  "public.contact_letters",
  "public.orders",
  "public.order_lines",
  "public.order_events",
  "private.credits",
  "private.waiting_networks",
  "private.outbox_letters",
  "public.audit_log",
  "private.page_histograms",
  "public.daily_counts",
];

type Past = {
  sessions: number;
  /** The answers of each session; the seed has twelve questions. */
  answers?: number;
};

/**
 * What a shop has behind it after so many sessions of the last 29 days: a third of them finished, and people, letters,
 * accounts, lines of the log and measured pages in proportion. For an empty database that is about to be measured.
 */
export function pastOf({ sessions, answers = 4 }: Past): string {
  const perfume = compose({
    answers: {
      gender: "unisex",
      families: ["woody", "oriental"],
      season: ["autumn"],
      strength: 7,
      memory: "rain on stone",
    },
    session: idOf("session", 1),
  });
  const { engine, palette } = perfume.versions;
  return `
    -- The rows fit by construction: neither checks nor triggers (which references are too) are asked, and indexes are made
    -- when all rows are there.
    create temp table filled as
      select oid, relchecks from pg_class where oid in (${large.map((table) => `'${table}'::regclass`)});
    update pg_class set relchecks = 0, relhastriggers = false where oid in (select oid from filled);
    update pg_index set indisready = false where indrelid in (select oid from filled);

    create function pg_temp.id_of(what text, number integer) returns uuid language sql immutable as $$
      select overlay(overlay(md5(what || '-' || number) placing '4' from 13) placing '8' from 17)::uuid
    $$;
    create temp table person as
      select number, pg_temp.id_of('session', number) as session,
        left(letters, 12) || '@past.test' as email, substr(letters, 13, 8) as last_name,
        number % 3 = 0 as has_perfume,
        case when number % 4 = 0 then pg_temp.id_of('account', number) end as account,
        now() - number * (interval '29 days' / ${sessions}) as at
      from generate_series(${sessions}, 1, -1) as number, md5('person-' || number) as letters;
    -- Compressed here once, and copied as it lies there.
    create temp table perfume as select $json$${JSON.stringify(resultJson(perfume))}$json$::jsonb as json;

    insert into auth.users (id, email, email_confirmed_at, created_at, is_sso_user, is_anonymous)
      select account, email, at, at, false, false from person where account is not null;
    insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), account, at, at from person where account is not null;
    insert into public.maestro_sessions (id, lang, user_agent, created_at, owner, has_perfume)
      select session, 'ar',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
        at, account, has_perfume
      from person;
    insert into private.maestro_results (session_id, question_id, lang, answer, created_at, updated_at)
      select session, question.id, 'ar', '{"memory": "rain on stone"}', at, at
      from person
      cross join (select id from public.maestro_questions order by order_index limit ${answers}) as question;
    insert into private.maestro_results (
        id, session_id, edition, newest, lang, answers, result_json, fingerprint, share_token, custom_name, engine_version,
        palette_version, created_at, updated_at
      )
      select pg_temp.id_of('perfume', number), session, 1, number % 6 <> 0, 'ar', '{}', perfume.json,
        'past-' || md5('perfume-' || number), pg_temp.id_of('share', number),
        'Night ' || left(md5('perfume-' || number), 6), '${engine}', '${palette}', at, at
      from person cross join perfume where has_perfume;
    insert into private.maestro_results (
        id, session_id, edition, newest, lang, answers, result_json, fingerprint, share_token, custom_name, engine_version,
        palette_version, created_at, updated_at
      )
      select pg_temp.id_of('edition', number), session, 2, true, 'ar', '{}', perfume.json, 'past-' || md5('edition-' || number),
        pg_temp.id_of('later share', number), 'Night ' || left(md5('edition-' || number), 6), '${engine}', '${palette}', at, at
      from person cross join perfume where number % 6 = 0;
    insert into public.leads (first_name, last_name, email, phone, country_code, lang, created_at)
      select 'Mina', last_name, email, '+9665' || lpad((number::bigint * 48271 % 100000000)::text, 8, '0'), 'SA', 'ar', at
      from person;
    insert into public.newsletter_subscribers (id, email, email_hash, lang, unsubscribe_token, created_at, confirmed_at)
      select pg_temp.id_of('subscriber', number), email, sha256(convert_to(email, 'utf8')), 'ar',
        pg_temp.id_of('unsubscribe', number), at, at
      from person;
    insert into public.contact_letters (
        id, name, email, lang, about, subject, message, created_at, reply, replied_by, replied_at, sent_at
      )
      select pg_temp.id_of('letter', number), 'Mina', email, 'ar', 'golden-hour', 'ساعة الذهب', 'A letter of ' || email, at,
        case when answered then 'A reply' end, case when answered then 'admin@past.test' end,
        case when answered then at end, case when answered then at end
      from person, lateral (select number % ${wholeEvery} <> 0 as answered) as state;
    insert into public.orders (
        id, number, secret, state, lang, email, name, phone, account, country, address, payment, currency, goods,
        delivery, credit, vat_percent, paid, expected_from, expected_to, due_on, created_at, delivered_at
      )
      select pg_temp.id_of('order', number), 'ATH-20-' || lpad(number::text, greatest(6, length(number::text)), '0'),
        left(md5('order-' || number), 22), state, 'ar', email, last_name || ' Mina',
        '+9665' || lpad((number::bigint * 48271 % 100000000)::text, 8, '0'), account, 'SA', '{"city": "Riyadh"}',
        'transfer', 'AED', 162500, 0, 0, 15, case when state = 'delivered' then 162500 else 0 end, at, at,
        case when state = 'delivered' then at else now() + interval '3 days' end, at, case when state = 'delivered' then at end
      from person, lateral (select case when number % 480 = 0 then 'received' else 'delivered' end as state) as reached
      where number % 4 = 0;
    insert into private.credits (order_id, set_order, amount, worth, state, settled_at)
      select pg_temp.id_of('order', number), pg_temp.id_of('order', number + 4), 78200, 78200, 'free', at
      from person where number % 4 = 0 and number + 4 <= ${sessions};
    insert into private.waiting_networks (order_id, network)
      select pg_temp.id_of('order', number), sha256(convert_to(number::text, 'utf8')) from person where number % 4 = 0;
    insert into public.order_lines (
        order_id, line, kind, session_id, perfume, variant, title, fingerprint, quantity, unit
      )
      select pg_temp.id_of('order', number), 1, 'bottle', session, pg_temp.id_of('perfume', number), 'premiere',
        '{"ar": "أثر", "en": "Athar", "fr": "Athar", "ru": "Атхар"}', 'past-' || md5('perfume-' || number), 1, 162500
      from person where number % 4 = 0;
    insert into public.order_events (order_id, actor, at, from_state, to_state)
      select pg_temp.id_of('order', number), 'admin@past.test', at, null, state
      from person cross join unnest(array['received', 'confirmed', 'bottled']) as state where number % 4 = 0;
    insert into private.outbox_letters (order_id, event_id, kind, created_at, due_at, attempts, taken_at, sent_at)
      select order_id, id, to_state, at, at, 1, at, at from public.order_events where to_state in ('received', 'confirmed');
    insert into public.audit_log (actor, table_name, row_id, action, changes, at)
      select 'admin@past.test', 'leads', number::text, 'delete', '{}', at from person;
    insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
      select encode(sha256(convert_to(number::text, 'utf8')), 'hex'), 'subscribe', email, 'ar', now() + interval '1 day'
      from person where number % 4 = 0;
    insert into private.mailed_links (token_hash, purpose, email, lang, expires_at, details)
      select encode(sha256(convert_to('sign-in-' || number, 'utf8')), 'hex'), 'sign_in', email, 'ar', now() + interval '1 hour',
        '{"app": "storefront", "token": "past", "type": "magiclink", "next": "/home"}'
      from person where number % 4 = 0;
    insert into private.spent_budgets (hour, action, address, times)
      select date_trunc('hour', now()), 'session', sha256(convert_to(number::text, 'utf8')), 1
      from person where number % 4 = 0;
    -- Five pages of a session with four measurements each: every kind in a bell of buckets.
    insert into private.page_histograms (day, path, metric, device, bucket, times)
      select (now() at time zone 'UTC')::date - number % 28, '/page-' || (number / 28 + page) % 20, metric,
        (array['phone', 'tablet', 'desktop'])[1 + number % 3],
        middle + (30 * (random() + random() + random() + random() - 2))::integer, count(*)
      from generate_series(1, ${sessions}) as number, generate_series(1, 5) as page
      cross join (values ('LCP', 190), ('CLS', 110), ('INP', 130), ('TTFB', 150)) as measured (metric, middle)
      group by 1, 2, 3, 4, 5;
    insert into private.page_totals (path, metric, bucket, times)
      select path, metric, bucket, sum(times) from private.page_histograms group by path, metric, bucket;
    -- As the triggers would have counted, in four languages: every kind that a day can have, and every word.
    insert into public.daily_counts (day, kind, lang, key, times)
      select (now() at time zone 'UTC')::date - ago, kind, lang, key, ${Math.ceil(sessions / 400)}
      from generate_series(0, 399) as ago
      cross join (
        select kind, lang, '' as key
        from unnest(array['begun', 'finished', 'lead', 'subscribed', 'unsubscribed']) as kind, unnest(array['ar', 'en', 'fr', 'ru']) as lang
        union all
        select 'answered', lang, question.id::text from public.maestro_questions as question, unnest(array['ar', 'en', 'fr', 'ru']) as lang
        union all
        select distinct case theme when 'families' then 'family' else 'season' end, '', option.value
        from public.maestro_question_parts as part join public.maestro_options as option on option.part_id = part.id
        where theme in ('families', 'season')
        union all
        select 'word', '', word from unnest(array[${memoryKeys.map((key) => `'${key}'`)}]) as word
      ) as counted;

    ${large.map((table) => `reindex table ${table};`).join("\n    ")}
    update pg_class set relchecks = filled.relchecks, relhastriggers = true from filled where filled.oid = pg_class.oid;
    drop table filled, person, perfume;
    analyze;`;
}
