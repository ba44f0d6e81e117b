-- What a call reads does not grow with the past: nothing hides an index behind an expression, counts and lists of the
-- office end.

create extension if not exists pg_trgm with schema extensions;

create function private.uuid_or_null(value text) returns uuid
language sql immutable set search_path = '' as $$
  select case
    when value ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then value::uuid
  end
$$;
comment on function private.uuid_or_null(text) is 'The UUID that a text is in its usual form; null for any other text';

create or replace function private.request_session() returns uuid
language sql stable security definer set search_path = '' as $$
  select session.id from public.maestro_sessions as session
  where session.id = private.uuid_or_null(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
    and not (select private.is_admin())
$$;

-- Auth keeps addresses in small letters, once each, behind an index that leaves out accounts of companies' sign-ins.
create function private.account_of(address text) returns uuid
language sql stable set search_path = '' as $$
  select account.id from auth.users as account where account.email = lower($1) and account.is_sso_user = false
$$;
comment on function private.account_of(text) is 'The account of an address; null where there is none';

create or replace function public.own_journey(session uuid, email text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with owned as (
    update public.maestro_sessions as journey set owner = account.id
    from private.account_of($2) as account (id)
    where journey.id = $1 and journey.owner is null and account.id is not null
    returning journey.id
  )
  select exists (select from owned)
$$;

-- The planner takes a function for a thousand rows, and would read every journey for so many. Each branch has its index.
create or replace function private.journeys_of(address text, session uuid) returns setof public.maestro_sessions
language sql stable rows 2 set search_path = '' as $$
  select journey.* from public.maestro_sessions as journey where journey.owner = private.account_of($1)
  union all
  select journey.* from public.maestro_sessions as journey where journey.id = $2 and journey.owner is null
$$;

create or replace function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with subject as (select private.data_subject($1, $2) as address)
  select jsonb_build_object(
    'email', subject.address,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = subject.address
    ),
    'letters', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(subject.address, 'utf8'))
    ),
    'account', (
      select jsonb_build_object('created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
      from auth.users as account where account.id = (select private.account_of(subject.address))
    ),
    'staff', exists (select from public.app_admins_email as admin where admin.email = subject.address),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = subject.address and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'journeys', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'lang', journey.lang,
          'user_agent', journey.user_agent,
          'created_at', journey.created_at,
          'answers', (
            select coalesce(jsonb_agg(
              jsonb_build_object('question', question.question_text, 'answer', result.answer, 'answered_at', result.updated_at)
              order by question.order_index
            ), '[]')
            from public.maestro_results as result join public.maestro_questions as question on question.id = result.question_id
            where result.session_id = journey.id
          ),
          'perfume', (
            select jsonb_build_object(
              'custom_name', result.custom_name,
              'engraving', result.engraving,
              'fingerprint', result.fingerprint,
              'created_at', result.created_at,
              'share_token', result.share_token,
              'shared', public.shared_perfume(result.share_token)
            )
            from public.maestro_results as result where result.session_id = journey.id and result.question_id is null
          )
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of(subject.address, $3) as journey
    )
  )
  from subject
$$;

create or replace function private.erase_address(address text, session uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  leads integer;
  subscriptions integer;
  journeys integer;
  accounts integer;
begin
  if exists (select from public.app_admins_email as admin where admin.email = address) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  delete from public.leads as lead where lead.email = address;
  get diagnostics leads = row_count;
  delete from public.newsletter_subscribers as subscriber
  where subscriber.email_hash = sha256(convert_to(address, 'utf8'));
  get diagnostics subscriptions = row_count;
  delete from public.maestro_sessions where id = any (array(select journey.id from private.journeys_of($1, $2) as journey));
  get diagnostics journeys = row_count;
  delete from private.mailed_links as link where link.email = address;
  delete from auth.users as account where account.id = (select private.account_of($1));
  get diagnostics accounts = row_count;
  return jsonb_build_object('leads', leads, 'subscriptions', subscriptions, 'journeys', journeys, 'accounts', accounts);
end
$$;

create or replace function public.reset_second_factor(address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid := private.account_of(address);
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin resets a second factor';
  end if;
  if person is null or person = auth.uid()
    or not exists (select from public.app_admins_email as admin where admin.email = lower(address)) then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
  -- The next sign-in is by letter again, and the log shows who asked for it.
  update public.app_admins_email set proven_at = null where email = lower(address);
  return true;
end
$$;

create index maestro_results_newest_idx on public.maestro_results (created_at desc, id) where question_id is null;
create index leads_search_idx on public.leads using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index newsletter_subscribers_search_idx on public.newsletter_subscribers using gin (email extensions.gin_trgm_ops) with (fastupdate = off);

create function private.literal_pattern(text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(lower(btrim($1)), '\', '\\'), '%', '\%'), '_', '\_')
$$;
comment on function private.literal_pattern(text) is 'A text in small letters in which nothing is a wildcard of LIKE';

-- Planned with the text at hand, since only a known beginning leads through an index. Of a beginning that thousands
-- share, five hundred are looked at: read in the index's own order, for a bitmap would gather all of them first. Only
-- perfumes have a name or a fingerprint.
create or replace function public.find_results(query text)
returns table (
  id uuid, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set enable_bitmapscan = off as $$
declare
  pattern text := private.literal_pattern(query) || '%';
begin
  if not private.is_admin() then
    return;
  end if;
  if pattern = '%' then
    return query
      select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
        result.engine_version, result.palette_version, result.withdrawn_at
      from public.maestro_results as result
      where result.question_id is null
      order by result.created_at desc, result.id
      limit 50;
    return;
  end if;
  return query
    select * from (
      (
        select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
          result.engine_version, result.palette_version, result.withdrawn_at
        from public.maestro_results as result
        where lower(result.custom_name) like pattern
        order by lower(result.custom_name) using operator(pg_catalog.~<~)
        limit 500
      )
      union
      (
        select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
          result.engine_version, result.palette_version, result.withdrawn_at
        from public.maestro_results as result
        where lower(result.fingerprint) like pattern
        order by lower(result.fingerprint) using operator(pg_catalog.~<~)
        limit 500
      )
    ) as listed
    order by listed.created_at desc, listed.id
    limit 50;
end
$$;

-- Row-level security keeps LIKE from indexes, since the operator might tell of rows that the caller must not see. These
-- two ask who calls and then search as the owner.
create function public.find_leads(query text, first integer, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  pattern text := '%' || private.literal_pattern(query) || '%';
  countable integer := greatest(1000, first + most);
  counted integer;
  page jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads leads' using errcode = 'insufficient_privilege';
  end if;
  select count(*) into counted from (
    select from public.leads as lead where pattern = '%%' or lead.search like pattern limit countable + 1
  ) as listed;
  select coalesce(jsonb_agg(to_jsonb(listed) - 'search' order by listed.created_at desc, listed.id), '[]') into page from (
    select * from public.leads as lead where pattern = '%%' or lead.search like pattern
    order by lead.created_at desc, lead.id limit most offset first
  ) as listed;
  return jsonb_build_object('rows', page, 'total', least(counted, countable), 'more', counted > countable);
end
$$;
comment on function public.find_leads(text, integer, integer) is
  'A page of the leads whose name, address or phone contains a text, the newest first, for admins; counted to a thousand or to the end of the page, "more" says that there are more';
grant execute on function public.find_leads(text, integer, integer) to authenticated;

create function public.find_subscribers(query text, first integer, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  pattern text := '%' || private.literal_pattern(query) || '%';
  countable integer := greatest(1000, first + most);
  counted integer;
  page jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads subscribers' using errcode = 'insufficient_privilege';
  end if;
  select count(*) into counted from (
    select from public.newsletter_subscribers as subscriber
    where pattern = '%%' or subscriber.email like pattern limit countable + 1
  ) as listed;
  select coalesce(jsonb_agg(to_jsonb(listed) - 'email_hash' order by listed.created_at desc, listed.id), '[]') into page from (
    select * from public.newsletter_subscribers as subscriber
    where pattern = '%%' or subscriber.email like pattern
    order by subscriber.created_at desc, subscriber.id limit most offset first
  ) as listed;
  return jsonb_build_object('rows', page, 'total', least(counted, countable), 'more', counted > countable);
end
$$;
comment on function public.find_subscribers(text, integer, integer) is
  'A page of the subscribers whose address contains a text, former ones where there is none, the newest first, for admins; counted as find_leads counts';
grant execute on function public.find_subscribers(text, integer, integer) to authenticated;
