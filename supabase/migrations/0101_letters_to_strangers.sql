-- What Auth has written to an address that nobody has proven counts for its letter box, with all else that a stranger may
-- have sent there: mina+1@… and mina+2@… are new accounts to Auth, and one mailbox. A proven account, and who is on the
-- office's list, keep the address' own measure, which nobody spends by another address.

create function private.is_known_reader(account uuid, email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users as proven
    where proven.id = $1 and lower(proven.email) = $2 and proven.email_confirmed_at is not null
      -- Who pressed a letter's link was signed in by it.
      and proven.last_sign_in_at is not null
  ) or exists (select from public.app_admins_email as admin where admin.email = $2 and admin.is_active)
$$;
comment on function private.is_known_reader(uuid, text) is
  'Whether somebody has signed in to an account under its proven address, or the office has listed it: what is written there no stranger''s sign-up makes';
revoke execute on function private.is_known_reader(uuid, text) from public;

create or replace function public.write_auth_letters(message text, account uuid, letters jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $2);
  letter jsonb;
  place bigint;
  lang text;
  email text;
  -- As long as Auth's own token lasts (otp_expiry).
  until constant timestamptz := now() + interval '1 hour';
begin
  for letter, place in select each.value, each.ordinality from jsonb_array_elements($3) with ordinality as each loop
    lang := coalesce(letter ->> 'lang', chosen, 'ar');
    email := lower(letter ->> 'email');
    if letter ->> 'kind' = 'email_change' then
      -- A change of address names the two addresses, so each change has letters of its own. The new one may be a stranger's.
      continue when email = lower(letter ->> 'to') and not private.spend_letter(email);
    elsif letter ? 'link' then
      continue when private.renew_links(email, letter -> 'link');
      continue when not private.is_known_reader($2, email) and not private.spend_letter(email);
    end if;
    insert into private.outbox_letters (message, content)
    values (
      $1 || ' ' || place,
      letter - 'link' || jsonb_build_object('lang', lang, 'email', email)
        || case when letter ? 'link' then jsonb_build_object('until', until) else '{}' end
    )
    on conflict do nothing;
    if not found then
      return false;
    end if;
    if letter ? 'link' then
      insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
      values (letter -> 'link' ->> 'token_hash', 'sign_in', email, lang, (letter -> 'link') - 'token_hash', until);
    end if;
  end loop;
  return true;
end
$$;

-- Auth writes to an address once a minute and does not tell whom it keeps waiting, for that would tell who has an account.
-- So the house counts the minute itself, for every address alike, before it asks Auth.

create function private.letter_interval() returns interval
language sql immutable set search_path = '' as $$ select interval '65 seconds' $$;
comment on function private.letter_interval() is
  'Between two letters that are asked for an address: Auth''s own minute (max_frequency of config.toml), which begins a little later';

create function public.claim_letter(email text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash constant bytea := sha256(convert_to(lower(btrim($1)), 'utf8'));
begin
  if exists (
    select from private.spent_budgets as spent
    where spent.hour > now() - private.letter_interval() and spent.action = 'asked' and spent.address = hash
  ) then
    return false;
  end if;
  insert into private.spent_budgets (hour, action, address, times) values (now(), 'asked', hash, 1)
  on conflict on constraint spent_budgets_pkey do nothing;
  return true;
end
$$;
comment on function public.claim_letter(text) is
  'Notes that a letter about signing in is asked for an address, whoever has it; false where one was a minute ago';
revoke execute on function private.letter_interval() from public;
revoke execute on function public.claim_letter(text) from public, anon, authenticated;
grant execute on function public.claim_letter(text) to worker;
