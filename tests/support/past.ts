/**
 * What a shop has behind it after so many sessions: a third of them finished, and people, letters, accounts and lines of
 * the log in proportion. For an empty database that is about to be measured.
 */
export function pastOf(sessions: number): string {
  return `
    -- Neither triggers nor references are asked: the rows fit by construction.
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at, created_at, is_sso_user, is_anonymous)
      select gen_random_uuid(), 'account-' || number || '@past.test', now(), now() - number * interval '1 minute', false, false
      from generate_series(1, ${sessions} / 4) as number;
    insert into public.maestro_sessions (id, lang, created_at, owner, has_perfume)
      select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'ar', now() - number * interval '1 minute',
        account.id, number % 3 = 0
      from generate_series(1, ${sessions}) as number
      left join auth.users as account on number % 4 = 0 and account.email = 'account-' || (number / 4) || '@past.test';
    insert into public.maestro_results (session_id, question_id, lang, answer, created_at, updated_at)
      select session.id, question.id, 'ar', '{"memory": "rain on stone"}', session.created_at, session.created_at
      from public.maestro_sessions as session
      cross join (select id from public.maestro_questions order by order_index limit 4) as question;
    insert into public.maestro_results
      (session_id, lang, result_json, fingerprint, custom_name, engine_version, palette_version, created_at, updated_at)
      select id, 'ar', '{"variants": []}', 'past-' || md5(id::text), 'Night ' || left(md5(id::text), 6), '1', '1', created_at, created_at
      from public.maestro_sessions where has_perfume;
    insert into public.leads (first_name, last_name, email, phone, country_code, lang, created_at)
      select 'Mina', 'Haddad ' || number, 'lead-' || md5(number::text) || '@past.test', '+96650' || lpad(number::text, 7, '0'), 'SA', 'ar',
        now() - number * interval '1 minute'
      from generate_series(1, ${sessions}) as number;
    insert into public.newsletter_subscribers (email, email_hash, lang, created_at, confirmed_at)
      select email, sha256(convert_to(email, 'utf8')), 'ar', now() - number * interval '1 minute', now()
      from generate_series(1, ${sessions}) as number, lateral (select 'reader-' || md5(number::text) || '@past.test' as email) as reader;
    insert into public.audit_log (actor, table_name, row_id, action, changes, at)
      select 'admin@past.test', 'leads', number::text, 'delete', '{}', now() - (${sessions} - number) * interval '1 minute'
      from generate_series(1, ${sessions}) as number;
    insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
      select encode(sha256(convert_to(number::text, 'utf8')), 'hex'), 'subscribe', 'reader-' || md5(number::text) || '@past.test', 'ar',
        now() + interval '1 day'
      from generate_series(1, ${sessions} / 4) as number;
    insert into private.spent_budgets (hour, action, address, times)
      select date_trunc('hour', now()), 'session', sha256(convert_to(number::text, 'utf8')), 1
      from generate_series(1, ${sessions} / 4) as number;
    insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), id, now(), now() from auth.users where email like '%@past.test';
    set session_replication_role = default;
    select count(public.measure_page('/page-' || number % 20, 'LCP', number, 'phone'))
      from generate_series(1, ${sessions} / 2) as number;
    analyze;`;
}
