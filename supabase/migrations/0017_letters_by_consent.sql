-- Letters go to those who pressed the link that was sent to their own address. Nobody subscribes another's address, and
-- nobody undoes another's unsubscription; of an address that unsubscribed only a hash is kept.

-- Links in the shop's own letters.
create table private.mailed_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('subscribe', 'update_lead', 'open_data', 'use_data')),
  email text not null check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table private.mailed_links is 'What pressing a mailed link does, once. The Worker makes the tokens; here are their sha256 only.';
create index mailed_links_email_idx on private.mailed_links (email, purpose, created_at);
create index mailed_links_expires_idx on private.mailed_links (expires_at);

create function private.keep_link(
  purpose text, email text, lang text, token_hash text, lifetime interval, details jsonb default '{}'
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0));
  if (
    select count(*) from private.mailed_links as link
    where link.email = $2 and link.purpose = $1 and link.created_at > now() - interval '1 day'
  ) >= 5 then
    return false;
  end if;
  insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
  values ($4, $1, $2, $3, $6, now() + $5);
  return true;
end
$$;
comment on function private.keep_link(text, text, text, text, interval, jsonb) is
  'Keeps a link that is about to be mailed; false where its letter must not be sent, since an address gets five a day';

create function private.use_link(purpose text, token_hash text) returns private.mailed_links
language sql volatile set search_path = '' as $$
  update private.mailed_links as link set used_at = now(), details = '{}'
  from (
    select before.token_hash, before.details from private.mailed_links as before
    where before.token_hash = $2 and before.purpose = $1 and before.used_at is null and before.expires_at > now()
    for update
  ) as unused
  where link.token_hash = unused.token_hash
  returning link.token_hash, link.purpose, link.email, link.lang, unused.details, link.created_at, link.expires_at, link.used_at
$$;
comment on function private.use_link(text, text) is 'Spends a link and hands it back; null where there is none, or no longer';

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
comment on function private.link_state(text, text) is 'open, used, or unknown: never made, or over';

alter table public.newsletter_subscribers
  alter column email drop not null,
  add column email_hash bytea,
  add column confirmed_at timestamptz,
  add column consent_version text check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
comment on column public.newsletter_subscribers.email is 'Null once unsubscribed';
comment on column public.newsletter_subscribers.confirmed_at is 'When the link in the letter to this address was pressed; null for those who subscribed before there was one';
comment on column public.newsletter_subscribers.consent_version is 'Which wording was agreed to, in the language lang';

create function private.forget_unsubscribed() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.email is not null then
    new.email_hash := sha256(convert_to(new.email, 'utf8'));
  end if;
  if new.unsubscribed_at is not null then
    new.email := null;
  end if;
  return new;
end
$$;
create trigger forget_unsubscribed before insert or update on public.newsletter_subscribers
  for each row execute function private.forget_unsubscribed();
-- Also applies the trigger to every row there is. The log names no values of personal rows, so it stays silent here.
alter table public.newsletter_subscribers disable trigger audit;
update public.newsletter_subscribers set lang = lang;
alter table public.newsletter_subscribers enable trigger audit;
alter table public.newsletter_subscribers
  alter column email_hash set not null,
  add constraint newsletter_subscribers_email_hash_key unique (email_hash),
  add constraint newsletter_subscribers_forgotten check ((email is null) = (unsubscribed_at is not null));

revoke select on public.newsletter_subscribers from authenticated;
grant select (id, email, lang, unsubscribe_token, created_at, unsubscribed_at, confirmed_at, consent_version)
  on public.newsletter_subscribers to authenticated;

drop function public.subscribe_newsletter(text, text);

create function public.ask_for_letters(
  email text, lang text, token_hash text, consent_version text, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('letters', $5, 20);
  return private.keep_link('subscribe', lower(btrim($1)), $2, $3, interval '7 days', jsonb_build_object('consent_version', $4));
end
$$;
comment on function public.ask_for_letters(text, text, text, text, text) is
  'Prepares a subscription, for a new, a known and a former address alike; true where the letter with its link is to be sent';
grant execute on function public.ask_for_letters(text, text, text, text, text) to worker;

create function public.confirm_letters(token_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('subscribe', $1);
begin
  if link.token_hash is null then
    return private.link_state('subscribe', $1);
  end if;
  insert into public.newsletter_subscribers as subscriber (email, lang, confirmed_at, consent_version)
  values (link.email, link.lang, now(), link.details ->> 'consent_version')
  on conflict (email_hash) do update set
    email = excluded.email, lang = excluded.lang, unsubscribed_at = null,
    confirmed_at = excluded.confirmed_at, consent_version = excluded.consent_version;
  return 'done';
end
$$;
comment on function public.confirm_letters(text) is 'Subscribes the address that the link was mailed to: done, used (before) or unknown';
grant execute on function public.confirm_letters(text) to worker;

revoke execute on function public.unsubscribe_newsletter(uuid) from anon, authenticated;
grant execute on function public.unsubscribe_newsletter(uuid) to worker;
