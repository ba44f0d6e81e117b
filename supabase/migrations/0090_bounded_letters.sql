-- Auth knows one token for each account and kind: the next letter that anybody asks for makes the one before void. The
-- house's own links are kept apart from it, so each link that is out takes Auth's newest, and lasts its hour whoever
-- asks. Letters about accounts have a measure of their own by the day, for a budget that ends would let a stranger shut
-- the owner out: from the seventh letter on none is sent while a link is out.

create function private.renew_links(email text, link jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  -- Auth keeps the token of these apart from that of a known account's sign-in or lost password.
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
comment on function private.renew_links(text, jsonb) is
  'Gives the links that are out to an address Auth''s new token, which made theirs void; true where one of them will do for a letter, since the address had six today';

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
    lang := coalesce(letter ->> 'lang', chosen, 'en');
    email := lower(letter ->> 'email');
    -- A change of address names the two addresses, so each change has letters of its own.
    continue when letter ->> 'kind' <> 'email_change' and letter ? 'link' and private.renew_links(email, letter -> 'link');
    -- The new one may be a stranger's.
    continue when letter ->> 'kind' = 'email_change' and email = lower(letter ->> 'to') and not private.spend_letter(email);
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
-- An invitation is the office's own letter: what strangers had sent to the address does not count, and an earlier
-- invitation is void only once a new one is kept.
create or replace function public.invite_admin(
  email text, lang text, token text, token_hash text, again boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($1));
begin
  if not private.is_admin() then
    raise exception 'Only an admin invites admins' using errcode = 'insufficient_privilege';
  end if;
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
comment on function public.invite_admin(text, text, text, text, boolean) is
  'Puts an address on the allow-list, or finds it there unproven, and writes to it, eight times in a day at most; for admins';
revoke execute on function public.invite_admin(text, text, text, text, boolean) from public;
grant execute on function public.invite_admin(text, text, text, text, boolean) to authenticated;

create or replace function public.try_factor_code(factor uuid, code text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Auth trims what it is given: the same code in another spelling would be a new one here.
  if $2 !~ '^[0-9]{6}$' then
    return false;
  end if;
  delete from private.tried_codes as tried where tried.tried_at < now() - interval '5 minutes';
  -- Of two at once the second waits for the first, and finds its row.
  insert into private.tried_codes (factor_id, code_hash)
  values ($1, sha256(convert_to($1::text || $2, 'utf8')))
  on conflict on constraint tried_codes_pkey do nothing;
  return found;
end
$$;
comment on function public.try_factor_code(uuid, text) is
  'Takes a code of a second factor before Auth is asked about it: false for what is no code, and where the same one was entered within the last five minutes';
