-- Orders: what was bought, by whom, where it goes, what it costs, and every move there is. Rows are written by functions only.

create function private.new_secret() returns text language sql volatile set search_path = '' as $$
  select translate(
    left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+/', '-_'
  )
$$;
comment on function private.new_secret is '132 random bits in base64url, as an order''s secret is written';

create function private.today_in_riyadh() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Riyadh')::date
$$;
comment on function private.today_in_riyadh is 'The day by which orders are dated and payments awaited';

create function private.is_address(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and length(value::text) <= 2000
    -- An address needs a place and something within it, in every country.
    and (value ? 'city' or value ? 'emirate')
    and not exists (
      select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as field
      where field.key not in (
          'short_code', 'building', 'secondary', 'street', 'district', 'city', 'postal_code', 'unit', 'emirate', 'area',
          'line1', 'line2', 'region', 'note'
        )
        or jsonb_typeof(field.value) <> 'string'
        or length(btrim(field.value #>> '{}')) not between 1 and 200
        or not private.is_line(field.value #>> '{}')
    )
$$;
comment on function private.is_address is 'Whether a value is an address in parts; the shop knows which parts a country needs';

create sequence private.order_numbers;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- 128 bits, base64url: who has it sees the order.
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  letter_proof text not null default private.new_secret() check (letter_proof ~ '^[A-Za-z0-9_-]{22}$'),
  state text not null default 'received' check (state in (
    'received', 'confirmed', 'compounding', 'resting', 'bottled', 'on_its_way', 'delivered', 'cancelled', 'returned'
  )),
  lang text not null check (private.is_language(lang)),
  account uuid references auth.users (id) on delete set null,
  email text check (private.is_email(email)),
  proven_at timestamptz,
  name text check (length(btrim(name)) between 1 and 120 and private.is_line(name)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address jsonb check (private.is_address(address)),
  gift boolean not null default false,
  recipient text check (length(btrim(recipient)) between 1 and 120 and private.is_line(recipient)),
  recipient_phone text check (recipient_phone ~ '^\+[1-9][0-9]{6,14}$'),
  gift_card text check (length(btrim(gift_card)) between 1 and 300 and private.is_plain_text(gift_card)),
  payment text not null check (payment in ('on_delivery', 'transfer', 'card')),
  currency text not null check (private.is_currency(currency)),
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  credit integer not null check (credit between 0 and goods),
  total integer not null generated always as (goods + delivery - credit) stored,
  vat_percent integer not null check (vat_percent between 0 and 30),
  due_on date,
  paid integer not null default 0 check (paid >= 0),
  refunding integer not null default 0 check (refunding >= 0),
  refunded integer not null default 0 check (refunded between 0 and paid),
  due_again integer not null default 0 check (due_again between 0 and refunded),
  due integer not null generated always as (greatest(goods + delivery - credit - paid + due_again, 0)) stored,
  courier text check (length(btrim(courier)) between 1 and 60 and private.is_line(courier)),
  parcel text check (parcel ~ '^[A-Za-z0-9-]{4,40}$'),
  by_hand boolean not null default false,
  expected_from date not null,
  expected_to date not null check (expected_to >= expected_from),
  delivered_at timestamptz,
  return_requested_at timestamptz,
  return_declined_at timestamptz check (return_requested_at is not null or return_declined_at is null),
  return_outcome text check (return_outcome in ('refunded', 'remade', 'refused')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  -- The texts that the admin app's search looks through.
  search_names text not null generated always as (private.fold(coalesce(name, '') || ' ' || coalesce(recipient, ''))) stored,
  search text not null generated always as (
    private.fold(
      coalesce(name, '') || ' ' || coalesce(recipient, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
        || ' ' || coalesce(recipient_phone, '')
    )
  ) stored,
  constraint orders_gift check (gift or num_nonnulls(recipient, recipient_phone, gift_card) = 0),
  constraint orders_recipient check ((recipient is null) = (recipient_phone is null)),
  constraint orders_person check (erased_at is not null or num_nonnulls(email, name, phone, address) = 4),
  constraint orders_delivered check (state <> 'delivered' or delivered_at is not null),
  constraint orders_return_outcome check (return_outcome is null or state = 'returned'),
  constraint orders_by_hand check (not by_hand or num_nonnulls(courier, parcel) = 0),
  constraint orders_given_back check (refunded + refunding <= paid),
  constraint orders_due check ((payment = 'on_delivery') = (due_on is null))
);
comment on table public.orders is 'Orders, amounts in the smallest unit of their currency. Whoever was erased has left the amounts, which the law keeps.';
comment on column public.orders.credit is 'The price of a discovery set that was bought before, taken off once (private.credits)';
comment on column public.orders.recipient_phone is
  'Whom the courier rings where a gift goes to somebody else; the house itself writes to its customer alone';
comment on column public.orders.by_hand is 'The house brings it itself: no courier has it, and it has no number';
comment on column public.orders.refunding is 'Promised by the house, and not yet given back by the card''s provider';
comment on column public.orders.return_requested_at is 'When its customer asked to send it back; the house takes it back, or says why not';
comment on column public.orders.return_outcome is
  'What became of what came back: refunded, remade (the bottle is made anew and sent free of charge) or refused (it goes back to its customer); null until it is decided';
comment on column public.orders.due_on is 'The last day, in Riyadh, on which its payment is awaited; null where the courier takes the money';
comment on column public.orders.due is
  'The amount still to be paid: the price, less what was paid, plus what is due again of refunded money. Nobody asks for it once the order is cancelled or returned.';
comment on column public.orders.due_again is 'The part of the refunded money that is to be paid after all, as private.count_due_again() decides';
comment on column public.orders.proven_at is
  'When the order''s address was proven to be its customer''s own: they were signed in under it, or pressed the button that its letter leads to';
comment on column public.orders.letter_proof is
  'A token that only the links of the order''s letters hold, so whoever has it reads the mail of the order''s address. The person who placed the order knows its secret, not this.';
create index orders_created_idx on public.orders (created_at, id);
create index orders_state_idx on public.orders (state, created_at, id);
-- Orders that are under way are listed by the day that was promised, as a moment: the lists' pages begin at one.
create index orders_open_idx on public.orders ((expected_to::timestamp at time zone 'Asia/Riyadh'), id)
  where state not in ('delivered', 'cancelled', 'returned');
create index orders_promised_idx on public.orders (state, (expected_to::timestamp at time zone 'Asia/Riyadh'), id)
  where state not in ('delivered', 'cancelled', 'returned');
create index orders_refund_idx on public.orders (created_at, id) where state in ('cancelled', 'returned') and paid > refunded;
create index orders_overpaid_idx on public.orders (created_at, id) where paid > total;
create index orders_money_idx on public.orders (created_at, id) where state = 'delivered' and due > 0;
create index orders_return_requested_idx on public.orders (created_at, id)
  where state = 'delivered' and return_requested_at is not null and return_declined_at is null;
create index orders_due_idx on public.orders (due_on, created_at) where state = 'received' and paid = 0 and due_on is not null;
-- These orders are paid in part and past their day; no scheduled job cancels them.
create index orders_overdue_idx on public.orders (created_at, id)
  where state = 'received' and paid > 0 and due > 0 and due_on is not null;
create index orders_email_idx on public.orders (email, created_at);
create index orders_letter_box_idx on public.orders (private.letter_box(email)) where state = 'received';
create index orders_search_idx on public.orders using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index orders_names_idx on public.orders using gin (search_names extensions.gin_trgm_ops) with (fastupdate = off);
create index orders_number_end_idx on public.orders (reverse(number) text_pattern_ops);
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
  engraving text check (private.is_perfume_name(engraving)),
  quantity integer not null check (quantity between 1 and 5),
  unit integer not null check (unit > 0),
  engraved integer not null default 0 check (engraved >= 0),
  maceration integer check (maceration between 1 and 70),
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
comment on column public.order_lines.maceration is 'How many days it macerates by its recipe; null of a bottle of the Vault';
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
  kind text check (kind in (
    'return_requested', 'return_declined', 'return_refunded', 'return_remade', 'return_refused', 'parcel_changed', 'payment_returned'
  )),
  reason text check (reason in (
    'customer_wishes', 'unpaid', 'cannot_be_made', 'undeliverable', 'not_genuine', 'made_before', 'recorded_late', 'other'
  )),
  note text check (length(btrim(note)) between 1 and 500 and private.is_plain_text(note)),
  paid integer check (paid > 0),
  refunded integer check (refunded > 0),
  refund_failed integer check (refund_failed > 0),
  check (num_nonnulls(to_state, note, paid, refunded, refund_failed) > 0),
  check (reason is null or to_state is not null and (reason <> 'other' or note is not null)),
  check (kind is null or note is not null and num_nonnulls(to_state, paid, refunded) = 0)
);
comment on table public.order_events is 'The history of an order: each move, payment and refund, by whom and why';
comment on column public.order_events.reason is 'Why an admin cancelled the order, or took it further than its recipe allows; the note says more';
comment on column public.order_events.refund_failed is
  'What counted as refunded and has come back to the house, since the bank could not give it to the customer';
comment on column public.order_events.kind is 'What a person did that is neither a move nor a payment nor a refund';
create index order_events_order_idx on public.order_events (order_id, id);
create index order_events_money_idx on public.order_events (at) where num_nonnulls(paid, refunded, refund_failed) > 0;

create table private.order_moves (
  from_state text not null,
  to_state text not null,
  customer boolean not null default false,
  needs_note boolean not null default false,
  primary key (from_state, to_state)
);
comment on table private.order_moves is 'The moves between states that an order may make, whether its customer may make them too, and whether a reason is required';
insert into private.order_moves (from_state, to_state) values
  ('received', 'confirmed'),
  ('confirmed', 'compounding'),
  ('compounding', 'resting'),
  ('resting', 'bottled'),
  ('bottled', 'on_its_way'),
  ('on_its_way', 'delivered'),
  -- For orders of the Vault only, whose perfumes are bottled already.
  ('confirmed', 'bottled');
-- The reason is an admin's to give; a customer gives none.
insert into private.order_moves (from_state, to_state, customer, needs_note) values
  ('received', 'cancelled', true, true),
  ('confirmed', 'cancelled', true, true);
insert into private.order_moves (from_state, to_state, needs_note) values
  ('compounding', 'cancelled', true),
  ('resting', 'cancelled', true),
  ('bottled', 'cancelled', true),
  ('on_its_way', 'returned', true),
  ('delivered', 'returned', true),
  ('confirmed', 'received', true),
  ('compounding', 'confirmed', true),
  ('resting', 'compounding', true),
  ('bottled', 'resting', true),
  ('bottled', 'confirmed', true),
  ('on_its_way', 'bottled', true),
  ('delivered', 'on_its_way', true);

-- Admins read these tables; customers read their orders through functions, with a secret or an account.
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_events enable row level security;
create policy "admins read orders" on public.orders for select to authenticated using ((select private.is_admin()));
create policy "admins read lines" on public.order_lines for select to authenticated using ((select private.is_admin()));
create policy "admins read the history" on public.order_events for select to authenticated using ((select private.is_admin()));
-- The secret is left out, because it opens the order to whoever has it.
grant select (id, number, state, lang, account, email, name, phone, country, address, gift, recipient,
    recipient_phone, gift_card, payment, currency, goods, delivery, credit, total, vat_percent, due_on, paid, refunding, refunded, due_again, due,
    courier, parcel, by_hand, expected_from, expected_to, delivered_at, return_requested_at, return_declined_at, return_outcome,
    created_at, updated_at, erased_at)
  on public.orders to authenticated;
grant select on public.order_lines, public.order_events to authenticated;

create function private.owns_address(account uuid, email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users as owner
    where owner.id = $1 and owner.email = lower($2) and owner.email_confirmed_at is not null
  )
$$;
comment on function private.owns_address is 'Whether an account has proven that an address is its own';

create function private.change_stock(order_id uuid, direction integer) returns void language sql volatile set search_path = '' as $$
  update public.maestro_products as sold set stock = sold.stock + direction * held.quantity
  from (
    select line.product_id, sum(line.quantity) as quantity from public.order_lines as line
    where line.order_id = $1 and line.product_id is not null group by line.product_id
  ) as held
  where sold.id = held.product_id and sold.stock is not null
$$;
comment on function private.change_stock is 'Takes the bottles of an order out of stock (-1) or puts them back (1)';

create function public.place_order(
  secret text, items jsonb, country text, currency text, expected_total integer, payment text, lang text,
  customer jsonb, gift jsonb default null, account uuid default null, ip text default null, taxed boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.orders;
  network constant bytea := private.network_hash($11);
  priced private.priced_line[];
  credited uuid;
  quote jsonb;
  placed public.orders;
  wanted record;
  holds boolean := false;
begin
  -- Two presses of one form take turns, and the second finds what the first has placed.
  perform pg_advisory_xact_lock(hashtextextended('order ' || $1, 0));
  select * into known from public.orders as kept where kept.secret = $1;
  if known.id is not null then
    return jsonb_build_object('outcome', 'known', 'number', known.number);
  end if;
  perform private.spend_budget('order', $11, 20);
  -- Calls that want the same credit or the same bottles wait here. They lock in one order, so that none waits in a
  -- ring: the journeys, the order of the set (which may just be cancelled or refunded), the perfumes.
  perform from public.maestro_sessions as journey
  where journey.id = any (private.find_item_journeys($2, null)) order by journey.id for no key update;
  select found.order_id into credited from private.credit_for(private.find_item_journeys($2, 'bottle'), $4) as found;
  perform from public.orders as bought where bought.id = credited for no key update;
  perform from public.maestro_products as sold
  where sold.id in (select private.uuid_or_null(item.value ->> 'product') from jsonb_array_elements($2) as item (value))
  order by sold.id for no key update;
  priced := array(select line from private.price_items($2, $4, $10) as line);
  quote := private.quote_lines(priced, $3, $4, $12);
  if exists (select from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'problem' is not null) then
    return jsonb_build_object('outcome', 'refused', 'quote', quote);
  elsif (quote ->> 'total')::integer is distinct from $5 or (quote ->> 'credit_from')::uuid is distinct from credited then
    return jsonb_build_object('outcome', 'price_changed', 'quote', quote);
  elsif $6 = 'on_delivery' and ($9 is not null or not (quote ->> 'pays_on_delivery')::boolean) then
    return jsonb_build_object('outcome', 'payment_refused', 'quote', quote);
  end if;

  -- Quantities are summed per product, because one product may be in two lines.
  for wanted in
    select sold.id, sold.stock, sum(line.quantity) as quantity
    from unnest(priced) as line join public.maestro_products as sold on sold.id = line.product_id
    where sold.stock is not null group by sold.id
  loop
    if wanted.stock < wanted.quantity then
      return jsonb_build_object('outcome', 'sold_out', 'quote', quote);
    elsif wanted.quantity + private.count_unpaid(wanted.id, lower($8 ->> 'email'), network, $10) > private.max_unpaid() then
      return jsonb_build_object('outcome', 'too_many_unpaid', 'quote', quote);
    end if;
    holds := true;
  end loop;
  insert into public.orders
    (number, secret, lang, email, name, phone, account, country, address, gift, recipient, recipient_phone, gift_card,
      payment, currency, goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
  values (
    'ATH-' || to_char(now() at time zone 'Asia/Riyadh', 'YY') || '-' || lpad(nextval('private.order_numbers')::text, 6, '0'),
    $1, $7, lower($8 ->> 'email'), $8 ->> 'name', $8 ->> 'phone', $10, $3, $8 -> 'address',
    $9 is not null, $9 ->> 'recipient', $9 ->> 'phone', $9 ->> 'card', $6, $4,
    (quote ->> 'goods')::integer, (quote ->> 'delivery')::integer, (quote ->> 'credit')::integer,
    (quote ->> 'vat_percent')::integer, (quote ->> 'expected_from')::date, (quote ->> 'expected_to')::date,
    private.today_in_riyadh() + private.days_to_pay($6)
  )
  returning * into placed;
  insert into public.order_lines
    (order_id, line, kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved, maceration)
  select placed.id, row_number() over (), line.kind, line.session_id, line.perfume, line.variant, line.product_id,
    line.title, line.fingerprint, line.engraving, line.quantity, line.unit, line.engraved, line.maceration
  from unnest(priced) as line;
  perform private.change_stock(placed.id, -1);
  if placed.credit > 0 then
    insert into private.credits (order_id, set_order, amount, worth)
    values (placed.id, credited, placed.credit, (quote ->> 'credit_worth')::integer);
  end if;
  if holds and network is not null then
    insert into private.waiting_networks (order_id, network) values (placed.id, network);
  end if;
  insert into public.order_events (order_id, actor, to_state) values (placed.id, 'customer', 'received');
  return jsonb_build_object('outcome', 'placed', 'number', placed.number);
end
$$;
comment on function public.place_order is
  'Places an order, at most once for a secret. Answers placed, known (placed before), or, with the quote that holds now, why not: refused, price_changed, payment_refused (the courier takes no money there, not so much, or none for a gift), sold_out or too_many_unpaid (this address or network holds two unpaid bottles).';

create function private.count_due_again() returns trigger language plpgsql set search_path = '' as $$
begin
  new.due_again := case
    when new.refunded = new.paid and new.state in ('received', 'confirmed', 'compounding', 'resting', 'bottled') then new.refunded
    when old.due > 0 then old.due_again + new.refunded - old.refunded
    else old.due_again
  end;
  return new;
end
$$;
comment on function private.count_due_again is
  'Decides how much of an order''s refunded money is due again. It is where a part of the price was still missing, or where none of its money is left while the order is still in the house, because the payment was undone. A refund after the whole price was paid, in part or after sending, is a gift of the house and is not asked for again.';
create trigger count_due_again before update of refunded on public.orders
  for each row when (new.refunded > old.refunded) execute function private.count_due_again();

create function private.prove_own_order() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.owns_address(new.account, new.email) then
    new.proven_at := now();
  end if;
  return new;
end
$$;
create trigger prove_own_order before insert on public.orders
  for each row when (new.account is not null) execute function private.prove_own_order();

-- An order belongs to whoever is proven to own its address, not to whoever's address was typed.
create function public.keep_order(secret text, proof text default null, account uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  own boolean;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  own := private.owns_address($3, kept.email);
  if kept.id is null then
    return 'gone';
  elsif kept.email is null or not own and kept.letter_proof is distinct from $2 then
    return 'refused';
  elsif kept.proven_at is not null then
    return 'known';
  end if;
  update public.orders as found set
    proven_at = now(), account = case when own then coalesce(found.account, $3) else found.account end
  where found.id = kept.id;
  -- Its letters go to their own reader now, so that none of them waits for a later day any more.
  update private.outbox_letters as letter set due_at = now()
  where letter.order_id = kept.id and letter.attempts = 0 and letter.due_at > now();
  return 'done';
end
$$;
comment on function public.keep_order is
  'Puts the order that a secret opens into one''s own account, by the proof in its letters or signed in under its address. Answers done, known, refused or gone.';

-- How an order goes on: the only ways to make a move.

create function private.move_order(order_id uuid, to_state text, actor text, note text, reason text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  before text;
begin
  select kept.state into strict before from public.orders as kept where kept.id = $1 for update;
  update public.orders as kept set
    state = $2,
    delivered_at = case when $2 = 'delivered' then now() when $2 = 'returned' then kept.delivered_at end,
    -- A parcel that was called back, or came back, is no longer on its way to anybody.
    courier = case when $2 in ('on_its_way', 'delivered') then kept.courier end,
    parcel = case when $2 in ('on_its_way', 'delivered') then kept.parcel end,
    by_hand = kept.by_hand and $2 in ('on_its_way', 'delivered')
  where kept.id = $1;
  if before = 'on_its_way' and $2 <> 'delivered' then
    delete from private.outbox_letters as letter
    where letter.order_id = $1 and letter.kind = 'on_its_way' and letter.sent_at is null;
  end if;
  insert into public.order_events (order_id, actor, from_state, to_state, note, reason) values ($1, $3, before, $2, $4, $5);
  delete from private.waiting_networks as waiting where waiting.order_id = $1;
  if $2 in ('cancelled', 'returned') then
    update private.credits as credit set state = 'free', settled_at = now()
    where credit.order_id = $1 and credit.state = 'spent';
  end if;
  if $2 = 'cancelled' then
    perform private.change_stock($1, 1);
  end if;
end
$$;
comment on function private.move_order is
  'Moves an order to another state and records who did it. An order that leaves the courier has no parcel any more. A cancelled order''s bottles go back into stock; the credit that a cancelled or returned order used is free again.';

create function private.wants_money(from_state text, to_state text) returns boolean
language sql stable set search_path = '' as $$
  select $2 not in ('cancelled', 'delivered') and exists (
    select from private.order_moves as listed
    where listed.from_state = $1 and listed.to_state = $2 and not listed.needs_note
  )
$$;
comment on function private.wants_money is
  'Whether a move takes an order forward while it is still in the house, which requires its money';

create function private.weighed_from(kept public.orders) returns date language sql stable set search_path = '' as $$
  select ($1.created_at at time zone 'Asia/Riyadh')::date + private.days_of_weighing()
  where exists (select from public.order_lines as line where line.order_id = $1.id and line.kind <> 'vault')
$$;
comment on function private.weighed_from is
  'The first day on which an order is weighed, in Riyadh, so that its customer can cancel it throughout the day before; null where nothing of it is';

create function private.ready_on(kept public.orders) returns date language sql stable set search_path = '' as $$
  select private.weighed_from($1) where $1.state = 'confirmed'
  union all
  (select (event.at at time zone 'Asia/Riyadh')::date + case $1.state
    when 'compounding' then private.days_of_standing()
    when 'resting' then private.days_of_chilling() + (
      select max(line.maceration) from public.order_lines as line where line.order_id = $1.id
    ) end
  from public.order_events as event
  where event.order_id = $1.id and event.to_state = $1.state and $1.state in ('compounding', 'resting')
    -- What stands in the laboratory goes on standing while its order is cancelled and that is taken back.
    and event.from_state is distinct from 'cancelled'
  order by event.id desc limit 1)
$$;
comment on function private.ready_on is
  'The day from which an order may go on: it is weighed on the day after it was placed at the earliest, the weighed concentrate stands, then the perfume macerates and is chilled; null in other states';

create function private.is_early(kept public.orders, to_state text) returns boolean
language sql stable set search_path = '' as $$
  select ($1.state, $2) in (('confirmed', 'compounding'), ('compounding', 'resting'), ('resting', 'bottled'))
    and coalesce(private.ready_on($1) > private.today_in_riyadh(), false)
$$;
comment on function private.is_early is 'Whether a move comes before the recipe, or the day on which the order may still be cancelled, allows it';

create function public.advance_order(
  order_id uuid, from_state text, to_state text, note text default null, reason text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  allowed private.order_moves;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = $3 then
    return 'known';
  elsif kept.state is distinct from $2 then
    return 'moved_on';
  end if;
  select * into allowed from private.order_moves as listed where listed.from_state = $2 and listed.to_state = $3;
  if allowed.to_state is null or ($2 = 'confirmed' and $3 = 'bottled' and exists (
    select from public.order_lines as line where line.order_id = kept.id and line.kind <> 'vault'
  )) then
    return 'no_such_move';
  elsif nullif(btrim($4), '') is null and (allowed.needs_note and $5 is null or $5 = 'other') then
    return 'needs_note';
  end if;
  problem := private.money_problem(kept, $3, $4);
  if problem is not null then
    return problem;
  elsif nullif(btrim($4), '') is null and $5 is null and private.is_early(kept, $3) then
    return 'too_early';
  elsif $3 = 'on_its_way' and $2 = 'bottled' and kept.parcel is null and not kept.by_hand then
    return 'no_parcel';
  end if;
  -- An order that goes on without the prepaid money that went back is a gift, so nothing of it is due again. Where the
  -- courier takes the money, it is still asked for.
  if kept.payment <> 'on_delivery' and private.wants_money($2, $3) and private.money_went_back(kept) then
    update public.orders as found set due_again = greatest(found.paid - found.total, 0) where found.id = kept.id;
  end if;
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''), $5);
  return 'done';
end
$$;
comment on function public.advance_order is
  'Moves an order from the state that was seen to the next: done, known (it is there), moved_on (somebody was faster), no_such_move, needs_note, unpaid, money_went_back (unless a note says why it goes on), too_early (by its recipe, unless a reason is given), no_parcel or gone; for admins';

create function private.cancelling_to_undo(kept public.orders) returns public.order_events
language sql stable set search_path = '' as $$
  select event
  from public.order_events as event
  where event.order_id = $1.id and event.to_state = 'cancelled' and $1.state = 'cancelled'
    and event.actor not in ('customer', 'house') and event.at > now() - interval '10 minutes'
    and $1.refunding = 0 and $1.erased_at is null
    and not exists (
      select from public.order_events as later
      where later.order_id = event.order_id and later.id > event.id
        and (later.to_state is not null or later.refunded is not null)
    )
  order by event.id desc limit 1
$$;
comment on function private.cancelling_to_undo is
  'By what an order was cancelled, if an admin did it less than ten minutes ago and nothing has gone back since; its letter waits as long';

create function public.undo_cancellation(order_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  cancelling public.order_events;
  freed record;
  bought public.orders;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  cancelling := private.cancelling_to_undo(kept);
  -- Whoever takes letters passes this one by, or has taken it, and then it may be with its reader.
  perform from private.outbox_letters as letter where letter.order_id = $1 and letter.kind = 'cancelled' for update;
  if cancelling.id is null or exists (
    select from private.outbox_letters as letter
    where letter.order_id = $1 and letter.kind = 'cancelled' and letter.taken_at is not null
  ) then
    return 'moved_on';
  end if;
  -- Locked in the order of place_order: the order of the set, then the perfumes.
  select * into freed from private.credits as credit
  where credit.order_id = $1 and credit.state = 'free';
  if freed.order_id is not null then
    select * into bought from public.orders as found where found.id = freed.set_order for no key update;
    if bought.paid - bought.refunded - bought.refunding < freed.worth or exists (
      select from private.credits as spent where spent.set_order = freed.set_order and spent.state = 'spent'
    ) then
      return 'credit_gone';
    end if;
  end if;
  perform from public.maestro_products as sold
  where sold.id in (select line.product_id from public.order_lines as line where line.order_id = $1)
  order by sold.id for no key update;
  if exists (
    select from public.maestro_products as sold
    join public.order_lines as line on line.product_id = sold.id and line.order_id = $1
    group by sold.id having sold.stock < sum(line.quantity)
  ) then
    return 'sold_out';
  end if;
  if freed.order_id is not null then
    update private.credits as credit set state = 'spent', settled_at = null where credit.order_id = $1;
  end if;
  perform private.change_stock($1, -1);
  delete from private.outbox_letters as letter
  where letter.order_id = $1 and letter.kind = 'cancelled' and letter.sent_at is null;
  update public.orders as found set state = cancelling.from_state where found.id = $1;
  insert into public.order_events (order_id, actor, from_state, to_state)
  values ($1, private.actor(), 'cancelled', cancelling.from_state);
  return 'done';
end
$$;
comment on function public.undo_cancellation is
  'Takes back that an admin cancelled an order, within ten minutes: done, moved_on (it is too late: the letter about it leaves, money has gone back or the person was erased since), sold_out or credit_gone (what it held has been given to another); for admins';

create function public.send_parcel(order_id uuid, courier text, parcel text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state not in ('bottled', 'on_its_way') then
    return 'moved_on';
  end if;
  -- If the order may not be sent, nothing about its parcel is written.
  problem := private.money_problem(kept, 'on_its_way', $4);
  if problem is not null then
    return problem;
  end if;
  update public.orders as found set courier = btrim($2), parcel = upper(btrim($3)), by_hand = false where found.id = $1;
  if kept.state = 'on_its_way' then
    if (kept.courier, kept.parcel) is distinct from (btrim($2), upper(btrim($3))) then
      insert into public.order_events (order_id, actor, kind, note)
      values ($1, private.actor(), 'parcel_changed', btrim($2) || ' ' || upper(btrim($3)));
    end if;
    return 'done';
  end if;
  return public.advance_order($1, 'bottled', 'on_its_way', $4);
end
$$;
comment on function public.send_parcel is
  'Records the parcel of an order and sends it on its way, or corrects the parcel''s number, which its customer is told. Answers done, moved_on or money_went_back (unless a note says why it is sent); for admins.';

create function public.deliver_by_hand(order_id uuid, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state <> 'bottled' then
    return 'moved_on';
  end if;
  problem := private.money_problem(kept, 'on_its_way', $2);
  if problem is not null then
    return problem;
  end if;
  update public.orders as found set courier = null, parcel = null, by_hand = true where found.id = $1;
  return public.advance_order($1, 'bottled', 'on_its_way', $2);
end
$$;
comment on function public.deliver_by_hand is
  'Sends an order on its way in the house''s own hands, without a courier and a number: done, moved_on or money_went_back (unless a note says why); for admins';

create function private.may_cancel(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.order_moves as listed
    where listed.from_state = $1.state and listed.to_state = 'cancelled' and listed.customer
  ) or $1.state = 'compounding' and coalesce(private.weighed_from($1) > private.today_in_riyadh(), false)
$$;
comment on function private.may_cancel is
  'Whether its customer may still cancel an order: until it is weighed, and throughout the day on which it was placed even if an admin weighed it with a reason';

create function public.cancel_order(secret text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = 'cancelled' then
    return 'known';
  elsif not private.may_cancel(kept) then
    return 'too_late';
  end if;
  perform private.move_order(kept.id, 'cancelled', 'customer', null);
  return 'done';
end
$$;
comment on function public.cancel_order is 'Cancels the order that a secret opens, while nothing is weighed: done, known, too_late or gone';

create function private.may_return(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select $1.state = 'delivered' and $1.return_requested_at is null and $1.delivered_at > now() - interval '7 days' and $1.email is not null
$$;
comment on function private.may_return is 'Whether a return may still be asked for: within seven days of the delivery, once';

create function public.request_return(secret text, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.return_requested_at is not null then
    return 'known';
  elsif kept.state <> 'delivered' then
    return 'not_delivered';
  elsif not private.may_return(kept) then
    return 'too_late';
  end if;
  update public.orders as found set return_requested_at = now() where found.id = kept.id;
  insert into public.order_events (order_id, actor, kind, note) values (kept.id, 'customer', 'return_requested', $2);
  return 'done';
end
$$;
comment on function public.request_return is
  'Asks to send back what the order that a secret opens has brought, and says why: done, known, not_delivered, too_late or gone';

create function public.decline_return(order_id uuid, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if nullif(btrim($2), '') is null then
    return 'needs_note';
  end if;
  update public.orders as kept set return_declined_at = now()
  where kept.id = $1 and kept.state = 'delivered' and kept.return_requested_at is not null and kept.return_declined_at is null;
  if not found then
    return 'moved_on';
  end if;
  insert into public.order_events (order_id, actor, kind, note) values ($1, private.actor(), 'return_declined', btrim($2));
  return 'done';
end
$$;
comment on function public.decline_return is
  'Declines a return that a customer asked for, and says why, also to the customer. Answers done, moved_on or needs_note; for admins.';

create function private.keeps_price(kept public.orders) returns boolean language sql immutable set search_path = '' as $$
  select coalesce($1.return_outcome in ('remade', 'refused'), false)
$$;
comment on function private.keeps_price is
  'Whether the price of an order that came back stays with the house, since its customer gets the bottle again, or a new one';

-- What came back is looked at first, so that nothing is promised before.
create function public.decide_return(order_id uuid, outcome text, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  freed record;
begin
  perform private.require_admin();
  if nullif(btrim($3), '') is null then
    return 'needs_note';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state <> 'returned' or kept.return_outcome is not null
    or $2 <> 'refunded' and kept.refunded + kept.refunding > 0 then
    return 'moved_on';
  end if;
  -- Whoever keeps the bottle has spent the credit that came off it.
  select * into freed from private.credits as credit where credit.order_id = $1 and credit.state = 'free';
  if $2 <> 'refunded' and freed.order_id is not null then
    if exists (
      select from private.credits as spent where spent.set_order = freed.set_order and spent.state = 'spent'
    ) then
      return 'credit_gone';
    end if;
    update private.credits as credit set state = 'spent', settled_at = null where credit.order_id = $1;
  end if;
  update public.orders as found set return_outcome = $2 where found.id = $1;
  insert into public.order_events (order_id, actor, kind, note) values ($1, private.actor(), 'return_' || $2, btrim($3));
  return 'done';
end
$$;
comment on function public.decide_return is
  'Says once what became of what came back: refunded, remade or refused, and why. Answers done, moved_on (it is decided, did not come back, or its money went back), needs_note or credit_gone (its credit is spent on another order); for admins.';

grant execute on function
  public.place_order, public.keep_order, public.cancel_order, public.request_return
  to worker;
grant execute on function
  public.advance_order, public.undo_cancellation, public.send_parcel, public.deliver_by_hand, public.decline_return, public.decide_return
  to authenticated;
