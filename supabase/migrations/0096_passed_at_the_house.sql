-- Auth takes a code as often as it comes while it is valid, and at its own door without the house's limits: a claim of
-- `aal2` says that some code was right somewhere. What makes an admin is that the house took the code, once: it keeps which
-- factor is in use and which sessions have passed it, and believes nothing else. (Auth's own hook for this, "MFA
-- Verification Attempt", is for the plans Teams and Enterprise alone.)

create table private.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  factor_id uuid not null,
  created_at timestamptz not null default now()
);
comment on table private.second_factors is
  'The second factor of an account that the house asks for. One that Auth lost, by a call past the house, is asked for still; another that Auth has opens nothing.';
alter table private.second_factors enable row level security;

create table private.passed_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  factor_id uuid not null,
  passed_at timestamptz not null default now()
);
comment on table private.passed_sessions is 'Sessions in which the house took a code of a second factor; gone with the session';
alter table private.passed_sessions enable row level security;

-- Two looks by primary key, at what only admins have: nearly every request of one asks.
create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
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
comment on function private.is_admin() is
  'Whether this request is an admin''s: listed, proven, in a session that lasts and in which the house took a code, where the account has a second factor in use';

create or replace function public.request_admin_access() returns text
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

create function public.find_second_factor(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select kept.factor_id from private.second_factors as kept where kept.user_id = $1
$$;
comment on function public.find_second_factor(uuid) is 'The factor that the house asks an account for; null where there is none';

create function public.pass_second_factor(session uuid, factor uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.passed_sessions (session_id, factor_id)
  select lasting.id, kept.factor_id from auth.sessions as lasting
  join private.second_factors as kept on kept.user_id = lasting.user_id
  where lasting.id = $1 and kept.factor_id = $2
  on conflict on constraint passed_sessions_pkey do update set factor_id = excluded.factor_id, passed_at = now();
  return found;
end
$$;
comment on function public.pass_second_factor(uuid, uuid) is
  'Notes that a session passed its account''s second factor, once the house and Auth have taken the code; false for another factor';

create function public.begin_second_factor(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.second_factors as kept where kept.user_id = $1) then
    return false;
  end if;
  -- Begun before, or made past the house: Auth would ask for them before it begins another.
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  return true;
end
$$;
comment on function public.begin_second_factor(uuid) is
  'Clears the way for an account''s new factor; false where one is in use, which is given up first';

revoke execute on function public.find_second_factor(uuid), public.pass_second_factor(uuid, uuid),
  public.begin_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.find_second_factor(uuid), public.pass_second_factor(uuid, uuid),
  public.begin_second_factor(uuid) to worker;
