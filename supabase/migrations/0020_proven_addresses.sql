-- An account belongs to the person who reads its address. Whoever signs up with another's address leaves a password
-- behind; the day the owner confirms the address, it must not be a way in.

create table private.moved_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  moved_at timestamptz not null default now()
);
comment on table private.moved_accounts is
  'Accounts that changed their address. Whose they were before nobody knows, so they do not open the office.';
alter table private.moved_accounts enable row level security;

-- Fires for every way that Auth proves an address: a confirmation, a sign-in or a recovery letter, a changed address.
create function private.drop_unproven_ways_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Null is what Auth itself writes for an account without a password; none matches it.
  new.encrypted_password := null;
  delete from auth.sessions where user_id = new.id;
  delete from auth.identities as identity
    where identity.user_id = new.id and identity.provider <> 'email'
      and coalesce(identity.identity_data ->> 'email_verified', 'false') <> 'true';
  if old.email_confirmed_at is not null then
    insert into private.moved_accounts (user_id) values (new.id)
    on conflict (user_id) do update set moved_at = excluded.moved_at;
  end if;
  return new;
end
$$;
comment on function private.drop_unproven_ways_in() is
  'Password, sessions and foreign identities from before an address was proven; its owner sets a password afterwards';

create trigger drop_unproven_ways_in before update on auth.users
  for each row when (
    (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email_confirmed_at is not null and old.email is distinct from new.email)
  )
  execute function private.drop_unproven_ways_in();

alter table public.app_admins_email add column proven_at timestamptz;
comment on column public.app_admins_email.proven_at is
  'The first sign-in by letter after the address was listed. Before it the address opens nothing.';
grant select (proven_at) on public.app_admins_email to authenticated;

-- Auth says in the token how its session began: each method with its time.
create function private.signed_in_by_letter() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as entry
    where entry ->> 'method' in ('otp', 'magiclink', 'recovery', 'invite', 'email/signup')
  )
$$;

-- A token outlives its session by up to an hour. The office does not wait for that.
create function private.session_lasts() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'session_id' is null
    or exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid())
$$;

create or replace function private.is_admin() returns boolean
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
comment on function private.is_admin() is
  'Whether the verified token of this request names an active, proven address of the allow-list and its session lasts';

create function public.enter_office() returns text
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
    update public.app_admins_email set proven_at = now() where email = address;
  end if;
  return case when private.is_admin() then 'open' else 'closed' end;
end
$$;
comment on function public.enter_office() is
  'Asked once at each sign-in at the office: proves a listed address where the sign-in was by letter, and tells whether the office is open';
revoke execute on function public.enter_office() from public;
grant execute on function public.enter_office() to authenticated;
