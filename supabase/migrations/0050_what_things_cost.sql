-- What an order costs is decided here. Amounts of orders are integers of the currency's smallest unit (fils, halalas).

create table public.delivery_countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  place integer not null unique,
  fee_sar integer not null check (fee_sar between 0 and 1000),
  days_least integer not null check (days_least > 0),
  days_most integer not null,
  pays_on_delivery boolean not null,
  vat_percent integer not null check (vat_percent between 0 and 30),
  check (days_most >= days_least)
);
comment on table public.delivery_countries is
  'Where parcels go: the fee in whole riyals, the days on the way, whether the courier takes money, and the VAT that prices include; 0 where duties are the recipient''s';
insert into public.delivery_countries (code, place, fee_sar, days_least, days_most, pays_on_delivery, vat_percent) values
  ('SA', 1, 0, 2, 4, true, 15),
  ('AE', 2, 45, 2, 5, true, 5),
  ('QA', 3, 55, 3, 6, false, 0),
  ('KW', 4, 55, 3, 6, false, 0),
  ('OM', 5, 55, 3, 6, false, 0),
  ('BH', 6, 45, 2, 5, false, 0),
  ('EG', 7, 90, 5, 9, false, 0),
  ('JO', 8, 80, 4, 8, false, 0),
  ('LB', 9, 95, 5, 10, false, 0),
  ('TR', 10, 95, 5, 9, false, 0),
  ('US', 11, 140, 6, 12, false, 0),
  ('GB', 12, 120, 5, 9, false, 0),
  ('FR', 13, 120, 5, 9, false, 0),
  ('RU', 14, 160, 8, 16, false, 0);
alter table public.delivery_countries enable row level security;
create policy "everyone reads where parcels go" on public.delivery_countries for select to anon, authenticated using (true);
grant select on public.delivery_countries to anon, authenticated;

create function private.is_currency(value text) returns boolean
language sql immutable set search_path = '' as $$ select value in ('AED', 'SAR') $$;

create function private.per_dollar(currency text) returns numeric
language sql immutable set search_path = '' as $$ select case currency when 'AED' then 3.6725 when 'SAR' then 3.75 end $$;
comment on function private.per_dollar(text) is 'Units of a currency for a US dollar, to which both are pegged';

create function private.whole(amount integer, from_currency text, to_currency text) returns integer
language sql immutable set search_path = '' as $$
  select 100 * round(amount / private.per_dollar(from_currency) * private.per_dollar(to_currency))::integer
$$;
comment on function private.whole(integer, text, text) is
  'A price in whole units as the shop shows it in a currency, rounded to whole units: in its smallest unit';

create function private.exactly(amount integer, from_currency text, to_currency text) returns integer
language sql immutable set search_path = '' as $$
  select round(100 * amount / private.per_dollar(from_currency) * private.per_dollar(to_currency))::integer
$$;
comment on function private.exactly(integer, text, text) is 'The same without rounding to whole units, as the Vault shows it';

create function private.price_of(kind text, currency text) returns integer
language sql immutable set search_path = '' as $$
  select case kind
    when 'bottle' then private.whole(1659, 'SAR', currency)
    when 'discovery_set' then private.whole(799, 'SAR', currency)
    when 'engraving' then private.whole(150, 'AED', currency)
  end
$$;
comment on function private.price_of(text, text) is 'What a piece of a composed perfume costs, those of the results page; and a gold engraving';

create function private.vat_in(total integer, vat_percent integer) returns integer
language sql immutable set search_path = '' as $$ select round(total * vat_percent::numeric / (100 + vat_percent))::integer $$;
comment on function private.vat_in(integer, integer) is 'The VAT that a total includes';

-- Bottles of the Vault are filled before they are sold; null: as many as are asked for.
alter table public.maestro_products add column stock integer check (stock between 0 and 100000);
comment on column public.maestro_products.stock is 'Bottles that may still be sold; null where they are filled to order';
grant insert (stock), update (stock) on public.maestro_products to authenticated;

create table public.vault_invitations (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.maestro_products (id) on delete cascade,
  email text not null check (private.is_email(email)),
  invited_by text not null default auth.jwt() ->> 'email',
  created_at timestamptz not null default now(),
  unique (product_id, email)
);
comment on table public.vault_invitations is 'Whom the office has invited to own a perfume that is sold by invitation only';
create index vault_invitations_email_idx on public.vault_invitations (email);
alter table public.vault_invitations enable row level security;
create policy "admins read invitations" on public.vault_invitations for select to authenticated using ((select public.is_admin()));
create policy "admins invite" on public.vault_invitations for insert to authenticated with check ((select public.is_admin()));
create policy "admins withdraw invitations" on public.vault_invitations for delete to authenticated using ((select public.is_admin()));
grant select, insert (product_id, email), delete on public.vault_invitations to authenticated;
create trigger audit after insert or delete on public.vault_invitations
  for each row execute function private.audit('personal');
