-- Being contacted has a consent of its own, and what a sign-up says about a known address counts once the address's
-- owner has pressed the link that was mailed to it.

alter table public.leads
  add column contact_consent_at timestamptz,
  add column contact_consent_version text check (contact_consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column contact_consent_lang text check (private.is_language(contact_consent_lang)),
  add column confirmed_at timestamptz,
  add constraint leads_consent_whole check (
    num_nonnulls(contact_consent_at, contact_consent_version, contact_consent_lang) in (0, 3)
  );
comment on column public.leads.contact_consent_at is 'When the box that allows the house to contact this person was ticked; null: it was not';
comment on column public.leads.contact_consent_version is 'Which wording was agreed to, in the language contact_consent_lang';
comment on column public.leads.confirmed_at is 'When the owner of the address confirmed these details. Without it, anyone may have given them, and the consent.';
comment on table public.leads is 'Who signed up, once per address. The phone is E.164. Contacted may be who has a consent and has confirmed it.';

drop function public.leave_lead(text, text, text, text, text, text, text);
create function public.leave_lead(
  first_name text, last_name text, email text, phone text, country_code text, lang text,
  token_hash text, consent_version text default null, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  given public.leads := null;
begin
  perform private.spend_budget('lead', $9, 10);
  given.first_name := $1;
  given.last_name := $2;
  given.email := lower(btrim($3));
  given.phone := $4;
  given.country_code := $5;
  given.lang := $6;
  if $8 is not null then
    given.contact_consent_at := now();
    given.contact_consent_version := $8;
    given.contact_consent_lang := $6;
  end if;
  insert into public.leads as lead (
    first_name, last_name, email, phone, country_code, lang, contact_consent_at, contact_consent_version, contact_consent_lang
  )
  values (
    given.first_name, given.last_name, given.email, given.phone, given.country_code, given.lang,
    given.contact_consent_at, given.contact_consent_version, given.contact_consent_lang
  )
  -- Changes nothing, but a malformed detail is refused for a known address as for a new one.
  on conflict on constraint leads_email_key do nothing;
  return private.keep_link(
    'update_lead', given.email, $6, $7, interval '7 days',
    jsonb_strip_nulls(to_jsonb(given)) - array['email']
  );
end
$$;
comment on function public.leave_lead(text, text, text, text, text, text, text, text, text) is
  'Keeps the first sign-up of an address; its details and those of later ones are its owner''s once the mailed link is pressed. True, for a new and a known address alike, where the letter with that link is to be sent';
grant execute on function public.leave_lead(text, text, text, text, text, text, text, text, text) to worker;

create function public.lead_to_confirm(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select link.details || jsonb_build_object('email', link.email)
  from private.mailed_links as link
  where link.token_hash = $1 and link.purpose = 'update_lead' and link.used_at is null and link.expires_at > now()
$$;
comment on function public.lead_to_confirm(text) is 'The details that the press on a mailed link would confirm; null where there is no such link, or no longer';
grant execute on function public.lead_to_confirm(text) to worker;

create function public.confirm_lead(token_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('update_lead', $1);
  given public.leads := jsonb_populate_record(null::public.leads, link.details);
begin
  if link.token_hash is null then
    return private.link_state('update_lead', $1);
  end if;
  -- What was said before, or by others, no longer counts.
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
comment on function public.confirm_lead(text) is
  'Makes the details that a link was mailed for those of the address''s lead: done, used (before) or unknown';
grant execute on function public.confirm_lead(text) to worker;
