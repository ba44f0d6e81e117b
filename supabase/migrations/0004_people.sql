-- People who left their address: leads of the sign-up page and subscribers of the letter.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (length(btrim(first_name)) between 1 and 120 and first_name !~ '[[:cntrl:]]'),
  last_name text not null check (length(btrim(last_name)) between 1 and 120 and last_name !~ '[[:cntrl:]]'),
  email text not null unique check (private.is_email(email)),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  lang text not null check (private.is_language(lang)),
  source text not null default 'signup_page' check (source = 'signup_page'),
  created_at timestamptz not null default now(),
  -- What the office's search looks through.
  search text generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored
);
comment on table public.leads is 'Who asked to hear from the house, once per address. The phone is E.164.';
create index leads_created_idx on public.leads (created_at desc, id);

alter table public.leads enable row level security;
create policy "everyone leaves a lead" on public.leads
  for insert to anon, authenticated with check (source = 'signup_page');
create policy "admins read leads" on public.leads
  for select to authenticated using ((select public.is_admin()));
create policy "admins delete leads" on public.leads
  for delete to authenticated using ((select public.is_admin()));
grant insert (first_name, last_name, email, phone, country_code, lang, source) on public.leads to anon, authenticated;
grant select, delete on public.leads to authenticated;
create trigger audit after update or delete on public.leads for each row execute function private.audit('personal');

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);
comment on table public.newsletter_subscribers is 'Who reads the letter. Written through subscribe_newsletter and unsubscribe_newsletter, which tell nothing about others.';
create index newsletter_subscribers_created_idx on public.newsletter_subscribers (created_at desc, id);

alter table public.newsletter_subscribers enable row level security;
create policy "admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_admin()));
create policy "admins end subscriptions" on public.newsletter_subscribers
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins delete subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select public.is_admin()));
grant select, update (unsubscribed_at), delete on public.newsletter_subscribers to authenticated;
create trigger audit after update or delete on public.newsletter_subscribers
  for each row execute function private.audit('personal');

create function public.subscribe_newsletter(email text, lang text) returns boolean
language sql volatile security definer set search_path = '' as $$
  insert into public.newsletter_subscribers as subscriber (email, lang) values (lower(btrim($1)), $2)
  -- Always an update, so that a known address takes the same way as a new one.
  on conflict (email) do update set lang = excluded.lang, unsubscribed_at = null
  returning true
$$;
comment on function public.subscribe_newsletter(text, text) is 'Subscribes an address; true, the same for a new, a known and a returning one';
grant execute on function public.subscribe_newsletter(text, text) to anon, authenticated;

create function public.unsubscribe_newsletter(token uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    update public.newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now())
    where unsubscribe_token = token returning id
  )
  select exists (select from ended)
$$;
comment on function public.unsubscribe_newsletter(uuid) is 'Ends the subscription that the link of a letter names, however often it is opened; false for an unknown link';
grant execute on function public.unsubscribe_newsletter(uuid) to anon, authenticated;

create function public.erase_person(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := lower(btrim($1));
  leads integer;
  subscriptions integer;
  accounts integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin erases a person''s data' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.app_admins_email as admin where admin.email = address) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  delete from public.leads as lead where lead.email = address;
  get diagnostics leads = row_count;
  delete from public.newsletter_subscribers as subscriber where subscriber.email = address;
  get diagnostics subscriptions = row_count;
  delete from auth.users as account where lower(account.email) = address;
  get diagnostics accounts = row_count;
  return jsonb_build_object('leads', leads, 'subscriptions', subscriptions, 'accounts', accounts);
end
$$;
comment on function public.erase_person(text) is 'Erases what the house keeps under an address (lead, subscription, account); for admins. Journeys carry no address.';
grant execute on function public.erase_person(text) to authenticated;
