-- What the shop keeps about a person: who may see and erase it, and how long it is kept at all.

-- A journey belongs to the browser that holds its session, and to the account of whoever was signed in there.
alter table public.maestro_sessions
  add column owner uuid references auth.users (id) on delete cascade,
  add column has_perfume boolean not null default false;
comment on column public.maestro_sessions.owner is 'The account that the journey goes with; null for a guest''s';
comment on column public.maestro_sessions.has_perfume is 'Set by a trigger; a session without a perfume is not kept for long';
create index maestro_sessions_owner_idx on public.maestro_sessions (owner) where owner is not null;
create index maestro_sessions_unfinished_idx on public.maestro_sessions (created_at) where not has_perfume;
update public.maestro_sessions as session set has_perfume = true
where exists (select from public.maestro_results as result where result.session_id = session.id and result.question_id is null);

create function private.note_perfume() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.maestro_sessions set has_perfume = (tg_op = 'INSERT')
  where id = case tg_op when 'INSERT' then new.session_id else old.session_id end;
  return null;
end
$$;
create trigger note_perfume after insert on public.maestro_results
  for each row when (new.question_id is null) execute function private.note_perfume();
create trigger note_perfume_gone after delete on public.maestro_results
  for each row when (old.question_id is null) execute function private.note_perfume();

create function public.own_journey(session uuid, email text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with owned as (
    update public.maestro_sessions as journey set owner = account.id
    from auth.users as account
    where journey.id = $1 and journey.owner is null and lower(account.email) = lower($2)
    returning journey.id
  )
  select exists (select from owned)
$$;
comment on function public.own_journey(uuid, text) is 'Gives a guest''s journey to the account of who is signed in where it was made; false where it has an owner';
grant execute on function public.own_journey(uuid, text) to worker;

-- Seeing and erasing one's data: signed in, or by a mailed link, whose press opens half an hour.

create function public.ask_for_my_data(email text, lang text, token_hash text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('my_data', $4, 20);
  return private.keep_link('open_data', lower(btrim($1)), $2, $3, interval '1 day');
end
$$;
comment on function public.ask_for_my_data(text, text, text, text) is
  'Prepares the link to what is kept about an address, a known and an unknown one alike; true where its letter is to be sent';
grant execute on function public.ask_for_my_data(text, text, text, text) to worker;

create function public.open_my_data(token_hash text, access_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('open_data', $1);
begin
  if link.token_hash is null then
    return private.link_state('open_data', $1);
  end if;
  insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
  values ($2, 'use_data', link.email, link.lang, now() + interval '30 minutes');
  return 'done';
end
$$;
comment on function public.open_my_data(text, text) is
  'Spends a mailed link for half an hour with the data of its address, under another secret: done, used (before) or unknown';
grant execute on function public.open_my_data(text, text) to worker;

create function private.data_subject(email text, access_hash text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select link.email from private.mailed_links as link
      where link.token_hash = $2 and link.purpose = 'use_data' and link.expires_at > now()
    ),
    lower($1)
  )
$$;
comment on function private.data_subject(text, text) is 'Whose data are meant: the address that a link was mailed to, or else who is signed in';

create function private.journeys_of(address text, session uuid) returns setof public.maestro_sessions
language sql stable set search_path = '' as $$
  select journey from public.maestro_sessions as journey
  where journey.owner in (select account.id from auth.users as account where lower(account.email) = $1)
    or (journey.id = $2 and journey.owner is null)
$$;
comment on function private.journeys_of(text, uuid) is 'The journeys of an account, and the one that this browser''s session holds unless it is another account''s';

create function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
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
      from auth.users as account where lower(account.email) = subject.address
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
comment on function public.my_data(text, text, uuid) is
  'What is kept about a person: under the address that a link was mailed to or who is signed in, and of the journey in this browser';
grant execute on function public.my_data(text, text, uuid) to worker;

create function public.withdraw_contact_consent(email text default null, access_hash text default null) returns boolean
language sql volatile security definer set search_path = '' as $$
  with withdrawn as (
    update public.leads as lead
    set contact_consent_at = null, contact_consent_version = null, contact_consent_lang = null
    where lead.email = private.data_subject($1, $2)
    returning lead.id
  )
  select exists (select from withdrawn)
$$;
comment on function public.withdraw_contact_consent(text, text) is 'Takes a consent to be contacted back; false where there is no sign-up';
grant execute on function public.withdraw_contact_consent(text, text) to worker;

create function private.erase_address(address text, session uuid) returns jsonb
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
  delete from public.maestro_sessions where id in (select journey.id from private.journeys_of($1, $2) as journey);
  get diagnostics journeys = row_count;
  delete from private.mailed_links as link where link.email = address;
  delete from auth.users as account where lower(account.email) = address;
  get diagnostics accounts = row_count;
  return jsonb_build_object('leads', leads, 'subscriptions', subscriptions, 'journeys', journeys, 'accounts', accounts);
end
$$;

create function private.log_erasure(who text, erased jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  select $1, 'people', '', 'erase', jsonb_object_agg(kind, jsonb_build_array(number, 0))
  from jsonb_each($2) as erased (kind, number)
$$;

create or replace function public.erase_person(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased jsonb;
begin
  if not private.is_admin() then
    raise exception 'Only an admin erases a person''s data' using errcode = 'insufficient_privilege';
  end if;
  erased := private.erase_address(lower(btrim($1)), null);
  perform private.log_erasure(private.actor(), erased);
  return erased;
end
$$;
comment on function public.erase_person(text) is
  'Erases what the house keeps under an address (lead, subscription, account and its journeys); for admins. A guest''s journey carries no address.';

create function public.erase_my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased jsonb := private.erase_address(private.data_subject($1, $2), $3);
begin
  perform private.log_erasure('visitor', erased);
  return erased;
end
$$;
comment on function public.erase_my_data(text, text, uuid) is 'Erases what my_data shows, and logs that it was done, without saying whose; refused (23514) for an admin';
grant execute on function public.erase_my_data(text, text, uuid) to worker;

-- Kept as long as promised, then gone. The privacy page says these times.

create index page_measurements_at_idx on public.page_measurements using brin (at);
create index audit_log_at_idx on public.audit_log using brin (at);

create function private.purge(most integer default 5000) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  sessions integer;
  measurements integer;
  log integer;
  budgets integer;
  links integer;
  accounts integer;
begin
  delete from public.maestro_sessions where id in (
    select session.id from public.maestro_sessions as session
    where not session.has_perfume
      and session.created_at < now() - interval '30 days'
      and not exists (
        select from public.maestro_results as result
        where result.session_id = session.id and (result.question_id is null or result.updated_at >= now() - interval '30 days')
      )
    limit most
  );
  get diagnostics sessions = row_count;
  delete from public.page_measurements where id in (
    select measurement.id from public.page_measurements as measurement
    where measurement.at < now() - interval '28 days' limit most
  );
  get diagnostics measurements = row_count;
  delete from public.audit_log where id in (
    select line.id from public.audit_log as line where line.at < now() - interval '400 days' limit most
  );
  get diagnostics log = row_count;
  delete from private.spent_budgets where hour < now() - interval '1 day';
  get diagnostics budgets = row_count;
  delete from private.mailed_links where expires_at < now();
  get diagnostics links = row_count;
  -- Anyone can have a sign-in letter sent to any address; who never answered it has no account.
  delete from auth.users where id in (
    select account.id from auth.users as account
    where account.email_confirmed_at is null and account.created_at < now() - interval '30 days' limit most
  );
  get diagnostics accounts = row_count;
  return jsonb_build_object(
    'sessions', sessions, 'measurements', measurements, 'log', log, 'budgets', budgets, 'links', links, 'accounts', accounts
  );
end
$$;
comment on function private.purge(integer) is 'Deletes what has been kept as long as promised, at most so many rows of each kind; how many of each';

create function public.purge() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.purge()
$$;
comment on function public.purge() is 'Deletes what has been kept as long as promised. The Worker calls it every hour, in case the database has no pg_cron.';
grant execute on function public.purge() to worker;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge', '17 * * * *', 'select private.purge()');
  end if;
exception when others then
  raise notice 'pg_cron is not used (%): the Worker purges', sqlerrm;
end
$$;
