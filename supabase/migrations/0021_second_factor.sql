-- Who has set up a second factor is an admin only in a session that has passed it. Lost with the phone, it is replaced by
-- a recovery code, once each, or reset by another admin.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'What replaces a lost second factor, as SHA-256 of 112 random bits; a used one is deleted';
alter table private.recovery_codes enable row level security;

create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors as factor where factor.user_id = person and factor.status = 'verified')
$$;

create function private.listed_as_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.app_admins_email as admin
    where admin.is_active
      and admin.proven_at is not null
      and admin.email = lower(auth.jwt() ->> 'email')
      and auth.jwt() ->> 'role' = 'authenticated'
  )
  and private.session_lasts()
  and not exists (select from private.moved_accounts as moved where moved.user_id = auth.uid())
$$;
comment on function private.listed_as_admin() is
  'Whether the verified token names an active, proven address of the allow-list and its session lasts; says nothing of a second factor';

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.listed_as_admin()
    and (coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not private.has_second_factor(auth.uid()))
$$;
comment on function private.is_admin() is
  'Whether this request is an admin''s: listed, proven, in a session that lasts, and past the second factor where there is one';

create or replace function public.enter_office() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := lower(auth.jwt() ->> 'email');
  waiting boolean;
begin
  select proven_at is null into waiting from public.app_admins_email where email = address and is_active;
  if waiting and auth.jwt() ->> 'role' = 'authenticated' and auth.uid() is not null
    and private.signed_in_by_letter() and private.session_lasts()
    and not exists (select from private.moved_accounts where user_id = auth.uid()) then
    -- What was set before the house knew the address may be a stranger's.
    update auth.users set encrypted_password = null where id = auth.uid();
    delete from auth.sessions
      where user_id = auth.uid() and id is distinct from (auth.jwt() ->> 'session_id')::uuid;
    if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
      delete from auth.mfa_factors where user_id = auth.uid();
    end if;
    update public.app_admins_email set proven_at = now() where email = address;
  end if;
  return case when private.is_admin() then 'open' when private.listed_as_admin() then 'factor' else 'closed' end;
end
$$;
comment on function public.enter_office() is
  'Asked once at each sign-in at the office: proves a listed address where the sign-in was by letter, and tells whether the office is open, closed, or waits for the second factor';

create function public.make_recovery_codes() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  code text;
begin
  if not private.is_admin() or not private.has_second_factor(auth.uid()) then
    raise insufficient_privilege using message = 'Recovery codes belong to a second factor that has been passed';
  end if;
  delete from private.recovery_codes where user_id = auth.uid();
  for turn in 1..8 loop
    code := encode(extensions.gen_random_bytes(14), 'hex');
    insert into private.recovery_codes (user_id, code_hash) values (auth.uid(), sha256(convert_to(code, 'UTF8')));
    return next code;
  end loop;
end
$$;
comment on function public.make_recovery_codes() is 'Eight new recovery codes, which are shown once; earlier ones are void';

create function public.use_recovery_code(code text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.recovery_codes
    where user_id = auth.uid() and private.listed_as_admin()
      and code_hash = sha256(convert_to(lower(regexp_replace(code, '[^0-9A-Fa-f]', '', 'g')), 'UTF8'));
  if not found then
    return false;
  end if;
  -- The factor is lost: the others that it protects go with it, and a new one is set up.
  delete from auth.mfa_factors where user_id = auth.uid();
  return true;
end
$$;
comment on function public.use_recovery_code(text) is
  'Spends a recovery code of the admin who signs in and removes the lost second factor; the other codes stay until new ones are made';

create function public.reset_second_factor(address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin resets a second factor';
  end if;
  select account.id into person from auth.users as account
    join public.app_admins_email as admin on admin.email = lower(account.email)
    where admin.email = lower(address) and account.id <> auth.uid();
  if person is null then
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
comment on function public.reset_second_factor(text) is
  'An admin removes another one''s lost second factor: every session and the password end, the next sign-in is by letter';

revoke execute on function public.make_recovery_codes(), public.use_recovery_code(text), public.reset_second_factor(text) from public;
grant execute on function public.make_recovery_codes(), public.use_recovery_code(text), public.reset_second_factor(text) to authenticated;
