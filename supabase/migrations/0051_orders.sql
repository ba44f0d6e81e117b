-- Orders: what was bought, by whom, where it goes, what it costs. Rows are written by functions only.

create sequence private.order_numbers;

create function private.is_address(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and length(value::text) <= 2000 and not exists (
    select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as field
    where field.key not in (
        'short_code', 'building', 'secondary', 'street', 'district', 'city', 'postal_code', 'unit', 'emirate', 'area',
        'line1', 'line2', 'region', 'note'
      )
      or jsonb_typeof(field.value) <> 'string'
      or length(btrim(field.value #>> '{}')) not between 1 and 200
      or not private.is_plain_text(field.value #>> '{}')
  )
$$;
comment on function private.is_address(jsonb) is 'An address by its parts; which of them a country asks for, the shop says';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- 128 bits, base64url: who has it sees the order.
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  state text not null default 'received' check (state in (
    'received', 'confirmed', 'compounding', 'resting', 'bottled', 'on_its_way', 'delivered', 'cancelled', 'returned'
  )),
  lang text not null check (private.is_language(lang)),
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]+)?$'),
  email text check (private.is_email(email)),
  name text check (length(btrim(name)) between 1 and 120 and private.is_plain_text(name)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  account uuid references auth.users (id) on delete set null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  address jsonb check (private.is_address(address)),
  recipient text check (length(btrim(recipient)) between 1 and 120 and private.is_plain_text(recipient)),
  gift_card text check (length(btrim(gift_card)) between 1 and 300 and private.is_plain_text(gift_card)),
  gift boolean not null default false,
  payment text not null check (payment in ('on_delivery', 'transfer')),
  currency text not null check (private.is_currency(currency)),
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  credit integer not null check (credit between 0 and goods),
  total integer not null generated always as (goods + delivery - credit) stored,
  vat_percent integer not null check (vat_percent between 0 and 30),
  credit_from uuid,
  paid integer not null default 0 check (paid >= 0),
  refunded integer not null default 0 check (refunded between 0 and paid),
  courier text check (length(btrim(courier)) between 1 and 60 and private.is_plain_text(courier)),
  parcel text check (parcel ~ '^[A-Za-z0-9-]{4,40}$'),
  expected_from date not null,
  expected_to date not null check (expected_to >= expected_from),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint orders_credit_whole check ((credit = 0) = (credit_from is null)),
  constraint orders_gift check (gift or (recipient is null and gift_card is null)),
  constraint orders_person check (erased_at is not null or num_nonnulls(email, name, phone, address) = 4),
  constraint orders_delivered check (state <> 'delivered' or delivered_at is not null)
);
comment on table public.orders is 'Orders, amounts in the smallest unit of their currency. Whoever was erased has left the amounts, which the law keeps.';
comment on column public.orders.origin is 'Where the shop was open that it was placed in: its letters lead there';
comment on column public.orders.credit is 'The price of a discovery set that was bought before, by credit_from, taken off once';
create unique index orders_credit_from_idx on public.orders (credit_from) where credit_from is not null and state <> 'cancelled';
create index orders_created_idx on public.orders (created_at, id);
create index orders_open_idx on public.orders (state, created_at, id) where state not in ('delivered', 'cancelled', 'returned');
create index orders_email_idx on public.orders (email, created_at);
create index orders_phone_idx on public.orders (phone text_pattern_ops);
create index orders_name_idx on public.orders (lower(name) text_pattern_ops);
create index orders_account_idx on public.orders (account, created_at) where account is not null;
create trigger touch before update on public.orders for each row execute function private.touch();

create table public.order_lines (
  order_id uuid not null references public.orders (id) on delete cascade,
  line integer not null check (line between 1 and 20),
  kind text not null check (kind in ('bottle', 'discovery_set', 'vault')),
  session_id uuid,
  perfume uuid,
  variant text check (variant in ('premiere', 'deuxieme')),
  product_id uuid references public.maestro_products (id),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  fingerprint text,
  engraving text check (length(engraving) between 1 and 60),
  quantity integer not null check (quantity between 1 and 5),
  unit integer not null check (unit > 0),
  engraved integer not null default 0 check (engraved >= 0),
  amount integer not null generated always as (quantity * (unit + engraved)) stored,
  primary key (order_id, line),
  constraint order_lines_of_kind check (
    case kind
      when 'vault' then product_id is not null and num_nonnulls(session_id, perfume, variant, fingerprint) = 0
      else product_id is null and num_nonnulls(session_id, perfume, fingerprint) = 3 and (variant is not null) = (kind = 'bottle')
    end
  ),
  constraint order_lines_engraved check (engraved = 0 or engraving is not null)
);
comment on table public.order_lines is 'What an order holds, named and priced as it was then; unit and engraved are prices of one piece';
create index order_lines_fingerprint_idx on public.order_lines (lower(fingerprint) text_pattern_ops) where fingerprint is not null;
create index order_lines_session_idx on public.order_lines (session_id) where session_id is not null;
create index order_lines_product_idx on public.order_lines (product_id) where product_id is not null;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  from_state text,
  to_state text,
  note text check (length(btrim(note)) between 1 and 500 and private.is_plain_text(note)),
  paid integer check (paid > 0),
  refunded integer check (refunded > 0),
  check (num_nonnulls(to_state, note, paid, refunded) > 0)
);
comment on table public.order_events is 'The history of an order: each move, payment and refund, by whom and why';
create index order_events_order_idx on public.order_events (order_id, id);

-- The office reads them here; whoever bought, by a secret or an account, through functions.
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_events enable row level security;
create policy "admins read orders" on public.orders for select to authenticated using ((select public.is_admin()));
create policy "admins read lines" on public.order_lines for select to authenticated using ((select public.is_admin()));
create policy "admins read the history" on public.order_events for select to authenticated using ((select public.is_admin()));
-- Not the secret, which opens the order to whoever has it.
grant select (id, number, state, lang, email, name, phone, account, country, address, recipient, gift_card, gift, payment,
    currency, goods, delivery, credit, total, vat_percent, credit_from, paid, refunded, courier, parcel, expected_from,
    expected_to, created_at, delivered_at, updated_at, erased_at)
  on public.orders to authenticated;
grant select on public.order_lines, public.order_events to authenticated;

-- Pricing.

create type private.priced_piece as (
  kind text, session_id uuid, perfume uuid, variant text, product_id uuid, title jsonb, fingerprint text, engraving text,
  quantity integer, unit integer, engraved integer, problem text
);

create function private.price_perfume(piece jsonb, currency text, account uuid) returns private.priced_piece
language plpgsql stable set search_path = '' as $$
declare
  kind constant text := piece ->> 'kind';
  variant constant text := piece ->> 'variant';
  quantity constant integer := (piece ->> 'quantity')::integer;
  perfume record;
  found_variant jsonb;
begin
  select made.id, made.session_id, made.custom_name, made.engraving, made.fingerprint, made.withdrawn_at, made.result_json
  into perfume
  from private.perfumes as made
  join public.maestro_sessions as journey on journey.id = made.session_id
  where made.id = private.uuid_or_null(piece ->> 'perfume') and made.engine_version is not null
    and (made.session_id = private.request_session() or journey.owner = account);
  if perfume.id is null then
    return row(kind, null, null, variant, null, null, null, null, quantity, null, null, 'gone')::private.priced_piece;
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
    case when perfume.withdrawn_at is not null then 'withdrawn' end
  )::private.priced_piece;
end
$$;
comment on function private.price_perfume(jsonb, text, uuid) is
  'A piece of a composed perfume that the request''s session or the account has: its name, engraving and price as they stand';

create function private.price_product(piece jsonb, currency text, account uuid) returns private.priced_piece
language plpgsql stable set search_path = '' as $$
declare
  quantity constant integer := (piece ->> 'quantity')::integer;
  product public.maestro_products;
  problem text;
begin
  select * into product from public.maestro_products as sold
  where sold.id = private.uuid_or_null(piece ->> 'product') and sold.is_active;
  if product.id is null then
    return row('vault', null, null, null, null, null, null, null, quantity, null, null, 'gone')::private.priced_piece;
  end if;
  problem := case
    when 'invite_only' = any (product.badges) and not exists (
      select from public.vault_invitations as invitation
      join auth.users as invited on lower(invited.email) = invitation.email and invited.id = account
      where invitation.product_id = product.id and invited.email_confirmed_at is not null
    ) then 'invite_only'
    when 'members_only' = any (product.badges) and account is null then 'members_only'
    when product.stock < quantity then 'sold_out'
  end;
  return row(
    'vault', null, null, null, product.id, product.name, null, null, quantity,
    private.exactly(product.price_aed, 'AED', currency), 0, problem
  )::private.priced_piece;
end
$$;
comment on function private.price_product(jsonb, text, uuid) is 'A bottle of the Vault: its price, and what keeps this account from it';

create function private.price_pieces(pieces jsonb, currency text, account uuid) returns setof private.priced_piece
language plpgsql stable set search_path = '' as $$
declare
  piece jsonb;
begin
  if jsonb_typeof(pieces) is distinct from 'array' or jsonb_array_length(pieces) not between 1 and 10 then
    raise exception 'An order has one to ten lines' using errcode = 'check_violation';
  end if;
  for piece in select listed.value from jsonb_array_elements(pieces) as listed (value) loop
    if (piece ->> 'quantity') !~ '^[1-5]$' or piece ->> 'quantity' is null then
      raise exception 'One to five of a piece' using errcode = 'check_violation';
    end if;
    if piece ->> 'kind' = 'vault' then
      return next private.price_product(piece, currency, account);
    elsif piece ->> 'kind' = 'bottle' and piece ->> 'variant' in ('premiere', 'deuxieme')
      or piece ->> 'kind' = 'discovery_set' and piece ->> 'variant' is null then
      return next private.price_perfume(piece, currency, account);
    else
      raise exception 'No such piece' using errcode = 'check_violation';
    end if;
  end loop;
end
$$;
comment on function private.price_pieces(jsonb, text, uuid) is
  'Prices pieces as the shop would sell them now: [{"kind", "perfume", "variant", "product", "quantity"}]';

create function private.credit_for(sessions uuid[], currency text) returns table (order_id uuid, credit integer)
language sql stable set search_path = '' as $$
  select bought.id, case when bought.currency = $2 then line.unit else private.price_of('discovery_set', $2) end
  from public.order_lines as line
  join public.orders as bought on bought.id = line.order_id
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state not in ('cancelled', 'returned')
    and bought.paid >= bought.total and bought.refunded = 0
    and bought.created_at > now() - interval '60 days'
    and not exists (
      select from public.orders as spent where spent.credit_from = bought.id and spent.state <> 'cancelled'
    )
  order by bought.created_at
  limit 1
$$;
comment on function private.credit_for(uuid[], text) is
  'The discovery set of one of these journeys that was paid within 60 days and not yet credited, and its price';

create function private.pays_on_delivery(country text, total integer, currency text) returns boolean
language sql stable set search_path = '' as $$
  select delivered.pays_on_delivery and total * private.per_dollar('AED') / private.per_dollar(currency) <= 100 * 4000
  from public.delivery_countries as delivered where delivered.code = $1
$$;
comment on function private.pays_on_delivery(text, integer, text) is 'Whether the courier may take so much money there: up to AED 4,000';

-- How long until it is there: composed perfumes are weighed, rest for two weeks and are bottled first.
create function private.days_to_make(kind text) returns integer
language sql immutable set search_path = '' as $$ select case kind when 'bottle' then 18 when 'discovery_set' then 5 else 1 end $$;

create function public.quote_order(pieces jsonb, country text, currency text, account uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  priced private.priced_piece[] := array(select piece from private.price_pieces($1, $3, $4) as piece);
  destination public.delivery_countries;
  goods integer;
  fee integer;
  credited record;
  off integer;
  total integer;
  making integer;
begin
  select * into destination from public.delivery_countries as delivered where delivered.code = $2;
  if destination.code is null or not private.is_currency($3) then
    raise exception 'No such country or currency' using errcode = 'check_violation';
  end if;
  select coalesce(sum(piece.quantity * (piece.unit + piece.engraved)), 0), coalesce(max(private.days_to_make(piece.kind)), 1)
  into goods, making
  from unnest(priced) as piece where piece.unit is not null;
  fee := private.whole(destination.fee_sar, 'SAR', $3);
  select found.order_id, found.credit into credited
  from private.credit_for(
    array(select piece.session_id from unnest(priced) as piece where piece.kind = 'bottle' and piece.session_id is not null), $3
  ) as found;
  off := least(coalesce(credited.credit, 0), goods);
  total := goods + fee - off;
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', piece.kind, 'variant', piece.variant, 'perfume', piece.perfume, 'product', piece.product_id,
          'title', piece.title, 'engraving', piece.engraving, 'quantity', piece.quantity, 'unit', piece.unit,
          'engraved', piece.engraved, 'problem', piece.problem
        ) order by listed
      )
      from unnest(priced) with ordinality as piece (
        kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved, problem, listed
      )
    ),
    'currency', $3, 'goods', goods, 'delivery', fee, 'credit', off, 'credit_from', credited.order_id, 'total', total,
    'vat_percent', destination.vat_percent, 'vat', private.vat_in(total, destination.vat_percent),
    'pays_on_delivery', private.pays_on_delivery($2, total, $3),
    'expected_from', (now() at time zone 'Asia/Riyadh')::date + making + destination.days_least,
    'expected_to', (now() at time zone 'Asia/Riyadh')::date + making + 3 + destination.days_most
  );
end
$$;
comment on function public.quote_order(jsonb, text, text, uuid) is
  'What these pieces cost an account (null: a guest) now, delivered there; a line''s problem keeps it from being bought';
grant execute on function public.quote_order(jsonb, text, text, uuid) to worker;

create function public.place_order(
  secret text, pieces jsonb, country text, currency text, expected_total integer, payment text, lang text,
  origin text, customer jsonb, gift jsonb default null, account uuid default null, ip text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.orders;
  quote jsonb;
  placed public.orders;
  short text;
begin
  -- Two presses of one form take turns, and the second finds what the first has placed.
  perform pg_advisory_xact_lock(hashtextextended('order ' || $1, 0));
  select * into known from public.orders as kept where kept.secret = $1;
  if known.id is not null then
    return jsonb_build_object('outcome', 'known', 'number', known.number);
  end if;
  perform private.spend_budget('order', $12, 20);
  -- Whoever wants the same bottles or the same credit waits here; always in the same order, so that nobody waits in a ring.
  perform from public.maestro_products as sold
  where sold.id in (select private.uuid_or_null(piece.value ->> 'product') from jsonb_array_elements($2) as piece (value))
  order by sold.id for no key update;
  perform from public.maestro_sessions as journey
  where journey.id in (select piece.session_id from private.price_pieces($2, $4, $11) as piece)
  order by journey.id for no key update;
  quote := public.quote_order($2, $3, $4, $11);
  if exists (select from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'problem' is not null) then
    return jsonb_build_object('outcome', 'refused', 'quote', quote);
  elsif (quote ->> 'total')::integer is distinct from $5 then
    return jsonb_build_object('outcome', 'price_changed', 'quote', quote);
  elsif $6 = 'on_delivery' and not (quote ->> 'pays_on_delivery')::boolean then
    return jsonb_build_object('outcome', 'payment_refused', 'quote', quote);
  end if;

  -- Together, for one product may stand in two lines.
  select wanted.product into short
  from (
    select line.value ->> 'product' as product, sum((line.value ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'kind' = 'vault' group by 1
  ) as wanted
  join public.maestro_products as sold on sold.id = wanted.product::uuid
  where sold.stock < wanted.quantity;
  if short is not null then
    return jsonb_build_object('outcome', 'sold_out', 'quote', quote);
  end if;
  update public.maestro_products as sold set stock = sold.stock - wanted.quantity
  from (
    select (line.value ->> 'product')::uuid as product, sum((line.value ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'kind' = 'vault' group by 1
  ) as wanted
  where sold.id = wanted.product and sold.stock is not null;

  insert into public.orders
    (number, secret, lang, origin, email, name, phone, account, country, address, gift, recipient, gift_card, payment, currency,
      goods, delivery, credit, credit_from, vat_percent, expected_from, expected_to)
  values (
    'ATH-' || to_char(now() at time zone 'Asia/Riyadh', 'YY') || '-' || lpad(nextval('private.order_numbers')::text, 6, '0'),
    $1, $7, $8, lower($9 ->> 'email'), $9 ->> 'name', $9 ->> 'phone', $11, $3, $9 -> 'address',
    $10 is not null, $10 ->> 'recipient', $10 ->> 'card', $6, $4,
    (quote ->> 'goods')::integer, (quote ->> 'delivery')::integer, (quote ->> 'credit')::integer,
    case when (quote ->> 'credit')::integer > 0 then (quote ->> 'credit_from')::uuid end,
    (quote ->> 'vat_percent')::integer, (quote ->> 'expected_from')::date, (quote ->> 'expected_to')::date
  )
  returning * into placed;
  insert into public.order_lines
    (order_id, line, kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved)
  select placed.id, row_number() over (), piece.kind, piece.session_id, piece.perfume, piece.variant, piece.product_id,
    piece.title, piece.fingerprint, piece.engraving, piece.quantity, piece.unit, piece.engraved
  from private.price_pieces($2, $4, $11) as piece;
  insert into public.order_events (order_id, actor, to_state) values (placed.id, 'customer', 'received');
  return jsonb_build_object('outcome', 'placed', 'number', placed.number);
end
$$;
comment on function public.place_order(text, jsonb, text, text, integer, text, text, text, jsonb, jsonb, uuid, text) is
  'Places an order, at most once for a secret: placed, known (placed before), or why not with the quote that holds now: refused, price_changed, payment_refused, sold_out';
grant execute on function public.place_order(text, jsonb, text, text, integer, text, text, text, jsonb, jsonb, uuid, text) to worker;
