-- People who left their address: leads of the sign-up page and subscribers of the newsletter.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (length(btrim(first_name)) between 1 and 120 and private.is_line(first_name)),
  last_name text not null check (length(btrim(last_name)) between 1 and 120 and private.is_line(last_name)),
  email text not null unique check (private.is_email(email)),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  lang text not null check (private.is_language(lang)),
  source text not null default 'signup_page' check (source = 'signup_page'),
  contact_consent_at timestamptz,
  contact_consent_version text check (contact_consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  contact_consent_lang text check (private.is_language(contact_consent_lang)),
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  -- The texts that the admin app's search looks through.
  search_names text not null generated always as (private.fold(first_name || ' ' || last_name)) stored,
  search text not null generated always as (private.fold(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored,
  constraint leads_consent_whole check (
    num_nonnulls(contact_consent_at, contact_consent_version, contact_consent_lang) in (0, 3)
  )
-- Giving or withdrawing a consent changes no indexed column. With free room on its page the row stays there, and no
-- index has to be written.
) with (fillfactor = 90);
comment on table public.leads is 'People who signed up, once per address. Phones are in E.164. A person may be contacted only with a consent that they have confirmed.';
comment on column public.leads.contact_consent_at is 'When the box that allows the house to contact this person was ticked; null: it was not';
comment on column public.leads.contact_consent_version is 'Which wording was agreed to, in the language contact_consent_lang';
comment on column public.leads.confirmed_at is 'When the owner of the address confirmed these details. Without it, anyone may have given them, and the consent.';
-- Both columns have the same direction, as comparing them as one row needs; so it is in every list.
create index leads_created_idx on public.leads (created_at, id);
create index leads_search_idx on public.leads using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
-- A word of one or two letters is the beginning of a name. Trigrams could find beginnings of
-- words, but in the column that is searched with three letters every "co" also finds "com".
create index leads_names_idx on public.leads using gin (search_names extensions.gin_trgm_ops) with (fastupdate = off);
create trigger audit after update or delete on public.leads for each row execute function private.audit('personal');

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  email_hash bytea not null unique,
  confirmed_at timestamptz,
  consent_version text check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint newsletter_subscribers_forgotten check ((email is null) = (unsubscribed_at is not null))
) with (fillfactor = 90);
comment on table public.newsletter_subscribers is 'The readers of the newsletter, and those who have left it. Written through confirm_subscription and unsubscribe, which tell nothing about others.';
comment on column public.newsletter_subscribers.email is 'Null once unsubscribed';
comment on column public.newsletter_subscribers.confirmed_at is 'When the link in the letter to this address was pressed';
comment on column public.newsletter_subscribers.consent_version is 'Which wording was agreed to, in the language lang';
create index newsletter_subscribers_created_idx on public.newsletter_subscribers (created_at, id);
create unique index newsletter_subscribers_email_idx on public.newsletter_subscribers (email text_pattern_ops);
create index newsletter_subscribers_search_idx on public.newsletter_subscribers using gin (email extensions.gin_trgm_ops) with (fastupdate = off);
create trigger audit after update or delete on public.newsletter_subscribers for each row execute function private.audit('personal');

-- Visitors' details are written by functions that only the Worker may call, with a budget per address and hour.
alter table public.leads enable row level security;
alter table public.newsletter_subscribers enable row level security;
create policy "admins read leads" on public.leads for select to authenticated using ((select private.is_admin()));
create policy "admins delete leads" on public.leads for delete to authenticated using ((select private.is_admin()));
create policy "admins read subscribers" on public.newsletter_subscribers for select to authenticated using ((select private.is_admin()));
create policy "admins end subscriptions" on public.newsletter_subscribers
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete subscribers" on public.newsletter_subscribers for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.leads to authenticated;
grant select (id, email, lang, unsubscribe_token, created_at, unsubscribed_at, confirmed_at, consent_version),
  update (unsubscribed_at), delete on public.newsletter_subscribers to authenticated;

-- What a sign-up says about a known address counts once the address's owner has pressed the link that was mailed to it.

create function public.save_lead(
  first_name text, last_name text, email text, phone text, country_code text, lang text,
  token_hash text, consent_version text default null, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($3));
  consented_at constant timestamptz := case when $8 is not null then now() end;
  consent_lang constant text := case when $8 is not null then $6 end;
begin
  perform private.spend_budget('lead', $9, 10);
  -- A known address is not changed, but malformed details are refused for it as for a new one.
  insert into public.leads as lead (
    first_name, last_name, email, phone, country_code, lang, contact_consent_at, contact_consent_version, contact_consent_lang
  )
  values ($1, $2, address, $4, $5, $6, consented_at, $8, consent_lang)
  on conflict on constraint leads_email_key do nothing;
  return private.keep_link('update_lead', address, $6, $7, interval '7 days', jsonb_strip_nulls(jsonb_build_object(
    'first_name', $1, 'last_name', $2, 'phone', $4, 'country_code', $5, 'lang', $6,
    'contact_consent_at', consented_at, 'contact_consent_version', $8, 'contact_consent_lang', consent_lang
  )));
end
$$;
comment on function public.save_lead is
  'Keeps the first sign-up of an address; its details and those of later ones are its owner''s once the mailed link is pressed. True, for a new and a known address alike, where the letter with that link is to be sent';

create function public.find_lead_to_confirm(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select link.details || jsonb_build_object('email', link.email)
  from private.mailed_links as link
  where link.token_hash = $1 and link.purpose = 'update_lead' and link.used_at is null and link.expires_at > now()
$$;
comment on function public.find_lead_to_confirm is
  'The details that the press on a mailed link would confirm; null where there is no such link, or no longer';

create function public.confirm_lead(token_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('update_lead', $1);
  given public.leads := jsonb_populate_record(null::public.leads, link.details);
begin
  if link.token_hash is null then
    return private.link_state('update_lead', $1);
  end if;
  -- Details that were given earlier, or by others, no longer count.
  update private.mailed_links as earlier set used_at = now(), details = '{}'
  where earlier.purpose = 'update_lead' and earlier.email = link.email and earlier.used_at is null;
  insert into public.leads as lead (
    first_name, last_name, email, phone, country_code, lang, confirmed_at,
    contact_consent_at, contact_consent_version, contact_consent_lang
  )
  values (
    given.first_name, given.last_name, link.email, given.phone, given.country_code, given.lang, now(),
    given.contact_consent_at, given.contact_consent_version, given.contact_consent_lang
  )
  on conflict on constraint leads_email_key do update set
    first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
    country_code = excluded.country_code, lang = excluded.lang, confirmed_at = excluded.confirmed_at,
    contact_consent_at = excluded.contact_consent_at, contact_consent_version = excluded.contact_consent_version,
    contact_consent_lang = excluded.contact_consent_lang;
  return 'done';
end
$$;
comment on function public.confirm_lead is
  'Makes the details that a link was mailed for those of the address''s lead: done, used (before) or unknown';

-- Under row-level security LIKE cannot use an index, because the operator might reveal rows that the caller must not
-- see. So these lists check who calls and then search as their owner.
create function public.list_leads(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  whole constant text := lower(btrim(query));
  meant text;
begin
  perform private.require_admin();
  meant := case
    when exists (select from public.leads as lead where lead.email = whole) then format('lead.email = %L', whole)
    else private.meant_by(query, 'lead')
  end;
  return private.list_counted(
    'select lead.id, lead.first_name, lead.last_name, lead.email, lead.phone, lead.country_code, lead.lang,
      lead.source, lead.created_at, lead.contact_consent_at, lead.contact_consent_version, lead.contact_consent_lang,
      lead.confirmed_at
    from public.leads as lead where ' || meant,
    created_at, id, backwards, max_rows
  );
end
$$;
comment on function public.list_leads is
  'Finds the leads whose address is the text or, where there is none, whose name, address and phone have its words (private.meant_by). The newest come first, from a row on or backwards, counted to a thousand; for admins.';

-- Newsletters go to those who pressed the link that was sent to their own address. Nobody subscribes another's address, and
-- nobody undoes another's unsubscription; of an address that unsubscribed only a hash is kept.

create function private.forget_unsubscribed() returns trigger language plpgsql set search_path = '' as $$
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

-- Whoever asks for a letter types an address, and it may be anybody's: ten an hour of each kind, as of sign-ups and of
-- letters to the house, and by an IPv6 /48 forty, are as many as a household asks for.
create function public.request_subscription(
  email text, lang text, token_hash text, consent_version text, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('newsletter', $5, 10);
  return private.keep_link('subscribe', lower(btrim($1)), $2, $3, interval '7 days', jsonb_build_object('consent_version', $4));
end
$$;
comment on function public.request_subscription is
  'Prepares a subscription, for a new, a known and a former address alike; true where the letter with its link is to be sent';

create function public.confirm_subscription(token_hash text) returns text
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
comment on function public.confirm_subscription is 'Subscribes the address that the link was mailed to: done, used (before) or unknown';

create function public.unsubscribe(token uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    update public.newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now())
    where unsubscribe_token = token returning id
  )
  select exists (select from ended)
$$;
comment on function public.unsubscribe is
  'Ends the subscription that the link of a letter names, however often it is opened; false for an unknown link';

create function public.list_subscribers(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := private.literal_pattern(query);
  matching text := 'select subscriber.id, subscriber.email, subscriber.lang, subscriber.unsubscribe_token,
      subscriber.created_at, subscriber.unsubscribed_at, subscriber.confirmed_at
    from public.newsletter_subscribers as subscriber where ' || case
      when typed = '' then 'true'
      when typed ~ '[[:alnum:]]{3}' then private.contains('subscriber.email', typed)
      else format('subscriber.email like %L', typed || '%')
    end;
begin
  perform private.require_admin();
  return private.list_counted(matching, created_at, id, backwards, max_rows);
end
$$;
comment on function public.list_subscribers is
  'Subscribers whose address contains a text (fewer than three letters: begins so), former ones where there is none, the newest first, from a row on or backwards, counted to a thousand; for admins';

grant execute on function
  public.save_lead, public.find_lead_to_confirm, public.confirm_lead, public.request_subscription, public.confirm_subscription,
  public.unsubscribe
  to worker;
grant execute on function public.list_leads, public.list_subscribers to authenticated;
