-- The house's own people and what they leave behind: the allow-list, the check that every policy relies on, the log.

create table public.app_admins_email (
  email text primary key check (private.is_email(email)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  proven_at timestamptz
);
comment on table public.app_admins_email is 'People who may enter the admin app, by e-mail address in lower case. One active address always remains.';
comment on column public.app_admins_email.proven_at is
  'The first sign-in by letter after the address was listed. Before it the address opens nothing.';

-- The log is read and pruned by its number, so it has no other index.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete', 'export', 'erase')),
  changes jsonb not null check (jsonb_typeof(changes) = 'object')
) with (autovacuum_vacuum_scale_factor = 0.05);
comment on table public.audit_log is 'Who changed what and when: {column: [before, after]}. Values of personal data are left out ({column: []}).';

-- Auth's token says how its session began: each method with its time.
create function private.signed_in_by_letter() returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as entry
    where entry ->> 'method' in ('otp', 'magiclink', 'recovery', 'invite', 'email/signup')
  )
$$;

-- An SQL function that is not inlined is planned in every request, a plpgsql function once for each connection. So the
-- functions that nearly every request calls are in plpgsql.
create function private.listed_as_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- The cheapest check comes first, because nearly everyone who asks is a visitor.
  return coalesce(auth.jwt() ->> 'role', '') = 'authenticated'
    and exists (
      select from public.app_admins_email as admin
      where admin.is_active and admin.proven_at is not null and admin.email = lower(auth.jwt() ->> 'email')
    )
    and private.session_lasts()
    and not exists (select from private.moved_accounts as moved where moved.user_id = auth.uid());
end
$$;
comment on function private.listed_as_admin is
  'Whether the verified token names an active, proven address of the allow-list and its session lasts; says nothing of a second factor';

-- It makes two lookups by primary key, and only for admins, because nearly every request of an admin asks it.
create function private.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return private.listed_as_admin() and not exists (
    select from private.second_factors as kept
    where kept.user_id = auth.uid() and not exists (
      select from private.passed_sessions as passed
      where passed.session_id = private.uuid_or_null(auth.jwt() ->> 'session_id') and passed.factor_id = kept.factor_id
    )
  );
end
$$;
comment on function private.is_admin is
  'Whether this request is an admin''s: listed, proven, in a session that lasts and in which the house took a code, where the account has a second factor in use';

create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.is_admin() returns boolean language sql stable set search_path = '' as $$
  select case when private.is_admin() then true when private.session_lasts() then false end
$$;
comment on function public.is_admin is
  'For the Worker, which asks whose token this is: null where the session of the token has been ended. Policies and functions ask private.is_admin().';

-- The admin app's sign-in and recovery letters go to admins only: the Worker asks before it has one sent.
create function public.is_listed_admin(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.app_admins_email as admin where admin.email = lower(btrim($1)) and admin.is_active
  )
$$;
comment on function public.is_listed_admin is 'Whether an address is active on the allow-list, proven or not';

alter table public.app_admins_email enable row level security;
alter table public.audit_log enable row level security;
create policy "admins read the allow-list" on public.app_admins_email for select to authenticated using ((select private.is_admin()));
create policy "admins add admins" on public.app_admins_email for insert to authenticated with check ((select private.is_admin()));
create policy "admins switch admins on and off" on public.app_admins_email
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove admins" on public.app_admins_email for delete to authenticated using ((select private.is_admin()));
create policy "admins read the log" on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select, select (proven_at), insert (email, is_active), update (is_active), delete on public.app_admins_email to authenticated;
grant select on public.audit_log to authenticated;

create function private.keep_one_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Changes are made one at a time, because two admins who remove each other at the same moment must not both succeed.
  perform pg_advisory_xact_lock(hashtext('public.app_admins_email'));
  if exists (select from gone where is_active)
    and not exists (select from public.app_admins_email where is_active) then
    raise exception 'The last active admin stays' using errcode = 'check_violation', constraint = 'app_admins_email_last_active';
  end if;
  return null;
end
$$;
create trigger keep_one_admin_on_update after update on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_one_admin();
create trigger keep_one_admin_on_delete after delete on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_one_admin();

-- Admins cannot remove themselves from the allow-list; another admin has to.
create function private.keep_oneself_listed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from gone where gone.email = lower(auth.jwt() ->> 'email')) then
    raise exception 'Nobody removes themselves' using errcode = 'check_violation', constraint = 'app_admins_email_oneself';
  end if;
  return null;
end
$$;
create trigger keep_oneself_listed after delete on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_oneself_listed();

create function private.actor() returns text language sql stable set search_path = '' as $$
  -- The role of the request stays visible inside a definer's function; 'none' is a connection outside the API.
  select coalesce(auth.jwt() ->> 'email', nullif(current_setting('role', true), 'none'), session_user)
$$;
comment on function private.actor is 'The person or role that the log names';

-- A trigger with private.audit() logs values; with the argument 'personal' it logs only the names of the columns.
create function private.audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_now jsonb := case when tg_op = 'DELETE' then before else after end;
  who text := private.actor();
  differences jsonb;
begin
  -- Visitors and customers are no admins and are not logged: they reach only personal rows, through functions.
  if who in ('anon', 'worker') or (tg_nargs > 0 and current_setting('role', true) = 'authenticated' and not private.is_admin()) then
    return null;
  end if;
  select coalesce(jsonb_object_agg(column_name, pair), '{}') into differences
  from (
    select column_name,
      case when tg_nargs > 0 then '[]' else jsonb_build_array(before -> column_name, after -> column_name) end as pair
    from jsonb_object_keys(before || after) as column_name
    where before -> column_name is distinct from after -> column_name and column_name <> 'updated_at'
  ) as changed;
  if differences <> '{}' then
    insert into public.audit_log (actor, table_name, row_id, action, changes)
    values (who, tg_table_name, coalesce(row_now ->> 'id', row_now ->> 'email', row_now ->> 'code'), lower(tg_op), differences);
  end if;
  return null;
end
$$;
create trigger audit after insert or update or delete on public.app_admins_email for each row execute function private.audit();

-- Exports of whole tables, and erasures from all of them, are logged as well.
create function public.log_export(exported text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exported is null or exported not in ('leads', 'newsletter_subscribers', 'orders') then
    raise exception 'Nothing that is exported: %', exported using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (private.actor(), exported, '', 'export', '{}');
  return true;
end
$$;
comment on function public.log_export is 'Logs that an admin exports all rows of a table; called before the first row is read';

create function public.request_admin_access() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := lower(auth.jwt() ->> 'email');
  waiting boolean;
begin
  select proven_at is null into waiting from public.app_admins_email where email = address and is_active;
  if waiting and auth.jwt() ->> 'role' = 'authenticated' and auth.uid() is not null
    and private.signed_in_by_letter() and private.session_lasts()
    and not exists (select from private.moved_accounts where user_id = auth.uid()) then
    -- A password that was set before the house knew the address may be a stranger's.
    update auth.users set encrypted_password = null where id = auth.uid();
    delete from auth.sessions
      where user_id = auth.uid() and id is distinct from (auth.jwt() ->> 'session_id')::uuid;
    if not exists (
      select from private.passed_sessions as passed
      where passed.session_id = private.uuid_or_null(auth.jwt() ->> 'session_id')
    ) then
      delete from auth.mfa_factors where user_id = auth.uid();
      delete from private.second_factors as kept where kept.user_id = auth.uid();
    end if;
    update public.app_admins_email set proven_at = now() where email = address;
  end if;
  return case when private.is_admin() then 'open' when private.listed_as_admin() then 'factor' else 'closed' end;
end
$$;
comment on function public.request_admin_access is
  'Asked once at each sign-in to the admin app: proves a listed address where the sign-in was by letter, and tells whether the app is open, closed, or waits for the second factor';

-- A person who is put on the allow-list gets a letter that says who invites them, and to what. Its link lasts seven
-- days and is no key: it only sends a sign-in letter, whose own link lasts an hour. Letters that strangers had sent to
-- the address do not count towards the limit of invitations, and an earlier invitation becomes void only once a new one
-- is kept.
create function public.invite_admin(
  email text, lang text, token text, token_hash text, again boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($1));
begin
  perform private.require_admin();
  if not again then
    insert into public.app_admins_email (email) values (address);
  elsif not exists (
    select from public.app_admins_email as admin where admin.email = address and admin.is_active and admin.proven_at is null
  ) then
    raise exception 'Nobody waits for this invitation' using errcode = 'check_violation', constraint = 'app_admins_email_invited';
  end if;
  if (
    select count(*) from private.mailed_links as sent
    where sent.email = address and sent.purpose = 'admin_invitation' and sent.created_at > now() - interval '1 day'
  ) >= 8 then
    raise exception 'Enough invitations for today' using errcode = 'PT429';
  end if;
  update private.mailed_links as earlier set used_at = now()
  where earlier.email = address and earlier.purpose = 'admin_invitation' and earlier.used_at is null;
  insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
  values ($4, 'admin_invitation', address, $2, now() + interval '7 days');
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'admin_invitation', 'email', address, 'lang', $2, 'app', 'admin', 'token', $3,
    'inviter', lower(auth.jwt() ->> 'email'), 'until', now() + interval '7 days'
  ));
  return true;
end
$$;
comment on function public.invite_admin is
  'Puts an address on the allow-list, or finds it there unproven, and writes to it, eight times in a day at most; for admins';

create function public.find_admin_invitation(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select link.email
  from private.mailed_links as link join public.app_admins_email as admin on admin.email = link.email
  where link.token_hash = $1 and link.purpose = 'admin_invitation' and link.used_at is null and link.expires_at > now()
    and admin.is_active and admin.proven_at is null
$$;
comment on function public.find_admin_invitation is
  'The address that an invitation to the admin app went to, until its first sign-in; null where it is no invitation, or no longer one';

create function public.reset_second_factor(email text, lang text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id uuid := private.account_of($1);
begin
  perform private.require_admin();
  if account_id is null or account_id = auth.uid()
    or not exists (select from public.app_admins_email as admin where admin.email = lower($1)) then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = account_id;
  delete from private.second_factors where user_id = account_id;
  delete from private.recovery_codes where user_id = account_id;
  delete from auth.sessions where user_id = account_id;
  -- The next sign-in is by letter again, and the log shows who asked for it.
  update public.app_admins_email as admin set proven_at = null where admin.email = lower($1);
  -- Another person asks here than reads.
  perform private.tell_of_second_factor(account_id, 'reset', coalesce(
    (select profile.lang from public.profiles as profile where profile.user_id = account_id), $2
  ));
  return true;
end
$$;
comment on function public.reset_second_factor is
  'Ends every session and the second factor of another admin, whose next sign-in is by letter; false for an address without an account, and for one''s own';

grant execute on function private.is_admin to anon, authenticated, service_role;
grant execute on function public.is_admin to anon, authenticated;
grant execute on function public.is_listed_admin, public.find_admin_invitation to worker;
grant execute on function
  public.log_export, public.request_admin_access, public.invite_admin, public.reset_second_factor
  to authenticated;
