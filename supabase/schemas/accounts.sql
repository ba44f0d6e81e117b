-- Accounts: who makes a request, the profile that an owner writes, what proving an address puts an end to, mailed links
-- and second factors.

-- Auth keeps addresses in small letters, once each, behind an index that leaves out accounts of companies' sign-ins.
create function private.account_of(email text) returns uuid language sql stable set search_path = '' as $$
  select account.id from auth.users as account where account.email = lower($1) and account.is_sso_user = false
$$;
comment on function private.account_of is 'The account of an address; null where there is none';

-- A token stays valid for up to an hour after its session ended (by signing out, by "end all others", by a new
-- password). From then on it belongs to nobody, over REST as in the shop. Nearly every request of a signed-in person
-- calls this function, so it is in plpgsql, which plans it once for each connection. A session id that is no UUID
-- counts as no session.
create function private.session_lasts() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or exists (
      select from auth.sessions as session
      where session.id = private.uuid_or_null(auth.jwt() ->> 'session_id') and session.user_id = auth.uid()
    );
end
$$;
comment on function private.session_lasts is
  'Whether the session of this request''s token has not been ended. A token of Auth always names one; the owner''s claims in the SQL editor need not.';

-- The role worker does not send the visitor's token: it names the Auth session of the visitor whom it has found signed
-- in.
create function private.caller() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'role' = 'worker' then
    return (
      select session.user_id from auth.sessions as session
      where session.id = private.uuid_or_null(
        nullif(current_setting('request.headers', true), '')::json ->> 'x-account-session'
      )
    );
  end if;
  return case when private.session_lasts() then auth.uid() end;
end
$$;
comment on function private.caller is
  'The account that makes this request, or for which the Worker makes it, while its session lasts. Policies and functions ask this and not auth.uid().';

create table public.profiles (
  user_id uuid primary key default private.caller() references auth.users (id) on delete cascade,
  name text check (length(btrim(name)) between 1 and 120 and private.is_line(name)),
  lang text not null check (private.is_language(lang)),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Name and language of an account, written by its owner alone; without a row the owner has not said';
create trigger touch before update on public.profiles for each row execute function private.touch();

create table private.moved_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table private.moved_accounts is
  'Accounts that changed their address. Nobody knows whose they were before, so they do not open the admin app.';

-- Links in the shop's own letters. Auth's links are replaced by them too, because Auth's token can be computed from the
-- address and a few digits. A link carries a token of the house; `details` holds Auth's, which is handed out only once
-- the house's token has been checked.
create table private.mailed_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (
    purpose in ('subscribe', 'update_lead', 'open_data', 'use_data', 'sign_in', 'admin_invitation')
  ),
  email text not null check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  tries integer not null default 0
) with (autovacuum_vacuum_scale_factor = 0.05);
comment on table private.mailed_links is 'What pressing a mailed link does, once. The Worker makes the tokens; here are their sha256 only.';
comment on column private.mailed_links.tries is 'How often a sign-in link was pressed, in vain or not';
create index mailed_links_email_idx on private.mailed_links (email, purpose, created_at);
create index mailed_links_expires_idx on private.mailed_links (expires_at);

-- Auth accepts the same code as often as it is sent while it is valid, and at its own address without the house's
-- limits: a claim of `aal2` only says that some code was right somewhere. So the house takes each code once, keeps
-- which factor is in use and which sessions have passed it, and believes nothing else. (Auth's own hook for this, "MFA
-- Verification Attempt", exists only in the plans Teams and Enterprise.)
create table private.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  factor_id uuid not null,
  created_at timestamptz not null default now()
);
comment on table private.second_factors is
  'The second factor that the house asks an account for. It is still asked for if Auth lost it by a call past the house; another factor that Auth has opens nothing.';

create table private.passed_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  factor_id uuid not null,
  passed_at timestamptz not null default now()
);
comment on table private.passed_sessions is 'Sessions in which the house took a code of a second factor; gone with the session';

create table private.tried_codes (
  factor_id uuid not null,
  code_hash bytea not null,
  tried_at timestamptz not null default now(),
  primary key (factor_id, code_hash)
);
comment on table private.tried_codes is
  'Codes of second factors that were entered in the last minutes, right or wrong. A code that is kept here is not accepted again.';

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Codes that replace a lost second factor, kept as SHA-256 of 112 random bits; a used one is deleted';

alter table public.profiles enable row level security;
alter table private.moved_accounts enable row level security;
alter table private.second_factors enable row level security;
alter table private.passed_sessions enable row level security;
alter table private.tried_codes enable row level security;
alter table private.recovery_codes enable row level security;
create policy "owners read their profile" on public.profiles
  for select to authenticated using (user_id = (select private.caller()));
create policy "owners write their profile" on public.profiles
  for insert to authenticated with check (user_id = (select private.caller()));
create policy "owners change their profile" on public.profiles
  for update to authenticated using (user_id = (select private.caller())) with check (user_id = (select private.caller()));
grant select, insert (user_id, name, lang), update (user_id, name, lang) on public.profiles to authenticated;

-- An account belongs to the person who reads its address. Whoever signs up with another's address leaves a password
-- behind; the day the owner confirms the address, it must not be a way in. It fires for every way that Auth proves an
-- address: a confirmation, a sign-in or a recovery letter, a changed address.
create function private.drop_unproven_ways_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Auth itself writes null for an account without a password; no password matches it.
  new.encrypted_password := null;
  delete from auth.sessions where user_id = new.id;
  delete from auth.identities as identity
    where identity.user_id = new.id and identity.provider <> 'email'
      and coalesce(identity.identity_data ->> 'email_verified', 'false') <> 'true';
  if old.email_confirmed_at is not null then
    insert into private.moved_accounts (user_id) values (new.id) on conflict do nothing;
  end if;
  return new;
end
$$;
comment on function private.drop_unproven_ways_in is
  'Deletes the password, sessions and foreign identities that an account had before its address was proven; its owner sets a password afterwards';
create trigger drop_unproven_ways_in before update on auth.users
  for each row when (
    (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email_confirmed_at is not null and old.email is distinct from new.email)
  )
  execute function private.drop_unproven_ways_in();

create function private.keep_link(
  purpose text, email text, lang text, token_hash text, lifetime interval, details jsonb default '{}'
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if not private.spend_letter($2) then
    return false;
  end if;
  insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
  values ($4, $1, $2, $3, $6, now() + $5);
  return true;
end
$$;
comment on function private.keep_link is
  'Keeps a link that is about to be mailed. False where its letter must not be sent, because the address has had its letters of the day.';

create function private.use_link(purpose text, token_hash text) returns private.mailed_links
language sql volatile set search_path = '' as $$
  update private.mailed_links as link set used_at = now(), details = '{}'
  from (
    select before.token_hash, before.details from private.mailed_links as before
    where before.token_hash = $2 and before.purpose = $1 and before.used_at is null and before.expires_at > now()
    for update
  ) as unused
  where link.token_hash = unused.token_hash
  returning link.token_hash, link.purpose, link.email, link.lang, unused.details, link.created_at, link.expires_at,
    link.used_at, link.tries
$$;
comment on function private.use_link is 'Spends a link and hands it back; null where there is none, or no longer';

create function private.link_state(purpose text, token_hash text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select case when link.used_at is not null then 'used' when link.expires_at > now() then 'open' end
      from private.mailed_links as link where link.token_hash = $2 and link.purpose = $1
    ),
    'unknown'
  )
$$;
comment on function private.link_state is 'open, used, or unknown: never made, or over';

-- Auth keeps one token for each account and kind: the next letter that anybody asks for makes the earlier one void. The
-- house's links do not depend on that: each open link takes over Auth's newest token and lasts its hour, whoever asks
-- meanwhile. Letters about accounts are counted by the day; a budget that ended would let a stranger shut the owner
-- out. So from the seventh letter on none is sent while a link is still open.
create function private.renew_links(email text, link jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  -- Auth keeps the tokens of these kinds apart from those of a known account's sign-in or lost password.
  unconfirmed constant text[] := array['signup', 'invite'];
begin
  update private.mailed_links as sent set details = sent.details || jsonb_build_object('token', $2 ->> 'token')
  where sent.email = $1 and sent.purpose = 'sign_in' and sent.used_at is null and sent.expires_at > now()
    and sent.details ->> 'type' <> 'email_change'
    and (sent.details ->> 'type' = any (unconfirmed)) = ($2 ->> 'type' = any (unconfirmed));
  return exists (
    select from private.mailed_links as sent
    where sent.email = $1 and sent.purpose = 'sign_in' and sent.used_at is null and sent.expires_at > now()
      and sent.tries < 5
      and sent.details ->> 'app' = $2 ->> 'app' and sent.details ->> 'type' = $2 ->> 'type'
  ) and (
    select count(*) from (
      select from private.mailed_links as sent
      where sent.email = $1 and sent.purpose = 'sign_in' and sent.created_at > now() - interval '1 day' limit 6
    ) as today
  ) = 6;
end
$$;
comment on function private.renew_links is
  'Gives the open links of an address Auth''s new token, because it made their tokens void. True where the address has had six letters today and an open link does instead of another.';

create function public.open_sign_in_link(token_hash text, app text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened jsonb;
begin
  update private.mailed_links as link set tries = link.tries + 1
  where link.token_hash = $1 and link.purpose = 'sign_in';
  update private.mailed_links as link set used_at = now()
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.details ->> 'app' = $2
    and link.used_at is null and link.expires_at > now() and link.tries <= 5
  returning link.details into opened;
  return opened;
end
$$;
comment on function public.open_sign_in_link is
  'Spends the link of a sign-in letter of one of the two apps and hands over what Auth wants to see; null where there is none, or no longer';

create function public.find_sign_in_address(token_hash text, app text) returns text
language sql stable security definer set search_path = '' as $$
  select link.email from private.mailed_links as link
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.details ->> 'app' = $2
    and link.used_at is null and link.expires_at > now()
$$;
comment on function public.find_sign_in_address is
  'The address that a sign-in letter went to, for who has its open link; spends nothing';

create function public.reopen_sign_in_link(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.mailed_links as link set used_at = null
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.tries < 5;
  return found;
end
$$;
comment on function public.reopen_sign_in_link is
  'Gives a spent link back where Auth did not answer, which spends its own token itself; five times in all';

create function public.find_second_factor(user_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select kept.factor_id from private.second_factors as kept where kept.user_id = $1
$$;
comment on function public.find_second_factor is 'The factor that the house asks an account for; null where there is none';

create function public.begin_second_factor(user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.second_factors as kept where kept.user_id = $1) then
    return false;
  end if;
  -- These factors were begun before or made past the house; Auth would ask for them before it begins another.
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  return true;
end
$$;
comment on function public.begin_second_factor is
  'Clears the way for an account''s new factor; false where one is in use, which is given up first';

create function public.enrol_second_factor(session_id uuid, factor_id uuid, lang text default null) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id uuid;
begin
  insert into private.second_factors (user_id, factor_id)
  select lasting.user_id, begun.id from auth.sessions as lasting
  join auth.mfa_factors as begun on begun.user_id = lasting.user_id
  where lasting.id = $1 and begun.id = $2 and begun.status = 'verified'
  returning user_id into account_id;
  if account_id is null then
    raise exception 'No such factor' using errcode = 'insufficient_privilege';
  end if;
  perform public.pass_second_factor($1, $2);
  perform private.tell_of_second_factor(account_id, 'enrolled', $3);
  return query select private.write_recovery_codes(account_id);
end
$$;
comment on function public.enrol_second_factor is
  'Puts a factor in use whose first code the house and Auth have taken in this session, and hands out its recovery codes; refused where one is in use';

create function public.pass_second_factor(session_id uuid, factor_id uuid) returns boolean
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
comment on function public.pass_second_factor is
  'Notes that a session passed its account''s second factor, once the house and Auth have taken the code; false for another factor';

create function public.try_factor_code(factor_id uuid, code text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Auth trims the code that it is given, so the same code with spaces would count as a new one here.
  if $2 !~ '^[0-9]{6}$' then
    return false;
  end if;
  delete from private.tried_codes as tried where tried.tried_at < now() - interval '5 minutes';
  -- If two calls come at once, the second waits for the first and finds its row.
  insert into private.tried_codes (factor_id, code_hash)
  values ($1, sha256(convert_to($1::text || $2, 'utf8')))
  on conflict on constraint tried_codes_pkey do nothing;
  return found;
end
$$;
comment on function public.try_factor_code is
  'Takes a code of a second factor before Auth is asked about it: false for what is no code, and where the same one was entered within the last five minutes';

create function private.write_recovery_codes(user_id uuid) returns setof text
language plpgsql volatile set search_path = '' as $$
declare
  code text;
begin
  delete from private.recovery_codes as earlier where earlier.user_id = $1;
  for turn in 1..8 loop
    code := encode(extensions.gen_random_bytes(14), 'hex');
    insert into private.recovery_codes (user_id, code_hash) values ($1, sha256(convert_to(code, 'UTF8')));
    return next code;
  end loop;
end
$$;
comment on function private.write_recovery_codes is 'Eight new recovery codes, which are shown once; earlier ones are void';

create function private.spend_recovery_code(user_id uuid, code text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.recovery_codes as kept
  where kept.user_id = $1
    and kept.code_hash = sha256(convert_to(lower(regexp_replace($2, '[^0-9A-Fa-f]', '', 'g')), 'UTF8'));
  return found;
end
$$;
comment on function private.spend_recovery_code is 'Takes a recovery code, once; false for what is none';

create function public.renew_recovery_codes(user_id uuid, recovery_code text default null, lang text default null) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return;
  end if;
  perform private.tell_of_second_factor($1, 'renewed', $3, $2 is not null);
  return query select private.write_recovery_codes($1);
end
$$;
comment on function public.renew_recovery_codes is
  'Makes new recovery codes for a person from whom the house has just taken a code, or in exchange for a recovery code; none for a wrong one';

create function public.remove_second_factor(user_id uuid, recovery_code text default null, lang text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return false;
  end if;
  delete from private.second_factors as kept where kept.user_id = $1;
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  perform private.tell_of_second_factor($1, case when $2 is null then 'removed' else 'recovered' end, $3, $2 is not null);
  return true;
end
$$;
comment on function public.remove_second_factor is
  'Removes the second factor of a person from whom the house has just taken a code, or who gives a recovery code because the factor is lost; false for a wrong one. The other codes stay until new ones are made.';

-- Only the Worker changes a second factor, after it has taken a code for it; nobody does over REST. Each change is
-- logged and mailed to the owner of the factor.
create function private.tell_of_second_factor(
  user_id uuid, event text, lang text, by_recovery_code boolean default false
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  address constant text := (select lower(account.email) from auth.users as account where account.id = $1);
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $1);
  -- The Worker's token names no person, so the address stands in.
  who constant text := coalesce(auth.jwt() ->> 'email', address);
begin
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (
    who, case $2 when 'renewed' then 'recovery_codes' else 'second_factors' end, address,
    case when $2 in ('enrolled', 'renewed') then 'insert' else 'delete' end,
    case when $4 then '{"recovery_code": []}'::jsonb else '{}' end
  );
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'second_factor', 'event', $2, 'email', address, 'lang',
    coalesce(case when private.is_language($3) then $3 end, chosen, (private.languages())[1]), 'at', now(), 'by', who
  ));
end
$$;
comment on function private.tell_of_second_factor is
  'Logs what became of a second factor, and writes to whose it is: enrolled, renewed (its recovery codes), removed, recovered, reset';

grant execute on function private.session_lasts to anon, authenticated;
grant execute on function private.caller to anon, authenticated, worker;
grant execute on function
  public.open_sign_in_link, public.find_sign_in_address, public.reopen_sign_in_link, public.find_second_factor, public.begin_second_factor,
  public.enrol_second_factor, public.pass_second_factor, public.try_factor_code, public.renew_recovery_codes,
  public.remove_second_factor
  to worker;
