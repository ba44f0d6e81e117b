-- What an order costs is decided here. Amounts of orders are integers of the currency's smallest unit (fils, halalas).

create table public.delivery_countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  place integer not null unique,
  fee_sar integer not null check (fee_sar between 0 and 1000),
  days_least integer not null check (days_least > 0),
  days_most integer not null,
  pays_on_delivery boolean not null,
  vat_percent integer not null check (vat_percent between 0 and 30),
  is_open boolean not null default false,
  check (days_most >= days_least)
);
comment on table public.delivery_countries is
  'Where parcels go: the fee in whole riyals, the days on the way, whether the courier takes money, and the VAT that prices include; 0 where duties are the recipient''s';
comment on column public.delivery_countries.is_open is
  'Whether its papers exist: to a country without them nothing can be ordered, and every page says so';
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
update public.delivery_countries set is_open = true where code in ('SA', 'AE');

alter table public.delivery_countries enable row level security;
create policy "everyone reads where parcels go" on public.delivery_countries for select to anon, authenticated using (true);
create policy "admins open and close countries" on public.delivery_countries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, update (is_open) on public.delivery_countries to authenticated;
grant select on public.delivery_countries to anon;
create trigger audit after update on public.delivery_countries for each row execute function private.audit();
create trigger catalogue_changed after update on public.delivery_countries
  for each statement execute function private.catalogue_changed();

create type private.priced_line as (
  kind text, session_id uuid, perfume uuid, variant text, product_id uuid, title jsonb, fingerprint text, engraving text,
  quantity integer, unit integer, engraved integer, problem text, maceration integer, made_without jsonb,
  kept_out_since jsonb
);

create function private.is_currency(value text) returns boolean
language sql immutable set search_path = '' as $$ select value in ('AED', 'SAR') $$;

create function private.per_dollar(currency text) returns numeric
language sql immutable set search_path = '' as $$ select case currency when 'AED' then 3.6725 when 'SAR' then 3.75 end $$;
comment on function private.per_dollar is 'The units of a currency that one US dollar costs; both are pegged to it';

create function private.convert_to_whole(amount integer, from_currency text, to_currency text) returns integer
language sql immutable set search_path = '' as $$
  select 100 * round(amount / private.per_dollar(from_currency) * private.per_dollar(to_currency))::integer
$$;
comment on function private.convert_to_whole is
  'Converts a price in whole units to another currency, rounded to whole units as the shop shows it. Answers it in the smallest unit.';

create function private.price_of(kind text, currency text) returns integer
language sql immutable set search_path = '' as $$
  select case kind
    when 'bottle' then private.convert_to_whole(1659, 'SAR', currency)
    when 'discovery_set' then private.convert_to_whole(799, 'SAR', currency)
    when 'engraving' then private.convert_to_whole(150, 'AED', currency)
  end
$$;
comment on function private.price_of is 'The price of a bottle, of a discovery set or of a gold engraving in a currency, in its smallest unit; the results page shows the same prices';

create function private.vat_in(total integer, vat_percent integer) returns integer
language sql immutable set search_path = '' as $$ select round(total * vat_percent::numeric / (100 + vat_percent))::integer $$;
comment on function private.vat_in is 'The VAT that a total includes';

create function private.pays_on_delivery(country text, total integer, currency text) returns boolean
language sql stable set search_path = '' as $$
  select delivered.pays_on_delivery and total * private.per_dollar('AED') / private.per_dollar(currency) <= 100 * 4000
  from public.delivery_countries as delivered where delivered.code = $1
$$;
comment on function private.pays_on_delivery is 'Whether the courier may take so much money there: up to AED 4,000';

create function private.maceration_days(variant jsonb) returns integer language sql immutable set search_path = '' as $$
  select case when jsonb_typeof($1 -> 'maceration_days') = 'number' then least(($1 ->> 'maceration_days')::integer, 70) else 35 end
$$;
comment on function private.maceration_days is 'How many days a composed perfume macerates, as its composition says';

create function private.price_perfume(item jsonb, currency text) returns private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  kind constant text := item ->> 'kind';
  variant constant text := item ->> 'variant';
  quantity constant integer := (item ->> 'quantity')::integer;
  perfume record;
  found_variant jsonb;
begin
  select made.id, made.session_id, made.custom_name, made.engraving, made.fingerprint, made.withdrawn_at, made.result_json
  into perfume
  from private.maestro_results as made
  join public.maestro_sessions as journey on journey.id = made.session_id
  where made.id = private.uuid_or_null(item ->> 'perfume') and made.question_id is null
    and private.holder_of(made.session_id) = 'caller';
  if perfume.id is null then
    return row(kind, null, null, variant, null, null, null, null, quantity, null, null, 'gone', null, null, null)::private.priced_line;
  end if;
  select listed.value into found_variant
  from jsonb_array_elements(perfume.result_json -> 'variants') as listed (value)
  where listed.value ->> 'kind' = coalesce(variant, 'premiere');
  return row(
    kind, perfume.session_id, perfume.id, variant, null,
    jsonb_build_object(
      'en', found_variant -> 'display_name', 'ar', found_variant -> 'display_name_ar',
      'fr', found_variant -> 'display_name_fr', 'ru', found_variant -> 'display_name_ru'
    ),
    perfume.fingerprint,
    case when kind = 'bottle' then perfume.custom_name end,
    quantity,
    private.price_of(kind, currency),
    case when kind = 'bottle' and perfume.engraving and perfume.custom_name is not null
      then private.price_of('engraving', currency) else 0 end,
    case when perfume.withdrawn_at is not null then 'withdrawn' end,
    -- A set holds both; what was composed before its days were kept with it is promised the longest.
    case when kind = 'bottle' then private.maceration_days(found_variant)
      else (select max(private.maceration_days(listed.value)) from jsonb_array_elements(perfume.result_json -> 'variants') as listed (value))
    end,
    perfume.result_json -> 'made_without',
    private.kept_out_since(perfume.id)
  )::private.priced_line;
end
$$;
comment on function private.price_perfume is
  'The line of a composed perfume whose journey the caller holds: its name, engraving and price as they stand';

create function private.price_product(item jsonb, currency text, account uuid) returns private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  quantity constant integer := (item ->> 'quantity')::integer;
  product public.maestro_products;
  problem text;
begin
  select * into product from public.maestro_products as sold
  where sold.id = private.uuid_or_null(item ->> 'product') and sold.is_active;
  if product.id is null then
    return row('vault', null, null, null, null, null, null, null, quantity, null, null, 'gone', null, null, null)::private.priced_line;
  end if;
  problem := case
    when 'invite_only' = any (product.badges) and not private.is_invited(product.id, account) then 'invite_only'
    when 'members_only' = any (product.badges) and account is null then 'members_only'
    when product.stock < quantity then 'sold_out'
    when product.stock is not null and quantity > private.max_unpaid() then 'too_many'
  end;
  return row(
    'vault', null, null, null, product.id, product.name, null, null, quantity,
    private.convert_to_whole(product.price_aed, 'AED', currency), 0, problem, null, null, null
  )::private.priced_line;
end
$$;
comment on function private.price_product is 'A bottle of the Vault: its price, and what keeps this account from it';

create function private.price_items(items jsonb, currency text, account uuid) returns setof private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  item jsonb;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 10 then
    raise exception 'An order has one to ten lines' using errcode = 'check_violation';
  end if;
  for item in select listed.value from jsonb_array_elements(items) as listed (value) loop
    if (item ->> 'quantity') !~ '^[1-5]$' or item ->> 'quantity' is null then
      raise exception 'One to five of an item' using errcode = 'check_violation';
    end if;
    if item ->> 'kind' = 'vault' then
      return next private.price_product(item, currency, account);
    elsif item ->> 'kind' = 'bottle' and item ->> 'variant' in ('premiere', 'deuxieme')
      or item ->> 'kind' = 'discovery_set' and item ->> 'variant' is null then
      return next private.price_perfume(item, currency);
    else
      raise exception 'No such item' using errcode = 'check_violation';
    end if;
  end loop;
end
$$;
comment on function private.price_items is
  'Prices items as the shop would sell them now: [{"kind", "perfume", "variant", "product", "quantity"}]';

-- The days of the recipe, as the compounding sheet has them: the concentrate is weighed on one day and stands for
-- another before the alcohol goes in; after the maceration it is chilled for two days and filled on one. A bottle of the
-- Vault is only packed.
create function private.days_of_weighing() returns integer language sql immutable set search_path = '' as $$ select 1 $$;
create function private.days_of_standing() returns integer language sql immutable set search_path = '' as $$ select 1 $$;
create function private.days_of_chilling() returns integer language sql immutable set search_path = '' as $$ select 2 $$;
create function private.days_of_filling() returns integer language sql immutable set search_path = '' as $$ select 1 $$;

create function private.days_to_make(maceration integer) returns integer language sql immutable set search_path = '' as $$
  select case when $1 is null then 0
    else private.days_of_weighing() + private.days_of_standing() + $1 + private.days_of_chilling() end
    + private.days_of_filling()
$$;
comment on function private.days_to_make is
  'From an order to its parcel, of a perfume that macerates so many days; null of one that is in its bottle already';

create function public.list_delivery_countries() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'code', delivered.code, 'is_open', delivered.is_open, 'fee_sar', delivered.fee_sar, 'pays_on_delivery', delivered.pays_on_delivery,
      'vat_percent', delivered.vat_percent, 'days', (
        select jsonb_object_agg(made.kind, jsonb_build_object(
          'least', private.days_to_make(made.maceration) + delivered.days_least,
          'most', private.days_to_make(made.maceration) + 3 + delivered.days_most
        ))
        from (values ('composed', 0), ('vault', null)) as made (kind, maceration)
      )
    ) order by delivered.place
  )
  from public.delivery_countries as delivered
$$;
comment on function public.list_delivery_countries is
  'Lists where parcels go, what that costs, and after how many days at least and at most what is ordered today arrives, by kind; of a composed perfume without its maceration, which its recipe says';

create function private.find_item_journeys(items jsonb, kind text) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select distinct made.session_id
    from jsonb_path_query($1, '$[*]') as item (value)
    join private.maestro_results as made on made.id = private.uuid_or_null(item.value ->> 'perfume')
    where ($2 is null or item.value ->> 'kind' = $2) and made.question_id is null and private.holder_of(made.session_id) = 'caller'
  )
$$;
comment on function private.find_item_journeys is
  'The journeys of the caller that items of one kind (null: of any) were composed in; they are locked before the items are priced';

create function private.line_view(line private.priced_line) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', $1.kind, 'variant', $1.variant, 'perfume', $1.perfume, 'product', $1.product_id, 'title', $1.title,
    'engraving', $1.engraving, 'quantity', $1.quantity, 'unit', $1.unit, 'engraved', $1.engraved, 'problem', $1.problem,
    'made_without', coalesce($1.made_without, '[]'), 'kept_out_since', $1.kept_out_since,
    'seals', coalesce((
      select jsonb_agg(composed.value -> 'seal' order by composed.place)
      from private.maestro_results as made
      cross join lateral jsonb_array_elements(made.result_json -> 'variants') with ordinality as composed (value, place)
      where made.id = $1.perfume and composed.value ->> 'kind' = coalesce($1.variant, composed.value ->> 'kind')
        and composed.value ->> 'seal' is not null
    ), '[]')
  )
$$;
comment on function private.line_view is 'A line of a quote or of an order as its customer sees it';

create function private.quote_lines(priced private.priced_line[], country text, currency text, taxed boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  destination public.delivery_countries;
  goods integer;
  fee integer;
  credited record;
  bottles uuid[];
  off integer;
  total integer;
  making integer;
  vat_percent integer;
begin
  select * into destination from public.delivery_countries as delivered where delivered.code = $2;
  if destination.code is null or not private.is_currency($3) then
    raise exception 'No such country or currency' using errcode = 'check_violation';
  end if;
  select coalesce(sum(line.quantity * (line.unit + line.engraved)), 0), coalesce(max(private.days_to_make(line.maceration)), 1)
  into goods, making
  from unnest(priced) as line where line.unit is not null;
  fee := private.convert_to_whole(destination.fee_sar, 'SAR', $3);
  bottles := array(select line.session_id from unnest(priced) as line where line.kind = 'bottle' and line.session_id is not null);
  select found.order_id, found.credit, found.worth into credited
  from private.credit_for(bottles, $3) as found;
  off := least(coalesce(credited.credit, 0), goods);
  total := goods + fee - off;
  vat_percent := case when $4 then destination.vat_percent else 0 end;
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(
        private.line_view(priced[place]) || case when destination.is_open or (priced[place]).problem is not null then '{}'::jsonb
          else jsonb_build_object('problem', 'not_delivered') end
        order by place
      )
      from generate_subscripts(priced, 1) as place
    ),
    'currency', $3, 'goods', goods, 'delivery', fee, 'credit', off, 'credit_from', credited.order_id,
    'credit_waits', case when off = 0 then private.waiting_credit(bottles) end,
    'credit_worth', round(credited.worth * off::numeric / credited.credit)::integer, 'total', total,
    'vat_percent', vat_percent, 'vat', private.vat_in(total, vat_percent),
    'pays_on_delivery', private.pays_on_delivery($2, total, $3),
    'expected_from', private.today_in_riyadh() + making + destination.days_least,
    'expected_to', private.today_in_riyadh() + making + 3 + destination.days_most,
    'weighed_from', case when exists (select from unnest(priced) as line where line.maceration is not null)
      then private.today_in_riyadh() + private.days_of_weighing() end
  );
end
$$;
comment on function private.quote_lines is
  'Computes what priced lines cost together, delivered to a country: credit, delivery, the VAT that the price includes where the house is registered for it (taxed), the days that it takes, and the first on which it is weighed';

create function public.quote_order(items jsonb, country text, currency text, taxed boolean, account uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.quote_lines(array(select line from private.price_items($1, $3, $5) as line), $2, $3, $4)
$$;
comment on function public.quote_order is
  'Computes what these items cost an account (null: a guest) now, delivered to a country; a line with a problem cannot be bought';

grant execute on function public.quote_order, public.list_delivery_countries to worker;
