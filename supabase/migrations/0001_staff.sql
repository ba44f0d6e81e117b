-- The house's own people and what they leave behind: the allow-list, the check that every policy relies on, the log.

-- Nothing is open unless a migration says so.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Helpers of constraints and triggers; not served by the API';
grant usage on schema private to anon, authenticated, service_role;

create function private.is_language(lang text) returns boolean
language sql immutable set search_path = '' as $$
  select lang in ('ar', 'en', 'fr', 'ru')
$$;

-- {"ar": "…", "en": "…", "fr": "…", "ru": "…"}: every language, no other key, no empty text.
create function private.is_localised(texts jsonb, longest integer default 2000) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& array['ar', 'en', 'fr', 'ru']
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or jsonb_typeof(entry.value) <> 'string'
          or length(btrim(entry.value #>> '{}')) not between 1 and longest
      ),
    false
  )
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 254 and value = lower(value) and value ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+\.[^[:space:][:cntrl:]@.]+$'
$$;

grant execute on all functions in schema private to anon, authenticated, service_role;

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Not now(): two changes in one transaction must differ, because the office compares this to notice another's change.
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create table public.app_admins_email (
  email text primary key check (private.is_email(email)),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.app_admins_email is 'Who may enter the office, by e-mail address in lower case. One active address always remains.';
alter table public.app_admins_email enable row level security;

create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.app_admins_email as admin
    where admin.is_active
      and admin.email = lower(auth.jwt() ->> 'email')
      and auth.jwt() ->> 'role' = 'authenticated'
  )
$$;
comment on function public.is_admin() is 'Whether the verified token of this request names an active address of the allow-list';
grant execute on function public.is_admin() to anon, authenticated;

create policy "admins read the allow-list" on public.app_admins_email
  for select to authenticated using ((select public.is_admin()));
create policy "admins add admins" on public.app_admins_email
  for insert to authenticated with check ((select public.is_admin()));
create policy "admins switch admins on and off" on public.app_admins_email
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins remove admins" on public.app_admins_email
  for delete to authenticated using ((select public.is_admin()));
grant select, insert (email, is_active), update (is_active), delete on public.app_admins_email to authenticated;

create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time: two admins who switch each other off at the same moment must not both succeed.
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

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  changes jsonb not null check (jsonb_typeof(changes) = 'object')
);
comment on table public.audit_log is 'Who changed what and when: {column: [before, after]}. Values of personal data are left out ({column: []}).';
create index audit_log_row_idx on public.audit_log (table_name, row_id, id desc);
alter table public.audit_log enable row level security;
create policy "admins read the log" on public.audit_log
  for select to authenticated using ((select public.is_admin()));
grant select on public.audit_log to authenticated;

-- `create trigger … execute function private.audit()` logs values; with the argument 'personal' only the columns' names.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_now jsonb := case when tg_op = 'DELETE' then before else after end;
  -- The role of the request stays visible inside a definer's function; 'none' is a connection outside the API.
  who text := coalesce(auth.jwt() ->> 'email', nullif(current_setting('role', true), 'none'), session_user);
  differences jsonb;
begin
  -- Visitors and customers are nobody of the staff: they reach only personal rows, through functions.
  if who = 'anon' or (tg_nargs > 0 and current_setting('role', true) = 'authenticated' and not public.is_admin()) then
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
    values (who, tg_table_name, coalesce(row_now ->> 'id', row_now ->> 'email'), lower(tg_op), differences);
  end if;
  return null;
end
$$;

create trigger audit after insert or update or delete on public.app_admins_email
  for each row execute function private.audit();
